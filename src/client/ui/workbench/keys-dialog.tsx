import type { ReactNode } from 'react'
import { useText } from '../../platform/i18n/i18n.tsx'
import { Dialog } from '../overlays/dialog.tsx'
import { HotkeysSwitch } from './hotkeys-switch.tsx'
import { KeyHint } from './workbench.tsx'

/** The keys of a page with what they do, and the switch for this device. */
export function KeysDialog({
  open,
  onClose,
  keys,
}: {
  open: boolean
  onClose: () => void
  keys: readonly (readonly [keys: readonly string[], act: ReactNode])[]
}) {
  const { t } = useText()
  return (
    <Dialog open={open} onClose={onClose} title={t('workbench.keys.title')}>
      <dl className="grid grid-cols-[auto_1fr] gap-x-4 gap-y-2">
        {keys.map(([names, act]) => (
          <div key={names.join()} className="col-span-2 grid grid-cols-subgrid items-baseline">
            <dt className="flex gap-1">
              {names.map((name) => (
                <KeyHint key={name} name={name} />
              ))}
              <span className="sr-only">{names.join(', ')}</span>
            </dt>
            <dd>{act}</dd>
          </div>
        ))}
      </dl>
      <HotkeysSwitch />
    </Dialog>
  )
}
