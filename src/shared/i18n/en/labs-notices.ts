/** Its notices, by what happened: without the name of a test. */
export const labsNotices = {
  ordered: 'Dr. {doctor} has ordered lab tests on {date}.',
  cancelled: 'Dr. {doctor} cancelled lab tests on {date}. Please read why.',
  resulted: 'Lab results of {date} are there.',
  corrected: 'A lab result was corrected on {date}. Please look at it again.',
  unusable: 'A sample could not be used. The lab needs a new one. Ordered by Dr. {doctor}',
  toReview: 'Lab results of {patient} are there for you to look at.',
  reviewed: 'Dr. {doctor} has looked at your lab results and written to you.',
}
