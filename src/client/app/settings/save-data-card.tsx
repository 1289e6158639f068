import { useText } from '../../platform/i18n/i18n.tsx'
import { isConnectionSlow, setDataSaver } from '../../platform/data-saver/data-saver.ts'
import { useDataSaver } from '../../platform/data-saver/use-data-saver.ts'
import { Card } from '../../ui/card.tsx'
import { Notice } from '../../ui/notice.tsx'
import { Switch } from '../../ui/fields/switch.tsx'

/** The data saver switch. Without a choice when the browser asks for it. */
export function SaveDataCard() {
  const { t } = useText()
  const isOn = useDataSaver()
  const isAsked = isConnectionSlow()
  return (
    <Card className="space-y-4">
      {isAsked ? (
        <h2 className="text-xl font-semibold">{t('settings.save.title')}</h2>
      ) : (
        <Switch isOn={isOn} busy={false} onPress={() => setDataSaver(!isOn)}>
          {t('settings.save.title')}
        </Switch>
      )}
      <p>{t('settings.save.lead')}</p>
      {isAsked && <Notice>{t('settings.save.asked')}</Notice>}
    </Card>
  )
}
