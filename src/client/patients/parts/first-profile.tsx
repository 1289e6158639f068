import { useState } from 'react'
import { profileOpensGate } from '../../../shared/patients/patients.rules.ts'
import { useText } from '../../platform/i18n.tsx'
import { Card } from '../../ui/card.tsx'
import { Notice } from '../../ui/notice.tsx'
import { usePatientProfile } from '../patients.queries.ts'
import { PatientProfileForm } from './patient-profile-form.tsx'

/** On the dashboard: the form opens by itself while there is no name, and closes after saving. */
export function FirstProfile() {
  const { t } = useText()
  const { data, isSuccess } = usePatientProfile()
  const [isSaved, setSaved] = useState(false)
  if (isSaved) return <Notice kind="success">{t('patients.profile.saved')}</Notice>
  if (!isSuccess || profileOpensGate(data)) return null
  return (
    <Card className="space-y-4">
      <div>
        <h2 className="text-xl font-semibold">{t('patients.profile.title')}</h2>
        <p className="text-soft">{t('patients.profile.firstLead')}</p>
      </div>
      <PatientProfileForm known={data} onSaved={() => setSaved(true)} />
    </Card>
  )
}
