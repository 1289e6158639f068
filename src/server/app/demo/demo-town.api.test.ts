import { sql } from 'kysely'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { login } from '../../../shared/accounts/accounts.endpoints.ts'
import { listActivities } from '../../../shared/activities/activities.endpoints.ts'
import {
  listAppointments,
  listUnanswered,
  listFollowUps,
  readDoctorSummary,
} from '../../../shared/appointments/appointments.endpoints.ts'
import { listLooks } from '../../../shared/audit/audit.endpoints.ts'
import { listToReview } from '../../../shared/breakglass/breakglass.endpoints.ts'
import { listDoctors } from '../../../shared/doctors/doctors.endpoints.ts'
import { listLabs } from '../../../shared/labs/labs.endpoints.ts'
import { listRecords } from '../../../shared/records/records.endpoints.ts'
import { listShares } from '../../../shared/shares/shares.endpoints.ts'
import { listVolunteers } from '../../../shared/volunteers/volunteers.endpoints.ts'
import { buildToken } from '../../accounts/accounts.fixtures.ts'
import { first, openTown, type TestTown } from '../../../../tests/setup/town.ts'
import { demoPassword, seedDemoTown } from './demo-town.ts'
import { sampleFigures } from './demo-weeks.ts'

describe.each([
  '2026-11-21T08:20:00+05:30',
  '2026-11-21T09:00:00+05:30',
  '2026-11-21T18:30:00+05:30',
  '2026-11-21T23:50:00+05:30',
])('a demo started at %s', (now) => {
  let town: TestTown
  let seeded: Awaited<ReturnType<typeof seedDemoTown>>
  beforeAll(async () => {
    town = await openTown({ now })
    seeded = await seedDemoTown(first(town.servers).appContext)
  })
  afterAll(() => town.close())

  it('shows its patient who has looked at the record', async () => {
    const token = await buildToken(first(town.servers).appContext, seeded.patient)
    const { looks } = await town.api.must(listLooks, { token })
    expect(looks.map(({ what }) => what)).toEqual(['patients', 'vitals', 'patients'])
    expect(looks.every(({ name, role }) => name !== '' && role === 'doctor')).toBe(true)
  })

  it('shows the specification’s sample figures to its doctor', async () => {
    const token = await buildToken(first(town.servers).appContext, seeded.doctor)
    const summary = await town.api.must(readDoctorSummary, { token })
    const { today, patients, pendingReviews, teleconsultations, followUpCalls, visitsWithoutNote } = summary
    expect({
      today,
      patients,
      pending: pendingReviews,
      teleconsults: teleconsultations,
      followUpCalls,
      visitsWithoutNote,
      labReviews: summary.labReviews,
      unsignedPrescriptions: summary.unsignedPrescriptions,
    }).toEqual(sampleFigures)
    expect(await town.api.must(listFollowUps, { token })).toHaveLength(sampleFigures.followUpCalls)
  })

  it('has a report on paper, and a record opened in an emergency that waits for its review', async () => {
    const { appContext } = first(town.servers)
    const token = await buildToken(appContext, seeded.patient)
    const { orders } = await town.api.must(listLabs, { token })
    expect(orders.filter(({ reports }) => reports.length > 0)).toHaveLength(1)
    const desk = await buildToken(appContext, seeded.coordinator)
    const { accesses } = await town.api.must(listToReview, { token: desk })
    expect(accesses).toMatchObject([{ reason: 'accident', isOverdue: true }])
  })

  it('has a year of visits, with what each led to', async () => {
    const { appContext } = first(town.servers)
    const { rows } = await sql<{ patients: number; visits: number; days: number; whole: number }>`
      select count(distinct e.patient_id)::int as patients, count(*)::int as visits,
        extract(day from max(e.started_at) - min(e.started_at))::int as days,
        count(*) filter (where exists (select from encounter_notes n where n.encounter_id = e.id and n.status = 'final')
          and exists (select from prescriptions p join medication_dispenses d on d.prescription_id = p.id
            where p.encounter_id = e.id))::int as whole
      from encounters e where e.doctor_id = ${seeded.doctor.id} and e.started_at < ${appContext.clock()}::timestamptz - interval '54 days'`.execute(
      appContext.store.db,
    )
    expect(rows).toEqual([{ patients: 24, visits: 96, days: expect.closeTo(303, -1), whole: 96 }])
    const token = await buildToken(appContext, seeded.patient)
    const { entries } = await town.api.must(listRecords, { token, query: { kinds: 'encounter' } })
    expect(entries.length).toBeGreaterThanOrEqual(5)
    expect(await town.api.must(listShares, { token })).toMatchObject([
      { seenBy: [{ name: 'Rajindra Hospital, Patiala' }] },
    ])
  })

  it('has requests to its doctor for free times of today', async () => {
    const token = await buildToken(first(town.servers).appContext, seeded.doctor)
    const all = await town.api.must(listAppointments, { token })
    const ofToday = all.filter(({ date, status }) => date === now.slice(0, 10) && status !== 'completed')
    const times = ofToday.map(({ time }) => time)
    expect(times.length).toBeGreaterThanOrEqual(sampleFigures.today)
    expect(times).toHaveLength(new Set(times).size)
  })

  it('gives its patient a history of more than one day', async () => {
    const { username } = seeded.patient
    const { token } = await town.api.must(login, { body: { identifier: username, password: demoPassword } })
    const past = await town.api.must(listActivities, { token })
    expect(past.map(({ kind }) => kind)).toEqual(
      expect.arrayContaining(['appointments.accepted', 'appointments.completed', 'patients.saved']),
    )
    expect(new Set(past.map(({ at }) => at.slice(0, 10))).size).toBeGreaterThan(3)
  })

  it('lets its patient and its doctor sign in and see their week', async () => {
    for (const { username } of [seeded.patient, seeded.doctor]) {
      const { token } = await town.api.must(login, {
        body: { identifier: username, password: demoPassword },
      })
      expect((await town.api.must(listAppointments, { token })).length).toBeGreaterThan(3)
    }
  })

  it('lets its coordinator sign in and see doctors awaiting approval, volunteers and requests', async () => {
    const { token } = await town.api.must(login, {
      body: { identifier: seeded.coordinator.username, password: demoPassword },
    })
    const { doctors } = await town.api.must(listDoctors, { token, query: { approval: 'awaiting' } })
    expect(doctors).toHaveLength(2)
    expect((await town.api.must(listVolunteers, { token })).volunteers.length).toBeGreaterThan(4)
    expect((await town.api.must(listUnanswered, { token })).requests.length).toBeGreaterThan(10)
  })
})
