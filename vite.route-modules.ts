import { basename } from 'node:path'
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
  /** Names of files in src/shared/i18n/<language>. */
  messages: string[]
  /** The addresses that a user of the role reads first. */
  reads: Partial<Record<Role, string[]>>
}

const everywhere: Record<Language, Load[]> = {
  en: [() => import('./src/shared/i18n/en/common.ts'), () => import('./src/shared/i18n/en/app-shell.ts')],
  hi: [() => import('./src/shared/i18n/hi/common.ts'), () => import('./src/shared/i18n/hi/app-shell.ts')],
  pa: [() => import('./src/shared/i18n/pa/common.ts'), () => import('./src/shared/i18n/pa/app-shell.ts')],
}

type Load = () => Promise<unknown>
type Exports = Record<string, unknown> & { modulePath: string }

const lazy = screens.filter((screen) => 'load' in screen)

/**
 * In the order of the manifests. Run only by vite.routes.ts, which replaces each lazily imported module by one that
 * exports its path.
 */
export const routes: RouteModules[] = await Promise.all(
  lazy.map(async ({ path, roles, load, gate, messages = [] }) => ({
    path,
    roles,
    modules: (await openAll(gate ? [load, gate] : [load])).map(({ modulePath }) => modulePath),
    messages: (await openAll(messages.map((bundle) => bundle.en))).map(nameOf),
    reads: readsOf(path, roles),
  })),
)

/** All messages that screens bring, and those of every page: by language and file. */
export const messages = Object.fromEntries(
  await Promise.all(languages.map(async (language) => [language, await readMessages(language)] as const)),
)

async function readMessages(language: Language): Promise<Record<string, object>> {
  const ofScreens = lazy.flatMap(({ messages: bundles = [] }) => bundles.map((bundle) => bundle[language]))
  const files = (await openAll([...everywhere[language], ...ofScreens])).map((file) => {
    const { modulePath: _, ...namespaces } = file
    return [nameOf(file), namespaces] as const
  })
  return Object.fromEntries(files)
}

function nameOf({ modulePath }: Exports): string {
  return basename(modulePath, '.ts')
}

function openAll(loads: Load[]): Promise<Exports[]> {
  return Promise.all(loads.map((load) => load() as Promise<Exports>))
}

function readsOf(path: string, roles: LazyScreenManifest['roles']): RouteModules['reads'] {
  const own = firstReads.filter(
    (one) => one.path === path && (roles === 'signedIn' || roles === 'anyone' || roles.includes(one.role)),
  )
  return Object.fromEntries(own.map(({ role, reads }) => [role, reads.map((read) => pathOf(read))]))
}
