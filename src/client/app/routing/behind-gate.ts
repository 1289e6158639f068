import type { LazyScreenManifest, ScreenManifest } from '../../platform/manifest/manifest.ts'

const gates: Record<string, LazyScreenManifest['gate']> = {
  '/vitals': () => import('./alarm-gate.tsx'),
  '/appointments/book': () => import('./book-gate.tsx'),
}

/** Wraps every screen under `/doctor/` in doctor-gate.tsx, and adds to some what the app knows of other features. */
export function behindGate(screen: ScreenManifest): ScreenManifest {
  if (!('load' in screen)) return screen
  const isOfDoctors = screen.path.startsWith('/doctor/')
  const gate = isOfDoctors ? () => import('./doctor-gate.tsx') : gates[screen.path]
  return gate ? { ...screen, gate } : screen
}
