import { applyDelta, markOf, type Delta } from '../../../shared/kit/delta.ts'
import type { AnswerOf, Endpoint as Contract } from '../../../shared/kit/endpoint.ts'
import { ApiError, call, serverReached, type RequestOptions } from '../api/api.ts'

const seeds = 36 ** 6

/** Asks for what is new since this was known, and answers the whole as it is now. Rejects as `call` does. */
export async function askSince<C extends Contract>(
  contract: C,
  asked: RequestOptions<C>,
  known: unknown,
): Promise<AnswerOf<C>> {
  const seed = Math.floor(Math.random() * seeds)
  const answer = await callSince(contract, { ...asked, since: markOf(known, seed, contract.delta === true) })
  if (answer === unchanged) return known as AnswerOf<C>
  if (!isDelta(answer)) return answer as AnswerOf<C>
  const applied = applyDelta(known, answer.delta, seed)
  return applied === null ? call(contract, asked) : (applied as AnswerOf<C>)
}

const unchanged = Symbol('unchanged')

async function callSince<C extends Contract>(contract: C, asked: RequestOptions<C>): Promise<unknown> {
  try {
    return await call(contract, asked)
  } catch (error) {
    if (!(error instanceof ApiError) || error.status !== 304) throw error
    dispatchEvent(new Event(serverReached))
    return unchanged
  }
}

/** No answer of ours has a part of this name. */
function isDelta(answer: unknown): answer is { delta: Delta } {
  return typeof answer === 'object' && answer !== null && 'delta' in answer
}
