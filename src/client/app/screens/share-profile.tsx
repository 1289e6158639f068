import { useState } from 'react'
import { useText } from '../../platform/i18n.tsx'
import { Button } from '../../ui/button.tsx'
import { SheetOnPress } from './sheet-on-press.tsx'

const loadSheet = () => import('./share-sheet.tsx')

export function ShareProfile() {
  const { t } = useText()
  const [isOpen, setOpen] = useState<boolean | null>(null)
  return (
    <>
      <Button kind="quiet" icon="qr-code" onClick={() => setOpen(true)}>
        {t('patientDashboard.share.open')}
      </Button>
      {isOpen !== null && <SheetOnPress load={loadSheet} open={isOpen} onClose={() => setOpen(false)} />}
    </>
  )
}
