export const notifications = {
  title: 'What’s new',
  more: { one: '{count} more', other: '{count} more' },
  seen: 'Got it',
  seenAll: 'Mark all as read',
  away: 'Dr. {away} is not available.',
  kinds: {
    'appointments.requested': '{patient} requests an appointment on {date} at {time}.',
    'appointments.opened': 'Your request for {date} at {time} is now open to every doctor.',
    'appointments.offered':
      '{patient} requests an appointment on {date} at {time}. It is open: the first doctor to accept takes it.',
    'appointments.reassigned': 'Your request for {date} at {time} is now with Dr. {doctor}.',
    'appointments.accepted': 'Dr. {doctor} confirmed your appointment on {date} at {time}.',
    'appointments.failed':
      'No doctor was available for your request for {date} at {time}. Please request another time.',
    'appointments.lapsed': 'The request for {date} at {time} was not answered in time.',
    'appointments.missed': 'The appointment on {date} at {time} did not take place.',
    'appointments.cancelledByPatient': '{patient} cancelled the appointment on {date} at {time}.',
    'appointments.cancelledByDoctor': 'Dr. {doctor} cancelled your appointment on {date} at {time}: {reason}',
    'appointments.reopened':
      'Dr. {doctor} cannot keep your appointment on {date} at {time}: {reason}. Your request is open to every doctor again.',
    'appointments.started': 'Dr. {doctor} is ready for you now.',
    'appointments.finished': 'Dr. {doctor} finished your visit of {date}.',
    'appointments.autoClosed':
      'The doctor did not finish the visit on {date} at {time}. It was closed at the end of the day.',
    'vitals.critical': '{patient}: critical reading {value}, measured on {date}.',
    'vitals.attended': 'Dr. {doctor} has seen your reading {value}. If you feel worse, call an ambulance.',
  },
}
