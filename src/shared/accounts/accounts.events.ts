/** What people are told about their own account. */
export const toldAccountEvents = [
  'accounts.codesOffered',
  'accounts.recovered',
  'accounts.codesMade',
  'accounts.resetCodeMade',
  'accounts.resetAtDesk',
  'accounts.secondFactorOn',
  'accounts.secondFactorOff',
] as const
export type ToldAccountEvent = (typeof toldAccountEvents)[number]
