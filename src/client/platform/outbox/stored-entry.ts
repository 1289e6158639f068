import type { QueuedMutation } from './queued-mutation.ts'

/** Field names of earlier versions, whose entries may stay on a phone for weeks. */
const earlierNames: Readonly<Record<string, keyof QueuedMutation>> = {
  saidAt: 'submittedAt',
  subject: 'orderingKey',
  trouble: 'lastError',
}

/** Renames the fields of a stored entry to those of this version. */
export function currentEntry(stored: object): QueuedMutation {
  const fields = Object.entries(stored).map(([name, value]) => [earlierNames[name] ?? name, value] as const)
  return Object.fromEntries(fields) as unknown as QueuedMutation
}
