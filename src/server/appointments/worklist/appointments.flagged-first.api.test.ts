import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import {
  listOpenRequests,
  listOwnRequests,
  listUnanswered,
} from '../../../shared/appointments/appointments.endpoints.ts'
import type { RedFlag } from '../../../shared/red-flags/red-flags.flags.ts'
import { addDays } from '../../../shared/kit/time/town-time.ts'
import { appointmentsIn } from '../../../../tests/setup/appointments.ts'
import { doctorIn, personIn, type SignedIn } from '../../../../tests/setup/people.ts'
import { openTown, type TestTown } from '../../../../tests/setup/town.ts'

let town: TestTown
let doctor: SignedIn
const { appContext, booked, startOver } = appointmentsIn(() => town)
beforeAll(async () => {
  town = await openTown()
})
afterAll(() => town.close())
beforeEach(async () => {
  await startOver(new Date('2026-11-21T10:00:00+05:30'))
  doctor = await doctorIn(appContext())
})

/** Every third request has a red flag: more than one page of both kinds. */
async function seventyTwo(doctorId: string | null) {
  await booked(
    doctor,
    ...Array.from({ length: 72 }, (_, n) => ({
      doctorId,
      date: addDays('2026-11-22', n),
      status: 'pending' as const,
      redFlags: n % 3 === 2 ? (['chestPain'] satisfies RedFlag[]) : [],
    })),
  )
}

interface Seen {
  date: string
  redFlags: RedFlag[]
}

function expectFlaggedFirst(seen: readonly Seen[]) {
  const keys = seen.map(({ date, redFlags }) => `${redFlags.length > 0 ? 'first' : 'then'} ${date}`)
  expect(new Set(keys).size).toBe(72)
  expect(keys).toEqual(keys.toSorted())
  expect(seen.filter(({ redFlags }) => redFlags.length > 0)).toHaveLength(24)
}

describe('requests with a red flag come first, page by page, each once', () => {
  it.each([
    ['own', listOwnRequests],
    ['open', listOpenRequests],
  ] as const)('for a doctor: %s', async (kind, endpoint) => {
    await seventyTwo(kind === 'own' ? doctor.id : null)
    const seen: Seen[] = []
    for (let after: string | null = ''; after !== null;) {
      const query: Record<string, string> = after === '' ? {} : { after }
      const page: { appointments: Seen[]; next: string | null } = await town.api.must(endpoint, {
        token: doctor.token,
        query,
      })
      seen.push(...page.appointments)
      after = page.next
    }
    expectFlaggedFirst(seen)
  })

  it.each(['soonest', 'longest'])('for the desk: %s', async (order) => {
    await seventyTwo(null)
    const desk = await personIn(appContext(), 'coordinator')
    const seen: Seen[] = []
    for (let after: string | null = ''; after !== null;) {
      const query: Record<string, string> = { order, limit: '10', ...(after && { after }) }
      const page: { requests: Seen[]; next: string | null } = await town.api.must(listUnanswered, {
        token: desk.token,
        query,
      })
      seen.push(...page.requests)
      after = page.next
    }
    expect(new Set(seen.map(({ date }) => date)).size).toBe(72)
    expect(seen.slice(0, 24).every(({ redFlags }) => redFlags.length > 0)).toBe(true)
    if (order === 'soonest') expectFlaggedFirst(seen)
  })
})
