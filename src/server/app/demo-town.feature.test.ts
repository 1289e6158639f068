import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { login } from '../../shared/accounts/accounts.contract.ts'
import { listAppointments } from '../../shared/appointments/appointments.contract.ts'
import { first, openTown, type TestTown } from '../../../tests/setup/town.ts'
import { demoPassword, sampleFigures, seedDemoTown } from './demo-town.ts'

describe.each(['2026-11-21T09:00:00+05:30', '2026-11-21T23:50:00+05:30'])('a demo begun at %s', (now) => {
  let town: TestTown
  let seeded: Awaited<ReturnType<typeof seedDemoTown>>
  beforeAll(async () => {
    town = await openTown({ now })
    seeded = await seedDemoTown(first(town.servers).house)
  })
  afterAll(() => town.close())

  it('gives the specification’s sample figures for its doctor', async () => {
    const { rows } = await first(town.servers).house.store.pool.query<Record<string, number>>(
      `select count(*) filter (where day = '2026-11-21')::int as today,
              count(distinct patient_id)::int as patients,
              count(*) filter (where status = 'pending')::int as pending,
              count(*) filter (where type = 'teleconsultation')::int as teleconsults
       from appointments where doctor_id = $1`,
      [seeded.doctor.id],
    )
    expect(rows[0]).toEqual(sampleFigures)
  })

  it('lets its patient and its doctor sign in and see their week', async () => {
    for (const { username } of [seeded.patient, seeded.doctor]) {
      const { token } = await town.api.must(login, { body: { identifier: username, password: demoPassword } })
      expect((await town.api.must(listAppointments, { token })).length).toBeGreaterThan(3)
    }
  })
})
