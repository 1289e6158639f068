export const outbox = {
  waiting: { one: '{count} waiting to send', other: '{count} waiting to send' },
  question: { one: '{count} needs your answer', other: '{count} need your answer' },
  kept: 'Saved on this phone. It will be sent when there is network.',
  mark: 'Waiting to send',
  markQuestion: 'Needs your answer',
  refusals: {
    needsNetwork: 'This needs the network. Nothing was sent. Please try again when there is network.',
    notKept:
      'There is no network, and this phone has no room to keep it. It was NOT saved. Please try again when there is network.',
  },
}
