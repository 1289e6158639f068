import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { listAudit } from '../../shared/audit/audit.endpoints.ts'
import { dispense, listCounters, lookUp, takeBack } from '../../shared/dispensing/dispensing.endpoints.ts'
import { addMember, endMember } from '../../shared/facilities/facilities.endpoints.ts'
import { listNotices } from '../../shared/notifications/notifications.endpoints.ts'
import type { PrescriptionDraft } from '../../shared/prescriptions/prescriptions.forms.ts'
import { stopPrescription } from '../../shared/prescriptions/prescriptions.endpoints.ts'
import { doctorIn, patientIn, personIn, type SignedIn } from '../../../tests/setup/people.ts'
import { first, openTown, type TestTown } from '../../../tests/setup/town.ts'
import { buildFacility, buildMembership } from '../facilities/facilities.fixtures.ts'
import { codeOf } from '../platform/auth/paper-code.ts'
import { exampleItem } from '../prescriptions/prescriptions.fixtures.ts'
import { buildSigned } from './dispensing.fixtures.ts'

let town: TestTown
let patient: SignedIn
let doctor: SignedIn
let pharmacist: SignedIn
let facilityId: string
/** Of the prescription. */
let id: string
let number: string
const appContext = () => first(town.servers).appContext

beforeAll(async () => {
  town = await openTown()
})
afterAll(() => town.close())
beforeEach(async () => {
  patient = await patientIn(appContext(), 'Zorawar Singh')
  doctor = await doctorIn(appContext())
  pharmacist = await patientIn(appContext(), 'Asha Rani')
  facilityId = await buildFacility(appContext(), { name: 'Jan Aushadhi' })
  await buildMembership(appContext(), { userId: pharmacist.id, facilityId, role: 'pharmacist' })
  await sign()
})

async function sign(draft: Partial<PrescriptionDraft> = {}): Promise<void> {
  id = await buildSigned(appContext(), { patientId: patient.patientId, doctorId: doctor.id }, draft)
  const rows = appContext().store.db.selectFrom('prescriptions').select('number').where('id', '=', id)
  number = (await rows.executeTakeFirstOrThrow()).number ?? ''
}
const look = (by: SignedIn | null = pharmacist, code = number) =>
  town.api.ask(lookUp, { ...(by && { token: by.token }), params: { code } })
async function itemId(nth = 0): Promise<string> {
  const { rows } = await appContext().store.pool.query<{ id: string }>(
    'select id from prescription_items where prescription_id = $1 order by position',
    [id],
  )
  return rows[nth]!.id
}
interface Giving {
  by?: SignedIn
  quantity?: number
  nth?: number
  at?: string
  waitedMs?: number
}
async function give({ by = pharmacist, quantity = 10, nth = 0, at = facilityId, waitedMs }: Giving = {}) {
  const items = [{ itemId: await itemId(nth), quantity, product: 'Cipla', batch: 'B7' }]
  const body = { prescriptionId: id, facilityId: at, items }
  return town.api.ask(dispense, { token: by.token, body, ...(waitedMs !== undefined && { waitedMs }) })
}
const noticesOf = async ({ token }: SignedIn) =>
  (await town.api.must(listNotices, { token })).map(({ kind, facts }) => [kind, facts])

it('a medicine that is in no list is dispensed as others are, and says so', async () => {
  await sign({ items: [{ ...exampleItem, medicine: 'unlisted:Doxylamine', strength: '10 mg' }] })
  const [line] = (await look()).answer.items
  expect(line).toMatchObject({ name: 'Doxylamine', strength: '10 mg', list: 'unlisted', schedule: 'unknown' })
  expect((await give()).answer.items[0]?.given).toBe(10)
})

describe('who may', () => {
  it('is a member as pharmacist, whatever the role of the account, from the entry at the desk to its end', async () => {
    const coordinator = await personIn(appContext(), 'coordinator')
    const helper = await patientIn(appContext(), 'Simran Kaur')
    const entry = {
      token: coordinator.token,
      params: { id: facilityId },
      body: { userId: helper.id, role: 'pharmacist' as const },
    }
    expect((await look(helper)).status).toBe(404)
    await town.api.must(addMember, entry)
    expect((await look(helper)).status).toBe(200)
    expect(await town.api.must(listCounters, { token: helper.token })).toMatchObject([
      { facilityId, name: 'Jan Aushadhi' },
    ])
    expect((await give({ by: helper, quantity: 1 })).status).toBe(201)
    await town.api.must(endMember, entry)
    expect((await look(helper)).status).toBe(404)
    expect((await give({ by: helper, quantity: 1 })).status).toBe(404)
    expect(await town.api.must(listCounters, { token: helper.token })).toEqual([])
  })

  it('is nobody else: no guest, no patient, doctor or coordinator, no member of the staff', async () => {
    expect((await look(null)).status).toBe(401)
    const staff = await patientIn(appContext(), 'Staff')
    await buildMembership(appContext(), { userId: staff.id, facilityId, role: 'staff' })
    for (const person of [patient, doctor, staff, await personIn(appContext(), 'coordinator')]) {
      expect((await look(person)).status).toBe(404)
      expect((await give({ by: person })).status).toBe(404)
    }
    expect((await look()).answer.dispenses).toEqual([])
  })

  it('is no doctor who is suspended, from that moment on', async () => {
    const owner = await doctorIn(appContext(), { name: 'Owner' })
    await buildMembership(appContext(), { userId: owner.id, facilityId, role: 'pharmacist' })
    expect((await look(owner)).status).toBe(200)
    await appContext().store.pool.query(
      "update doctors set approval = 'suspended', approval_reason = 'So.' where user_id = $1",
      [owner.id],
    )
    expect([(await look(owner)).status, (await give({ by: owner })).status]).toEqual([404, 404])
  })

  it('is at the counter that is said: a member of another facility dispenses there only', async () => {
    const elsewhere = await patientIn(appContext(), 'Elsewhere')
    const other = await buildFacility(appContext(), { name: 'Other' })
    await buildMembership(appContext(), { userId: elsewhere.id, facilityId: other, role: 'pharmacist' })
    expect((await give({ by: elsewhere })).status).toBe(404)
    expect((await give({ by: elsewhere, at: other })).status).toBe(201)
  })
})

