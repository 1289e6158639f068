import type { listLate } from '../../../shared/communications/communications.desk.endpoints.ts'
import type { AnswerOf } from '../../../shared/kit/endpoint.ts'
import { dialled } from '../../../shared/kit/text/digits.ts'
import { useHotkeys } from '../../platform/hotkeys/use-hotkeys.ts'
import { useText } from '../../platform/i18n/i18n.tsx'
import { Icon } from '../../ui/icons/icon.tsx'
import { StatusMark } from '../../ui/status-mark.tsx'
import { ActLink } from '../../ui/workbench/act-link.tsx'
import { BenchCells } from '../../ui/workbench/bench-cells.tsx'
import { BenchPatient, KeyHint } from '../../ui/workbench/workbench.tsx'

type LateDoctor = AnswerOf<typeof listLate>['doctors'][number]

/** A doctor whose answers are overdue, as a row of the desk's workbench. */
export function LateRow({ doctor }: { doctor: LateDoctor }) {
  const { t } = useText()
  const count = useCount(doctor)
  return (
    <BenchCells
      at={<Icon name="message" className="text-leaf" />}
      name={t('lateAnswers.doctor', { name: doctor.name })}
      facts={[count]}
    >
      <Flagged doctor={doctor} />
    </BenchCells>
  )
}

export function LatePanel({ doctor }: { doctor: LateDoctor }) {
  const { t } = useText()
  const count = useCount(doctor)
  const { name, phone } = doctor
  const tel = `tel:${dialled(phone)}`
  useHotkeys({ c: phone === '' ? undefined : () => location.assign(tel) })
  return (
    <BenchPatient
      who={
        <>
          <p className="font-semibold">{t('lateAnswers.title')}</p>
          <h2 className="text-2xl font-semibold break-words">{t('lateAnswers.doctor', { name })}</h2>
          <Flagged doctor={doctor} />
          <p>{count}</p>
        </>
      }
      acts={
        phone === '' ? (
          <p className="text-soft">{t('lateAnswers.noPhone')}</p>
        ) : (
          <ActLink to={tel} kind="primary" icon="phone" keys="C">
            {phone}
            <KeyHint name="C" />
          </ActLink>
        )
      }
      record={<p className="text-soft">{t('lateAnswers.lead')}</p>}
    />
  )
}

function Flagged({ doctor: { flagged } }: { doctor: LateDoctor }) {
  const { t } = useText()
  return flagged > 0 && <StatusMark tone="bad">{t('lateAnswers.flagged', { count: flagged })}</StatusMark>
}

function useCount({ late, oldestDueAt: at }: LateDoctor): string {
  const { t, day, time } = useText()
  return t('lateAnswers.count', { count: late, date: day(at.date, 'short'), time: time(at.time) })
}
