/** Its notices, by what happened: without the name of a test. */
export const labsNotices = {
  ordered: 'Dr. {doctor} has ordered lab tests on {date}.',
  cancelled: 'Dr. {doctor} cancelled lab tests on {date}. Please read why.',
}
