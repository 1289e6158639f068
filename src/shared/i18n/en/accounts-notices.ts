/** Its notices: fetched when there is one. */
export const accountsNotices = {
  codesOffered:
    'So that a forgotten password does not lock you out: make recovery codes and keep them on paper.',
  recovered: 'Your password was set anew with a recovery code. If that was not you, change it now.',
  codesMade: 'New recovery codes were made for your account. The earlier ones no longer work.',
  resetCodeMade:
    '{by} made a code for a new password for you at the hospital desk. If you did not ask for it, change your password now: then the code does not work.',
  resetAtDesk:
    'Your password was set anew with a code from the hospital desk. Your old recovery codes no longer work: make new ones.',
  secondFactorOn:
    'Your login now asks for a code. If that was not you, tell whoever runs the server at once.',
  secondFactorOff: 'Your login no longer asks for a code. If that was not you, change your password now.',
}
