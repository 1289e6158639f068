export const prescriptions = {
  title: 'Prescriptions',
  none: 'No prescriptions yet.',
  noneLead: 'A doctor writes one after seeing you. Book an appointment first.',
  book: 'Book appointment',
}
