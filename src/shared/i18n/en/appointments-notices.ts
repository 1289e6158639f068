/** Its notices and what they say in the list of activities, by what happened: fetched when there is one. */
export const appointmentsNotices = {
  requested: '{patient} requests an appointment on {date} at {time}.',
  opened: 'Your request for {date} at {time} is now open to every doctor.',
  offered:
    '{patient} requests an appointment on {date} at {time}. It is open: the first doctor to accept takes it.',
  reassigned: 'Your request for {date} at {time} is now with Dr. {doctor}.',
  accepted: 'Dr. {doctor} confirmed your appointment on {date} at {time}.',
  failed: 'No doctor was available for your request for {date} at {time}. Please request another time.',
  lapsed: 'The request for {date} at {time} was not answered in time.',
  missed: 'The appointment on {date} at {time} did not take place.',
  cancelledByPatient: '{patient} cancelled the appointment on {date} at {time}.',
  cancelledByDoctor: 'Dr. {doctor} cancelled your appointment on {date} at {time}: {reason}',
  reopened:
    'Dr. {doctor} cannot keep your appointment on {date} at {time}: {reason}. Your request is open to every doctor again.',
  started: 'Dr. {doctor} is ready for you now.',
  finished: 'Dr. {doctor} finished your visit of {date}.',
  autoClosed: 'The doctor did not finish the visit on {date} at {time}. It was closed at the end of the day.',
  movedOn: 'The time to answer the request for {date} at {time} has passed. It went on to another doctor.',
  unconfirmed:
    'Nobody has confirmed your appointment on {date} at {time} yet. Please do not travel until you are told. To ask, phone {phone}.',
  unconfirmedCall:
    'Nobody has confirmed your call on {date} at {time} yet. Please do not wait for it until you are told. To ask, phone {phone}.',
  assigned: 'The desk gave you the appointment of {patient} on {date} at {time}.',
  offeredInPerson:
    'Dr. {doctor} needs to see you in person and offers {date} at {time}. Please say yes or no.',
  offerTaken: '{patient} will come on {date} at {time}.',
  offerDeclined: '{patient} does not take the visit in person. The request went on to another doctor.',
  timeToLeave: 'It is time to leave for Dr. {doctor}: your number is {token}.',
  numberGiven: 'You have number {token} with Dr. {doctor} today. It was given at the counter or by phone.',
  numberCancelled: 'Number {token} with Dr. {doctor} today is cancelled at the counter.',
  sessionCancelled: 'Dr. {doctor} is not there on {date}. Your visit is cancelled.',
  sentToHospital:
    'Go to hospital now: {hospital}, {phone}. Dr. {doctor} says that this cannot wait. Call 108 for an ambulance, or 112.',
  /** Instead of the sentence above where the facts name the patient: what a doctor reads. */
  ofPatient: {
    movedOn:
      'The time to answer the request of {patient} for {date} at {time} has passed. It went on to another doctor.',
    sentToHospital: 'Dr. {doctor} sent {patient} to hospital at once. Please phone the patient.',
    lapsed: 'The request of {patient} for {date} at {time} was not answered in time.',
    missed: 'The appointment of {patient} on {date} at {time} did not take place.',
    autoClosed:
      'The visit of {patient} on {date} at {time} was not finished. It was closed at the end of the day.',
  },
  /** The same with the doctor: what a patient reads. */
  ofDoctor: {
    lapsed: 'Dr. {doctor} did not answer your request for {date} at {time} in time.',
    missed: 'Your appointment with Dr. {doctor} on {date} at {time} did not take place.',
    autoClosed:
      'Dr. {doctor} did not finish your visit on {date} at {time}. It was closed at the end of the day.',
  },
}
