export const emergency = {
  numbers: {
    ambulance: { name: 'Ambulance', line: 'Heart attack, accident, any danger to life' },
    anyEmergency: { name: 'Any emergency', line: 'Police, fire and ambulance on one number' },
    motherAndChild: { name: 'Mother and baby', line: 'Free ambulance for pregnancy, birth and babies' },
    police: { name: 'Police', line: 'Theft, violence, road accident' },
    fire: { name: 'Fire', line: 'Fire, gas leak, rescue' },
    civilHospital: { name: 'Civil Hospital', line: 'Hospital desk in {town}' },
  },
  toConfirm: 'This number is not confirmed yet',
  sos: {
    button: 'SOS',
    label: 'SOS: call for help',
    title: 'Call for help now?',
    again: 'Press SOS again to see every number.',
    decline: 'No, show the emergency page',
  },
  page: {
    title: 'Emergency',
    location: 'Current location',
    quickDial: 'Quick dial',
    reminderTitle: 'Until help comes',
    reminder: 'Keep patient calm, check breathing, call for help immediately.',
    initiated: 'Call initiated',
    calling: 'Calling {name}: {number}',
  },
}
