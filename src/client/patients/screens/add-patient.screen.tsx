import { useText } from '../../platform/i18n/i18n.tsx'
import { Card } from '../../ui/card.tsx'
import { Page } from '../../ui/page.tsx'
import { AddPatientForm } from '../components/add-patient-form.tsx'

export function Screen() {
  const { t } = useText()
  return (
    <Page narrow title={t('addPerson.title')} lead={t('addPerson.lead')}>
      <Card>
        <AddPatientForm />
      </Card>
    </Page>
  )
}
