/** Kinds without a sentence here are notices: theirs stands in `x-notices.ts` of its feature. */
export const activities = {
  empty: 'Nothing yet',
  emptyLead: 'Your actions and your doctors’ replies will appear here.',
  loadFailed: 'Your recent activities could not be loaded.',
  kinds: {
    'appointments.asked': 'You asked for an appointment on {date} at {time}.',
    'appointments.cancelled': 'You cancelled the appointment on {date} at {time}.',
    'appointments.completed': 'Your appointment with Dr. {doctor} on {date} has ended.',
    'appointments.started': 'Dr. {doctor} started your appointment on {date}.',
    'patients.saved': 'You saved your profile.',
  },
}
