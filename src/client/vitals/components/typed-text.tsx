import type { VitalReading } from '../../../shared/vitals/vitals.schemas.ts'
import { readingText } from '../../../shared/vitals/vitals.units.ts'
import { useText } from '../../platform/i18n/i18n.tsx'

/** The words as typed, where they say more than what was understood: "120/80" for "120/80 mmHg" does not. */
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
