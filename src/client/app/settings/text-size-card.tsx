import { useState } from 'react'
import { isLarge, setLarge } from '../../platform/browser/density.ts'
import { useText } from '../../platform/i18n/i18n.tsx'
import { Card } from '../../ui/card.tsx'
import { Switch } from '../../ui/fields/switch.tsx'

/** Larger text and buttons on this device. */
export function TextSizeCard() {
  const { t } = useText()
  const [isOn, setOn] = useState(isLarge)
  function turn(): void {
    setLarge(!isOn)
    setOn(!isOn)
  }
  return (
    <Card className="space-y-4">
      <Switch isOn={isOn} busy={false} onPress={turn}>
        {t('settings.large.title')}
      </Switch>
      <p>{t('settings.large.lead')}</p>
    </Card>
  )
}
