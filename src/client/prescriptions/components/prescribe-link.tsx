import { readPrescribing } from '../../../shared/prescriptions/prescriptions.endpoints.ts'
import { useAnswer } from '../../platform/queries/queries.tsx'
import { ButtonLink } from '../../ui/button-link.tsx'

/** From the note of a visit to its prescription; `label` says how many medicines it has, null while that is not known. */
export function PrescribeLink({
  encounterId,
  label,
}: {
  encounterId: string
  label: (medicines: number | null) => string
}) {
  const { data } = useAnswer(readPrescribing, { params: { id: encounterId } })
  const medicines = data && [...data.signed, data.draft].flatMap(({ items }) => items as readonly unknown[])
  return (
    <ButtonLink to={`/doctor/encounters/${encounterId}/prescription`} kind="quiet" icon="pill">
      {label(medicines?.length ?? null)}
    </ButtonLink>
  )
}
