export const shell = {
  brand: 'Nabz',
  splash: 'Loading your healthcare dashboard',
  skip: 'Skip to the page',
  loading: 'Loading…',
  close: 'Close',
  nav: {
    label: 'Main menu',
    home: 'Home',
    patient: 'My health',
    doctor: 'Schedule',
    appointments: 'Appointments',
    profile: 'Profile',
    emergency: 'Emergency',
  },
  language: {
    label: 'Language',
    failed: 'The language could not be changed. Please check the network and try again.',
  },
  user: {
    open: 'Account of {name}',
    profile: 'My profile',
    logout: 'Logout',
  },
  notFound: {
    title: 'Oops! Page not found',
    lead: 'Perhaps the address was typed wrong, or the page has moved.',
    home: 'Back to home',
  },
  crash: {
    title: 'Something went wrong.',
    unknown: 'An unexpected error occurred rendering this page.',
    details: 'Technical details',
    reload: 'Reload Page',
  },
  state: {
    failed: 'This could not be loaded.',
    retry: 'Try again',
    offline: 'No network. What you see may be a little old.',
  },
}
