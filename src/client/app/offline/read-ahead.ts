import type { Endpoint, Role } from '../../../shared/kit/endpoint.ts'
import { answerQuery, queryClient, restorePersisted } from '../../platform/query/query-client.ts'
import { currentSession } from '../../platform/session/session-store.ts'
import { keptEndpoints } from './kept-endpoints.ts'
import { dataMeter } from '../../platform/data-saver/data-saver.ts'
import { mayBringAhead } from '../../platform/data-saver/data-usage.ts'

/** What was kept so lately is not asked for again before somebody looks at it. */
const youngForMs = 6 * 60 * 60_000

/**
 * Reads what this person may want to see without a network and has not opened yet. One after the other: whoever
 * holds the phone comes first. Not on a line that is dear or slow, nor when the month's budget is used up; there is
 * kept what was looked at.
 */
export async function readAhead(role: Role): Promise<void> {
  for (const endpoint of keptEndpoints) {
    if (!mayBringAhead() || currentSession()?.person.role !== role) return
    if (isFor(endpoint, role)) await readOnce(endpoint)
  }
}

/** What is asked for by the id of somebody or something has no beginning here. */
function isFor({ access, path }: Endpoint, role: Role): boolean {
  return !path.includes(':') && (access === 'anyone' || access.includes(role))
}

async function readOnce(endpoint: Endpoint): Promise<void> {
  await restorePersisted()
  const query = answerQuery(endpoint)
  const state = queryClient.getQueryState(query.queryKey)
  const isYoung = state !== undefined && Date.now() - state.dataUpdatedAt < youngForMs
  if (isYoung || state?.fetchStatus === 'fetching') return
  dataMeter.background(endpoint.path)
  await queryClient.query(query).catch(() => undefined)
}
