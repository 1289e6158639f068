import type { Readable } from 'node:stream'
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import * as v from 'valibot'
import { featureOf, type AnswerOf, type Role } from '../../../shared/kit/endpoint.ts'
import type { Operation } from '../operations/operation.ts'
import { idFromKey } from '../../../shared/kit/own-ids.ts'
import { fieldCodes, type fileAnswer } from '../../../shared/kit/schemas.ts'
import { dayIn } from '../../../shared/kit/time/town-time.ts'
import { audit, auditShown, openedForAnother } from '../audit/audit.ts'
import type { Person } from '../auth/sessions.ts'
import { brokenUnique, inTransaction } from '../db/database.ts'
import { holdOpenAccount } from '../db/hold-person.ts'
import { newId } from '../runtime/ids.ts'
import type { RequestContext, AppContext } from '../context/request-context.ts'
import {
  reserveKey,
  saveResponse,
  readKey,
  type SavedResponse,
  type IdempotentRequest,
} from './writes/idempotency.ts'
import { networkOf } from '../rate-limits/network.ts'
import { appError, validationError } from './errors/app-error.ts'
import { actFor, holdGuardianship, patientHeader } from '../auth/acting-for.ts'
import { holdDoctorAccess, isWithheld, requireCareRelationship } from '../auth/care/doctor-access.ts'
import { requireStepUp } from '../auth/step-up.ts'
import { cookiesOf } from '../auth/cookies.ts'
import { languageOf } from './errors/sentences.ts'
import { pickDeclared } from './declared-answer.ts'
import { StreamedFile } from './streamed-file.ts'
import { readSubmittedAt } from './writes/submitted-at.ts'
import { noteFacts } from './errors/request-facts.ts'
import { refuseUnstorable } from './storable-text.ts'

/** Thrown to leave a transaction that found the answer already saved; never leaves this file. */
class AlreadyProcessed extends Error {
  readonly given: SavedResponse
  constructor(given: SavedResponse) {
    super('already answered')
    this.given = given
  }
}

type FileAnswer = v.InferOutput<typeof fileAnswer>
/** Only where the answer is a file. */
type Streamed<O extends Operation> = O extends { binary: 'answer' } ? StreamedFile : never

/** Registers an operation's endpoint: access check, validation, handler, answer, in that order. */
export function registerEndpoint<O extends Operation>(
  app: FastifyInstance,
  appContext: AppContext,
  operation: O,
  handler: (ctx: RequestContext<O>) => Promise<AnswerOf<O> | Streamed<O>>,
): void {
  app.route({
    method: operation.method,
    url: operation.path,
    config: { operation: operation.name, takesOctets: operation.binary === 'body' },
    async handler(request, reply) {
      const person = operation.access === 'anyone' ? null : await admit(appContext, operation.access, request)
      const asked = {
        header: chosenPatient(operation, request),
        area: operation.actsFor,
        now: appContext.clock(),
      }
      const actor = person && (await actFor(appContext.store.db, person, asked))
      const caller = { personId: actor?.id ?? null, network: networkOf(request.ip) }
      await appContext.quotas.spendWrite(operation, caller)
      if (actor && operation.stepUp) await requireStepUp(appContext.store.db, actor, appContext.clock())
      const ctx = openRequestContext(appContext, operation, request, reply, actor)
      await appContext.quotas.spendUse(operation, caller)
      try {
        if (person) await auditActing(operation, ctx, person)
        const given = await answerTo(operation, ctx, handler)
        if (given instanceof StreamedFile) return sendFile(reply, given)
        const answer = pickDeclared(operation, given)
        if (operation.binary === 'answer') return sendFile(reply, fileOf(answer as FileAnswer))
        return send(reply, { status: operation.status, body: JSON.stringify(answer ?? undefined) ?? '' })
      } catch (error) {
        if (error instanceof AlreadyProcessed) return send(reply, error.given)
        throw error
      }
    },
  })
}

/** Before anything is sent: who looks at a record for somebody else stands in the log that the patient reads. */
async function auditActing(
  { method }: Operation,
  ctx: RequestContext,
  own: Pick<Person, 'patientId'>,
): Promise<void> {
  const { patientId } = ctx.actor
  if (method !== 'GET' || patientId === null || patientId === own.patientId) return
  await auditShown(ctx, openedForAnother, [patientId])
}

/** The handler's answer, if the doctor may have it: nobody else asks for approval and care relationship. */
async function answerTo<O extends Operation>(
  operation: O,
  ctx: RequestContext,
  handler: (ctx: RequestContext<O>) => Promise<AnswerOf<O> | Streamed<O>>,
): Promise<unknown> {
  if (isWithheld(operation, ctx.actor)) {
    if (operation.unapprovedAnswer === undefined) throw appError('notFound')
    return operation.unapprovedAnswer
  }
  await requireCareRelationship(ctx.db, operation, ctx)
  return handler(ctx)
}

function chosenPatient({ actsFor }: Operation, request: FastifyRequest): unknown {
  return actsFor ? request.headers[patientHeader] : undefined
}

function send(reply: FastifyReply, given: SavedResponse): FastifyReply {
  return reply.code(given.status).type('application/json; charset=utf-8').send(given.body)
}

