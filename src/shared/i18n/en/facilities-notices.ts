/** Its notices: fetched when there is one. */
export const facilitiesNotices = {
  memberAdded: 'You are entered as working at {facility}.',
  memberEnded: 'You are no longer entered as working at {facility}.',
}
