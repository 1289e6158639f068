/** Fields that version 1 of the database stored under another name. */
const earlierNames: Readonly<Record<string, string>> = { spare: 'recoveryKey', stash: 'snapshot' }

/** A stored member with the field names of this version. */
export function currentMember<T extends object>(stored: T): T {
  const fields = Object.entries(stored).map(([name, value]) => [earlierNames[name] ?? name, value] as const)
  return Object.fromEntries(fields) as T
}
