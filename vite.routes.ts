import { resolve } from 'node:path'
import { runnerImport, type Plugin, type Rolldown } from 'vite'
import type * as routeModules from './vite.route-modules.ts'

const languages = ['en', 'hi', 'pa'] as const

/** The screens of the app with their modules. Each module is replaced by one that exports its path. */
export async function listRoutes(): Promise<routeModules.RouteModules[]> {
  const named = /\.screen\.tsx$|-gate\.tsx$|\/i18n\/(?:en|hi|pa)\//
  const namesForModules: Plugin = {
    name: 'nabz:names-for-modules',
    load: (id) => (named.test(id) ? `export const modulePath = ${JSON.stringify(resolve(id))}` : null),
  }
  const { module } = await runnerImport<typeof routeModules>('./vite.route-modules.ts', {
    configFile: false,
    plugins: [namesForModules],
  })
  return module.routes
}

/**
 * Writes the files of each route's screen, per language, to `.vite/routes.json`, for the server to preload them in the
 * page, and what the screen reads first.
 */
export function routeFiles(): Plugin {
  return {
    name: 'nabz:route-files',
    apply: 'build',
    async generateBundle(_, bundle) {
      const routes = await listRoutes()
      const listed = routes.map(({ path, roles, modules, messages, reads }) => {
        const ofLanguage = languages.map(
          (language) => [language, listFiles(bundle, [...modules, ...messages[language]])] as const,
        )
        return { pattern: path, roles, files: Object.fromEntries(ofLanguage), reads }
      })
      const source = JSON.stringify(listed)
      this.emitFile({ type: 'asset', fileName: '.vite/routes.json', source })
    },
  }
}

/** The chunks of these modules, and all their static imports. */
function listFiles(bundle: Rolldown.OutputBundle, modules: string[]): string[] {
  const found = new Set<string>()
  const follow = (file: string): void => {
    const chunk = bundle[file]
    if (chunk?.type !== 'chunk' || found.has(file)) return
    found.add(file)
    chunk.imports.forEach(follow)
  }
  const chunks = Object.values(bundle).filter((file) => file.type === 'chunk')
  for (const { facadeModuleId, fileName } of chunks)
    if (facadeModuleId !== null && modules.includes(facadeModuleId)) follow(fileName)
  return [...found]
}
