import type { Role } from '../kit/endpoint.ts'

interface Account {
  id: string
  role: Role
}

/** Whether this coordinator may let the account choose a new password: never their own, nor another coordinator's. */
export function mayReset(actor: Account, account: Account): boolean {
  return actor.role === 'coordinator' && account.role !== 'coordinator' && account.id !== actor.id
}
