/** Its notices, by what happened: without the title of the file. */
export const documentsNotices = {
  wrong: 'Dr. {doctor} marked a file as wrong: {document}. {reason}.',
  right: 'Dr. {doctor} says that a file is right after all: {document}.',
}
