import { useText } from '../../platform/i18n/i18n.tsx'
import { Button } from '../../ui/button.tsx'
import { Dialog, DialogActions } from '../../ui/overlays/dialog.tsx'
import { Notice } from '../../ui/notice.tsx'
import type { SheetProps } from '../shell/sheet-on-press.tsx'

const points = ['what', 'who', 'howLong'] as const

/** Explains the coming feature; shows no QR code, which would do nothing yet. */
export function Sheet({ open, onClose }: SheetProps) {
  const { t } = useText()
  return (
    <Dialog open={open} onClose={onClose} title={t('patientDashboard.share.title')}>
      <Notice>{t('patientDashboard.share.coming')}</Notice>
      <dl className="space-y-3">
        {points.map((point) => (
          <div key={point}>
            <dt className="font-semibold">{t(`patientDashboard.share.${point}`)}</dt>
            <dd>{t(`patientDashboard.share.${point}Text`)}</dd>
          </div>
        ))}
      </dl>
      <DialogActions>
        <Button kind="quiet" onClick={onClose}>
          {t('patientDashboard.share.close')}
        </Button>
      </DialogActions>
    </Dialog>
  )
}
