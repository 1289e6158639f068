import { useText } from '../../platform/i18n.tsx'
import { Button } from '../../ui/button.tsx'
import { WaitingMark } from '../../ui/waiting-mark.tsx'
import type { ShownProfile } from './waiting-profile.ts'

export function PatientProfileView({ profile, onEdit }: { profile: ShownProfile; onEdit: () => void }) {
  const { t, number } = useText()
  const rows = [
    [t('patients.profile.name'), profile.name],
    [t('patients.profile.age'), number(profile.age)],
    [t('patients.profile.gender'), t(`patients.genders.${profile.gender}`)],
    [t('patients.profile.address'), profile.address],
    [t('patients.profile.phone'), profile.phone],
  ] as const
  return (
    <div className="space-y-4">
      <WaitingMark state={profile.waiting} />
      <dl className="divide-y divide-line">
        {rows.map(([label, value]) => (
          <div key={label} className="py-2.5 first:pt-0">
            <dt className="text-sm text-soft">{label}</dt>
            <dd className={value === '' ? 'text-soft' : 'font-semibold whitespace-pre-line'}>
              {value === '' ? t('patients.profile.notGiven') : value}
            </dd>
          </div>
        ))}
      </dl>
      <Button kind="quiet" icon="pencil" data-home="view" onClick={onEdit}>
        {t('patients.profile.edit')}
      </Button>
    </div>
  )
}