describe('looking up', () => {
  it('shows what a counter needs, and nothing else', async () => {
    const { answer } = await look()
    expect(answer).toMatchObject({
      id,
      number,
      status: 'active',
      patient: { name: 'Harpreet Kaur', age: 40 },
      doctor: { name: 'Gurpreet Singh Sandhu', registrationNumber: 'PMC-00000' },
      items: [{ name: 'Paracetamol', form: 'tablet', strength: '500 mg', quantity: 10, given: 0 }],
      dispenses: [],
    })
    expect(Object.keys(answer).toSorted()).toEqual(
      ['date', 'dispenses', 'doctor', 'id', 'items', 'number', 'patient', 'status', 'validUntil'].toSorted(),
    )
    expect(Object.keys(answer.patient)).toEqual(['name', 'age'])
  })

  it('takes the number as it is read, and the code with its signature only', async () => {
    const typed = `${number.slice(0, 4).toLowerCase()}-${number.slice(4).replaceAll('5', 'S').replaceAll('D', 'O')}`
    expect((await look(pharmacist, typed)).answer.id).toBe(id)
    const { rows } = await appContext().store.pool.query<{ content_hash: string }>(
      'select content_hash from prescriptions where id = $1',
      [id],
    )
    const code = codeOf(appContext().keys, { number, contentHash: rows[0]!.content_hash })
    expect((await look(pharmacist, code)).answer.id).toBe(id)
    const forged = `${code.slice(0, -1)}${code.endsWith('A') ? 'B' : 'A'}`
    expect((await look(pharmacist, forged)).status).toBe(404)
    expect((await look(pharmacist, '22222222')).status).toBe(404)
  })

  it('is in the log, under the patient', async () => {
    await look()
    const { rows } = await appContext().store.pool.query(
      "select actor_id, subject from audit_log where action = 'dispensing.lookUp' and actor_id = $1",
      [pharmacist.id],
    )
    expect(rows).toEqual([{ actor_id: pharmacist.id, subject: patient.patientId }])
    const { token } = await personIn(appContext(), 'coordinator')
    expect((await town.api.must(listAudit, { token, query: {} })).entries).toBeDefined()
  })
})

describe('dispensing', () => {
  it('in part, then the rest, then no more', async () => {
    expect((await give({ quantity: 4 })).answer).toMatchObject({
      items: [{ given: 4 }],
      dispenses: [{ isOwn: true, items: [{ quantity: 4, product: 'Cipla', batch: 'B7' }] }],
    })
    expect(await give({ quantity: 7 })).toMatchObject({ status: 409, error: { code: 'moreThanLeft' } })
    expect((await give({ quantity: 6 })).answer.items[0]?.given).toBe(10)
    expect(await give({ quantity: 1 })).toMatchObject({ status: 409, error: { code: 'moreThanLeft' } })
  })

  it('counts the refills', async () => {
    await sign({ items: [{ ...exampleItem, refills: 1 }] })
    expect((await give({ quantity: 20 })).status).toBe(201)
    expect((await give({ quantity: 1 })).error.code).toBe('moreThanLeft')
  })

  it('counts once per key', async () => {
    const body = { prescriptionId: id, facilityId, items: [{ itemId: await itemId(), quantity: 5 }] }
    const write = { token: pharmacist.token, body, key: randomUUID() }
    await town.api.must(dispense, write)
    expect((await town.api.must(dispense, write)).items[0]?.given).toBe(5)
  })

  it.each([-1, 1.5, 100_000])('of %d is refused at its field', async (quantity) => {
    const told = await give({ quantity })
    expect([told.status, Object.keys(told.error.fields ?? {})]).toEqual([400, ['items.0.quantity']])
  })

  it('of another prescription’s medicine, or of none, is refused', async () => {
    const before = await itemId()
    await sign()
    const body = { prescriptionId: id, facilityId, items: [{ itemId: before, quantity: 1 }] }
    expect((await town.api.ask(dispense, { token: pharmacist.token, body })).status).toBe(404)
    expect(
      (await town.api.ask(dispense, { token: pharmacist.token, body: { ...body, items: [] } })).status,
    ).toBe(400)
  })

  it('is refused once the doctor has stopped it, and of what is on Schedule X or prohibited', async () => {
    await town.api.must(stopPrescription, { token: doctor.token, params: { id }, body: { reason: 'A rash' } })
    expect((await look()).answer.status).toBe('stopped')
    expect((await give()).error.code).toBe('stopped')
    await sign({ items: [{ ...exampleItem, medicine: 'tramadol', strength: '50 mg' }] })
    expect((await give({ quantity: 1 })).error.code).toBe('barred')
  })
})

