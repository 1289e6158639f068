import { readSources, type Source } from './sources.ts'

/** Texts whose last part is an endpoint's code: `appointments.refusals.slotTaken`, `errors.notFound`. */
const codeOwned = /^(?:\w+\.(?:refusals|fields)|errors(?:\.fields)?|service)\.([\w-]+)$/

/**
 * Texts named after an endpoint or event, used outside the feature's own screens: `vitals.queued.add` for
 * `vitals.add`.
 */
const nameOwned = /^(\w+)(?:\.(?:queued|acts)\.|Notices\.(?:of(?:Patient|Doctor)\.)?)([\w-]+)/

/** Keys that src never names: neither in full, nor by the start of a template literal, nor as a code. */
export function findUnused(keys: readonly string[], sources: readonly Source[]): string[] {
  const strings = new Set(sources.flatMap((source) => [...source.strings]))
  const starts = sources
    .flatMap((source) => source.templates.map(toPattern))
    .filter((pattern) => pattern !== undefined)
  return keys.filter((key) => {
    const code = codeOwned.exec(key)?.[1]
    const name = nameOwned.exec(key)?.slice(1).join('.')
    if (strings.has(key) || (code && strings.has(code)) || (name && strings.has(name))) return false
    return !starts.some((pattern) => pattern.test(key))
  })
}

/** Source files that may use a text: not the messages themselves, and no tests. */
export function listReaders(): Source[] {
  return readSources().filter(
    ({ path }) =>
      path.startsWith('src/') && !path.startsWith('src/shared/i18n/') && !/\.test\.tsx?$/.test(path),
  )
}

/** `appointments.status.${status}` covers all keys with that prefix; a template without a namespace covers nothing. */
function toPattern(quasis: readonly string[]): RegExp | undefined {
  const isKey =
    quasis.length > 1 && quasis.every((part) => /^[\w.-]*$/.test(part)) && /^\w+\./.test(quasis[0] ?? '')
  if (!isKey) return undefined
  return new RegExp(`^${quasis.map((part) => part.replaceAll('.', '\\.')).join('[\\w.-]+')}$`)
}
