import { areas } from '../../../shared/kit/areas.ts'
import type { Endpoint, Role } from '../../../shared/kit/endpoint.ts'
import { listActingFor } from '../../../shared/patients/patients.endpoints.ts'
import { answerQuery, knownAnswer, queryClient, restorePersisted } from '../../platform/query/query-client.ts'
import { currentSession } from '../../platform/session/session-store.ts'
import { keptEndpoints } from './kept-endpoints.ts'
import { dataMeter } from '../../platform/data-saver/data-saver.ts'
import { mayBringAhead } from '../../platform/data-saver/data-usage.ts'

const freshForHours = 6

/**
 * Prefetches answers for offline use, one by one so as not to slow down the user. Not in data saver mode, on a slow
 * connection or when the month's background budget is used up; then only what was opened is stored.
 */
export async function readAhead(role: Role): Promise<void> {
  const all = keptEndpoints.filter((endpoint) => isFor(endpoint, role))
  const ofAccount = all.filter(({ actsFor }) => !actsFor)
  if (!(await readEach(ofAccount, role))) return
  const people = knownAnswer(listActingFor) ?? [ownRecord]
  // Each of the family, so that a switch needs no network.
  for (const { id, relation, areas: shared } of people) {
    const ofPerson = all.filter(({ actsFor }) => actsFor && shared.includes(actsFor))
    if (!(await readEach(ofPerson, role, { patientId: relation === 'self' ? null : id }))) return
  }
}
const ownRecord = { id: '', relation: 'self', areas } as const

/** Returns false when it had to stop. */
async function readEach(endpoints: readonly Endpoint[], role: Role, which = {}): Promise<boolean> {
  for (const endpoint of endpoints) {
    if (!mayBringAhead() || currentSession()?.person.role !== role) return false
    await readOnce(endpoint, which)
  }
  return true
}

/** Endpoints with a path parameter cannot be prefetched. */
function isFor({ access, path }: Endpoint, role: Role): boolean {
  return !path.includes(':') && (access === 'anyone' || access.includes(role))
}

async function readOnce(endpoint: Endpoint, which: { patientId?: string | null }): Promise<void> {
  await restorePersisted()
  const query = answerQuery(endpoint, which)
  const state = queryClient.getQueryState(query.queryKey)
  const staleAfterMs = (endpoint.freshForHours ?? freshForHours) * 3_600_000
  const isFresh = state !== undefined && Date.now() - state.dataUpdatedAt < staleAfterMs
  if (isFresh || state?.fetchStatus === 'fetching') return
  dataMeter.background(endpoint.path)
  await queryClient.query(query).catch(() => undefined)
}
