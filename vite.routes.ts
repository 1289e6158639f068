import { readFileSync } from 'node:fs'
import { resolve } from 'node:path'
import { runnerImport, type Plugin, type Rolldown } from 'vite'
import type * as routeModules from './vite.route-modules.ts'

/** The screens of the app with their modules and messages. */
export async function listRoutes(): Promise<routeModules.RouteModules[]> {
  return (await readModules()).routes
}

/** Each screen is replaced by a module that exports its path; messages export theirs besides. */
async function readModules(): Promise<typeof routeModules> {
  const namesForModules: Plugin = {
    name: 'nabz:names-for-modules',
    load(id) {
      const name = `export const modulePath = ${JSON.stringify(resolve(id))}`
      if (/\.screen\.tsx$|-gate\.tsx$/.test(id)) return name
      return /\/i18n\/(?:en|hi|pa)\//.test(id) ? `${readFileSync(id, 'utf8')}\n${name}` : null
    },
  }
  const { module } = await runnerImport<typeof routeModules>('./vite.route-modules.ts', {
    configFile: false,
    plugins: [namesForModules],
  })
  return module
}

/**
 * Writes the files of each route's screen to `.vite/routes.json`, for the server to preload them in the page, with what
 * the screen reads first, and the names of its messages; those themselves to `.vite/messages.json`, by language.
 */
export function routeFiles(): Plugin {
  return {
    name: 'nabz:route-files',
    apply: 'build',
    async generateBundle(_, bundle) {
      const { routes, messages } = await readModules()
      const listed = routes.map(({ path, roles, modules, messages: names, reads }) => {
        return { pattern: path, roles, files: listFiles(bundle, modules), messages: names, reads }
      })
      this.emitFile({ type: 'asset', fileName: '.vite/routes.json', source: JSON.stringify(listed) })
      this.emitFile({ type: 'asset', fileName: '.vite/messages.json', source: JSON.stringify(messages) })
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
