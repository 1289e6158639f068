export const settings = {
  title: 'Settings',
  counter: 'Pharmacy counter',
  laboratory: 'Your laboratory',
  large: {
    title: 'Large text and buttons',
    lead: 'Everything is larger on this phone, for you and whoever else uses it.',
  },
  save: {
    title: 'Save data',
    lead: 'When on: no street map, lists refresh every 5 minutes, and nothing is loaded ahead. Your own updates still show at once.',
    asked: 'On, because your phone is saving data or the network is slow.',
  },
  spent: {
    title: 'Data this month',
    all: 'About {data}',
    background: '{data} of it automatically: refreshing lists and saving pages for offline use.',
    budget: 'Automatic data limit',
    noLimit: 'No limit',
    usedUp: 'Used up for this month. Now only what you open is loaded. Your own updates still show at once.',
  },
  kept: {
    title: 'On this phone',
    lead: '{data} saved for offline use. Your information is removed when you log out.',
  },
  account: {
    title: 'Your account',
    sessions: 'Where you are logged in',
    codes: 'Recovery codes',
    password: 'Change password',
    access: 'Who has access to your record',
    helping: 'Whom you help, and invitations',
    secondFactor: 'Code at login',
    privacy: 'Your data, and what you agreed to',
    duties: 'Duties by law',
    data: 'All your data as a file',
    close: 'Close the account',
  },
}
