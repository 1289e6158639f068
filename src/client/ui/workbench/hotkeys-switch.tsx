import { setHotkeys, useHotkeysOn } from '../../platform/hotkeys/hotkey-setting.ts'
import { useText } from '../../platform/i18n/i18n.tsx'
import { Switch } from '../fields/switch.tsx'

/** Single keys on this device, on or off. Messages: `workbench`. */
export function HotkeysSwitch() {
  const { t } = useText()
  const isOn = useHotkeysOn()
  return (
    <>
      <Switch isOn={isOn} busy={false} onPress={() => setHotkeys(!isOn)}>
        {t('workbench.keys.single')}
      </Switch>
      <p>{t('workbench.keys.lead')}</p>
    </>
  )
}
