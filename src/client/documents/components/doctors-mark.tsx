import type { PatientDocument } from '../../../shared/documents/documents.schemas.ts'
import { dayIn } from '../../../shared/kit/time/town-time.ts'
import { town } from '../../platform/clock/town.ts'
import { useText } from '../../platform/i18n/i18n.tsx'
import { markLines } from './mark-lines.ts'

/** Why a doctor has marked a file as wrong, who, and when. */
export function DoctorsMark({ mark }: { mark: NonNullable<PatientDocument['doctorsMark']> }) {
  const text = useText()
  const since = dayIn(town().timeZone, new Date(mark.at))
  return markLines(text, { ...mark, since }).map((line) => (
    <p key={line} className="text-sm wrap-anywhere">
      {line}
    </p>
  ))
}
