import { readdirSync } from 'node:fs'
import path from 'node:path'
import { pathToFileURL } from 'node:url'
import { describeApi } from '../../src/server/platform/http/openapi.ts'
import type { AccessRows } from '../../src/server/platform/context/access-rows.ts'
import { operations, version, type Server } from '../../src/server/app/server.ts'
import { pathOf, type Role } from '../../src/shared/kit/endpoint.ts'
import type { Subjects } from './subjects.ts'

/** A request of one person of the crowd that only reads. */
export interface Read {
  /** `feature.verb`, the role, and what was asked: unique. */
  name: string
  operation: string
  isList: boolean
  /** Throws if it is refused. */
  send(): Promise<void>
}

type Query = Record<string, string>

/** Besides the plain request and the one for the next page: what else people ask of a list. */
const asked: Readonly<Record<string, readonly Query[]>> = {
  'patients.listTreated': [{ search: 'simran gill' }, { search: 'ਸਿਮਰਨ' }],
  'appointments.list': [{ from: '2020-01-01' }],
  'appointments.freeTimes': [{ days: '5', specialties: 'cardiology' }],
  'appointments.slots': [{ specialties: 'cardiology' }],
  'appointments.unanswered': [{ order: 'longest' }],
  'doctors.list': [{ approval: 'awaiting' }, { search: 'simran' }],
  'volunteers.list': [{ vehicle: 'yes' }, { search: 'simran' }],
  // The readable one: the other streams files, of which a crowd has the rows only.
  'exports.download': [{ format: 'html' }],
  'audit.list': [
    { act: 'volunteers.list' },
    { act: 'reading' },
    { act: 'access.refusedRecord' },
    { person: 'simran' },
    { person: 'ਸਿਮਰਨ', act: 'reading' },
  ],
}

/** Searches that are writes, because what is searched for does not belong in an address. */
const searches: Readonly<Record<string, readonly Query[]>> = {
  'accounts.search': ['simran', 'simran gill', 'ਸਿਮਰਨ', '98140'].map((search) => ({ search })),
}

/** Every GET of the API by every role that may, and the searches. */
export async function listReads(server: Server, subjects: Subjects): Promise<Read[]> {
  const rows = await findRows()
  const reads: Read[] = []
  for (const operation of operations) {
    const bodies = searches[operation.name]
    if (operation.method !== 'GET' && !bodies) continue
    const named = await rows[operation.name]?.(subjects.known)
    const roles: readonly Role[] = operation.access === 'anyone' ? ['patient'] : operation.access
    for (const role of roles) {
      for (const query of bodies ?? queriesOf(operation.name, subjects)) {
        const inAddress = new URLSearchParams({ ...named?.query, ...(bodies ? {} : query) }).toString()
        const url = `${pathOf(operation, { id: named?.id ?? '', code: 'K7QM4XWD' })}?${inAddress}`
        const name = [operation.name, role, ...Object.entries(query).flatMap(describe)].join(' ')
        reads.push({
          name,
          operation: operation.name,
          isList: isList(operation.path, operation.method),
          send: () => send(server, subjects.tokens[role], url, bodies && query),
        })
      }
    }
  }
  return reads
}

/** Cursors are long and the same for all. */
function describe([parameter, value]: [string, string]): string {
  return parameter === 'after' ? 'continued' : `${parameter}=${value}`
}

async function send(server: Server, token: string, url: string, body: Query | undefined): Promise<void> {
  const headers = { authorization: `Bearer ${token}` }
  const answer = await server.app.inject(
    body ? { url, headers, method: 'POST', payload: body } : { url, headers, method: 'GET' },
  )
  if (answer.statusCode !== 200 && answer.statusCode !== 404)
    throw new Error(`${url}: ${answer.statusCode} ${answer.body}`)
}

interface Described {
  parameters: { name: string; in: string; required?: boolean }[]
  responses: Record<string, unknown>
}
const paths = describeApi(operations, version)['paths'] as Record<string, Record<string, Described>>

function describedAs(route: string, method: string): Described | undefined {
  return paths[route.replace(/:(\w+)/g, '{$1}')]?.[method.toLowerCase()]
}

function isList(route: string, method: string): boolean {
  return JSON.stringify(describedAs(route, method)?.responses['200']).includes('"array"')
}

function queriesOf(name: string, { counterId, known }: Subjects): Query[] {
  const now = known.appContext.clock()
  const operation = operations.find((one) => one.name === name)
  const parameters = operation ? (describedAs(operation.path, operation.method)?.parameters ?? []) : []
  const after = parameters.find((one) => one.in === 'query' && one.name === 'after')
  const hasType = parameters.some((one) => one.name === 'type')
  const place = `${now.getTime() - 30 * 86_400_000}.${'f'.repeat(8)}-ffff-ffff-ffff-${'f'.repeat(12)}`
  const next = hasType
    ? { type: 'bloodPressure', after: `${now.toISOString().slice(0, 10)}.${place}` }
    : { after: place }
  if (after?.required) return [next]
  if (name === 'dispensing.register') {
    const month = { facilityId: counterId, month: now.toISOString().slice(0, 7) }
    return [month, { ...month, ...next }]
  }
  const isPlain = !parameters.some((one) => one.in === 'query' && one.required)
  return [...(isPlain ? [{}] : []), ...(after ? [next] : []), ...(asked[name] ?? [])]
}

/** For paths with an id: each feature's fixtures say which row of the subject they name. */
async function findRows(): Promise<AccessRows> {
  const features = path.resolve('src/server')
  const files = readdirSync(features, { recursive: true, encoding: 'utf8' }).filter((file) =>
    /^[^/\\]+[/\\][^/\\]+\.fixtures\.ts$/.test(file),
  )
  const found = await Promise.all(
    files.map(async (file) => {
      const url = pathToFileURL(path.join(features, file)).href
      return ((await import(/* @vite-ignore */ url)) as { accessRows?: AccessRows }).accessRows
    }),
  )
  return Object.assign({}, ...found) as AccessRows
}
