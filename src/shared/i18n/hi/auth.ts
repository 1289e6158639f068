/** What the pages before the sign-in say. */
export { accounts } from './accounts.ts'
