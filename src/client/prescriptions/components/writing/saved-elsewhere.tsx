import { useText } from '../../../platform/i18n/i18n.tsx'
import { Button } from '../../../ui/button.tsx'
import { Notice } from '../../../ui/notice.tsx'
import type { PrescriptionForm } from './use-prescription.ts'
import { medicineOf } from '../../../../shared/prescriptions/formulary/prescriptions.unlisted.ts'

/** Another device saved a draft meanwhile: one of the two is kept as a whole. */
export function SavedElsewhere({ saving: { elsewhere, decide } }: Pick<PrescriptionForm, 'saving'>) {
  const { t } = useText()
  if (!elsewhere) return null
  const names = elsewhere.draft.items.map(({ medicine }) => medicineOf(medicine)?.name ?? medicine)
  return (
    <Notice
      kind="error"
      title={t('prescriptions.elsewhere.title')}
      action={
        <div className="flex flex-wrap gap-2">
          <Button kind="quiet" onClick={() => decide('theirs')}>
            {t('prescriptions.elsewhere.theirs')}
          </Button>
          <Button kind="quiet" onClick={() => decide('mine')}>
            {t('prescriptions.elsewhere.mine')}
          </Button>
        </div>
      }
    >
      {names.length === 0
        ? t('prescriptions.elsewhere.none')
        : t('prescriptions.elsewhere.there', { names: names.join(', ') })}
    </Notice>
  )
}
