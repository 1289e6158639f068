import { lazy, Suspense } from 'react'
import type { DoctorProfile } from '../../../shared/doctors/doctors.schemas.ts'

// All is well with most doctors: they pay neither for it nor for its messages.
const ApprovalNotice = lazy(async () => {
  const notice = await import('./approval-notice.tsx')
  await notice.loadNoticeMessages()
  return { default: notice.ApprovalNotice }
})

/** What stands between this doctor and the first patient; nothing when all is well. */
export function ApprovalPanel({
  profile,
  isAtProfile = false,
}: {
  profile: DoctorProfile | null
  /** Where the reader already is, no way there is offered. */
  isAtProfile?: boolean
}) {
  if (profile?.name && profile.approval === 'approved') return null
  return (
    <Suspense>
      <ApprovalNotice profile={profile} isAtProfile={isAtProfile} />
    </Suspense>
  )
}
