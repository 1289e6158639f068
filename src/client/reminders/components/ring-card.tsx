import type { ReactNode } from 'react'
import { ChoiceField } from '../../ui/fields/choice-field.tsx'
import { useText } from '../../platform/i18n/i18n.tsx'
import { Card } from '../../ui/card.tsx'
import { Notice } from '../../ui/notice.tsx'
import { Switch } from '../../ui/fields/switch.tsx'
import { RingNotice } from './ring-notice.tsx'
import { useRinging } from './use-ringing.ts'

/**
 * The switch for push notifications of doses, what they show on the lock screen, and the way that is more reliable as
 * children.
 */
export function RingCard({ children }: { children?: ReactNode }) {
  const { t } = useText()
  const ringing = useRinging()
  const { state, isBusy } = ringing
  // It follows where there is a medicine.
  const hasCalendar = children !== undefined
  const isAble = state === 'on' || state === 'off'
  return (
    <Card className="space-y-2 pb-2! sm:space-y-4">
      {isAble ? (
        <Switch
          isOn={state === 'on'}
          busy={isBusy}
          onPress={state === 'on' ? ringing.turnOff : ringing.turnOn}
        >
          {t('devices.title')}
        </Switch>
      ) : (
        <h2 className="text-xl font-semibold">{t('devices.title')}</h2>
      )}
      {isAble && <p>{`${t(state === 'on' ? 'devices.on' : 'devices.lead')} ${t('devices.also')}`}</p>}
      <RingNotice ringing={ringing} />
      {ringing.problem && (
        <Notice kind="error">
          {hasCalendar && ringing.problem === t('devices.refusals.noPushService')
            ? `${ringing.problem} ${t('devices.calendar')}`
            : ringing.problem}
        </Notice>
      )}
      {state === 'on' && (
        <ChoiceField
          id="shown"
          name="shown"
          label={t('devices.shown.label')}
          value={ringing.showsName ? 'name' : 'private'}
          onChange={({ target }) => ringing.show(target.value === 'name')}
          options={[
            { value: 'private', label: t('devices.shown.private'), lead: t('devices.shown.privateLead') },
            { value: 'name', label: t('devices.shown.name') },
          ]}
        />
      )}
      {(state === 'on' || hasCalendar) && (
        <p className="text-soft">
          {state === 'on' && `${t('devices.heldBack')} `}
          {hasCalendar && t('devices.sure')}
        </p>
      )}
      {children}
    </Card>
  )
}
