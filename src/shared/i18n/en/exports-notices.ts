/** Its notices: fetched when there is one. */
export const exportsNotices = {
  ownMade: 'Your data was saved as a file. If that was not you, change your password now.',
  recordMade: '{person} saved all data about {patient} as a file.',
}
