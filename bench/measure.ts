import type { Connection } from '../src/server/platform/db/database.ts'
import type { SignedIn } from '../tests/setup/people.ts'
import { startProgram, stopProgram, type Program } from '../tests/crash/program.ts'
import { measureAcceptances } from './acceptances.ts'
import { startLoadGenerator, startRoutes } from './children.ts'
import type { Options } from './options.ts'
import { explainPlans } from './plans.ts'
import { compareOwn, compareRoutes, describeAcceptances, describePlans, tellPlans } from './rows.ts'
import { takeTurns, type Contestant } from './rounds.ts'
import { recordServer } from './statements.ts'
import type { Row } from './table.ts'
import { buildTown, type BenchTown } from './town.ts'

const few = 1000
const list = '/api/appointments'

export async function measureAll(
  options: Options,
  base: Connection,
  postmaster: number,
  tell: (what: string) => void,
): Promise<{ rows: Row[]; plans: string }> {
  tell('filling two towns…')
  const town = await buildTown(base, 'bench_few', few)
  const large = await buildTown(base, 'bench_many', options.many)
  const recorded = await recordServer(town)
  const plans = await explainPlans(large.connection, await recordServer(large))

  const load = startLoadGenerator()
  const bare = await startRoutes({ connection: town.connection, ...recorded })
  const empty = await startRoutes(null)
  const servers = await Promise.all([town, large, town].map(({ url }) => start(options.program, url)))
  const [ours, ofMany, second] = servers as [Started, Started, Started]
  const turn = (contestants: Contestant[]) => takeTurns(load, postmaster, contestants, options)
  try {
    tell('few and many rows…')
    const sizes = await turn([
      reading('few', ours, list, byToken(town.readers)),
      reading('many', ofMany, list, byToken(large.readers)),
    ])
    tell('routes…')
    // Nobody may request the same time twice.
    const half = town.writers.length / 2
    const routes = await turn([
      reading('list', ours, list, byToken(town.readers)),
      reading('doctor list', ours, list, byToken(town.readingDoctors)),
      reading('longest doctor list', ours, list, byToken(town.doctors)),
      reading('bare list', bare, '/', byId(town.readers)),
      reading('empty list', empty, '/', byId(town.readers)),
      writing('request', ours, list, byToken(town.writers.slice(0, half)), 3),
      writing('bare request', bare, '/', byId(town.writers.slice(half)), 3),
      writing('empty request', empty, '/', byId(town.writers), 3),
      reading(
        'packed list',
        ours,
        list,
        byToken(town.readers).map((one) => ({ ...one, 'accept-encoding': 'br, gzip' })),
      ),
    ])
    tell('acceptances…')
    const waits = await accept(town, [ours, second], options.acceptances)
    const rows = `${options.many.toLocaleString('en')} rows`
    const table = [
      ...compareRoutes('list', routes, ['list', 'bare list', 'empty list'], 0.8),
      ...compareRoutes('request', routes, ['request', 'bare request', 'empty request'], 1),
      ...compareOwn("doctor's list against the patient's", routes, 'doctor list', 'list', { cpu: 3 }),
      ...compareOwn("a doctor's longest list against it", routes, 'longest doctor list', 'doctor list'),
      ...compareOwn('list packed by brotli against plain', routes, 'packed list', 'list'),
      ...compareOwn(`list, ${rows} against ${few.toLocaleString('en')}`, sizes, 'many', 'few', { p99: 1.3 }),
      ...describePlans(plans, rows),
      ...describeAcceptances('on another server', waits),
    ]
    return { rows: table, plans: tellPlans(plans) }
  } finally {
    for (const helper of [load, bare, empty]) helper.stop()
    await Promise.all(servers.map(({ program }) => stopProgram(program)))
  }
}

interface Started {
  program: Program
  pid: number
  url: string
}

async function start(program: string[], databaseUrl: string): Promise<Started> {
  const started = startProgram(program, { DATABASE_URL: databaseUrl })
  return { program: started, pid: started.pid, url: await started.ready }
}

function accept(town: BenchTown, [one, other]: Started[], times: number): Promise<number[]> {
  const patient = town.writers[0]
  if (!one || !other || !patient) throw new Error('The town has no people.')
  const { dentist } = town
  // After the days that the load has requested.
  return measureAcceptances(
    { doctorsUrl: one.url, patientsUrl: other.url, patient, dentist, day: dayAhead(3) },
    times,
    7000,
  )
}

type Who = Pick<Started, 'pid' | 'url'>

function reading(name: string, { pid, url }: Who, at: string, people: Record<string, string>[]): Contestant {
  return { name, pid, job: { run: name, url: url + at, method: 'GET', people, day: '' } }
}

function writing(
  name: string,
  { pid, url }: Who,
  at: string,
  people: Record<string, string>[],
  ahead: number,
): Contestant {
  return {
    name,
    pid,
    job: { run: name.replace(' ', '-'), url: url + at, method: 'POST', people, day: dayAhead(ahead) },
  }
}

function byToken(people: SignedIn[]): Record<string, string>[] {
  return people.map(({ token }) => ({ authorization: `Bearer ${token}` }))
}

function byId(people: SignedIn[]): Record<string, string>[] {
  return people.map(({ id, patientId }) => ({ 'x-user': id, 'x-patient': patientId }))
}

function dayAhead(days: number): string {
  return new Date(Date.now() + days * 86_400_000).toISOString().slice(0, 10)
}
