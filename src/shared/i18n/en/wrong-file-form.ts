/** A doctor marks a file as wrong, and takes that back: fetched for doctors. */
export const wrongFileForm = {
  press: 'This file is wrong',
  title: 'Is this file wrong?',
  lead: 'It stays in the record, marked as wrong, with your name and the reason. The patient is told.',
  reason: 'Why is it wrong?',
  words: 'What is wrong with it?',
  confirm: 'Mark as wrong',
  keep: 'Cancel',
  marked: 'Marked as wrong. The patient is told.',
  takeBack: 'Take the mark back',
  takenBack: 'The mark is taken back. The patient is told.',
}
