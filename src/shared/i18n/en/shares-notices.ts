/** Its notices, to the doctor. */
export const sharesNotices = {
  granted: '{patient} lets you read the record until {date}.',
}
