import type { ScreenManifest } from '../../platform/manifest/manifest.ts'

/** Wraps every screen under `/doctor/` in doctor-gate.tsx. */
export function behindGate(screen: ScreenManifest): ScreenManifest {
  const isOfDoctors = 'load' in screen && screen.path.startsWith('/doctor/')
  return isOfDoctors ? { ...screen, gate: () => import('./doctor-gate.tsx') } : screen
}
