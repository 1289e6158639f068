import type { VitalReading } from '../../../shared/vitals/vitals.schemas.ts'
import { useText } from '../../platform/i18n/i18n.tsx'

/** Who wrote it down, if neither the patient nor the viewer did. */
export function EnteredBy({ reading: { enteredBy } }: { reading: Pick<VitalReading, 'enteredBy'> }) {
  const { t } = useText()
  if (enteredBy === undefined) return null
  return (
    <p className="text-sm font-normal wrap-anywhere text-soft">
      {t('vitalSigns.enteredBy', { name: enteredBy })}
    </p>
  )
}
