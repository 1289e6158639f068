export const doctorDashboard = {
  greeting: 'Welcome, Dr. {name}',
  editProfile: 'Edit profile',
  allPatients: 'View all patients',
  tiles: {
    today: 'Today',
    patients: 'Patients',
    pendingReviews: 'Pending reviews',
    teleconsultations: 'Teleconsults',
  },
  alert: {
    emergency: 'Emergency alert',
    highPriority: 'High-priority patient',
    askedToday: 'Asked for {time} today, nobody has answered.',
    askedTomorrow: 'Asked for {time} tomorrow, nobody has answered.',
    critical: 'A critical reading that nobody has looked at.',
    attend: 'Attend Now',
  },
  tasks: {
    title: 'Pending tasks',
    none: 'Nothing waits for you.',
    emergencyAlerts: 'Emergency alerts',
    followUps: 'Follow-up calls',
  },
  recent: {
    title: 'Recent patients',
    none: 'Patients you have seen stand here.',
    lastVisit: 'Last visit: {date}',
  },
}
