/** What people are told about access to a patient; see `withWhom` in sharing.notifications.ts. */
export const toldSharingEvents = [
  'sharing.invited',
  'sharing.accepted',
  'sharing.declined',
  'sharing.left',
  'sharing.ended',
  'sharing.cameOfAge',
  'sharing.handedOver',
  'sharing.tookOver',
] as const
export type ToldSharingEvent = (typeof toldSharingEvents)[number]
