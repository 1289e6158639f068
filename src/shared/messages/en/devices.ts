export const devices = {
  title: 'Remind me on this phone',
  lead: 'This phone does not remind you at the moment. Turned on, it gives a sign at the time of each dose, also when Nabz is closed.',
  on: 'Reminders are on for this phone.',
  paused: 'It was on until your sign-in here ended. Please turn it on again.',
  asked: 'Your phone now asks whether Nabz may send notifications. Please choose "Allow".',
  refused: 'Your phone was not allowed to. Please turn it on once more and choose "Allow".',
  denied: {
    title: 'Notifications are blocked for Nabz.',
    lead: 'To undo this: touch the sign left of the address at the top, choose Permissions, then Notifications, and choose "Allow". Then come back here.',
    app: 'To undo this: in the phone’s settings open Apps, then Nabz, then Notifications, and choose "Allow". Then come back here.',
  },
  unable: 'This browser cannot give a sign by itself.',
  insecure: 'Opened at this address, Nabz cannot give a sign: it does not begin with https.',
  homeScreen:
    'On an iPhone this works from the home screen: touch the Share sign, choose "Add to Home Screen", open Nabz from there and turn it on.',
  unknown: 'Nabz cannot be reached now, so it is not known whether this phone reminds you.',
  failed: 'This could not be turned on. Please try again when there is a network.',
  shown: {
    label: 'What should stand on the screen?',
    private: 'Only "Time for your medicine"',
    privateLead: 'Others who see the phone do not read which one.',
    name: 'The name of the medicine',
  },
  heldBack: 'Phones that save battery may hold such signs back, and without a network none arrives.',
  sure: 'The sure way is the phone’s calendar.',
  push: { title: 'Time for your medicine' },
  refusals: {
    noPushService: 'This browser’s messages cannot be reached from here. Please use the calendar below.',
    tooMany: 'You are reminded on 10 phones already. Please log out on one of them first.',
  },
}
