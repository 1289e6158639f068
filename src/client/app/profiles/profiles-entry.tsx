import type { ReactNode } from 'react'
import { FamilyLogin } from './family-login.tsx'
import { FamilyGate } from './family-gate.tsx'

/** The gate around the app of a signed-in user, or the list of profiles beside the log-in form. */
export function ProfilesEntry({ path, children }: { path: string; children?: ReactNode }) {
  return children === undefined ? <FamilyLogin /> : <FamilyGate path={path}>{children}</FamilyGate>
}
