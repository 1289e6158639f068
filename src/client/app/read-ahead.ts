import type { Contract, Role } from '../../shared/kit/contract.ts'
import { read, readingOf, recall } from '../platform/answers.ts'
import { currentSession } from '../platform/session-store.ts'
import { keptContracts } from './kept-contracts.ts'
import { meter } from '../platform/sparing.ts'
import { mayBringAhead } from '../platform/spending.ts'

/** What was kept so lately is not asked for again before somebody looks at it. */
const youngForMs = 6 * 60 * 60_000

/**
 * Reads what this person may want to see without a network and has not opened yet. One after the other: whoever
 * holds the phone comes first. Not on a line that is dear or slow, nor when the month's budget is used up; there is
 * kept what was looked at.
 */
export async function readAhead(role: Role): Promise<void> {
  for (const contract of keptContracts) {
    if (!mayBringAhead() || currentSession()?.person.role !== role) return
    if (isFor(contract, role)) await readOnce(contract)
  }
}

/** What is asked for by the id of somebody or something has no beginning here. */
function isFor({ access, path }: Contract, role: Role): boolean {
  return !path.includes(':') && (access === 'anyone' || access.includes(role))
}

async function readOnce(contract: Contract): Promise<void> {
  const reading = readingOf(contract, {})
  if (reading.fetchedAt === null && !reading.coming) await recall(reading)
  const isYoung = reading.fetchedAt !== null && Date.now() - reading.fetchedAt < youngForMs
  if (isYoung || reading.coming) return
  meter.unasked(contract.path)
  await read(reading)
}
