import type { Role } from '../../../shared/kit/endpoint.ts'

export interface Account {
  id: string
  username: string
  name: string
  role: Role
  password_hash: string
  /** The username is what was typed, not the phone number alone. */
  isNamed: boolean
}

/** So many accounts of one phone number are tried at most: each costs a hash, and an unknown number costs the same. */
export const mostSharing = 3

/**
 * The account that a phone number and a password mean: the one with that username if the password fits it, else the
 * only one that it fits. It checks as many passwords when there is no account as when there are three: `hashOfNobody`
 * stands for those that are missing.
 */
export async function findMeant(
  accounts: readonly Account[],
  fits: (hash: string) => Promise<boolean>,
  hashOfNobody: string,
): Promise<Account | null> {
  const named = accounts.filter(({ isNamed }) => isNamed)
  const tried =
    accounts.length > mostSharing ? named : [...named, ...accounts.filter(({ isNamed }) => !isNamed)]
  const fitting: Account[] = []
  for (let n = 0; n < mostSharing; n += 1) {
    const account = tried[n]
    const isFitting = await fits(account?.password_hash ?? hashOfNobody)
    if (!account || !isFitting) continue
    if (account.isNamed) return account
    fitting.push(account)
  }
  return fitting.length === 1 ? (fitting[0] ?? null) : null
}
