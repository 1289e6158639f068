import type { ReactNode } from 'react'
import { FamilyLogin } from './family-login.tsx'
import { FamilyGate } from './family-gate.tsx'

/** What stands before the features of somebody who is signed in, or beside the log-in of nobody. */
export function FamilyEntrance({ path, rooms }: { path: string; rooms?: ReactNode }) {
  return rooms === undefined ? <FamilyLogin /> : <FamilyGate path={path}>{rooms}</FamilyGate>
}
