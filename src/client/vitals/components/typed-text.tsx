import type { VitalReading } from '../../../shared/vitals/vitals.schemas.ts'
import { readingText } from '../../../shared/vitals/vitals.units.ts'
import { useText } from '../../platform/i18n/i18n.tsx'

/** The typed text, unless it says no more than the parsed value, as "120/80" for "120/80 mmHg". */
export function TypedText({ reading }: { reading: VitalReading }) {
  const { t } = useText()
  const [understood, typed] = [readingText(reading), reading.value].map((text) => text.replaceAll(' ', ''))
  if (understood?.startsWith(typed ?? '')) return null
  return (
    <p className="text-sm font-normal wrap-anywhere text-soft">
      {t('vitalSigns.trend.typed', { value: reading.value })}
    </p>
  )
}
