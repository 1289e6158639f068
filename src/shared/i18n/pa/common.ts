/** What every page may say, before the sign-in and behind it. */
export { errors } from './errors.ts'
export { shell } from './shell.ts'
