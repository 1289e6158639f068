import { listLaboratories } from '../../../shared/laboratory/laboratory.endpoints.ts'
import { useText } from '../../platform/i18n/i18n.tsx'
import { placeName } from '../../platform/i18n/place-name.ts'
import { useAnswer } from '../../platform/queries/queries.tsx'
import { Card } from '../../ui/card.tsx'
import { LinkRow } from '../../ui/link-row.tsx'

/** The way to the laboratory, for its members only. */
export function LaboratoryCard({ title }: { title: string }) {
  const text = useText()
  const { data = [] } = useAnswer(listLaboratories)
  if (data.length === 0) return null
  return (
    <Card className="space-y-2">
      <h2 className="text-xl font-semibold">{title}</h2>
      <LinkRow to="/lab">{data.map((one) => placeName(text, one)).join(', ')}</LinkRow>
    </Card>
  )
}
