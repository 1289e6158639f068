export const frame = {
  skip: 'Skip to the page',
  nav: {
    label: 'Main menu',
    home: 'Home',
    patient: 'My health',
    doctor: 'Schedule',
    appointments: 'Appointments',
    hospitals: 'Hospitals',
    emergency: 'Emergency',
    volunteer: 'Volunteer',
    desk: 'Desk',
  },
  user: {
    open: 'Account of {name}',
    profile: 'My profile',
    settings: 'Settings',
    family: 'Family phone',
    logout: 'Logout',
  },
  notFound: {
    title: 'Oops! Page not found',
    lead: 'Perhaps the address was typed wrong, or the page has moved.',
    home: 'Back to home',
  },
  offline: 'No network. What you see may be a little old.',
}
