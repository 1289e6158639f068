/** What a patient reads of an alarm, and what is refused. */
export const alarms = {
  who: {
    title: 'Who knows about it',
    nobody: 'Nobody from the hospital has been told yet. Call {number}.',
    nobodyUrgent:
      'Nobody from the hospital has been told yet. Please see a doctor today or tomorrow. If you get worse, call {number}.',
    waiting: '{value}: nobody knows of it yet. It waits on this phone. Call {number}.',
    waitingUrgent:
      '{value}: nobody knows of it yet. It waits on this phone. Please see a doctor today or tomorrow. If you get worse, call {number}.',
    sent: 'Sent to {doctors} at {time}. Not seen yet.',
    textWaits: 'Not reached yet: {doctors}. The hospital still has to send a text message.',
    noWay: 'Not reached yet: {doctors}.',
    desk: 'Sent to the hospital desk at {time}. Nobody has answered yet.',
    notWait: 'Do not wait for an answer. If you feel unwell, call {number}.',
    seen: 'Dr. {doctor} has seen it and will phone {phone}. If you get worse, or nobody phones within {minutes} minutes, call {number}.',
    deskSeen:
      'The hospital desk has seen it and will phone {phone}. If you get worse, or nobody phones within {minutes} minutes, call {number}.',
    unanswered: 'Nobody has answered. Call {number} now, or go to {place}.',
    unansweredUrgent:
      'Nobody has answered. Please see a doctor today, for example at {place}. If you get worse, call {number}.',
    hoursUnknown: 'Whether {place} is open now is not known.',
    phoned: '{who} says that you have spoken on the phone. If you get worse, call {number}.',
    sentToHospital: '{who} says: go to the hospital now. If you cannot get there, call {number}.',
    ambulanceCalled:
      '{who} says that an ambulance was called. Keep the phone free. If nobody comes, call {number}.',
    notReached:
      '{who} phoned {phone} and could not reach you. Keep the phone near you. If you get worse, call {number}.',
    typingError:
      '{who} takes this for a typing error. If it is none, measure again. If you feel unwell, call {number}.',
    doctor: 'Dr. {doctor}',
    aDoctor: 'A doctor',
    theDesk: 'The hospital desk',
  },
  refusals: {
    alreadyAcknowledged: '{doctor} was faster and takes care of it.',
    alreadyClosed: 'This alarm is closed already.',
    notForDesk: 'Only a doctor can say that.',
    notYours: 'Somebody else takes care of it by now. Please look at the alarm again.',
    notADoctor: 'Choose doctors who are approved.',
    overlaps: 'This doctor is on duty then already.',
    alreadyEnded: 'This duty has ended already.',
    alreadySent: 'Somebody has sent this message already.',
  },
  fields: {
    shiftOver: 'This time is over already.',
    sameDoctor: 'Choose another doctor as deputy.',
  },
}
