/** Its notices: fetched when there is one. */
export const accountsNotices = {
  recovered: 'Your password was set anew with a recovery code. If that was not you, change it now.',
  codesMade: 'New recovery codes were made for your account. The earlier ones no longer work.',
}
