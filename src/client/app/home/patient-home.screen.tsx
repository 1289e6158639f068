import { useEffect } from 'react'
import { NoticeList, NoticeToasts } from '../../notifications/notifications.manifest.tsx'
import { useText } from '../../platform/i18n/i18n.tsx'
import { useSession } from '../../platform/session/session-store.ts'
import { town } from '../../platform/clock/town.ts'
import { ButtonLink } from '../../ui/button-link.tsx'
import { Phulkari } from '../../ui/drawings/phulkari.tsx'
import { ActionTile } from '../shell/action-tile.tsx'
import { ClaimsStrip } from './claims-strip.tsx'
import { JoinSection } from './join-section.tsx'
import { PromisedServices } from './promised-services.tsx'
import { TodaySection } from './today-section.tsx'
import { WorkPlaces } from './work-places.tsx'

const cards = [
  { name: 'book', to: '/patient/appointments', icon: 'calendar-plus' },
  { name: 'records', to: '/patient/records', icon: 'clipboard-list' },
  { name: 'teleconsult', to: '/patient/teleconsult', icon: 'video' },
  { name: 'hospitals', to: '/hospitals', icon: 'hospital' },
] as const

/** "/" for all roles but doctors. A coordinator sees no link that the route guards would reject. */
export function Screen() {
  const { t, choose } = useText()
  const role = useSession()?.person.role
  const isPatient = role === 'patient'
  const Headline = isPatient ? 'h2' : 'h1'
  const brand = t('shell.brand')
  useEffect(() => {
    document.title = brand
  }, [brand])
  return (
    <div className="space-y-4 sm:space-y-8">
      <NoticeToasts />
      {isPatient && (
        <div className="space-y-4 sm:space-y-5">
          <h1 className="text-2xl font-bold">{t('home.title')}</h1>
          <OwnWork />
          <TodaySection />
          <NoticeList />
        </div>
      )}
      {/* Their work, before what the page says to patients. */}
      {!isPatient && <OwnWork />}
      {role === 'coordinator' && (
        <ActionTile
          isMain
          to="/desk"
          icon="clipboard-list"
          title={t('home.desk')}
          lead={t('home.deskLead')}
        />
      )}
      {/* Wider than the page by its padding and its border: the words begin at the edge of all other pages. */}
      <section className="overflow-hidden rounded-3xl border border-line bg-leaf-tint xl:-mx-[41px]">
        <Phulkari className="mt-3 opacity-80" />
        <div className="space-y-3 p-4 sm:space-y-4 sm:p-10 sm:pt-8">
          <div className="space-y-1">
            <Headline className="text-2xl font-bold sm:text-3xl">{t('home.headline')}</Headline>
            <p className="max-w-prose">{t('home.lead', { town: choose(town().name) })}</p>
          </div>
          <div className="flex flex-col gap-2 sm:flex-row sm:gap-3">
            {isPatient && (
              <ButtonLink to="/patient" icon="heart-pulse">
                {t('home.getStarted')}
              </ButtonLink>
            )}
            <ButtonLink to="/emergency" kind="emergency" icon="siren">
              {t('home.emergency')}
            </ButtonLink>
          </div>
        </div>
      </section>
      {!isPatient && <NoticeList />}
      <section className="space-y-3">
        <h2 className="text-xl font-semibold">{t('home.things')}</h2>
        <div
          className={`grid gap-2 sm:grid-cols-2 sm:gap-3 ${isPatient ? 'grid-cols-[repeat(auto-fit,minmax(min(8rem,100%),1fr))]' : 'grid-cols-1'}`}
        >
          {cards
            .filter(({ to }) => isPatient || to === '/hospitals')
            .map(({ name, to, icon }) => (
              <ActionTile
                key={name}
                isCompact={isPatient}
                to={to}
                icon={icon}
                title={t(`home.cards.${name}`)}
                lead={t(`home.cards.${name}Lead`)}
              />
            ))}
          {/* A patient finds it where people join: four cards are what the specification has here. */}
          {!isPatient && (
            <ActionTile
              to="/volunteer"
              icon="users"
              title={t('home.volunteer')}
              lead={t('home.volunteerLead')}
            />
          )}
        </div>
      </section>
      <ClaimsStrip />
      {isPatient && (
        <>
          <PromisedServices />
          <JoinSection />
        </>
      )}
    </div>
  )
}

/** In the words of this page. */
function OwnWork() {
  const { t } = useText()
  return <WorkPlaces titles={{ counter: t('home.counter'), laboratory: t('home.laboratory') }} />
}
