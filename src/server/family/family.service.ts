import type { AnswerOf } from '../../shared/kit/contract.ts'
import { openSecret, type sealSecret } from '../../shared/family/family.contract.ts'
import { freshForMs } from '../../shared/family/family.pin.ts'
import type { Call } from '../platform/http/call.ts'
import { refuseBy } from '../platform/http/refusal.ts'
import { findBegin } from './family.repo.ts'

const purpose = 'family'

/**
 * Nothing is kept here: the phone keeps the sealed text and cannot read it, the server can read it and does not
 * have it. So neither alone opens anything.
 */
export async function seal(call: Call<typeof sealSecret>): Promise<AnswerOf<typeof sealSecret>> {
  const text = JSON.stringify([purpose, call.actor.id, call.body.secret])
  return { sealed: call.house.keys.seal(text).toString('base64url') }
}

export async function open(call: Call<typeof openSecret>): Promise<AnswerOf<typeof openSecret>> {
  const [sealedFor, person, secret] = unseal(call)
  if (sealedFor !== purpose || person !== call.actor.id || secret === undefined)
    throw refuseBy(openSecret, 'notYours')
  // The token of somebody who left the phone open must not be enough: the password was typed just now.
  const session = await findBegin(call.db, call.actor.sessionId)
  const isFresh = session && call.now.getTime() - session.created_at.getTime() < freshForMs
  if (!isFresh) throw refuseBy(openSecret, 'notFresh')
  return call.write(async () => ({ secret }))
}

function unseal({ house, body }: Call<typeof openSecret>): (string | undefined)[] {
  try {
    return JSON.parse(house.keys.unseal(Buffer.from(body.sealed, 'base64url'))) as string[]
  } catch {
    // Altered, or of another town's server.
    throw refuseBy(openSecret, 'notYours')
  }
}
