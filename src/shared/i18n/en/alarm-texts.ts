/** Push and text messages, written by the server: no clinical word and no name, because phones lie open on tables. */
export const alarmTexts = {
  push: {
    staff: 'Nabz: an alarm waits for you',
    patient: 'Nabz: please open this now',
    open: 'Press here to open it.',
  },
  sms: {
    doctor: 'Nabz: an alarm waits for you. Please open Nabz.',
    critical: 'Nabz: nobody has answered yet. Please call {number} now, or go to {place}.',
    urgent: 'Nabz: nobody has answered yet. Please see a doctor today, for example at {place}.',
  },
  /** For a place with a very long name. */
  smsWithoutPlace: {
    critical: 'Nabz: nobody has answered yet. Please call {number} now, or go to the nearest hospital.',
    urgent: 'Nabz: nobody has answered yet. Please see a doctor today.',
  },
}
