export const worklist = {
  requests: {
    title: 'Pending reviews',
    lead: 'Requests waiting for an answer',
    own: 'Waiting for your answer',
    none: 'No requests are waiting for an answer',
  },
  followUps: {
    title: 'Follow-up calls',
    lead: 'Appointments of the last 14 days that did not take place, with no new one.',
    missed: 'Did not take place: {date}, {time}',
    call: 'Call {phone}',
    noPhone: 'Gave no number, or does not want calls',
    patient: 'About the patient',
    none: 'Nobody to call',
    noneLead: 'Patients whose appointment did not take place will appear here.',
  },
  teleconsultations: {
    title: 'Teleconsults',
    lead: 'By phone or video, newest first',
    none: 'No teleconsults yet',
    noneLead: 'Appointments by phone or video will appear here.',
    more: 'Show more',
  },
  withoutNote: {
    title: 'Visits without a note',
    lead: 'Visits of the last 14 days that nobody finished. They were closed at the end of the day.',
    none: 'No visits without a note',
    noneLead: 'A visit that is not finished on its day will appear here.',
  },
}
