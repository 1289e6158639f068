import type { LazyScreenManifest, ScreenManifest } from '../../platform/manifest/manifest.ts'

/** The pages of a doctor's patients stand behind the gate of the doctors: it comes with the page, at the same time. */
export function behindGate(door: ScreenManifest): ScreenManifest {
  return 'load' in door && door.path.startsWith('/doctor/') ? { ...door, load: () => loadBoth(door) } : door
}

async function loadBoth({ load }: LazyScreenManifest) {
  const [{ DoctorGate }, { Screen }] = await Promise.all([import('./doctor-gate.tsx'), load()])
  return {
    Screen: () => (
      <DoctorGate>
        <Screen />
      </DoctorGate>
    ),
  }
}
