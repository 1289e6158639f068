import { sql } from 'kysely'
import type { FastifyInstance, FastifyRequest } from 'fastify'
import type { AppContext } from '../context/request-context.ts'
import { factsOf, type RequestFacts } from '../http/errors/request-facts.ts'
import type { Operation } from '../operations/operation.ts'
import { newId } from '../runtime/ids.ts'

const windowMs = 15 * 60_000
const maxRemembered = 1_000

/** Whether the request names a patient's row by id, in an endpoint for patients or doctors. */
export function openRecordRoutes(operations: readonly Operation[]) {
  const routes = new Set(operations.filter(isOfRecord).map(({ method, path }) => `${method} ${path}`))
  return ({ method, routeOptions }: FastifyRequest) => routes.has(`${method} ${routeOptions.url ?? ''}`)
}

function isOfRecord({ access, path }: Operation): boolean {
  return path.includes('/:id') && access !== 'anyone' && access.some((role) => role !== 'coordinator')
}

/**
 * Records that a signed-in person asked for a row that is not theirs or does not exist: one entry per person and
 * quarter of an hour, however often they ask. The security log counts the rest: security-events.ts.
 */
export function auditRefusedRecords(
  app: FastifyInstance,
  appContext: Pick<AppContext, 'store' | 'clock'>,
  { action, isRecord }: { action: string; isRecord: (request: FastifyRequest) => boolean },
): void {
  const writtenAt = new Map<string, number>()

  function isDue(actorId: string, at: number): boolean {
    const last = writtenAt.get(actorId)
    if (last !== undefined && last <= at && at < last + windowMs) return false
    if (writtenAt.size >= maxRemembered) writtenAt.clear()
    writtenAt.set(actorId, at)
    return true
  }

  app.addHook('onResponse', async (request) => {
    const { actorId, actorRole, refusal } = factsOf(request)
    if (!actorId || !actorRole || !isRecord(request)) return
    if (refusal?.status !== 403 && refusal?.status !== 404) return
    const now = appContext.clock()
    if (!isDue(actorId, now.getTime())) return
    // The answer has been sent: a failure here only goes to the log.
    await writeOnce(appContext.store.db, request, { actorId, actorRole, action }, now).catch(
      (error: unknown) => request.log.error(error, 'a refused record could not be audited'),
    )
  })
}

/** Skips the entry if another server has written it. */
async function writeOnce(
  db: AppContext['store']['db'],
  request: FastifyRequest,
  entry: Required<Pick<RequestFacts, 'actorId' | 'actorRole'>> & { action: string },
  now: Date,
): Promise<void> {
  const { actorId, actorRole, action } = entry
  const since = new Date(now.getTime() - windowMs)
  await sql`
    insert into audit_log (id, at, actor_id, actor_role, action, subject, request_id)
    select ${newId()}::uuid, ${now}::timestamptz, ${actorId}::uuid, ${actorRole}, ${action},
      ${idIn(request.params)}, ${request.id}
    where not exists (
      select from audit_log
      where actor_id = ${actorId} and at > ${since} and action = ${action})`.execute(db)
}

/** The requested id, if it has the shape of one: anything else could be somebody's name or number. */
function idIn(params: unknown): string | null {
  const { id } = params as { id?: string }
  return id !== undefined && /^[\da-f]{8}(-[\da-f]{4}){3}-[\da-f]{12}$/.test(id) ? id : null
}
