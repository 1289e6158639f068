export const frame = {
  skip: 'Skip to content',
  nav: {
    label: 'Main menu',
    home: 'Home',
    patient: 'My health',
    doctor: 'Schedule',
    appointments: 'Appointments',
    visits: 'Visits',
    hospitals: 'Hospitals',
    emergency: 'Emergency',
    volunteer: 'Volunteer',
    desk: 'Desk',
  },
  user: {
    open: '{name}’s account',
    profile: 'My profile',
    settings: 'Settings',
    family: 'Family phone',
    addPerson: 'Add a family member',
    logout: 'Logout',
  },
  notFound: {
    title: 'Oops! Page not found',
    lead: 'The address may be wrong, or the page has moved.',
    home: 'Back to home',
  },
  offline: 'No network. This may be out of date.',
}
