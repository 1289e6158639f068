import type { ScreenManifest } from '../../platform/manifest/manifest.ts'

/** Wraps every screen under `/doctor/` in doctor-gate.tsx, and shows above the readings who knows of them. */
export function behindGate(screen: ScreenManifest): ScreenManifest {
  if ('load' in screen && screen.path === '/vitals')
    return { ...screen, gate: () => import('./alarm-gate.tsx') }
  const isOfDoctors = 'load' in screen && screen.path.startsWith('/doctor/')
  return isOfDoctors ? { ...screen, gate: () => import('./doctor-gate.tsx') } : screen
}
