import { afterAll, beforeAll, expect, it } from 'vitest'
import { readTownFigures } from '../../../shared/appointments/appointments.endpoints.ts'
import { doctorIn, patientIn, personIn } from '../../../../tests/setup/people.ts'
import { first, openTown, type TestTown } from '../../../../tests/setup/town.ts'
import { buildAppointments } from '../appointments.fixtures.ts'

let town: TestTown
beforeAll(async () => {
  town = await openTown()
  town.clock.now = new Date('2026-11-21T10:00:00+05:30')
})
afterAll(() => town.close())

it('counts approved doctors, and the outcomes of requests from the last 30 days', async () => {
  const { appContext } = first(town.servers)
  const [doctor, patient] = [await doctorIn(appContext), await patientIn(appContext)]
  await doctorIn(appContext, { approval: 'awaiting' })
  const statuses = ['completed', 'missed', 'failed', 'cancelled', 'scheduled'] as const
  const wishes = statuses.map((status, n) => ({
    patientId: patient.patientId,
    doctorId: doctor.id,
    date: '2026-11-20',
    time: `1${n}:00`,
    status,
  }))
  const long = { patientId: patient.patientId, doctorId: doctor.id, date: '2026-10-01', time: '10:00' }
  await buildAppointments(appContext, [...wishes, { ...long, status: 'completed' }])
  for (const role of ['patient', 'doctor', 'coordinator'] as const) {
    const { token } = await personIn(appContext, role)
    expect(await town.api.must(readTownFigures, { token })).toEqual({ doctors: 1, asked: 4, confirmed: 3 })
  }
  expect((await town.api.ask(readTownFigures, {})).status).toBe(401)
})
