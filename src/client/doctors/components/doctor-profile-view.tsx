import { useText } from '../../platform/i18n/i18n.tsx'
import { Button } from '../../ui/button.tsx'
import { WaitingMark } from '../../platform/outbox/queued-mark.tsx'
import { profileRows } from './profile-rows.ts'
import type { ShownProfile } from './waiting-profile.ts'

export function DoctorProfileView({ profile, onEdit }: { profile: ShownProfile; onEdit: () => void }) {
  const text = useText()
  const { t } = text
  return (
    <div className="space-y-4">
      <WaitingMark state={profile.waiting} />
      <dl className="divide-y divide-line">
        {profileRows(text, { ...profile }).map(({ field, label, value }) => (
          <div key={field} className="py-2.5 first:pt-0">
            <dt className="text-sm text-soft">{label}</dt>
            <dd className={value === '' ? 'text-soft' : 'font-semibold'}>
              {value === '' ? t('doctors.profile.notGiven') : value}
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
