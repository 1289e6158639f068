export const devices = {
  title: 'Remind me on this phone',
  lead: 'At the time of each dose this phone gives a sign, also when Nabz is closed.',
  on: 'Reminders are on for this phone.',
  asked: 'Your phone now asks whether Nabz may send notifications. Please choose "Allow".',
  denied: {
    title: 'Notifications are blocked for Nabz.',
    lead: 'To undo this: touch the sign left of the address at the top, choose Permissions, then Notifications, and choose "Allow". Then come back here.',
  },
  unsupported: 'This browser cannot give a sign by itself. Please use the calendar below.',
  failed: 'This could not be turned on. Please try again when there is a network.',
  shown: {
    label: 'What should stand on the screen?',
    private: 'Only "Time for your medicine"',
    privateLead: 'Others who see the phone do not read which one.',
    name: 'The name of the medicine',
  },
  sure: 'Phones that save battery may hold such signs back, and without a network none arrives. The sure way is the phone’s calendar.',
  push: { title: 'Time for your medicine' },
  refusals: {
    noPushService: 'This browser’s messages cannot be reached from here. Please use the calendar below.',
    tooMany: 'You are reminded on 10 phones already. Please log out on one of them first.',
  },
}
