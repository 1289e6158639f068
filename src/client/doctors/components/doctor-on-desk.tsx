import { allowedApprovalActs, type ApprovalAct } from '../../../shared/doctors/doctors.approval.ts'
import type { ListedDoctor } from '../../../shared/doctors/doctors.schemas.ts'
import { nameWithoutTitle } from '../../../shared/doctors/doctors.names.ts'
import { useText } from '../../platform/i18n/i18n.tsx'
import { Button, type ButtonKind } from '../../ui/button.tsx'
import { Card } from '../../ui/card.tsx'
import type { IconName } from '../../ui/icons/icon.tsx'
import { PhoneLink } from '../../ui/phone-link.tsx'
import { DoctorFacts } from './doctor-facts.tsx'
import { useDecide } from './use-decide.ts'

const looks: Record<ApprovalAct, { kind: ButtonKind; icon: IconName }> = {
  approve: { kind: 'primary', icon: 'check' },
  refuse: { kind: 'quiet', icon: 'x' },
  suspend: { kind: 'danger', icon: 'pause' },
  readmit: { kind: 'quiet', icon: 'refresh-cw' },
}

/** A doctor in the coordinator's list, with the decisions. */
export function DoctorAdminRow({
  doctor,
  onAsk,
}: {
  doctor: ListedDoctor
  /** Opens the sheet for a decision that needs a reason. */
  onAsk: (act: 'refuse' | 'suspend') => void
}) {
  const { t } = useText()
  const { approve, readmit, isBusy } = useDecide(doctor)
  const name = nameWithoutTitle(doctor.name)
  const acts = allowedApprovalActs(doctor.approval).filter(
    (act) => act !== 'approve' || doctor.registrationNumber !== '',
  )

  function press(act: ApprovalAct) {
    if (act === 'approve') approve()
    else if (act === 'readmit') readmit()
    else onAsk(act)
  }

  return (
    <Card className="flex h-full flex-col gap-3">
      <div>
        <h2 className="text-lg font-semibold break-words">{t('doctorDesk.doctor', { name })}</h2>
        <p className="text-soft break-words">{doctor.specialization}</p>
      </div>
      <DoctorFacts doctor={doctor} />
      <div>
        <PhoneLink number={doctor.phone} />
      </div>
      <div className="mt-auto flex flex-wrap gap-2">
        {acts.map((act) => (
          <Button
            key={act}
            {...looks[act]}
            aria-label={`${t(`doctorDesk.acts.${act}`)}: ${t('doctorDesk.doctor', { name })}`}
            busy={isBusy && (act === 'approve' || act === 'readmit')}
            onClick={() => press(act)}
            className="min-w-fit flex-1 basis-32 sm:flex-none"
          >
            {t(`doctorDesk.acts.${act}`)}
          </Button>
        ))}
      </div>
    </Card>
  )
}
