export const prescriptions = {
  title: 'Prescriptions',
  none: 'No prescriptions yet.',
  noneLead: 'A doctor writes one after seeing you. Ask for a time first.',
  book: 'Book appointment',
}
