import type { DoctorProfile } from '../../../shared/doctors/doctors.contract.ts'
import { useText } from '../../platform/i18n.tsx'
import { Button } from '../../ui/button.tsx'

const shown = ['name', 'specialization', 'experience', 'phone', 'clinic', 'registrationNumber'] as const

export function DoctorProfileView({ profile, onEdit }: { profile: DoctorProfile; onEdit: () => void }) {
  const { t } = useText()
  return (
    <div className="space-y-4">
      <dl className="divide-y divide-line">
        {shown.map((name) => (
          <div key={name} className="py-2.5 first:pt-0">
            <dt className="text-sm text-soft">{t(`doctors.profile.${name}`)}</dt>
            <dd className={profile[name] === '' ? 'text-soft' : 'font-semibold'}>
              {profile[name] === '' ? t('doctors.profile.notGiven') : profile[name]}
            </dd>
          </div>
        ))}
      </dl>
      <Button kind="quiet" icon="pencil" onClick={onEdit}>
        {t('doctors.profile.edit')}
      </Button>
    </div>
  )
}
