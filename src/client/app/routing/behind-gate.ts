import type { ScreenManifest } from '../../platform/manifest/manifest.ts'

/** The pages of a doctor's patients stand behind the gate of the doctors. */
export function behindGate(screen: ScreenManifest): ScreenManifest {
  const isOfDoctors = 'load' in screen && screen.path.startsWith('/doctor/')
  return isOfDoctors ? { ...screen, gate: () => import('./doctor-gate.tsx') } : screen
}
