import { listPatientMedicines } from '../../../../shared/reminders/reminders.endpoints.ts'
import { useLoaded } from '../../../platform/browser/use-loaded.ts'
import { useText } from '../../../platform/i18n/i18n.tsx'
import { useAnswer } from '../../../platform/queries/queries.tsx'
import { EmptyState, ErrorState, Skeleton } from '../../../ui/states.tsx'

/** Fetched for patients who keep medicines. */
const loadList = () => import('./medicine-list.tsx')

/** The doctor's view of what a patient takes, how regularly, and why not. */
export function PatientMedicines({ patientId }: { patientId: string }) {
  const { t } = useText()
  const { data, isPending, refetch } = useAnswer(listPatientMedicines, { params: { id: patientId } })
  return (
    <section className="space-y-3">
      <h2 className="text-xl font-semibold">{t('doseReasons.ofPatient.title')}</h2>
      {isPending && <Skeleton lines={3} />}
      {!isPending && !data && (
        <ErrorState text={t('doseReasons.ofPatient.failed')} onRetry={() => void refetch()} />
      )}
      {data?.reminders.length === 0 && <EmptyState icon="pill" title={t('doseReasons.ofPatient.none')} />}
      {data && data.reminders.length > 0 && <LoadedList {...data} />}
    </section>
  )
}

function LoadedList(props: Parameters<Awaited<ReturnType<typeof loadList>>['MedicineList']>[0]) {
  const { t } = useText()
  const { value, error, retry } = useLoaded(loadList)
  if (value) return <value.MedicineList {...props} />
  if (error === undefined) return <Skeleton lines={3} />
  return <ErrorState text={t('doseReasons.ofPatient.failed')} onRetry={retry} />
}
