import { useText } from '../../../platform/i18n/i18n.tsx'
import type { TypedItem } from '../../../../shared/prescriptions/writing/prescriptions.typed.ts'
import { Button } from '../../../ui/button.tsx'
import { useAsLastTime } from './use-as-last-time.ts'

/** "As last time": its medicines come into the form, and are judged like any other. */
export function LastPrescription({
  patientId,
  onTaken,
}: {
  patientId: string
  onTaken: (items: TypedItem[]) => void
}) {
  const { t, day } = useText()
  const { last, take } = useAsLastTime(patientId, onTaken)
  if (!last) return null
  const names = last.items.map(({ name }) => name).join(', ')
  return (
    <div>
      <Button kind="quiet" icon="file-text" aria-keyshortcuts="Alt+L" onClick={take}>
        {t('prescriptions.asLastTime')}
      </Button>
      <p className="mt-1 text-sm text-soft wrap-anywhere">
        {t('prescriptions.lastOf', { date: day(last.date), name: last.doctor.name })}: {names}
      </p>
    </div>
  )
}
