import { holdSlot, listSlots, takeSlot } from '../../src/shared/appointments/appointments.slots.endpoints.ts'
import type { SignedIn } from './people.ts'
import type { TestTown } from './town.ts'

/** What a booking by slot says of the visit. */
export const noted = { type: 'in-person', specialization: 'fever', pregnancy: '' } as const

interface Known {
  town: TestTown
  /** Who asks if nobody else is named. */
  patient: SignedIn
  session: string
}

/** Calls about the slots of a session on a day; what it is told may change from test to test. */
export function slotsOn(date: string, known: () => Known) {
  const chosen = (time = '17:00') => ({ sessionId: known().session, date, time })
  const list = async (who = known().patient, query = {}) =>
    known().town.api.must(listSlots, { token: who.token, query })
  return {
    chosen,
    list,
    hold: (who = known().patient, time?: string, api = known().town.api) =>
      api.ask(holdSlot, { token: who.token, body: chosen(time) }),
    take: (who = known().patient, more: object = {}, api = known().town.api) =>
      api.ask(takeSlot, { token: who.token, body: { ...chosen(), ...noted, ...more } }),
    timesFor: async (who: SignedIn) => (await list(who)).offers[0]?.times,
  }
}
