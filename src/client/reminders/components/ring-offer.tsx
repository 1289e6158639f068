import { useState } from 'react'
import { useText } from '../../platform/i18n/i18n.tsx'
import { Card } from '../../ui/card.tsx'
import { Notice } from '../../ui/notice.tsx'
import { Switch } from '../../ui/fields/switch.tsx'
import { RingNotice } from './ring-notice.tsx'
import { useRinging } from './use-ringing.ts'

/**
 * For who waits for news with a phone that could ring and does not: the switch of the page of reminders. Once pressed
 * it stays, so that it can be turned off again, and says why it did not work.
 */
export function RingOffer({ about }: { about: 'answer' | 'alarm' }) {
  const { t } = useText()
  const [isPressed, setPressed] = useState(false)
  const ringing = useRinging()
  const { state, isBusy } = ringing
  if (!isPressed && (state !== 'off' || !ringing.isSure)) return null
  return (
    <Card className="space-y-2 p-3! sm:p-4!">
      {(state === 'on' || state === 'off') && (
        <Switch
          isOn={state === 'on'}
          busy={isBusy}
          onPress={() => {
            setPressed(true)
            if (state === 'on') ringing.turnOff()
            else ringing.turnOn()
          }}
        >
          {t(`devices.offer.${about}`)}
        </Switch>
      )}
      {state === 'on' && <p>{`${t('devices.on')} ${t('devices.also')}`}</p>}
      <RingNotice ringing={ringing} />
      {ringing.problem && <Notice kind="error">{ringing.problem}</Notice>}
    </Card>
  )
}
