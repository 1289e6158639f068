/** Push messages about requests, written by the server: no complaint and no name, because phones lie open on tables. */
export const requestTexts = {
  push: {
    title: 'Nabz: a request is waiting for your answer',
    open: 'Press here to open it.',
  },
  patient: {
    unconfirmed: 'Nabz: not confirmed yet. Please do not travel.',
    unconfirmedCall: 'Nabz: the call is not confirmed yet',
    noMore: 'Nabz: the appointment is not confirmed any more',
    notTakingPlace: 'Nabz: the appointment will not take place',
    offered: 'Nabz: a doctor waits for your answer',
    confirmed: 'Nabz: the appointment is confirmed',
    timeToLeave: 'Nabz: it is time to leave for the doctor',
    followUp: 'Nabz: the doctor would like to see you again',
    vaccines: 'Nabz: it is time for vaccines',
  },
  /** At the desk, of a record that was opened in an emergency. */
  review: { overdue: 'Nabz: a review is overdue' },
}
