import type { Dose } from '../../../../shared/reminders/reminders.schedule.ts'
import { dosesToActOn } from '../../../../shared/reminders/today/reminders.today.ts'
import { town } from '../../../platform/clock/town.ts'
import { useText } from '../../../platform/i18n/i18n.tsx'
import { Disclosure } from '../../../ui/disclosure.tsx'
import type { Marking } from '../../reminders.queries.ts'
import { DoseList } from './dose-list.tsx'
import { useStaying } from './use-staying.ts'

interface Props {
  doses: readonly Dose[]
  now: Date
  marking: Marking
  /** Said below marked doses: how a mark is taken back. */
  undoHint?: string
}

/** The doses of today: those to act on first, the others folded on a phone. */
export function DayDoses({ doses, undoHint, ...rest }: Props) {
  const { t } = useText()
  const toActOn = dosesToActOn(doses, rest.now, town().timeZone)
  const shown = useStaying(doses, (dose) => toActOn.includes(dose))
  const others = doses.filter((dose) => !shown.includes(dose))
  const hintFor = (list: readonly Dose[]) =>
    undoHint !== undefined &&
    list.some(({ mark }) => mark !== null) && <p className="mt-3 text-sm text-soft">{undoHint}</p>
  return (
    <>
      {shown.length > 0 && <DoseList doses={shown} {...rest} />}
      {hintFor(shown)}
      {others.length > 0 && (
        <Disclosure level={3} openOnWide title={t('reminders.doses.others', { count: others.length })}>
          <DoseList doses={others} {...rest} />
          {hintFor(others)}
        </Disclosure>
      )}
    </>
  )
}
