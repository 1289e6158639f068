/** What a person needs after signing in. */
export { appointments } from './appointments.ts'
export { dates } from './dates.ts'
export { doctors } from './doctors.ts'
export { emergency } from './emergency.ts'
export { frame } from './frame.ts'
export { home } from './home.ts'
export { notifications } from './notifications.ts'
export { patients } from './patients.ts'
