/** Its notices, by what happened: fetched when there is one. */
export const alarmsNotices = {
  raised: 'An alarm waits: {patient}.',
  acknowledged: 'Dr. {doctor} has seen your reading and will phone {phone}. If you get worse, call {number}.',
  deskAcknowledged:
    'The hospital desk has seen your alarm and will phone {phone}. If you get worse, call {number}.',
  unanswered: 'Nobody has answered. Call {number} now, or go to {hospital}.',
  unansweredUrgent:
    'Nobody has answered. Please see a doctor today, for example at {hospital}. If you get worse, call {number}.',
  phoned: '{doctor} says that you have spoken on the phone. If you get worse, call {number}.',
  sentToHospital: '{doctor} says: go to the hospital now. If you cannot get there, call {number}.',
  ambulanceCalled: '{doctor} says that an ambulance was called. If nobody comes, call {number}.',
  notReached: '{doctor} phoned {phone} and could not reach you. If you get worse, call {number}.',
  typingError:
    '{doctor} takes your reading for a typing error. If it is none, measure again. If you feel unwell, call {number}.',
  owned: 'The alarm of {patient} is now yours: nobody has answered for a day.',
}
