import { runnerImport } from 'vite'
import type * as features from '../../src/client/app/features.ts'
import { mayEnter } from '../../src/client/app/routing/routing.ts'
import type { Role } from '../../src/shared/kit/endpoint.ts'

// Loaded through vite, because the manifests find their messages by `import.meta.glob`.
const { module } = await runnerImport<typeof features>('./src/client/app/features.ts', { configFile: false })

/** By path: the id for `/doctor/patients/:id`. */
export type Samples = Partial<Record<string, string>>

/** Every path that this person may open, from the features' manifests, and one that does not exist. */
export function listRoutes(role: Role | null): string[] {
  const paths = module.screens.filter(({ roles }) => mayEnter(roles, role)).map(({ path }) => path)
  return [...new Set([...paths, '/nowhere'])]
}

/**
 * The same without screens that look alike to everybody: those of one's own account, which are audited as a patient
 * sees them.
 */
export function listDistinctRoutes(role: Role | null): string[] {
  return listRoutes(role).filter((path) => role === 'patient' || !path.startsWith('/settings/'))
}

/** The path as a URL, with ids from the samples. */
export function fillRoute(path: string, samples: Samples): string {
  if (!path.includes(':')) return path
  const sample = samples[path]
  if (!sample) throw new Error(`Nobody says whom to show at ${path}.`)
  return path.replace(/:\w+/, sample)
}
