export const emergency = {
  numbers: {
    ambulance: { name: 'Ambulance', line: 'Heart attack, accident, danger to life' },
    anyEmergency: { name: 'Any emergency', line: 'Police, fire or ambulance' },
    motherAndChild: { name: 'Mother and baby', line: 'Free ambulance: pregnancy, babies' },
  },
  sos: {
    button: 'SOS',
    label: 'SOS: call for help',
    title: 'Call for help now?',
    again: 'Press SOS again to see every number.',
    decline: 'No, show the emergency page',
  },
  calling: 'Calling {number} ({name}). Press the green button on your phone.',
}
