import type { AnswerOf } from '../../shared/kit/contract.ts'
import {
  mostDevices,
  renewDevice,
  ringDevice,
  type readDevice,
  type silenceDevice,
} from '../../shared/devices/devices.contract.ts'
import type { Call } from '../platform/http/call.ts'
import { refuseBy } from '../platform/http/refusal.ts'
import { newId } from '../platform/ids.ts'
import { forgetDevicesOf, saveDevice } from '../platform/push/devices.ts'
import { presentDevice } from './devices.present.ts'
import { changeAddress, countOf, findOfSession, forgetOthersOf, holdPerson } from './devices.repo.ts'

export async function read(call: Call<typeof readDevice>): Promise<AnswerOf<typeof readDevice>> {
  const row = await findOfSession(call.db, call.actor.sessionId)
  return { publicKey: call.house.push.publicKey, device: row ? presentDevice(row) : null }
}

export async function ring(call: Call<typeof ringDevice>): Promise<AnswerOf<typeof ringDevice>> {
  const { actor, body, now, house } = call
  const { endpoint, p256dh, auth, language, showsName } = body
  if (!house.push.accepts({ endpoint, p256dh, auth })) throw refuseBy(ringDevice, 'noPushService')
  const address = { person_id: actor.id, session_id: actor.sessionId, endpoint, p256dh, auth }
  const device = { id: newId(), ...address, language, shows_name: showsName, created_at: now }
  return call.write(async (tx) => {
    await holdPerson(tx, actor.id)
    await forgetOthersOf(tx, actor.sessionId, endpoint)
    await saveDevice(tx, device)
    // Counted after: one that was known is not one more.
    if ((await countOf(tx, actor.id)) > mostDevices) throw refuseBy(ringDevice, 'tooMany')
    return presentDevice(device)
  })
}

export function silence(call: Call<typeof silenceDevice>): Promise<AnswerOf<typeof silenceDevice>> {
  return call.write(async (tx) => {
    await forgetDevicesOf(tx, call.actor.sessionId)
    return { message: 'Silent.' }
  })
}

/** Answers the same whether or not the old address was known: strangers learn nothing. */
export function renew(call: Call<typeof renewDevice>): Promise<AnswerOf<typeof renewDevice>> {
  const { known, next } = call.body
  if (!call.house.push.accepts(next)) throw refuseBy(renewDevice, 'noPushService')
  return call.write(async (tx) => {
    await changeAddress(tx, known, next)
    return { message: 'Known.' }
  })
}
