export const prescriptions = {
  title: 'Prescriptions',
  none: 'No prescriptions yet.',
  noneLead: 'Doctors cannot write prescriptions here yet. Please keep the paper that the doctor gives you.',
  book: 'Book appointment',
}
