import { afterAll, beforeAll, expect, it } from 'vitest'
import { cancelAppointment, listAppointments } from '../../../shared/appointments/appointments.endpoints.ts'
import { takeSlot } from '../../../shared/appointments/appointments.slots.endpoints.ts'
import { listSessions, takeToken } from '../../../shared/appointments/appointments.tokens.endpoints.ts'
import { doctorIn, patientIn } from '../../../../tests/setup/people.ts'
import { noted } from '../../../../tests/setup/slots.ts'
import { first, openTown, type TestTown } from '../../../../tests/setup/town.ts'
import { buildSession } from '../../availability/availability.fixtures.ts'
import { buildFacility, buildMembership } from '../../facilities/facilities.fixtures.ts'

let town: TestTown
// It is Saturday, 21 November 2026; both sessions are on Tuesdays from 9 on.
const date = '2026-11-24'
const sessions = { tokens: '', slots: '' }

beforeAll(async () => {
  town = await openTown({ servers: 2 })
  const { appContext } = first(town.servers)
  const facilityId = await buildFacility(appContext, { name: 'Civil Hospital Nabha' })
  const sitting = async (name: string, more: object) => {
    const { id: doctorId } = await doctorIn(appContext, { name, specialization: 'Physician' })
    await buildMembership(appContext, { userId: doctorId, facilityId })
    return buildSession(appContext, { doctorId, facilityId, weekday: 2, ...more })
  }
  sessions.tokens = await sitting('Dr. Asha', {})
  sessions.slots = await sitting('Dr. Gill', { kind: 'slots', capacity: null, slot_minutes: 20 })
})
afterAll(() => town.close())

it('a patient who takes a token and a slot of the same time at once, on two servers, gets one; no number is lost', async () => {
  const winners = { token: 0, slot: 0 }
  for (let round = 0; round < 12; round += 1) {
    const patient = await patientIn(first(town.servers).appContext, `Patient ${round}`)
    const offers = await town.api.must(listSessions, { token: patient.token })
    const offer = offers.find(({ sessionId }) => sessionId === sessions.tokens)
    if (!offer) throw new Error('no token is offered')
    // The slot begins before the visit by token and goes on beyond its beginning.
    const time = `${offer.time.slice(0, 3)}${String(Math.floor(Number(offer.time.slice(3)) / 20) * 20).padStart(2, '0')}`
    const [one, two] = round % 2 === 0 ? [0, 1] : [1, 0]
    const { token: as } = patient
    const [byToken, bySlot] = await Promise.all([
      town.apis[one]!.ask(takeToken, {
        token: as,
        body: { sessionId: sessions.tokens, date, specialization: 'fever', pregnancy: '' },
      }),
      town.apis[two]!.ask(takeSlot, {
        token: as,
        body: { sessionId: sessions.slots, date, time, ...noted },
      }),
    ])
    expect(
      [byToken.status, bySlot.status].toSorted((a, b) => a - b),
      `round ${round}`,
    ).toEqual([201, 409])
    winners[byToken.status === 201 ? 'token' : 'slot'] += 1
    const active = await town.api.must(listAppointments, { token: as })
    expect(active.filter(({ status }) => status === 'scheduled')).toHaveLength(1)
    // Whoever loses gives the number back: the next one is one more than those that were taken.
    const left = await town.api.must(listSessions, { token: as })
    const next = left.find(({ sessionId }) => sessionId === sessions.tokens)
    expect(next?.token).toBe(winners.token + 1)
    // The slot is free again for the next round.
    const id = bySlot.status === 201 ? bySlot.answer._id : null
    if (id !== null)
      await town.api.must(cancelAppointment, { token: as, params: { id }, body: { reason: '' } })
  }
  process.stdout.write(`won by the token ${winners.token} times, by the slot ${winners.slot}\n`)
})
