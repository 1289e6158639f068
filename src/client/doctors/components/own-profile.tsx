import { useState } from 'react'
import { readDraft } from '../../platform/session/drafts.ts'
import { useText } from '../../platform/i18n/i18n.tsx'
import { useWithQueued } from '../../platform/outbox/queued-mutation.ts'
import { Card } from '../../ui/card.tsx'
import { Notice } from '../../ui/notice.tsx'
import { Skeleton } from '../../ui/states.tsx'
import { useDoctorProfile } from '../doctors.queries.ts'
import { ApprovalPanel } from './approval-panel.tsx'
import { DoctorProfileForm } from './doctor-profile-form.tsx'
import { DoctorProfileView } from './doctor-profile-view.tsx'
import { withWaitingProfile, type ShownProfile } from './waiting-profile.ts'

/** Loading, then the form (nothing saved yet, no name, or not loaded) or the profile with an edit button. */
export function OwnProfile({ onSaved }: { onSaved: () => void }) {
  const { data, isPending } = useWithQueued(useDoctorProfile(), withWaitingProfile)
  if (isPending) return <Skeleton lines={6} />
  return <Profile hasFailed={data === undefined} profile={data ?? null} onSaved={onSaved} />
}

function Profile(props: { hasFailed: boolean; profile: ShownProfile | null; onSaved: () => void }) {
  const { hasFailed, profile, onSaved } = props
  const { t } = useText()
  const hasName = profile !== null && profile.name.trim() !== ''
  // Opens again with an unsent draft. Decided once: a later answer must not close the form while typing.
  const [isEditing, setEditing] = useState(() => !hasName || readDraft('doctors.profile') !== null)
  const [isSaved, setSaved] = useState(false)

  function finish(): void {
    setEditing(false)
    setSaved(true)
    onSaved()
  }

  return (
    <>
      {isSaved && <Notice kind="success">{t('doctors.profile.saved')}</Notice>}
      {hasFailed && isEditing && <Notice>{t('doctors.profile.loadFailed')}</Notice>}
      {hasName && <ApprovalPanel profile={profile} isAtProfile />}
      <Card>
        {isEditing || profile === null ? (
          <DoctorProfileForm
            known={profile}
            isApproved={profile?.approval === 'approved'}
            onSaved={finish}
            onKept={() => setEditing(false)}
            onCancel={hasName ? () => setEditing(false) : undefined}
          />
        ) : (
          <DoctorProfileView profile={profile} onEdit={() => setEditing(true)} />
        )}
      </Card>
    </>
  )
}
