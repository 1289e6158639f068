export const stepUp = {
  title: 'Is it still you?',
  codeLead: 'Before this, please type the code that your authenticator app shows.',
  passwordLead: 'Before this, please type your password again.',
  code: 'Code from your authenticator app',
  codeHint: '6 digits, or one of your recovery codes',
  password: 'Your password',
  submit: 'Confirm',
  cancel: 'Cancel',
}
