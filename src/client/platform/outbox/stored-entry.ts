import type { QueuedMutation } from './queued-mutation.ts'

/** Fields that earlier versions stored under another name: phones may hold entries of theirs for weeks. */
const earlierNames: Readonly<Record<string, keyof QueuedMutation>> = {
  saidAt: 'submittedAt',
  subject: 'orderingKey',
  trouble: 'lastError',
}

/** A stored entry with the field names of this version, whichever version stored it. */
export function currentEntry(stored: object): QueuedMutation {
  const fields = Object.entries(stored).map(([name, value]) => [earlierNames[name] ?? name, value] as const)
  return Object.fromEntries(fields) as unknown as QueuedMutation
}
