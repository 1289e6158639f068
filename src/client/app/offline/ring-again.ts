import { readPushSubscription, subscribePush } from '../../../shared/devices/devices.endpoints.ts'
import type { AnswerOf } from '../../../shared/kit/endpoint.ts'
import {
  answerQuery,
  knownAnswer,
  queryClient,
  replaceAnswer,
  restorePersisted,
} from '../../platform/query/query-client.ts'
import { call } from '../../platform/api/api.ts'
import { shownNow } from '../../platform/i18n/language.ts'
import { pushPermission, rememberedRings, takePushes } from '../../platform/push/push-subscription.ts'
import { currentToken } from '../../platform/session/session-store.ts'

let doneFor: string | null = null

/**
 * What this person had switched on here rings again after their next sign-in, without a question: the server let it
 * go with the one that ended. Where that cannot be, /reminders says that this phone is silent. Never rejects.
 */
export async function ringAgain(): Promise<void> {
  const token = currentToken()
  if (token === null || token === doneFor) return
  doneFor = token
  // Without a network or the browser's push service: the next screen tries again.
  await renew(token).catch(() => (doneFor = null))
}

async function renew(token: string): Promise<void> {
  const settings = rememberedRings()
  if (!settings || pushPermission() !== 'granted') return
  const { publicKey, device } = await ask()
  if (device) return
  const address = await takePushes(publicKey)
  const body = { ...address, ...settings, language: shownNow().language }
  // By the token of the one whose wish it was: another may have come to the phone meanwhile.
  const rung = await call(subscribePush, { token, body })
  if (currentToken() === token) replaceAnswer(readPushSubscription, (before) => ({ ...before, device: rung }))
}

/** What lies on the device is of this very sign-in. */
async function ask(): Promise<AnswerOf<typeof readPushSubscription>> {
  await restorePersisted()
  const kept = knownAnswer(readPushSubscription)
  if (kept?.device) return kept
  return (await queryClient.query({ ...answerQuery(readPushSubscription), staleTime: 0 })).answer
}
