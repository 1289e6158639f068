import type { PrescribingDesk } from '../../../../shared/prescriptions/prescriptions.schemas.ts'
import { conditionName } from '../../../platform/i18n/condition-name.ts'
import { useText, type Text } from '../../../platform/i18n/i18n.tsx'
import { ButtonLink } from '../../../ui/button-link.tsx'
import { Card } from '../../../ui/card.tsx'
import { StatusMark } from '../../../ui/status-mark.tsx'

type Entry = PrescribingDesk['record'][number]

/** What has to be known before anything is chosen: allergies and long illnesses, or that nobody has asked. */
export function PatientRecord({ encounterId, record }: { encounterId: string; record: readonly Entry[] }) {
  const { t } = useText()
  const of = (kind: Entry['kind']) => record.filter((one) => one.kind === kind)
  const [allergies, illnesses] = [of('allergy'), of('condition')]
  return (
    <Card className="space-y-2">
      <Row label={t('prescriptions.patient.record.allergies')} entries={allergies} isDanger />
      <Row label={t('prescriptions.patient.record.illnesses')} entries={illnesses} />
      {(allergies.length === 0 || illnesses.length === 0) && (
        <ButtonLink to={`/doctor/encounters/${encounterId}`} kind="quiet" icon="plus">
          {t('prescriptions.patient.record.ask')}
        </ButtonLink>
      )}
    </Card>
  )
}

function Row({
  label,
  entries,
  isDanger = false,
}: {
  label: string
  entries: readonly Entry[]
  isDanger?: boolean
}) {
  const { t } = useText()
  return (
    <div className="flex flex-wrap items-center gap-x-2 gap-y-1">
      <span className="text-sm text-soft">{label}</span>
      {entries.length === 0 && (
        <StatusMark tone="waiting" icon="circle-help">
          {t('prescriptions.patient.record.notAsked')}
        </StatusMark>
      )}
      {entries.map((one) => {
        const name = nameOf(t, one)
        if (!isDanger || one.code === 'none') return <b key={name}>{name}</b>
        return (
          <StatusMark key={name} tone="danger">
            {name}
          </StatusMark>
        )
      })}
    </div>
  )
}

/** With what an allergy does: it decides how much of a risk may be taken. */
function nameOf(t: Text['t'], { reaction, ...entry }: Entry): string {
  const name = conditionName(t, entry)
  return reaction === '' ? name : `${name} · ${t(`conditions.reactions.${reaction}`)}`
}