/** To be saved, never shown or run in our origin, whatever its bytes turn out to be. */
function sendFile(
  reply: FastifyReply,
  { type, name, content }: { type: string; name: string; content: Buffer | Readable },
): FastifyReply {
  return reply
    .headers({
      'content-disposition': `attachment; filename="${name}"`,
      'content-security-policy': "sandbox; default-src 'none'",
    })
    .type(type)
    .send(content)
}

function fileOf({ type, name, content }: FileAnswer) {
  return { type, name, content: Buffer.from(content.buffer, content.byteOffset, content.byteLength) }
}

/** The token's person, if their role is allowed. */
export async function admit(
  appContext: AppContext,
  allowed: readonly Role[],
  request: FastifyRequest,
): Promise<Person> {
  const token = /^Bearer (\S+)$/i.exec(request.headers.authorization ?? '')?.[1]
  if (!token) throw appError('notSignedIn')
  const person = await appContext.sessions.personOf(token, appContext.clock())
  if (!person) throw appError('sessionEnded')
  noteFacts(request, { actorId: person.id, actorRole: person.role })
  if (!allowed.includes(person.role)) throw appError('wrongRole')
  return person
}

function openRequestContext(
  appContext: AppContext,
  operation: Operation,
  request: FastifyRequest,
  reply: FastifyReply,
  actor: Person | null,
): RequestContext {
  const feature = featureOf(operation)
  refuseUnstorable(feature, request)
  const now = appContext.clock()
  const idempotent =
    operation.method === 'POST' && operation.binary !== 'body'
      ? readIdempotentRequest(appContext, operation, request, actor)
      : null
  if (operation.method === 'POST' && appContext.isDiskFull()) throw appError('storageFull')
  const params = parse(feature, operation.schemas.params, request.params, 'notFound')
  const today = dayIn(appContext.town.timeZone, now)
  return {
    appContext,
    db: appContext.store.db,
    actor: actor as Person,
    params,
    query: parse(feature, operation.schemas.query, request.query, 'invalid'),
    body: parse(feature, operation.schemas.body, request.body ?? {}, 'invalid'),
    now,
    today,
    submittedAt: readSubmittedAt(request.headers['waited-ms'], now),
    newId: (idempotent && idFromKey(idempotent.key)) ?? newId(),
    requestId: request.id,
    cookies: cookiesOf(request, reply, appContext.policy.isSecure),
    network: networkOf(request.ip),
    language: languageOf(request.headers['accept-language']),
    userAgent: request.headers['user-agent'],
    noteAccount: (actorId) => noteFacts(request, { actorId }),
    noteEvent: (name, about) => noteFacts(request, { event: { name, about } }),
    write: (effect, note = {}) =>
      inTransaction(appContext.store.db, async (tx) => {
        const given = idempotent && (await reserveKey(tx, idempotent, appContext.keys, now))
        if (given) throw new AlreadyProcessed(given)
        if (actor && !(await holdOpenAccount(tx, actor.id))) throw appError('sessionEnded')
        if (actor && operation.actsFor) await holdGuardianship(tx, actor, operation.actsFor, now)
        if (operation.method === 'POST') await holdDoctorAccess(tx, operation, { actor, params, now, today })
        const answer = await effect(tx)
        if (operation.audited) {
          const subject = note.subject ?? idIn(request.params)
          const actorId = note.actorId ?? actor?.id ?? null
          const actorRole = actor?.role ?? null
          await audit(tx, { actorId, actorRole, action: operation.name, subject, requestId: request.id }, now)
        }
        if (idempotent) {
          const body = JSON.stringify(pickDeclared(operation, answer))
          await saveResponse(tx, idempotent, { status: operation.status, body }, appContext.keys)
        }
        return answer
      }).catch(refuseTakenId),
  }
}

/** A row that is added has the id of its idempotency key: another account may have used the same one. */
function refuseTakenId(error: unknown): never {
  throw brokenUnique(error)?.endsWith('_pkey') ? appError('keyReused') : error
}

function parse(
  feature: string,
  schema: v.GenericSchema | undefined,
  value: unknown,
  defaultValue: 'notFound' | 'invalid',
) {
  if (!schema) return undefined as never
  const parsed = v.safeParse(schema, value)
  if (parsed.success) return parsed.output as never
  // A malformed id cannot match any row.
  if (defaultValue === 'notFound') throw appError('notFound')
  throw validationError(feature, fieldCodes(parsed.issues))
}

function readIdempotentRequest(
  appContext: AppContext,
  operation: Operation,
  request: FastifyRequest,
  actor: Person | null,
): IdempotentRequest | null {
  const key = readKey(request.headers['idempotency-key'])
  if (key === null) return null
  const patient = chosenPatient(operation, request)
  const asked = JSON.stringify([
    operation.method,
    request.url,
    request.body ?? null,
    ...(patient === undefined ? [] : [patient]),
  ])
  return { actor: actor?.id ?? 'anyone', key, fingerprints: appContext.keys.digests(asked) }
}

function idIn(params: unknown): string | null {
  const given = params as { id?: unknown }
  return typeof given.id === 'string' ? given.id : null
}
