/** For whoever scans the code on a prescription. */
export const prescriptionCheck = {
  title: 'Is this prescription genuine?',
  active: 'Yes, it is genuine.',
  hasPaper: 'A photo of the paper, signed by hand, is on file.',
  part: 'Part of it has been dispensed, last on {date}.',
  all: 'Everything on it has been dispensed, last on {date}.',
  allLead: 'Please give no more medicines from it.',
  stopped: 'The doctor has stopped this prescription.',
  stoppedLead: 'Please give no more medicines from it.',
  unknown: 'No prescription has this code.',
  unknownLead: 'Please scan it again, or ask the doctor.',
  date: 'Day: {date}',
  validUntil: 'Valid until {date}',
  over: 'It was valid until a day that has passed.',
  overLead: 'Ask the doctor before you give anything from it.',
  compare:
    'The paper must show the same doctor, number and day. Which medicines are on it is not checked here.',
  by: 'Dr. {name}',
  registration: '{council}, registration number {number}',
  number: 'Number {number}',
}
