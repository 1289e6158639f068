/** A list with the chosen patient beside it, for doctors on wide screens. */
export const workbench = {
  parts: {
    timed: 'At a time',
    toAnswer: 'To answer',
  },
  by: 'by {when}',
  openToAll: 'Open to all',
  none: 'Nobody is on the list today',
  notFound: 'Nobody on the list has this name or number',
  choose: 'Choose a patient on the list.',
  gone: 'This patient is not on the list any more.',
  noRecord: 'Without a record: only what was said at the counter.',
  find: 'Find on the list',
  message: 'Send message',
  keys: {
    title: 'Keys',
    single: 'Single keys',
    lead: 'For this device. Switch them off if you speak to type, or press keys by mistake. The arrow keys always work.',
    down: 'Next patient on the list',
    up: 'The one before',
    enter: 'Open the note, or the record',
    startOrFinish: 'Start or finish the visit',
    call: 'Call the patient',
  },
}
