import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { closeAccount } from '../../shared/accounts/accounts.endpoints.ts'
import {
  endLegalHold,
  markLegalHold,
  takeBackLegalHold,
} from '../../shared/legalholds/legalholds.endpoints.ts'
import type { HoldKind } from '../../shared/legalholds/legalholds.rules.ts'
import { doctorIn, patientIn, type SignedIn } from '../../../tests/setup/people.ts'
import { emptyTown, first, openTown, type TestTown } from '../../../tests/setup/town.ts'
import { features } from '../app/features.ts'
import { buildToken } from '../accounts/accounts.fixtures.ts'
import { buildAppointments } from '../appointments/appointments.fixtures.ts'
import type { AppContext } from '../platform/context/request-context.ts'

let town: TestTown
beforeAll(async () => {
  town = await openTown({ servers: 2 })
})
afterAll(() => town.close())
beforeEach(async () => {
  town.clock.now = start
  await emptyTown(town)
})

const start = new Date('2026-11-21T10:00:00+05:30')
const appContext = () => first(town.servers).appContext
const pool = () => appContext().store.pool
const yearsLater = (years: number, days = 0) => {
  town.clock.now = new Date(start)
  town.clock.now.setUTCFullYear(start.getUTCFullYear() + years)
  town.clock.now.setUTCDate(town.clock.now.getUTCDate() + days)
}
const close = ({ token }: SignedIn) => town.api.must(closeAccount, { token, body: { password: 'secret1' } })
/** The nightly job. */
async function eraseRecords(context: AppContext): Promise<void> {
  const jobs = features.flatMap((feature) => feature.jobs ?? [])
  const job = jobs.find(({ name }) => name === 'patients:eraseRecords')
  if (!job) throw new Error('No such job.')
  await job.run(context, {})
}
const isThere = async (patientId: string) =>
  ((await pool().query('select from patients where id = $1', [patientId])).rowCount ?? 0) > 0

describe('what the law wants kept for longer', () => {
  /** A patient who left, and a doctor of a visit of theirs, who marks it on another server than the first. */
  async function visited() {
    const [patient, doctor] = [await patientIn(appContext()), await doctorIn(appContext())]
    const who = { patientId: patient.patientId, doctorId: doctor.id }
    await buildAppointments(appContext(), [
      { ...who, date: '2026-11-20', time: '11:00', status: 'completed' },
    ])
    const { rows } = await pool().query<{ id: string }>('select id from encounters where patient_id = $1', [
      patient.patientId,
    ])
    await close(patient)
    const id = rows[0]?.id ?? ''
    const mark = (kind: HoldKind) =>
      town.apis[1]!.ask(markLegalHold, {
        token: doctor.token,
        params: { id },
        body: { kind, since: '2026-11-20' },
      })
    return { patient, doctor, encounterId: id, mark }
  }

  it('is there until the case has ended, and then as long as any record', async () => {
    const { patient, doctor, mark } = await visited()
    const { answer } = await mark('medicoLegal')
    yearsLater(10)
    await eraseRecords(appContext())
    expect(await isThere(patient.patientId)).toBe(true)
    const token = await buildToken(appContext(), doctor)
    await town.api.must(endLegalHold, { token, params: { id: answer.id }, body: { endedOn: '2036-11-01' } })
    yearsLater(13)
    await eraseRecords(appContext())
    expect(await isThere(patient.patientId)).toBe(true)
    yearsLater(13, 1)
    await eraseRecords(appContext())
    expect(await isThere(patient.patientId)).toBe(false)
    expect((await pool().query('select from legal_holds')).rowCount).toBe(0)
  })

  it('is there as long as the MTP register', async () => {
    const { patient, mark } = await visited()
    await mark('mtp')
    town.clock.now = new Date('2031-12-31T12:00:00+05:30')
    await eraseRecords(appContext())
    expect(await isThere(patient.patientId)).toBe(true)
    town.clock.now = new Date('2032-01-01T12:00:00+05:30')
    await eraseRecords(appContext())
    expect(await isThere(patient.patientId)).toBe(false)
  })

  it('a mark that was taken back keeps nothing', async () => {
    const { patient, doctor, mark } = await visited()
    const { answer } = await mark('medicoLegal')
    const asked = { token: doctor.token, params: { id: answer.id }, body: { reason: 'Mistake' } }
    await town.api.must(takeBackLegalHold, asked)
    yearsLater(4)
    await eraseRecords(appContext())
    expect(await isThere(patient.patientId)).toBe(false)
  })

  it('of a mark and an erasure at once one wins, and neither breaks', async () => {
    for (let round = 0; round < 6; round += 1) {
      town.clock.now = start
      const { patient, doctor, encounterId } = await visited()
      yearsLater(4)
      const token = await buildToken(appContext(), doctor)
      const body = { kind: 'medicoLegal', since: '2026-11-20' } as const
      const marking = () => town.apis[1]!.ask(markLegalHold, { token, params: { id: encounterId }, body })
      const [told] = await Promise.all([marking(), eraseRecords(appContext())])
      const isKept = await isThere(patient.patientId)
      const holds = (await pool().query('select from legal_holds where encounter_id = $1', [encounterId]))
        .rowCount
      expect([told.status, isKept, holds]).toEqual(isKept ? [201, true, 1] : [404, false, 0])
    }
  })

  it('a mark that waits for an erasure finds no visit any more', async () => {
    const { patient, doctor, encounterId } = await visited()
    yearsLater(4)
    const token = await buildToken(appContext(), doctor)
    const body = { kind: 'medicoLegal', since: '2026-11-20' } as const
    let marking: Promise<{ status: number }> | undefined
    const slow: AppContext = {
      ...appContext(),
      retention: {
        ...appContext().retention,
        async erase(tx, record) {
          marking = town.apis[1]!.ask(markLegalHold, { token, params: { id: encounterId }, body })
          await waitsForLock()
          await appContext().retention.erase(tx, record)
        },
      },
    }
    await eraseRecords(slow)
    expect((await marking)?.status).toBe(404)
    expect(await isThere(patient.patientId)).toBe(false)
  })
})

/** Until a statement waits for the row of a patient. */
async function waitsForLock(): Promise<void> {
  await expect
    .poll(async () => {
      const { rowCount } = await pool().query(
        `select from pg_stat_activity where wait_event_type = 'Lock' and query like '%"patients"%for no key update%'`,
      )
      return rowCount
    })
    .toBe(1)
}
