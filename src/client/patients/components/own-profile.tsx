import { useState } from 'react'
import { profileOpensGate } from '../../../shared/patients/patients.rules.ts'
import { readDraft } from '../../platform/session/drafts.ts'
import { useText } from '../../platform/i18n/i18n.tsx'
import { Card } from '../../ui/card.tsx'
import { LinkRow } from '../../ui/link-row.tsx'
import { Notice } from '../../ui/notice.tsx'
import { Skeleton } from '../../ui/states.tsx'
import { FocusSwap } from '../../ui/focus/focus-swap.tsx'
import { usePatientProfile } from '../patients.queries.ts'
import { PatientProfileForm } from './patient-profile-form.tsx'
import { PatientProfileView } from './patient-profile-view.tsx'

/** Loading, then the form (nothing saved yet, no name, or not loaded) or the profile with an edit button. */
export function OwnProfile({ onSaved }: { onSaved: () => void }) {
  const { data, isPending } = usePatientProfile()
  if (isPending) return <Skeleton lines={6} />
  return <Profile hasFailed={data === undefined} profile={data ?? null} onSaved={onSaved} />
}

type Profile = NonNullable<ReturnType<typeof usePatientProfile>['data']>

function Profile(props: { hasFailed: boolean; profile: Profile | null; onSaved: () => void }) {
  const { hasFailed, profile, onSaved } = props
  const { t } = useText()
  // Opens again with an unsent draft. Decided once: a later answer must not close the form while typing.
  const [isEditing, setEditing] = useState(
    () => !profileOpensGate(profile) || readDraft('patients.profile') !== null,
  )
  const [isSaved, setSaved] = useState(false)

  function finish(): void {
    setEditing(false)
    setSaved(true)
    onSaved()
  }

  return (
    <>
      {isSaved && <Notice kind="success">{t('patients.profile.saved')}</Notice>}
      {/* Explains why the user was redirected here. */}
      {!hasFailed && profile === null && !isSaved && <Notice>{t('patients.profile.firstLead')}</Notice>}
      {hasFailed && isEditing && <Notice>{t('patients.profile.loadFailed')}</Notice>}
      <FocusSwap face={isEditing ? 'form' : 'view'}>
        <Card>
          {isEditing || profile === null ? (
            <PatientProfileForm
              known={profile}
              onSaved={finish}
              onKept={() => setEditing(false)}
              onCancel={profileOpensGate(profile) ? () => setEditing(false) : undefined}
            />
          ) : (
            <PatientProfileView profile={profile} onEdit={() => setEditing(true)} />
          )}
        </Card>
      </FocusSwap>
      {/* Whoever grew up with a record that a guardian kept. */}
      {!hasFailed && profile === null && !isSaved && (
        <LinkRow to="/family/take-over">{t('patients.profile.haveCode')}</LinkRow>
      )}
    </>
  )
}
