import { lazy, Suspense, type ReactNode } from 'react'
import type { DoctorProfile } from '../../../shared/doctors/doctors.contract.ts'
import { AwaitingPanel } from './awaiting-panel.tsx'

// Few doctors ever see it, so nobody else pays for it or for its words.
const DecidedPanel = lazy(async () => {
  const panel = await import('./decided-panel.tsx')
  await panel.loadPanelWords()
  return { default: panel.DecidedPanel }
})

/** How the coordinator stands to this doctor; nothing when all is well. */
export function StandingPanel({ profile, action }: { profile: DoctorProfile; action?: ReactNode }) {
  const isNo = profile.approval === 'refused' || profile.approval === 'suspended'
  if (!isNo) return <AwaitingPanel profile={profile} action={action} />
  return (
    <Suspense>
      <DecidedPanel profile={profile} mayCorrect={action !== undefined} />
    </Suspense>
  )
}
