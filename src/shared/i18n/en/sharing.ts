export const sharing = {
  refusals: {
    alreadyInvited: 'This username has been invited already.',
    actsAlready: 'This account looks after this person already.',
    tooManyHelpers: 'Ten people have access or are invited already. Please end one first.',
    invitationOver: 'This invitation is over. Please ask for a new one.',
    tooManyHelped: 'You already help as many people as one account can.',
    notOfAge: 'The record can be handed over once this person is 18.',
    codeRefused: 'This code is not right, was used already or is too old.',
    codeIsOwn: 'This code is for the other person: they enter it in their own account.',
    ownRecordUsed:
      'Your account already has a record of its own, so it cannot take over another. Please ask the hospital desk.',
  },
  fields: {
    codeShape: 'The code has 16 digits',
    datePast: 'Please choose today or a later day',
  },
}
