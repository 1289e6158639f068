/** Its notices. To the patient: others may hold the phone, so it has no reason and no name. */
export const breakglassNotices = {
  opened: 'A doctor opened your record in an emergency. See who looked.',
  reviewOverdue: 'Dr. {doctor} opened a record in an emergency. Its review is overdue.',
}
