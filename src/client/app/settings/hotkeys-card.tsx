import { Card } from '../../ui/card.tsx'
import { HotkeysSwitch } from '../../ui/workbench/hotkeys-switch.tsx'

/** Single keys on this device, on or off. */
export function HotkeysCard() {
  return (
    <Card className="space-y-4">
      <HotkeysSwitch />
    </Card>
  )
}
