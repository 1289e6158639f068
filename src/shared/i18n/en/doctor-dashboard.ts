export const doctorDashboard = {
  greeting: 'Welcome, Dr. {name}',
  editProfile: 'Edit profile',
  timings: 'My timings',
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
    askedToday: 'Requested for {time} today. Not answered yet.',
    askedTomorrow: 'Requested for {time} tomorrow. Not answered yet.',
    danger: 'Danger sign in the note. Requested for {day}, {time}. Not answered yet.',
    critical: 'Critical reading. Nobody has attended to it.',
    attend: 'Attend Now',
  },
  tasks: {
    title: 'Pending tasks',
    none: 'No pending tasks.',
    emergencyAlerts: 'Emergency alerts',
    followUps: 'Follow-up calls',
    withoutNote: 'Visits without a note',
  },
  recent: {
    title: 'Recent patients',
    none: 'Patients you have seen will appear here.',
    lastVisit: 'Last visit: {date}',
  },
  facility: {
    title: 'Today at {facility}',
    none: 'No visits with colleagues today.',
    more: 'Show more',
    doctor: 'With Dr. {doctor}',
  },
}
