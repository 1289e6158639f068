/** Its notices: fetched when there is one. */
export const remindersNotices = {
  missedDays: 'Medicines have not been marked for two days. Please call and ask.',
}
