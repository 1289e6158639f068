import { lazy, Suspense, useState } from 'react'
import { nameWithoutTitle } from '../../../shared/doctors/doctors.names.ts'
import type { ListedDoctor } from '../../../shared/doctors/doctors.schemas.ts'
import { dialled } from '../../../shared/kit/text/digits.ts'
import { useHotkeys } from '../../platform/hotkeys/use-hotkeys.ts'
import { useText } from '../../platform/i18n/i18n.tsx'
import { Button } from '../../ui/button.tsx'
import { Icon } from '../../ui/icons/icon.tsx'
import { ActLink } from '../../ui/workbench/act-link.tsx'
import { BenchCells } from '../../ui/workbench/bench-cells.tsx'
import { BenchPatient, KeyHint } from '../../ui/workbench/workbench.tsx'
import { DoctorFacts } from './doctor-facts.tsx'
import { useDecide } from './use-decide.ts'

// Lazy, with its form and schema.
const DecisionDialog = lazy(async () => ({
  default: (await import('./decision-dialog.tsx')).DecisionDialog,
}))

/** A doctor who waits for approval, as a row of the desk's workbench. */
export function AwaitingRow({ doctor }: { doctor: ListedDoctor }) {
  const { t, day } = useText()
  const { approvalSince, name, registrationNumber, specialization } = doctor
  return (
    <BenchCells
      at={<Icon name="stethoscope" className="text-leaf" />}
      name={t('doctorDesk.doctor', { name: nameWithoutTitle(name) })}
      facts={[specialization, registrationNumber]}
    >
      {day(approvalSince.date, 'short')}
    </BenchCells>
  )
}

/** The facts to compare with the register, and the decision. */
export function AwaitingPanel({ doctor }: { doctor: ListedDoctor }) {
  const { t } = useText()
  const { approve, isBusy } = useDecide(doctor)
  const [asked, setAsked] = useState<'never' | 'open' | 'closed'>('never')
  const mayApprove = doctor.registrationNumber !== ''
  const tel = `tel:${dialled(doctor.phone)}`
  const approveOnce = () => !isBusy && approve()
  useHotkeys({
    a: mayApprove ? approveOnce : undefined,
    r: () => setAsked('open'),
    c: () => location.assign(tel),
  })
  return (
    <BenchPatient
      who={
        <>
          <h2 className="text-2xl font-semibold break-words">
            {t('doctorDesk.doctor', { name: nameWithoutTitle(doctor.name) })}
          </h2>
          <p className="text-soft break-words">{doctor.specialization}</p>
          <DoctorFacts doctor={doctor} />
        </>
      }
      acts={
        <>
          {mayApprove && (
            <Button icon="check" aria-keyshortcuts="A" busy={isBusy} onClick={approveOnce}>
              {t('doctorDesk.acts.approve')}
              <KeyHint name="A" />
            </Button>
          )}
          <Button kind="quiet" icon="x" aria-keyshortcuts="R" onClick={() => setAsked('open')}>
            {t('doctorDesk.acts.refuse')}
            <KeyHint name="R" />
          </Button>
          <ActLink to={tel} icon="phone" keys="C">
            {doctor.phone}
            <KeyHint name="C" />
          </ActLink>
        </>
      }
      record={
        <Suspense>
          {asked !== 'never' && (
            <DecisionDialog
              asking={asked === 'open' ? { act: 'refuse', doctor } : null}
              onClose={() => setAsked('closed')}
            />
          )}
        </Suspense>
      }
    />
  )
}
