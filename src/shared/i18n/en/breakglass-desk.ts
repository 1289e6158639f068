/** At the desk: records that were opened in an emergency. */
export const breakglassDesk = {
  title: 'Records opened in an emergency',
  lead: 'Ask the doctor about the emergency, then decide within a day. If it was not justified, the record closes at once.',
  doctor: 'Dr. {name}',
  opened: 'Patient {patient}, opened {date}, {time}',
  reasons: {
    unconscious: 'Unconscious or could not speak',
    lifeInDanger: 'Life in danger',
    accident: 'Brought by others after an accident',
    obstetric: 'Emergency of pregnancy or birth',
    other: 'Another emergency',
  },
  overdue: 'Overdue',
  justified: 'Justified',
  notJustified: 'Not justified',
  sure: 'Not justified?',
  sureLead: 'This is kept with the name of Dr. {name}, and the record closes.',
  cancel: 'Cancel',
  saved: 'Saved',
  more: 'More are waiting. They appear when these are done.',
}
