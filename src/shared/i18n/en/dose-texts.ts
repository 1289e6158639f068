/** What the phone's calendar and its notifications say of a dose. */
export const doseTexts = {
  calendar: {
    name: 'Nabz: my medicines',
    dose: 'Medicine: {name}',
    doseOf: 'Medicine: {name}, {dosage}',
  },
  push: { title: 'Time for your medicine' },
}
