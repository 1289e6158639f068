export const practice = {
  requests: {
    title: 'Pending reviews',
    lead: 'Requests that wait for an answer',
    own: 'Waiting for your answer',
    none: 'No request waits for an answer',
  },
  followUps: {
    title: 'Follow-up calls',
    lead: 'They missed their appointment in the last 14 days and have no new one.',
    missed: 'Missed: {date}, {time}',
    call: 'Call {phone}',
    noPhone: 'No phone number given',
    patient: 'About the patient',
    none: 'Nobody to call',
    noneLead: 'Patients who miss their appointment stand here.',
  },
  teleconsultations: {
    title: 'Teleconsults',
    lead: 'By phone or video, the latest first',
    none: 'No teleconsults yet',
    noneLead: 'Appointments by phone or video stand here.',
    more: 'Show more',
  },
}
