import { useEffect } from 'react'
import { NoticeList, NoticeToasts } from '../../notifications/notifications.feature.tsx'
import { useText } from '../../platform/i18n.tsx'
import { useSession } from '../../platform/session.ts'
import { town } from '../../platform/town.ts'
import { ButtonLink } from '../../ui/button.tsx'
import { ActionTile } from './action-tile.tsx'

/** "/" for everybody but doctors. Only what works is promised here. */
export function Screen() {
  const { t, choose } = useText()
  const isPatient = useSession()?.person.role === 'patient'
  const brand = t('shell.brand')
  useEffect(() => {
    document.title = brand
  }, [brand])
  return (
    <div className="space-y-8">
      <NoticeToasts />
      <section className="space-y-5 rounded-3xl border border-line bg-leaf-tint p-5 sm:p-10">
        <div className="space-y-2">
          <h1 className="text-2xl font-bold sm:text-3xl">{t('home.patient.headline')}</h1>
          <p className="max-w-prose">{t('home.patient.lead', { town: choose(town().name) })}</p>
        </div>
        <div className="flex flex-col gap-3 sm:flex-row">
          {isPatient && (
            <ButtonLink to="/patient" icon="heart-pulse">
              {t('home.patient.getStarted')}
            </ButtonLink>
          )}
          <ButtonLink to="/emergency" kind="emergency" icon="siren">
            {t('home.patient.emergency')}
          </ButtonLink>
        </div>
      </section>
      <NoticeList />
      <section className="space-y-3">
        <h2 className="text-xl font-semibold">{t('home.patient.things')}</h2>
        <div className="grid grid-cols-1 gap-3 sm:grid-cols-2 lg:grid-cols-3">
          {isPatient && (
            <ActionTile
              to="/patient/appointments"
              icon="calendar-plus"
              title={t('home.patient.appointments')}
              lead={t('home.patient.appointmentsLead')}
            />
          )}
          <ActionTile
            to="/profile"
            icon="user"
            title={t('home.patient.profile')}
            lead={t('home.patient.profileLead')}
          />
          <ActionTile
            to="/emergency"
            icon="ambulance"
            title={t('home.patient.emergency')}
            lead={t('home.patient.emergencyLead')}
          />
        </div>
      </section>
    </div>
  )
}
