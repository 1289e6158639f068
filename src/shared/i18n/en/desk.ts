export const desk = {
  title: 'Desk',
  lead: 'Doctors, requests, hospitals and volunteers of {town}',
  parts: 'Parts of the desk',
  tabs: {
    todo: 'To do',
    queue: 'Queue',
    duty: 'Duty',
    timings: 'Timings',
    doctors: 'Doctors',
    requests: 'Requests',
    facilities: 'Hospitals',
    volunteers: 'Volunteers',
    accounts: 'Accounts',
    log: 'Log',
  },
}
