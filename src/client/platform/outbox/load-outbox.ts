/** The outbox itself: its database and its sender are not needed before the first screen stands. */
export const loadOutbox = () => import('./outbox.ts')
