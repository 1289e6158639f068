import type { Plan } from './plans.ts'
import { median, medianOf, ratioOf, type Figures } from './rounds.ts'
import type { StartUp } from './start-up.ts'
import { atMost, times, type Row } from './table.ts'

type Turns = ReadonlyMap<string, Figures[]>

const kinds: { of: keyof Figures; says: string; show(number: number): string }[] = [
  { of: 'perSecond', says: 'requests a second', show: (number) => number.toFixed(0) },
  { of: 'p50', says: 'p50', show: (number) => `${number.toFixed(1)} ms` },
  { of: 'p99', says: 'p99', show: (number) => `${number.toFixed(1)} ms` },
  { of: 'cpu', says: 'CPU a request', show: (number) => `${number.toFixed(0)} µs` },
  { of: 'own', says: 'CPU a request without PostgreSQL', show: (number) => `${number.toFixed(0)} µs` },
]

/** Our route compared with the bare and the empty one. */
export function compareRoutes(
  what: string,
  turns: Turns,
  names: [string, string, string],
  maxCpu: number,
): Row[] {
  const [ours, bare, empty] = names.map((name) => turns.get(name) ?? []) as [Figures[], Figures[], Figures[]]
  return kinds.map(({ of, says, show }) => ({
    what: `${what}, ${says}`,
    ours: show(medianOf(ours, of)),
    bare: show(medianOf(bare, of)),
    ratio: times(ratioOf(ours, bare, of)),
    empty: show(medianOf(empty, of)),
    ratioToEmpty: times(ratioOf(ours, empty, of)),
    ...(of === 'cpu' && { goal: atMost(maxCpu, ' ×', ratioOf(ours, bare, of)) }),
  }))
}

/** Our route under two conditions. */
export function compareOwn(
  what: string,
  turns: Turns,
  one: string,
  other: string,
  goals: Partial<Record<keyof Figures, number>> = {},
): Row[] {
  const [ours, before] = [turns.get(one) ?? [], turns.get(other) ?? []]
  return kinds
    .filter(({ of }) => of === 'p99' || of === 'cpu')
    .map(({ of, says, show }) => ({
      what: `${what}, ${says}`,
      ours: show(medianOf(ours, of)),
      bare: show(medianOf(before, of)),
      ratio: times(ratioOf(ours, before, of)),
      ...(goals[of] && { goal: atMost(goals[of], ' ×', ratioOf(ours, before, of)) }),
    }))
}

/** Tables that grow with the appointments: no query may scan them completely. */
const growing = new Set(['appointments', 'appointment_declines'])

export function describePlans(plans: readonly Plan[], rows: string): Row[] {
  return plans.map(({ what, indexes, scanned, ms }) => ({
    what: `${what} query, ${rows}`,
    ours: `${ms.toFixed(2)} ms`,
    goal: {
      says: 'by an index',
      isMet: indexes.length > 0 && !scanned.some((table) => growing.has(table)),
    },
  }))
}

/** The indexes that PostgreSQL uses, and any sequential scans. */
export function tellPlans(plans: readonly Plan[]): string {
  const lines = plans.map(({ what, indexes, scanned }) => {
    const rest = scanned.length > 0 ? `; from end to end: ${scanned.join(', ')}` : ''
    return `- ${what}: ${indexes.map((index) => `\`${index}\``).join(', ')}${rest}`
  })
  return ['Indexes by which the queries find their rows:', '', ...lines].join('\n')
}

export function describeAcceptances(what: string, waits: readonly number[]): Row[] {
  const sorted = waits.toSorted((a, b) => a - b)
  const p99 = sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * 0.99))] ?? Infinity
  return [
    { what: `accept → seen ${what}, p50`, ours: `${median(waits).toFixed(1)} ms` },
    { what: `accept → seen ${what}, p99`, ours: `${p99.toFixed(1)} ms`, goal: atMost(250, ' ms', p99) },
  ]
}

export function describeStartUp({ fresh, existing, killed, appMemory, databaseMemory }: StartUp): Row[] {
  const seconds = (numbers: number[]) => `${median(numbers).toFixed(2)} s`
  return [
    { what: 'start, fresh data', ours: seconds(fresh) },
    { what: 'start, existing data', ours: seconds(existing), goal: atMost(3, ' s', Math.max(...existing)) },
    { what: 'start, after app and database were killed', ours: seconds(killed) },
    { what: 'memory after a start: app', ours: `${appMemory.toFixed(0)} MB` },
    { what: 'memory after a start: PostgreSQL, all processes', ours: `${databaseMemory.toFixed(0)} MB` },
  ]
}
