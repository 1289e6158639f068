export const sharing = {
  refusals: {
    alreadyInvited: 'This username has been invited already.',
    actsAlready: 'This account looks after this person already.',
    tooManyHelpers: 'Ten people have access or are invited already. Please end one first.',
    invitationOver: 'This invitation is over. Please ask for a new one.',
    tooManyHelped: 'You already help as many people as one account can.',
  },
  fields: {
    datePast: 'Please choose today or a later day',
  },
}
