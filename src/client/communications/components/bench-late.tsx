import { dialled } from '../../../shared/kit/text/digits.ts'
import { useHotkeys } from '../../platform/hotkeys/use-hotkeys.ts'
import { useText } from '../../platform/i18n/i18n.tsx'
import { Icon } from '../../ui/icons/icon.tsx'
import { PhoneLink } from '../../ui/phone-link.tsx'
import { StatusMark } from '../../ui/status-mark.tsx'
import { ActLink } from '../../ui/workbench/act-link.tsx'
import { BenchCells } from '../../ui/workbench/bench-cells.tsx'
import { BenchPatient, KeyHint } from '../../ui/workbench/workbench.tsx'
import { useCounts, type LateDoctor } from './late-counts.ts'

/** A doctor whose answers are overdue, or who is on leave, as a row of the desk's workbench: one line of it. */
export function LateRow({ doctor }: { doctor: LateDoctor }) {
  const { t } = useText()
  const counts = useCounts(doctor)
  return (
    <BenchCells
      at={<Icon name="message" className="text-leaf" />}
      name={t('lateAnswers.doctor', { name: doctor.name })}
      facts={counts.slice(-1)}
    >
      <Flagged doctor={doctor} />
    </BenchCells>
  )
}

export function LatePanel({ doctor }: { doctor: LateDoctor }) {
  const { t } = useText()
  const counts = useCounts(doctor)
  const { name, phone, standIn } = doctor
  const tel = `tel:${dialled(phone)}`
  useHotkeys({ c: phone === '' ? undefined : () => location.assign(tel) })
  return (
    <BenchPatient
      who={
        <>
          <p className="font-semibold">{t('lateAnswers.title')}</p>
          <h2 className="text-2xl font-semibold break-words">{t('lateAnswers.doctor', { name })}</h2>
          <Flagged doctor={doctor} />
          {counts.map((line) => (
            <p key={line}>{line}</p>
          ))}
        </>
      }
      acts={
        <>
          {phone === '' ? (
            <p className="text-soft">{t('lateAnswers.noPhone')}</p>
          ) : (
            <ActLink to={tel} kind="primary" icon="phone" keys="C">
              {phone}
              <KeyHint name="C" />
            </ActLink>
          )}
          {standIn && <StandIn standIn={standIn} />}
        </>
      }
      record={<p className="text-soft">{t('lateAnswers.lead')}</p>}
    />
  )
}

function StandIn({ standIn: { name, phone } }: { standIn: NonNullable<LateDoctor['standIn']> }) {
  const { t } = useText()
  return (
    <div className="basis-full space-y-1">
      <p className="wrap-anywhere">{t('lateAnswers.standIn', { name })}</p>
      {phone === '' ? (
        <p className="text-soft">{t('lateAnswers.noPhone')}</p>
      ) : (
        <PhoneLink number={phone} kind="quiet" />
      )}
    </div>
  )
}

function Flagged({ doctor: { flagged } }: { doctor: LateDoctor }) {
  const { t } = useText()
  return flagged > 0 && <StatusMark tone="bad">{t('lateAnswers.flagged', { count: flagged })}</StatusMark>
}
