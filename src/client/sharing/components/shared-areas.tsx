import type { SharedArea } from '../../../shared/kit/areas.ts'
import { useText } from '../../platform/i18n/i18n.tsx'

/** What is shared, and until when. */
export function SharedAreas({ areas, until }: { areas: readonly SharedArea[]; until: string | null }) {
  const { t, day } = useText()
  const names = areas.map((area) => t(`sharing.areas.${area}`)).join(' · ')
  return (
    <>
      <p>{names}</p>
      {until !== null && <p className="text-soft">{t('sharing.until', { date: day(until) })}</p>}
    </>
  )
}
