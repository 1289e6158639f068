import { useState } from 'react'
import {
  readPushSubscription,
  subscribePush,
  unsubscribePush,
} from '../../../shared/devices/devices.endpoints.ts'
import { ApiError } from '../../platform/api/api.ts'
import { errorText } from '../../platform/api/error-text.ts'
import { useText } from '../../platform/i18n/i18n.tsx'
import {
  askForPushes,
  pushPermission,
  rememberRings,
  takePushes,
} from '../../platform/push/push-subscription.ts'
import { replaceAnswer, useAnswer, useWrite } from '../../platform/queries/queries.tsx'
import { Card } from '../../ui/card.tsx'
import { Switch } from '../../ui/fields/switch.tsx'
import { Notice } from '../../ui/notice.tsx'

/** Lets alarms wake this device while Nabz is closed, until this login ends; a doctor's also requests. */
export function WakeSwitch({ ofDoctor = false }: { ofDoctor?: boolean }) {
  const { t, language } = useText()
  const { data } = useAnswer(readPushSubscription)
  const [isBusy, setBusy] = useState(false)
  const [error, setError] = useState<unknown>(null)
  const subscribe = useWrite(subscribePush)
  const unsubscribe = useWrite(unsubscribePush)
  const permission = pushPermission()
  const isOn = Boolean(data?.device) && permission === 'granted'

  async function turnOn(publicKey: string): Promise<void> {
    // Within the click: browsers show the prompt only then.
    if (permission === 'open' && !(await askForPushes())) return
    const address = await takePushes(publicKey)
    const device = await subscribe.mutateAsync({ body: { ...address, language, showsName: false } })
    rememberRings({ showsName: false })
    replaceAnswer(readPushSubscription, (before) => ({ ...before, device }))
  }
  async function turnOff(): Promise<void> {
    await unsubscribe.mutateAsync({})
    rememberRings(null)
    replaceAnswer(readPushSubscription, (before) => ({ ...before, device: null }))
  }
  async function attempt(work: () => Promise<void>): Promise<void> {
    setError(null)
    setBusy(true)
    await work().catch(setError)
    setBusy(false)
  }
  const isAble = permission === 'open' || permission === 'granted'
  return (
    <Card className="space-y-3">
      {isAble && data ? (
        <Switch
          isOn={isOn}
          busy={isBusy}
          onPress={() => void attempt(() => (isOn ? turnOff() : turnOn(data.publicKey)))}
        >
          {t('alarmTask.wake.title')}
        </Switch>
      ) : (
        <h2 className="text-xl font-semibold">{t('alarmTask.wake.title')}</h2>
      )}
      <p>{t('alarmTask.wake.lead')}</p>
      {ofDoctor && <p>{t('alarmTask.wake.requests')}</p>}
      {permission === 'denied' && <Notice>{t('alarmTask.wake.denied')}</Notice>}
      {permission === 'unable' && <Notice>{t('alarmTask.wake.unable')}</Notice>}
      {error !== null && (
        <Notice kind="error">
          {error instanceof ApiError ? errorText(t, error) : t('alarmTask.wake.failed')}
        </Notice>
      )}
    </Card>
  )
}
