import type { ScreenManifest } from '../../platform/manifest/manifest.ts'

/** Puts doctor-gate.tsx around every screen under `/doctor/`. */
export function behindGate(screen: ScreenManifest): ScreenManifest {
  const isOfDoctors = 'load' in screen && screen.path.startsWith('/doctor/')
  return isOfDoctors ? { ...screen, gate: () => import('./doctor-gate.tsx') } : screen
}
