import { pathOf, type Role } from './src/shared/kit/endpoint.ts'
import { screens } from './src/client/app/features.ts'
import { languages, type Language } from './src/client/platform/i18n/language.ts'
import { firstReads } from './src/client/app/routing/first-reads.ts'
import type { LazyScreenManifest } from './src/client/platform/manifest/manifest.ts'

/** A screen from a manifest, with the absolute paths of the modules it loads. */
export interface RouteModules {
  path: string
  roles: LazyScreenManifest['roles']
  modules: string[]
  messages: Record<Language, string[]>
  /** The addresses that a user of the role reads first. */
  reads: Partial<Record<Role, string[]>>
}

/**
 * In the order of the manifests. Run only by vite.routes.ts, which replaces each lazily imported module by one that
 * exports its path.
 */
export const routes: RouteModules[] = await Promise.all(
  screens
    .filter((screen) => 'load' in screen)
    .map(async ({ path, roles, load, gate, messages = [] }) => {
      const messagesOf = (language: Language) => pathsOf(messages.map((bundle) => bundle[language]))
      const [en, hi, pa] = await Promise.all(languages.map(messagesOf))
      if (!en || !hi || !pa) throw new Error('a language is missing')
      return {
        path,
        roles,
        modules: await pathsOf(gate ? [load, gate] : [load]),
        messages: { en, hi, pa },
        reads: readsOf(path, roles),
      }
    }),
)

function readsOf(path: string, roles: LazyScreenManifest['roles']): RouteModules['reads'] {
  const own = firstReads.filter(
    (one) => one.path === path && (roles === 'signedIn' || roles === 'anyone' || roles.includes(one.role)),
  )
  return Object.fromEntries(own.map(({ role, reads }) => [role, reads.map((read) => pathOf(read))]))
}

function pathsOf(loads: (() => Promise<unknown>)[]): Promise<string[]> {
  return Promise.all(loads.map(async (load) => ((await load()) as { modulePath: string }).modulePath))
}
