import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import {
  listOpenRequests,
  listOwnRequests,
  listUnanswered,
} from '../../../shared/appointments/appointments.endpoints.ts'
import type { AnswerOf } from '../../../shared/kit/endpoint.ts'
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
  isFlagged: boolean
}

/** `first` sorts before `then`. */
const keysOf = (seen: readonly Seen[]) =>
  seen.map(({ date, isFlagged }) => `${isFlagged ? 'first' : 'then'} ${date}`)

describe('requests with a red flag come first, page by page, each once', () => {
  it.each([
    ['own', listOwnRequests],
    ['open', listOpenRequests],
  ] as const)('for a doctor: %s', async (kind, endpoint) => {
    await seventyTwo(kind === 'own' ? doctor.id : null)
    const seen: Seen[] = []
    for (let after: string | null = ''; after !== null;) {
      const query: Record<string, string> = after === '' ? {} : { after }
      const page: AnswerOf<typeof endpoint> = await town.api.must(endpoint, {
        token: doctor.token,
        query,
      })
      seen.push(...page.appointments.map(({ date, redFlags }) => ({ date, isFlagged: redFlags.length > 0 })))
      after = page.next
    }
    expect(new Set(keysOf(seen)).size).toBe(72)
    expect(keysOf(seen)).toEqual(keysOf(seen).toSorted())
    expect(keysOf(seen)[23]).toMatch('first')
    expect(keysOf(seen)[24]).toMatch('then')
  })

  it.each(['soonest', 'longest'])('for the desk: %s', async (order) => {
    await seventyTwo(null)
    const desk = await personIn(appContext(), 'coordinator')
    const seen: Seen[] = []
    for (let after: string | null = ''; after !== null;) {
      const query: Record<string, string> = { order, limit: '10', ...(after && { after }) }
      const page: AnswerOf<typeof listUnanswered> = await town.api.must(listUnanswered, {
        token: desk.token,
        query,
      })
      seen.push(...page.requests.map(({ date, hasRedFlag }) => ({ date, isFlagged: hasRedFlag })))
      after = page.next
    }
    expect(new Set(seen.map(({ date }) => date)).size).toBe(72)
    expect(seen.slice(0, 24).every(({ isFlagged }) => isFlagged)).toBe(true)
    expect(seen.slice(24).some(({ isFlagged }) => isFlagged)).toBe(false)
  })
})
