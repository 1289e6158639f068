import { messageAnswered } from '../../../shared/communications/communications.events.ts'
import { listNotices } from '../../../shared/notifications/notifications.endpoints.ts'
import { useText } from '../../platform/i18n/i18n.tsx'
import { Link } from '../../platform/browser/navigation.tsx'
import { useSharedAreas } from '../../platform/people/use-people.ts'
import { useAnswer } from '../../platform/queries/queries.tsx'
import { useActingFor } from '../../platform/session/acting-for.ts'
import { Icon } from '../../ui/icons/icon.tsx'
import { ActionTile } from '../shell/action-tile.tsx'

const tiles = [
  { name: 'records', to: '/patient/records', icon: 'clipboard-list', area: 'guardianship' },
  { name: 'teleconsult', to: '/patient/teleconsult', icon: 'video', area: 'appointments' },
  { name: 'prescriptions', to: '/prescriptions', icon: 'pill', area: 'guardianship' },
  { name: 'reminders', to: '/reminders', icon: 'bell', area: 'reminders' },
  { name: 'messages', to: '/patient/messages', icon: 'message', area: 'guardianship' },
  { name: 'labs', to: '/labs', icon: 'test-tube', area: 'guardianship' },
  { name: 'vitals', to: '/vitals', icon: 'heart-pulse', area: 'vitals' },
  { name: 'vaccinations', to: '/patient/vaccinations', icon: 'syringe', area: 'guardianship' },
] as const

/** Most people come to book, so that tile is large; the others are small and easy to reach. */
export function PatientTiles() {
  const { t } = useText()
  const areas = useSharedAreas()
  const unread = useUnread()
  return (
    <section data-print="no" aria-label={t('patientDashboard.quickActions')} className="space-y-3">
      {areas.includes('appointments') && (
        <ActionTile
          isMain
          to="/appointments/book"
          icon="calendar-plus"
          title={t('patientDashboard.book')}
          lead={t('patientDashboard.bookLead')}
        />
      )}
      <ul className="grid grid-cols-[repeat(auto-fit,minmax(min(8.5rem,100%),1fr))] gap-2 sm:gap-3 sm:grid-cols-4">
        {tiles
          .filter(({ area }) => areas.includes(area))
          .map(({ name, to, icon }) => (
            <li key={name} className="flex">
              <Link
                to={to}
                className="flex min-h-16 w-full flex-col items-start gap-1 rounded-2xl border border-line bg-card p-2 text-sm font-semibold hover:border-leaf hover:bg-leaf-tint"
              >
                <Icon name={icon} className="text-leaf" />
                <span>{t(`patientDashboard.tiles.${name}`)}</span>
                {name === 'messages' && unread > 0 && (
                  <span className="text-soft">{t('patientDashboard.newMessages', { count: unread })}</span>
                )}
              </Link>
            </li>
          ))}
      </ul>
    </section>
  )
}

/** Of the messages that doctors have sent: the notices of this page say how many are new, so nothing more is asked for. */
function useUnread(): number {
  const { data = [] } = useAnswer(listNotices)
  const patientId = useActingFor()
  return data
    .filter(({ kind, person }) => kind === messageAnswered && (person?.id ?? null) === patientId)
    .reduce((sum, { facts }) => sum + Number(facts.value ?? 1), 0)
}
