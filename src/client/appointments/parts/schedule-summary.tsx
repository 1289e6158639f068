import type { Status } from '../../../shared/appointments/appointments.lifecycle.ts'
import { useText } from '../../platform/i18n.tsx'
import { today } from '../../platform/town.ts'
import { useAppointments } from '../appointments.queries.ts'

const counted: ReadonlySet<Status> = new Set(['pending', 'scheduled', 'in-progress', 'completed'])

/** The doctor's day in one line, counted from the list itself. */
export function ScheduleSummary() {
  const { t } = useText()
  const { data } = useAppointments()
  if (!data) return null
  const now = today()
  const ofToday = data.filter(({ date, status }) => date === now && counted.has(status)).length
  const waiting = data.filter(({ allowedActions }) => allowedActions.includes('accept')).length
  const words = [
    ofToday > 0 && t('appointments.schedule.countToday', { count: ofToday }),
    waiting > 0 && t('appointments.schedule.countWaiting', { count: waiting }),
  ]
  return words.filter((sentence) => sentence !== false).join(' · ')
}
