/** What a doctor has said of a wrong file, for the patient and other doctors. */
export const wrongFiles = {
  reasons: {
    anotherPerson: 'It belongs to another person',
    unreadable: 'It cannot be read',
    duplicate: 'It is here twice',
    other: 'Another reason',
  },
  by: 'Marked as wrong by Dr. {name} on {date}',
  byDoctor: 'Marked as wrong by a doctor on {date}',
}
