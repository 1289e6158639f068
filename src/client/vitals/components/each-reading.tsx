import type { VitalReading } from '../../../shared/vitals/vitals.schemas.ts'
import { valueText } from '../../../shared/vitals/vitals.units.ts'
import { useText } from '../../platform/i18n/i18n.tsx'

/** What a mean was worked out from: nothing for a single reading. */
export function EachReading({ reading: { each, unit } }: { reading: Pick<VitalReading, 'each' | 'unit'> }) {
  const { t } = useText()
  if (!each) return null
  const text = each.map((one) => valueText(one, unit)).join(' · ')
  return <p className="text-sm font-normal text-soft">{t('vitalSigns.meanOf', { each: text })}</p>
}
