import { lazy, Suspense } from 'react'
import type { DoctorProfile } from '../../../shared/doctors/doctors.contract.ts'

// All is well with most doctors: they pay neither for it nor for its words.
const StandingNotice = lazy(async () => {
  const notice = await import('./standing-notice.tsx')
  await notice.loadNoticeWords()
  return { default: notice.StandingNotice }
})

/** What stands between this doctor and the first patient; nothing when all is well. */
export function StandingPanel({
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
      <StandingNotice profile={profile} isAtProfile={isAtProfile} />
    </Suspense>
  )
}
