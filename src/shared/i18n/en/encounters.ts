/** The doctor’s note of a visit. */
export const encounters = {
  refusals: {
    alreadySigned: 'This note has already been signed. What is missing can be added below it.',
    changedMeanwhile: 'You changed this note on another device. Please choose what is right.',
    notSigned: 'This note is not signed yet. Please write into the note itself.',
  },
  fields: {
    identityMissing: 'Please ask for name, age and village, then tick this',
    followUpPast: 'Please choose a day after today',
    followUpTooFar: 'Please choose a day within a year',
  },
  /** Its reads by doctors in the desk’s log, by the name of the endpoint. */
  acts: {
    read: 'Opened a visit',
    ofAppointment: 'Opened the visit of an appointment',
    ofPatient: 'Looked at the notes of a patient’s visits',
  },
}
