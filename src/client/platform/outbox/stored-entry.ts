import type { QueuedMutation } from './queued-mutation.ts'

/**
 * The version of the shape in which entries are stored, also of the bodies in them. Whoever changes the shape adds one,
 * and the step that leads to it: entries stay on a phone for weeks, and over updates of the app.
 */
export const entryVersion = 2

type Stored = Readonly<Record<string, unknown>>

/** By the version they begin with; entries from before there were versions count as 1. */
const steps: Readonly<Record<number, (stored: Stored) => Stored>> = {
  1: (stored) => renamed(stored, { saidAt: 'submittedAt', subject: 'orderingKey', trouble: 'lastError' }),
}

function renamed(stored: Stored, names: Readonly<Record<string, string>>): Stored {
  return Object.fromEntries(Object.entries(stored).map(([name, value]) => [names[name] ?? name, value]))
}

/**
 * A stored entry in the shape of this version. One that a later version of the app has stored is not sent, because
 * nobody here knows what it says: it is kept as it is and shown to the person.
 */
export function currentEntry(stored: object): QueuedMutation {
  let entry = stored as Stored
  let version = versionOf(entry)
  if (version > entryVersion) return { ...(stored as QueuedMutation), state: 'refused', lastError: tooNew }
  for (; version < entryVersion; version += 1) entry = steps[version]?.(entry) ?? entry
  return { ...entry, version } as unknown as QueuedMutation
}

function versionOf({ version }: Stored): number {
  return typeof version === 'number' ? version : 1
}

const tooNew = { status: 0, code: 'entryTooNew', room: 'waiting', message: '' }
