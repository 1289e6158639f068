import { listPatientsInCare } from '../../../shared/patients/patients.endpoints.ts'
import { useText } from '../../platform/i18n/i18n.tsx'
import { useAnswer } from '../../platform/queries/queries.tsx'
import { ButtonLink } from '../../ui/button-link.tsx'
import { Card } from '../../ui/card.tsx'
import { LinkRow } from '../../ui/link-row.tsx'
import { ErrorState, Skeleton } from '../../ui/states.tsx'

const shown = 5

/** The patients seen last, from the first page of the full list, which is then cached when it is opened. */
export function RecentPatients() {
  const { t, day } = useText()
  const { data, isPending, refetch } = useAnswer(listPatientsInCare)
  if (isPending) return <Skeleton lines={5} />
  if (!data) return <ErrorState onRetry={() => void refetch()} />
  const recent = data.patients.filter(({ lastVisit }) => lastVisit !== null).slice(0, shown)
  return (
    <Card className="space-y-2">
      <h2 className="text-xl font-semibold">{t('doctorDashboard.recent.title')}</h2>
      {recent.length === 0 && <p className="text-soft">{t('doctorDashboard.recent.none')}</p>}
      <ul className="divide-y divide-line">
        {recent.map(({ id, name, condition, lastVisit }) => (
          <li key={id}>
            <LinkRow to={`/doctor/patients/${id}`}>
              <span className="block font-semibold">{name}</span>
              <span className="block">{condition}</span>
              <span className="block text-sm text-soft">
                {t('doctorDashboard.recent.lastVisit', { date: day(lastVisit ?? '', 'short') })}
              </span>
            </LinkRow>
          </li>
        ))}
      </ul>
      <ButtonLink to="/doctor/patients" kind="quiet" icon="users">
        {t('doctorDashboard.allPatients')}
      </ButtonLink>
    </Card>
  )
}
