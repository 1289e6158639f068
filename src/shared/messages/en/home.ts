export const home = {
  patient: {
    headline: 'A doctor for your family, close to home',
    lead: 'Ask for a time from your phone. A doctor from {town} or nearby confirms it.',
    getStarted: 'Get started',
    emergency: 'Emergency help',
    things: 'What you can do here',
    appointments: 'Book appointment',
    appointmentsLead: 'Ask for a doctor, see what is confirmed',
    profile: 'My profile',
    profileLead: 'Name, age and phone for the doctor',
    emergencyLead: 'Ambulance numbers and first aid',
  },
  dashboard: {
    welcome: 'Welcome, {name}',
    welcomeGuest: 'Welcome, guest',
    quickActions: 'Quick actions',
    book: 'Book appointment',
    bookLead: 'Choose a day and a time',
    mine: 'My appointments',
    mineLead: 'Waiting, confirmed and past',
    upcoming: 'Upcoming appointments',
    viewAll: 'View all',
  },
  doctor: {
    greeting: 'Welcome, Dr. {name}',
    editProfile: 'Edit profile',
  },
}
