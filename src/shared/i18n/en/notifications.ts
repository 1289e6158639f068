export const notifications = {
  title: 'What’s new',
  more: { one: '{count} more', other: '{count} more' },
  showMore: 'Show more',
  open: 'See',
  seen: 'Got it',
  seenAll: 'Mark all as read',
  seenShown: 'Mark these as read',
  away: 'Dr. {away} is not available.',
  place: 'Where: {place}',
  /** Instead of the sentence below where the facts name the patient: what a doctor reads. */
  ofPatient: {
    'appointments.lapsed': 'The request of {patient} for {date} at {time} was not answered in time.',
    'appointments.missed': 'The appointment of {patient} on {date} at {time} did not take place.',
    'appointments.autoClosed':
      'The visit of {patient} on {date} at {time} was not finished. It was closed at the end of the day.',
  },
  /** The same with the doctor: what a patient reads. */
  ofDoctor: {
    'appointments.lapsed': 'Dr. {doctor} did not answer your request for {date} at {time} in time.',
    'appointments.missed': 'Your appointment with Dr. {doctor} on {date} at {time} did not take place.',
    'appointments.autoClosed':
      'Dr. {doctor} did not finish your visit on {date} at {time}. It was closed at the end of the day.',
  },
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
