import { lazy, Suspense } from 'react'
import type { DoctorProfile } from '../../../shared/doctors/doctors.schemas.ts'

// Lazy: most doctors are approved and need neither this nor its messages.
const ApprovalNotice = lazy(async () => {
  const notice = await import('./approval-notice.tsx')
  await notice.loadNoticeMessages()
  return { default: notice.ApprovalNotice }
})

/** What an unapproved doctor still has to do; nothing for an approved one. */
export function ApprovalPanel({
  profile,
  isAtProfile = false,
}: {
  profile: DoctorProfile | null
  /** On the profile page itself: no link to it. */
  isAtProfile?: boolean
}) {
  if (profile?.name && profile.approval === 'approved') return null
  return (
    <Suspense>
      <ApprovalNotice profile={profile} isAtProfile={isAtProfile} />
    </Suspense>
  )
}
