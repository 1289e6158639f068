import { ChoiceField } from '../../ui/choice-field.tsx'
import { useText } from '../../platform/i18n.tsx'
import { Card } from '../../ui/card.tsx'
import { Notice } from '../../ui/notice.tsx'
import { Switch } from '../../ui/switch.tsx'
import { useRinging } from './use-ringing.ts'

/** Whether this phone gives a sign at the time of a dose, and what then stands on its screen. */
export function RingCard() {
  const { t } = useText()
  const ringing = useRinging()
  const isAble = ringing.state === 'on' || ringing.state === 'off'
  return (
    <Card className="space-y-4">
      {isAble ? (
        <Switch
          isOn={ringing.state === 'on'}
          busy={ringing.isBusy}
          onPress={ringing.state === 'on' ? ringing.turnOff : ringing.turnOn}
        >
          {t('devices.title')}
        </Switch>
      ) : (
        <h2 className="text-xl font-semibold">{t('devices.title')}</h2>
      )}
      <p>{t(ringing.state === 'on' ? 'devices.on' : 'devices.lead')}</p>
      {ringing.isAsking && <Notice>{t('devices.asked')}</Notice>}
      {ringing.state === 'denied' && (
        <Notice title={t('devices.denied.title')}>{t('devices.denied.lead')}</Notice>
      )}
      {ringing.state === 'unable' && <Notice>{t('devices.unsupported')}</Notice>}
      {ringing.trouble && <Notice kind="error">{ringing.trouble}</Notice>}
      {ringing.state === 'on' && (
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
      {isAble && <p className="text-soft">{t('devices.sure')}</p>}
    </Card>
  )
}
