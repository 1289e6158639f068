export const emergencyPage = {
  title: 'Emergency',
  location: 'Current location',
  quickDial: 'Quick dial',
  numbers: {
    police: { name: 'Police', line: 'Theft, violence, road accident' },
    fire: { name: 'Fire', line: 'Fire, gas leak, rescue' },
    civilHospital: { name: 'Civil Hospital', line: 'Hospital desk in {town}' },
  },
  initiated: 'Call initiated',
  reminderTitle: 'Until help comes',
  reminder: 'Keep patient calm, check breathing, call for help immediately.',
}
