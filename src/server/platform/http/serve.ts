import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import * as v from 'valibot'
import { roomOf, type AnswerOf, type Contract, type Role } from '../../../shared/kit/contract.ts'
import { idFromKey } from '../../../shared/kit/own-ids.ts'
import { findDelta } from '../../../shared/kit/delta.ts'
import { fieldCodes } from '../../../shared/kit/schemas.ts'
import { dayIn } from '../../../shared/kit/town-time.ts'
import { audit } from '../audit/audit.ts'
import type { Person } from '../auth/sessions.ts'
import { inTransaction } from '../db/database.ts'
import { newId } from '../ids.ts'
import type { Call, House } from './call.ts'
import { claimKey, keepAnswer, readKey, type GivenAnswer, type Repeatable } from './given-answers.ts'
import { networkOf } from './network.ts'
import { refuse, refuseFields } from './refusal.ts'
import { pickDeclared } from './declared-answer.ts'
import { readSaidAt } from './said-at.ts'
import { refuseUnstorable } from './storable-text.ts'

/** Thrown out of a transaction that found its answer already given; never leaves this file. */
class AlreadyAnswered extends Error {
  readonly given: GivenAnswer
  constructor(given: GivenAnswer) {
    super('already answered')
    this.given = given
  }
}

/** Opens the endpoint of a contract: who may, is it well-formed, the work, the answer. In that order. */
export function serve<C extends Contract>(
  app: FastifyInstance,
  house: House,
  contract: C,
  work: (call: Call<C>) => Promise<AnswerOf<C>>,
): void {
  app.route({
    method: contract.method,
    url: contract.path,
    config: { contract: contract.name },
    async handler(request, reply) {
      const actor = contract.access === 'anyone' ? null : await admit(house, contract.access, request)
      const call = openCall(house, contract, request, actor)
      await house.quotas.spend(contract, { personId: actor?.id ?? null, network: call.network })
      try {
        const answer = pickDeclared(contract, await work(call as Call<C>))
        const news = contract.method === 'GET' ? findNews(contract, request, answer) : null
        if (news === 'same') return reply.code(304).send()
        if (news) return send(reply, { status: 226, body: news })
        return send(reply, { status: contract.status, body: JSON.stringify(answer ?? undefined) ?? '' })
      } catch (error) {
        if (error instanceof AlreadyAnswered) return send(reply, error.given)
        throw error
      }
    },
  })
}

/** What is new since what the caller knows, if they say so and it is shorter than the whole. */
function findNews(contract: Contract, request: FastifyRequest, answer: unknown): string | null {
  const mark = request.headers['if-none-match']
  const delta = mark === undefined ? null : findDelta(answer, mark)
  if (delta === null || delta === 'same') return delta
  const news = JSON.stringify({ delta })
  return contract.delta && news.length < JSON.stringify(answer).length ? news : null
}

function send(reply: FastifyReply, given: GivenAnswer): FastifyReply {
  return reply.code(given.status).type('application/json; charset=utf-8').send(given.body)
}

/** The token's person, if their role may come in. */
export async function admit(
  house: House,
  allowed: readonly Role[],
  request: FastifyRequest,
): Promise<Person> {
  const token = /^Bearer (\S+)$/i.exec(request.headers.authorization ?? '')?.[1]
  if (!token) throw refuse('notSignedIn')
  const person = await house.sessions.personOf(token, house.clock())
  if (!person) throw refuse('sessionEnded')
  if (!allowed.includes(person.role)) throw refuse('wrongRole')
  return person
}

function openCall(house: House, contract: Contract, request: FastifyRequest, actor: Person | null): Call {
  const room = roomOf(contract)
  refuseUnstorable(room, request)
  const now = house.clock()
  const repeatable = contract.method === 'POST' ? readRepeatable(house, contract, request, actor) : null
  if (contract.method === 'POST' && house.isDiskFull()) throw refuse('storageFull')
  return {
    house,
    db: house.store.db,
    actor: actor as Person,
    params: parse(room, contract.params, request.params, 'notFound'),
    query: parse(room, contract.query, request.query, 'invalid'),
    body: parse(room, contract.body, request.body ?? {}, 'invalid'),
    now,
    today: dayIn(house.town.timeZone, now),
    saidAt: readSaidAt(request.headers['waited-ms'], now),
    newId: (repeatable && idFromKey(repeatable.key)) ?? newId(),
    requestId: request.id,
    network: networkOf(request.ip),
    write: (effect, note = {}) =>
      inTransaction(house.store.db, async (tx) => {
        const given = repeatable && (await claimKey(tx, repeatable, house.keys, now))
        if (given) throw new AlreadyAnswered(given)
        const answer = await effect(tx)
        if (contract.audited) {
          const subject = note.subject ?? idIn(request.params)
          const actorId = note.actorId ?? actor?.id ?? null
          const actorRole = actor?.role ?? null
          await audit(tx, { actorId, actorRole, action: contract.name, subject, requestId: request.id }, now)
        }
        if (repeatable) {
          const body = JSON.stringify(pickDeclared(contract, answer))
          await keepAnswer(tx, repeatable, { status: contract.status, body }, house.keys)
        }
        return answer
      }),
  }
}

function parse(
  room: string,
  schema: v.GenericSchema | undefined,
  value: unknown,
  otherwise: 'notFound' | 'invalid',
) {
  if (!schema) return undefined as never
  const parsed = v.safeParse(schema, value)
  if (parsed.success) return parsed.output as never
  // An id that is no id names nothing.
  if (otherwise === 'notFound') throw refuse('notFound')
  throw refuseFields(room, fieldCodes(parsed.issues))
}

function readRepeatable(
  house: House,
  contract: Contract,
  request: FastifyRequest,
  actor: Person | null,
): Repeatable | null {
  const key = readKey(request.headers['idempotency-key'])
  if (key === null) return null
  const asked = JSON.stringify([contract.method, request.url, request.body ?? null])
  return { actor: actor?.id ?? 'anyone', key, fingerprint: house.keys.digest(asked) }
}

function idIn(params: unknown): string | null {
  const given = params as { id?: unknown }
  return typeof given.id === 'string' ? given.id : null
}
