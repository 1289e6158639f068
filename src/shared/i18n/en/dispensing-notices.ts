/** Its notices, to doctors and pharmacists. */
export const dispensingNotices = {
  outOfStock: '{facility} does not have for {patient}: {value}',
  dispensedTwice:
    'The medicines of prescription {value} were dispensed twice: {facility} gave them without a network, too. Patient: {patient}',
  dispensedStopped:
    '{facility} dispensed prescription {value} without a network after it was stopped. Patient: {patient}',
}