it('not in stock is told to the doctor once of each medicine', async () => {
  await give({ quantity: 0 })
  await give({ quantity: 0 })
  const told = await noticesOf(doctor)
  expect(told).toHaveLength(1)
  expect(told[0]).toMatchObject([
    'dispensing.outOfStock',
    { facility: 'Jan Aushadhi', value: 'Paracetamol 500 mg', patient: 'Harpreet Kaur' },
  ])
  expect((await look()).answer).toMatchObject({ items: [{ given: 0 }], dispenses: [{}, {}] })
})

describe('an entry in error', () => {
  it('is taken back by its pharmacist with a reason, once; the row stays and counts no more', async () => {
    const made = (await give()).answer.dispenses[0]!
    const back = (by: SignedIn, reason = 'Another patient') =>
      town.api.ask(takeBack, { token: by.token, params: { id: made.id }, body: { reason } })
    const colleague = await patientIn(appContext(), 'Colleague')
    await buildMembership(appContext(), { userId: colleague.id, facilityId, role: 'pharmacist' })
    expect((await back(colleague)).status).toBe(404)
    expect((await back(pharmacist, ' ')).status).toBe(400)
    expect((await back(pharmacist)).answer).toMatchObject({
      items: [{ given: 0 }],
      dispenses: [{ status: 'entered-in-error', errorReason: 'Another patient' }],
    })
    expect((await back(pharmacist)).error.code).toBe('alreadyTakenBack')
    expect((await give()).status).toBe(201)
  })

  it('is nobody’s who is no member any more, and nothing of it changes in the table', async () => {
    const made = (await give()).answer.dispenses[0]!
    const { pool } = appContext().store
    await pool.query('update memberships set until = now() where user_id = $1', [pharmacist.id])
    await pool.query('update memberships set until = $2 where user_id = $1', [pharmacist.id, town.clock.now])
    const asked = { token: pharmacist.token, params: { id: made.id }, body: { reason: 'So' } }
    expect((await town.api.ask(takeBack, asked)).status).toBe(404)
    await expect(pool.query('delete from medication_dispenses where id = $1', [made.id])).rejects.toThrow(
      'only taken back',
    )
    await expect(
      pool.query('update medication_dispense_items set quantity = 1 where dispense_id = $1', [made.id]),
    ).rejects.toThrow('never changes')
  })
})

describe('what waited on a phone without a network', () => {
  it('is kept and flagged if another shop was first, and both doctor and pharmacist are told', async () => {
    const other = await patientIn(appContext(), 'Other')
    const at = await buildFacility(appContext(), { name: 'Other shop' })
    await buildMembership(appContext(), { userId: other.id, facilityId: at, role: 'pharmacist' })
    await give({ by: other, at })
    const late = await give({ waitedMs: 3_600_000 })
    expect(late.status).toBe(201)
    expect(late.answer).toMatchObject({
      items: [{ given: 20 }],
      dispenses: [
        { issue: null },
        { issue: 'duplicate', isOwn: true, at: { at: '2026-11-21T03:30:00.000Z' } },
      ],
    })
    const notice = [
      'dispensing.dispensedTwice',
      expect.objectContaining({ value: number, facility: 'Jan Aushadhi' }),
    ]
    expect(await noticesOf(doctor)).toEqual([notice])
    expect(await noticesOf(pharmacist)).toEqual([notice])
  })

  it('is kept and flagged if the doctor stopped it meanwhile', async () => {
    await town.api.must(stopPrescription, { token: doctor.token, params: { id }, body: { reason: 'A rash' } })
    expect((await give({ waitedMs: 60_000 })).answer.dispenses).toMatchObject([{ issue: 'stopped' }])
    expect((await noticesOf(pharmacist)).map(([kind]) => kind)).toEqual(['dispensing.dispensedStopped'])
  })

  it('is as any other if nobody was first', async () => {
    expect((await give({ waitedMs: 60_000 })).answer.dispenses).toMatchObject([{ issue: null }])
    expect(await noticesOf(doctor)).toEqual([])
  })
})
