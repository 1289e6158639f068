import { useRef, type Ref } from 'react'
import { readPatientProfile } from '../../../shared/patients/patients.endpoints.ts'
import { useText } from '../../platform/i18n/i18n.tsx'
import { town } from '../../platform/clock/town.ts'
import { useAnswer } from '../../platform/queries/queries.tsx'
import { useSession } from '../../platform/session/session-store.ts'
import { Card } from '../../ui/card.tsx'
import { addIcons, Icon } from '../../ui/icons/icon.tsx'
import { featurePaths } from '../../ui/icons/icon-paths-features.ts'
import { Page } from '../../ui/page.tsx'
import { FirstAidCards } from '../components/first-aid/first-aid-cards.tsx'
import { Helplines } from '../components/helplines.tsx'
import { OperatorCard } from '../components/operator-card.tsx'
import { QuickDial } from '../components/quick-dial.tsx'

addIcons(featurePaths)

export function Screen() {
  const { t, choose } = useText()
  const { name, state } = town()
  const operator = useRef<HTMLDetailsElement>(null)
  const openOperator = () => {
    if (operator.current) operator.current.open = true
  }
  return (
    <Page
      title={t('emergencyPage.title')}
      lead={
        <span className="flex items-start gap-2">
          <Icon name="map-pin" className="mt-0.5 text-leaf" />
          <span>
            {t('emergencyPage.location')}:{' '}
            <strong className="text-ink">
              {choose(name)}, {choose(state)}
            </strong>
          </span>
        </span>
      }
    >
      <QuickDial onCall={openOperator} />
      <OwnOperatorCard ref={operator} />
      <Card className="border-s-8 border-s-mustard py-3!">
        <h2 className="font-semibold">{t('emergencyPage.reminderTitle')}</h2>
        <p>{t('emergencyPage.reminder')}</p>
      </Card>
      <FirstAidCards />
      <Helplines />
    </Page>
  )
}

/** With the address and phone of the patient one acts for, as far as this phone knows them. */
function OwnOperatorCard({ ref }: { ref: Ref<HTMLDetailsElement> }) {
  const isPatient = useSession()?.person.role === 'patient'
  const { data } = useAnswer(readPatientProfile, { enabled: isPatient })
  return <OperatorCard ref={ref} openOnWide address={data?.address} phone={data?.phone} />
}
