import { isCurrent } from '../../../shared/prescriptions/doses/prescriptions.doses.ts'
import { listPrescriptionsOfPatient } from '../../../shared/prescriptions/prescriptions.endpoints.ts'
import type { Prescription } from '../../../shared/prescriptions/prescriptions.schemas.ts'
import { listPatientMedicines } from '../../../shared/reminders/reminders.endpoints.ts'
import { today } from '../../platform/clock/today.ts'
import { useText } from '../../platform/i18n/i18n.tsx'
import { useAnswer } from '../../platform/queries/queries.tsx'
import { Skeleton } from '../../ui/states.tsx'
import { PrescribedNow } from '../../prescriptions/prescriptions.manifest.tsx'
import { OwnMedicines } from '../../reminders/reminders.manifest.tsx'
import { Failed } from './known-parts.tsx'

/** What the patient takes now: what signed prescriptions say, then what the patient entered besides. */
export function Medicines({ patientId }: { patientId: string }) {
  const { t } = useText()
  const params = { id: patientId }
  const signed = useAnswer(listPrescriptionsOfPatient, { params, query: {} })
  const entered = useAnswer(listPatientMedicines, { params })
  const isPending = signed.isPending || entered.isPending
  // A reminder made from a prescription has the id of its item.
  const because = new Map(entered.data?.reminders.map(({ id, removedBecause }) => [id, removedBecause]))
  const prescribed = runningItems(signed.data?.prescriptions ?? [], today()).map((one) => ({
    ...one,
    stoppedBecause: because.get(one.item.id),
  }))
  const own = (entered.data?.reminders ?? []).filter(
    ({ id, isRemoved }) => !isRemoved && !prescribed.some(({ item }) => item.id === id),
  )
  const isKnown = signed.data !== undefined && entered.data !== undefined
  return (
    <section>
      <h3 className="font-semibold">{t('encounters.record.medicines')}</h3>
      {isPending && <Skeleton lines={2} />}
      {!isPending && !isKnown && <Failed />}
      {isKnown && !signed.data?.next && prescribed.length + own.length === 0 && (
        <p className="text-soft">{t('encounters.record.noMedicines')}</p>
      )}
      {prescribed.length > 0 && <PrescribedNow prescribed={prescribed} />}
      {signed.data?.next && <p className="text-soft">{t('encounters.record.olderPrescriptions')}</p>}
      {own.length > 0 && (
        <>
          <h4 className="mt-1.5 text-sm text-soft">{t('encounters.record.ownMedicines')}</h4>
          <OwnMedicines reminders={own} />
        </>
      )}
    </section>
  )
}

/** The items of active prescriptions whose course still goes on, newest first. */
function runningItems(prescriptions: readonly Prescription[], day: string) {
  return prescriptions
    .filter(({ status }) => status === 'active')
    .flatMap(({ items, date, doctor }) =>
      items.filter((item) => isCurrent(item, date, day)).map((item) => ({ item, date, doctor: doctor.name })),
    )
}
