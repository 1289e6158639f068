export const consents = {
  title: 'Your data, and what you agreed to',
  of: 'For {name}',
  read: 'Read the privacy notice',
  ask: 'Please read how your data is used, and say what you agree to.',
  answer: 'Read and answer',
  agree: 'I agree',
  saved: 'Your answer is saved.',
  optional: 'Only if you like. You can change this later.',
  purposes: {
    care: 'My record is kept and shown to the doctors I go to',
    calls: 'Doctors and the hospital desk may phone me about appointments',
    account: 'My details are kept and used as the notice says',
  },
  given: 'Agreed on {date}, notice number {version}',
  withdrawn: 'Stopped on {date}',
  close: 'To stop this, close the account',
  fields: { consentNeeded: 'Please tick this. Without it, the account cannot be kept' },
}
