import { useState } from 'react'
import { useText } from '../../platform/i18n/i18n.tsx'
import { Button } from '../../ui/button.tsx'
import { SheetOnPress } from '../shell/sheet-on-press.tsx'

const loadSheet = () => import('./share-sheet.tsx')

export function ShareProfile() {
  const { t } = useText()
  const [isOpen, setOpen] = useState<boolean | null>(null)
  return (
    <>
      <div className="space-y-2">
        <Button kind="quiet" icon="qr-code" onClick={() => setOpen(true)}>
          {t('patientDashboard.share.open')}
        </Button>
        <p className="text-soft">{t('patientDashboard.share.later')}</p>
      </div>
      {isOpen !== null && <SheetOnPress load={loadSheet} open={isOpen} onClose={() => setOpen(false)} />}
    </>
  )
}
