import { readEncounter } from '../../../shared/encounters/encounters.endpoints.ts'
import { navigate } from '../../platform/browser/navigation.tsx'
import { useHotkeys } from '../../platform/hotkeys/use-hotkeys.ts'
import { useText } from '../../platform/i18n/i18n.tsx'
import { useAnswer } from '../../platform/queries/queries.tsx'
import { ActLink } from '../../ui/workbench/act-link.tsx'
import { KeyHint } from '../../ui/workbench/workbench.tsx'

/** From a visit that has begun to its prescription. */
export function BenchPrescription({ visitId }: { visitId: string }) {
  const { t } = useText()
  const { data } = useAnswer(readEncounter, { params: { id: visitId } })
  const to = data && `/doctor/encounters/${data.id}/prescription`
  useHotkeys({ p: to === undefined ? undefined : () => navigate(to) })
  if (to === undefined) return null
  return (
    <ActLink to={to} icon="pill" keys="P">
      {t('encounters.prescribe')}
      <KeyHint name="P" />
    </ActLink>
  )
}
