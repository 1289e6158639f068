import { momentIn } from '../../../shared/kit/moments.ts'
import { dayIn } from '../../../shared/kit/time/town-time.ts'
import type { LabCode } from '../../../shared/labs/catalogue/labs.catalogue.ts'
import type { LabResult } from '../../../shared/labs/labs.schemas.ts'
import { hasValue } from '../../../shared/labs/results/labs.results.ts'
import type { NumberRow, ResultRow } from './labs.results.repo.ts'

/** So many earlier values are shown. */
const shownEarlier = 4

interface Known {
  results: readonly ResultRow[]
  numbers: readonly NumberRow[]
}

/** What counts of a test, what it replaced, and the same test before. */
export function presentResult(
  { id, code, patientId }: { id: string; code: LabCode; patientId: string },
  { results, numbers }: Known,
  zone: string,
): LabResult | null {
  const [latest, ...others] = results.filter(({ item_id }) => item_id === id)
  if (!latest) return null
  const replaced = latest.status === 'amended' ? others.find(hasValue) : undefined
  const { version, status, value: number, word, flag, reason, performer, name, nameHi, namePa } = latest
  return {
    version,
    status,
    number,
    word,
    flag,
    range: { low: latest.range_low, high: latest.range_high },
    reason,
    performer,
    facility: { name, nameHi, namePa },
    at: momentIn(zone, latest.measured_at),
    replaced: replaced ? { number: replaced.value, word: replaced.word } : null,
    earlier: number === null ? [] : earlierThan(latest, { code, patientId, numbers, zone }),
  }
}

function earlierThan(
  latest: ResultRow,
  about: { code: LabCode; patientId: string; numbers: readonly NumberRow[]; zone: string },
): LabResult['earlier'] {
  const { code, patientId, numbers, zone } = about
  return numbers
    .filter((one) => one.patient_id === patientId && one.code === code && one.id !== latest.id)
    .filter(({ measured_at: at }) => at < latest.measured_at)
    .slice(0, shownEarlier)
    .map(({ value, measured_at: at }) => ({ number: value, date: dayIn(zone, at) }))
}
