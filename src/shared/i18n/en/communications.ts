export const communications = {
  title: 'Messages',
  lead: 'To doctors who treat you',
  notUrgent: 'Not for emergencies. In danger, call {number} now.',
  with: 'Messages with Dr. {name}',
  none: 'No doctor to write to yet',
  noneLead:
    'Once a doctor has confirmed an appointment you can write here, until six months after the last visit.',
  book: 'Book an appointment',
  failed: 'The messages could not be loaded.',
  more: 'Show older messages',
  noMessages: 'No message yet.',
  last: 'Last message: {date}, {time}',
  unread: { one: '{count} unread message', other: '{count} unread messages' },
  write: 'Your message',
  send: 'Send',
  sent: 'The message has been sent.',
  promise: 'Write now, and the doctor answers by {date}, {time}.',
  waits: 'The doctor answers by {date}, {time}.',
  away: 'Dr. {name} is away until {date} and answers after that. The hospital desk sees that messages wait.',
  awayStandIn: 'Dr. {name} is away until {date}. Dr. {standIn} reads and answers your messages until then.',
  visitAsked: 'Dr. {name} wants to see you. Please book a visit.',
  visitAskedBy: 'Dr. {name} wants to see you by {date}. Please book a visit.',
  visitBooked: 'You have asked for a visit with Dr. {name}.',
  late: 'The answer is late. The doctor was reminded. Getting worse? Do not wait: call {number} or go to a hospital.',
  closed:
    'The last visit was more than six months ago, or this doctor does not treat here any more. Please book an appointment.',
  you: 'You',
  doctor: 'Dr. {name}',
  stoodIn: 'Dr. {name}, standing in for Dr. {doctor}',
  seen: 'Seen',
  unseen: 'Not seen yet',
  aPatient: 'a patient',
  photoCount: { one: '{count} photo', other: '{count} photos' },
  photoNotChecked: 'A photo is not checked for danger. If it is urgent, call {number}.',
  fields: {
    comeByDay: 'Please choose a day from today, at most half a year ahead',
    photosMost: 'At most three photos go with one message',
    photoUnusable:
      'A photo cannot go with this message. Please tap “Change”, remove the photo and take it again',
  },
  queued: { ask: 'Message to a doctor: {text}', answer: 'Answer to {name}: {text}' },
  refusals: {
    closed:
      'It was not sent: you no longer treat this patient, or the last contact is more than six months ago. You can delete it, or phone the patient.',
    answered:
      'It was not sent: after writing this you answered this patient on another device. Please read that answer. To send this one too, tap “Try again”; if not, delete it.',
    standInOver:
      'It was not sent: you do not stand in for this doctor any more, or nothing waits for an answer there. What you wrote is kept here.',
    threadClosed:
      'It was not sent: this conversation was closed, as the last visit was more than six months ago or the doctor does not treat here any more. Your message is kept here.',
    redFlag:
      'What you wrote may be a danger to life. If it is happening now, call 108 or 112. If it is not, confirm that and send it again.',
  },
  acts: {
    photo: 'Opened a photo from a message of a patient',
    ofPatient: 'Read the messages with a patient',
    waiting: 'Looked at the messages that wait for an answer',
    answered: 'Looked at other messages',
  },
}
