import { openRequestsCountedTo } from '../../../shared/appointments/appointments.limits.ts'
import type { DoctorSummary } from '../../../shared/appointments/worklist/appointments.figures.schemas.ts'
import { useText } from '../../platform/i18n/i18n.tsx'
import { Card } from '../../ui/card.tsx'
import { LinkRow } from '../../ui/link-row.tsx'

/** The doctor's open tasks with their counts and links. */
export function DoctorTasks({ summary, alerts }: { summary: DoctorSummary; alerts: number }) {
  const { t, number } = useText()
  const tasks = [
    [t('doctorDashboard.tasks.emergencyAlerts'), alerts, '/doctor/alerts'],
    [t('doctorDashboard.tiles.pendingReviews'), summary.pendingReviews, '/doctor/requests'],
    [t('doctorDashboard.tasks.labReviews'), summary.labReviews, '/doctor/lab-reviews'],
    [
      t('doctorDashboard.tasks.prescriptionApprovals'),
      summary.unsignedPrescriptions,
      '/doctor/prescriptions',
    ],
    [t('appointments.openToAll'), summary.openRequests, '/doctor/requests', openRequestsCountedTo],
    [t('doctorDashboard.tasks.followUps'), summary.followUpCalls, '/doctor/follow-ups'],
    [t('doctorDashboard.tasks.due'), summary.followUpsDue, '/doctor/follow-ups'],
    [t('doctorDashboard.tasks.withoutNote'), summary.visitsWithoutNote, '/doctor/without-note'],
  ] as const
  const waiting = tasks.filter(([, count]) => count > 0)
  return (
    <Card className="space-y-2">
      <h2 className="text-xl font-semibold">{t('doctorDashboard.tasks.title')}</h2>
      {waiting.length === 0 && <p className="text-soft">{t('doctorDashboard.tasks.none')}</p>}
      <ul className="divide-y divide-line">
        {waiting.map(([label, count, to, countedTo = Infinity]) => (
          <li key={label}>
            <LinkRow to={to}>
              <span className="flex items-center justify-between gap-3">
                {label}
                <span className="text-xl font-bold">
                  {count < countedTo ? number(count) : `${number(countedTo - 1)}+`}
                </span>
              </span>
            </LinkRow>
          </li>
        ))}
      </ul>
    </Card>
  )
}
