/** Kinds without a sentence here are notices: theirs stands in `x-notices.ts` of its feature. */
export const activities = {
  empty: 'Nothing yet',
  emptyLead: 'What is done here and what doctors reply will appear in this list.',
  loadFailed: 'Your recent activities could not be loaded.',
  kinds: {
    'appointments.asked': 'An appointment on {date} at {time} was asked for.',
    'appointments.cancelled': 'The appointment on {date} at {time} was cancelled.',
    'appointments.completed': 'The appointment with Dr. {doctor} on {date} has ended.',
    'appointments.started': 'Dr. {doctor} started the appointment on {date}.',
    'patients.saved': 'The profile was saved.',
  },
}
