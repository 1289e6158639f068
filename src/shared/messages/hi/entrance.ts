/** What a person needs before signing in: the shelf that is loaded first. */
export { accounts } from './accounts.ts'
export { errors } from './errors.ts'
export { shell } from './shell.ts'
