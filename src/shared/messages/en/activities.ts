/** Kinds without a sentence here are notices: theirs stands in `notifications.kinds`. */
export const activities = {
  empty: 'Nothing yet',
  emptyLead: 'What you do here, and what doctors answer, appears in this list.',
  loadFailed: 'Your recent activities could not be loaded.',
  kinds: {
    'appointments.asked': 'You asked for an appointment on {date} at {time}.',
    'appointments.cancelled': 'You cancelled the appointment on {date} at {time}.',
    'appointments.completed': 'Your appointment with Dr. {doctor} on {date} is over.',
    'appointments.started': 'Dr. {doctor} started your appointment of {date}.',
    'patients.saved': 'You saved your profile.',
  },
}
