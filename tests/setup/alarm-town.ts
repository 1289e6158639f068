import { afterAll, beforeAll, beforeEach } from 'vitest'
import {
  acknowledgeAlarm,
  listAlarms,
  listDeskAlarms,
  listOwnAlarms,
  sayOutcome,
} from '../../src/shared/alarms/alarms.endpoints.ts'
import type { Outcome } from '../../src/shared/alarms/alarms.rules.ts'
import { listNotices } from '../../src/shared/notifications/notifications.endpoints.ts'
import { addVital } from '../../src/shared/vitals/vitals.endpoints.ts'
import { buildToken } from '../../src/server/accounts/accounts.fixtures.ts'
import { takeAllDueSteps } from '../../src/server/alarms/alarms.jobs.ts'
import { raiseForReading } from '../../src/server/alarms/alarms.raising.ts'
import { buildAppointments } from '../../src/server/appointments/appointments.fixtures.ts'
import { doctorIn, patientIn, personIn, type SignedIn } from './people.ts'
import type { Settings } from '../../src/server/app/settings.ts'
import { emptyTown, first, openTown, type TestTown } from './town.ts'

/** A Saturday at ten in the town. */
const start = '2026-11-21T10:00:00+05:30'

/**
 * A town of two servers with a patient, the doctor who treats them once `treat` was called, a doctor for the rota, a
 * stranger and a coordinator. Jobs are run by hand, at the times of the test.
 */
export function alarmTown(settingsOf: () => Partial<Settings> = () => ({})) {
  let town: TestTown
  const people = {} as Record<'patient' | 'treating' | 'onDuty' | 'stranger' | 'coordinator', SignedIn>
  beforeAll(async () => {
    town = await openTown({ servers: 2, settings: { isRateLimited: false, ...settingsOf() } })
  })
  afterAll(() => town.close())
  const appContext = (n = 0) => town.servers[n]?.appContext ?? first(town.servers).appContext
  beforeEach(async () => {
    await emptyTown(town)
    town.clock.now = new Date(start)
    Object.assign(people, {
      patient: await patientIn(appContext()),
      treating: await doctorIn(appContext(), { name: 'Navjot Gill' }),
      onDuty: await doctorIn(appContext(), { name: 'Rakesh Sharma' }),
      stranger: await doctorIn(appContext(), { name: 'Somebody Else' }),
      coordinator: await personIn(appContext(), 'coordinator'),
    })
  })
  /** Hours may have passed, and the session with them. */
  const tokenOf = (person: SignedIn) => buildToken(appContext(), person)
  const query = <R extends object>(text: string, values: unknown[] = []) =>
    appContext().store.pool.query<R>(text, values)

  return {
    people,
    appContext,
    query,
    tokenOf,
    start,
    town: () => town,
    async treat(doctor = people.treating, date = '2026-11-18') {
      const one = { patientId: people.patient.patientId, doctorId: doctor.id, date, time: '09:00' }
      await buildAppointments(appContext(), [{ ...one, status: 'completed' }])
    },
    /** Writes down a blood pressure, and does what its event queues. */
    async add(value = '190/120', raise = raiseForReading('critical')) {
      const body = { type: 'bloodPressure' as const, value }
      const { id } = await town.api.must(addVital, { token: people.patient.token, body })
      await raise(appContext(), id)
      return id
    },
    /** So many minutes after the start, with the steps that are due by then. */
    async later(minutes: number) {
      town.clock.now = new Date(new Date(start).getTime() + minutes * 60_000)
      await takeAllDueSteps(appContext())
    },
    listed: async (person: SignedIn) =>
      (await town.api.must(listAlarms, { token: await tokenOf(person) })).alarms,
    own: async () => (await town.api.must(listOwnAlarms, { token: await tokenOf(people.patient) })).alarms,
    atDesk: async () =>
      (await town.api.must(listDeskAlarms, { token: await tokenOf(people.coordinator) })).alarms,
    noticesOf: async (person: SignedIn) =>
      (await town.api.must(listNotices, { token: await tokenOf(person) }))
        .map(({ kind }) => kind)
        .filter((kind) => kind.startsWith('alarms')),
    async openAlarm(): Promise<string> {
      const { rows } = await query<{ id: string }>('select id from alarms where closed_at is null')
      return rows[0]?.id ?? ''
    },
    acknowledge: (by: SignedIn, id: string, n = 0) =>
      (town.apis[n] ?? town.api).ask(acknowledgeAlarm, { token: by.token, params: { id } }),
    say: (by: SignedIn, id: string, outcome: Outcome, more: object = {}) =>
      town.api.ask(sayOutcome, { token: by.token, params: { id }, body: { outcome, ...more } }),
  }
}
