export const accountSecurity = {
  password: {
    title: 'Change password',
    lead: 'Your other phones and computers will be logged out.',
    current: 'Current password',
    next: 'New password',
    submit: 'Change password',
    done: 'Your password has been changed.',
    doneLead: 'Your other phones and computers are logged out. Log in there with the new password.',
    back: 'Back to settings',
  },
}
