/** Push messages about messages, written by the server: no name and no word, because phones lie open on tables. */
export const messageTexts = {
  asked: 'Nabz: a patient has written to you',
  answered: 'Nabz: a doctor has written to you',
  overdue: 'Nabz: a patient waits for your answer',
}
