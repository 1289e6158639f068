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
 * Renews the push subscription after a sign-in, because the server dropped it with the last session. If it fails,
 * /reminders says that notifications are off. Never rejects.
 */
export async function ringAgain(): Promise<void> {
  const token = currentToken()
  if (token === null || token === doneFor) return
  doneFor = token
  // No network or push service: the next screen tries again.
  await renew(token).catch(() => (doneFor = null))
}

async function renew(token: string): Promise<void> {
  const settings = rememberedRings()
  if (!settings || pushPermission() !== 'granted') return
  const { publicKey, device } = await ask()
  if (device) return
  const address = await takePushes(publicKey)
  const body = { ...address, ...settings, language: shownNow().language }
  // With the token read at the start: another user may have signed in meanwhile.
  const rung = await call(subscribePush, { token, body })
  if (currentToken() === token) replaceAnswer(readPushSubscription, (before) => ({ ...before, device: rung }))
}

/** A stored answer belongs to this session. */
async function ask(): Promise<AnswerOf<typeof readPushSubscription>> {
  await restorePersisted()
  const kept = knownAnswer(readPushSubscription)
  if (kept?.device) return kept
  return (await queryClient.query({ ...answerQuery(readPushSubscription), staleTime: 0 })).answer
}
