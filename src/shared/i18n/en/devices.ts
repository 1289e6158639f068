export const devices = {
  title: 'Remind me on this phone',
  lead: 'Reminders are off on this phone. Turn them on to be alerted at each dose, even when Nabz is closed.',
  on: 'Reminders are on for this phone.',
  also: 'It also rings for important news about an appointment or an alarm.',
  offer: {
    answer: 'May this phone ring when the doctor answers?',
    alarm: 'May this phone ring if nobody answers?',
  },
  paused: 'Reminders stopped when you were logged out. Please turn them on again.',
  asked: 'Your phone will now ask if Nabz may send notifications. Choose “Allow”.',
  refused: 'Permission was not given. Turn it on again and choose “Allow”.',
  denied: {
    title: 'Notifications are blocked for Nabz.',
    lead: 'To undo this: tap the icon to the left of the address at the top, choose Permissions, then Notifications, and choose “Allow”. Then come back here.',
    app: 'To undo this: in the phone’s settings open Apps, then Nabz, then Notifications, and choose “Allow”. Then come back here.',
  },
  unable: 'This browser cannot show reminders.',
  insecure: 'Reminders need an address that begins with https.',
  homeScreen:
    'On an iPhone this works from the home screen: tap the Share icon, choose “Add to Home Screen”, open Nabz from there and turn it on.',
  unknown: 'No connection, so we cannot tell whether reminders are on.',
  failed: 'This could not be turned on. Please try again when there is a network.',
  shown: {
    label: 'What should the screen show?',
    private: 'Only "Time for your medicine"',
    privateLead: 'Others will not see which medicine.',
    name: 'The name of the medicine',
  },
  heldBack: 'Battery saver can block reminders, and none arrive without network.',
  sure: 'The phone’s calendar is more reliable.',
  calendar: 'Use the calendar below.',
  refusals: {
    noPushService: 'Notifications cannot reach this browser.',
    tooMany: 'You are reminded on 10 phones already. Please log out on one of them first.',
  },
}
