export const waiting = {
  line: { one: '{count} waiting to send', other: '{count} waiting to send' },
  question: { one: '{count} needs your answer', other: '{count} need your answer' },
  kept: 'Saved on this phone. It will be sent when there is network.',
  markQuestion: 'Needs your answer',
  refusals: {
    needsNetwork: 'This needs the network. Nothing was sent. Please try again when there is network.',
    entryTooNew:
      'This was saved by a newer version of the app. Please open the app with network, so that it is renewed. It stays here until then.',
    notKept:
      'There is no network, and this phone has no room to keep it. It was NOT saved. Make some room on the phone, or try again when there is network.',
  },
  title: 'Waiting to send',
  forPerson: 'For {name}',
  forOther: 'For somebody else of your family',
  lead: 'Saved safely on this phone. It will be sent automatically when there is network.',
  none: 'Nothing is waiting',
  noneLead: 'Everything you entered has been sent.',
  onPhone: {
    one: '{count} entry on this phone is not sent yet. It will be sent when its owner logs in.',
    other: '{count} entries on this phone are not sent yet. They will be sent when their owner logs in.',
  },
  sendNow: 'Send now',
  noNetwork: 'There was no network at the last try.',
  edit: 'Change',
  discard: 'Delete',
  freeTimes: 'These times are free. Tap one to request it instead:',
  closedThread: {
    book: 'Ask for a visit, with these words',
    booked: 'Once the doctor has confirmed the visit, “Try again” sends the message.',
    sendTo: 'Send it to Dr. {name}',
  },
  ask: {
    title: 'Delete this?',
    text: 'It has not been sent, and it will be gone for good.',
    confirm: 'Yes, delete',
    keep: 'No, keep it',
  },
  gone: 'Deleted.',
  tooLate: 'It had been sent already.',
  overlap: {
    which: 'You also changed this on another phone. What is right?',
    mine: 'On this phone',
    theirs: 'On the other phone',
    nothing: 'Nothing',
    choose: 'Tap the one that is right',
    save: 'Save this',
    changed: 'Meanwhile you changed this on another phone.',
    removed: 'Meanwhile you removed this on another phone.',
    anyway: 'Do it anyway',
    leave: 'Leave it as it is',
  },
  leaving: {
    title: 'Before you log out',
    text: {
      one: '{count} entry has not been sent yet. What should happen to it?',
      other: '{count} entries have not been sent yet. What should happen to them?',
    },
    keep: 'Keep it on this phone and log out',
    keepHint:
      'It is sent when you log in here again. Nobody else sees it in this app, but it stays on this phone.',
    discard: 'Delete it and log out',
  },
}
