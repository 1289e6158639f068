export const settings = {
  title: 'Settings',
  save: {
    title: 'Save data',
    lead: 'When on: no street map, lists are renewed every 5 minutes, and nothing is loaded ahead. What changes for you still shows at once.',
    asked: 'Your phone asks to save data, or the network is slow. So it is on now.',
  },
  spent: {
    title: 'Data this month',
    all: 'About {data}',
    unasked: '{data} of it by itself: renewing lists, and keeping pages for times without network.',
    budget: 'By itself at most',
    noLimit: 'No limit',
    usedUp:
      'Used up for this month. Now only what you open is loaded. What changes for you still shows at once.',
  },
  kept: {
    title: 'On this phone',
    lead: '{data} for times without network. When you log out, what is yours goes away.',
  },
}
