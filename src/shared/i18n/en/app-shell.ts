/** What stands on every page behind the sign-in. */
export { dates } from './dates.ts'
export { emergency } from './emergency.ts'
export { frame } from './frame.ts'
export { notifications } from './notifications.ts'
