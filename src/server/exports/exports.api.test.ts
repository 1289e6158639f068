import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { stepUp } from '../../shared/accounts/accounts.endpoints.ts'
import { addressInPlaceOfEmail } from '../../shared/accounts/accounts.rules.ts'
import { downloadExport } from '../../shared/exports/exports.endpoints.ts'
import { listNotices } from '../../shared/notifications/notifications.endpoints.ts'
import { addPatient } from '../../shared/patients/patients.endpoints.ts'
import { addVital } from '../../shared/vitals/vitals.endpoints.ts'
import { listLeaves } from '../../../tests/architecture/message-leaves.ts'
import { patientIn, personIn, type SignedIn } from '../../../tests/setup/people.ts'
import { first, openTown, type TestTown } from '../../../tests/setup/town.ts'
import { buildWholePerson } from '../../../tests/setup/whole-person.ts'
import { operations } from '../app/server.ts'
import { buildReminder } from '../reminders/reminders.fixtures.ts'
import { buildReadings } from '../vitals/vitals.fixtures.ts'
import { escapeHtml } from './exports.html.ts'

let town: TestTown
let asha: SignedIn
beforeAll(async () => {
  town = await openTown()
})
afterAll(() => town.close())
beforeEach(async () => {
  town.clock.now = new Date('2026-11-21T10:00:00+05:30')
  asha = await patientIn(appContext(), 'Asha Rani')
})

const appContext = () => first(town.servers).appContext
const pool = () => appContext().store.pool
type Sections = Record<string, Record<string, unknown>[]>

const ask = (who: { token: string; patientId?: string; language?: string }, format = 'json') =>
  town.api.ask(downloadExport, { ...who, query: { format } })
const textOf = async (who: Parameters<typeof ask>[0], format?: string) =>
  Buffer.from((await ask(who, format)).answer.content).toString()
const sectionsOf = async (who: Parameters<typeof ask>[0]) =>
  (JSON.parse(await textOf(who)) as { sections: Sections }).sections

const child = {
  name: 'Gurnoor',
  relation: 'child',
  birthDate: '2024-03',
  gender: 'Female',
  address: '',
  phone: '',
  consent: false,
} as const
const addChild = async ({ token }: SignedIn) => (await town.api.must(addPatient, { token, body: child })).id
const weigh = (patientId: string, value: string) =>
  buildReadings(appContext(), [{ patientId, type: 'weight', value }])

describe('for whom', () => {
  it('the account itself and its own record, in both formats, as a file that nothing keeps', async () => {
    await weigh(asha.patientId, '61.5')
    for (const [format, type] of [
      ['html', 'text/html; charset=utf-8'],
      ['json', 'application/json; charset=utf-8'],
    ] as const) {
      const told = await ask(asha, format)
      expect([told.status, told.answer.type, told.answer.name]).toEqual([
        200,
        type,
        `nabz-2026-11-21.${format}`,
      ])
      expect(told.headers.get('cache-control')).toBe('no-store')
      expect(told.headers.get('content-security-policy')).toContain('sandbox')
    }
    const sections = await sectionsOf(asha)
    expect(sections['accounts.account']).toMatchObject([{ username: asha.username, name: 'Asha Rani' }])
    expect(sections['vitals.observations']).toMatchObject([
      { code: '29463-7', value: 61.5, unit: 'kg', recordedAt: '2026-11-21T04:30:00.000Z' },
    ])
  })

  it('who has no e-mail finds none, instead of the address in its place', async () => {
    const { id } = asha
    await pool().query('update users set email = $2 where id = $1', [id, addressInPlaceOfEmail('a1')])
    expect((await sectionsOf(asha))['accounts.account']).toMatchObject([{ name: 'Asha Rani', email: '' }])
    expect(await textOf(asha, 'html')).not.toContain('no-mail')
  })

  it('a mother exports the record of her baby, without her account', async () => {
    const baby = await addChild(asha)
    await weigh(baby, '9.5')
    await weigh(asha.patientId, '61.5')
    const sections = await sectionsOf({ ...asha, patientId: baby })
    expect(sections['patients.profile']).toMatchObject([{ name: 'Gurnoor' }])
    expect(sections['vitals.observations']).toMatchObject([{ valueText: '9.5' }])
    expect(sections['accounts.account']).toBeUndefined()
    expect(sections['audit.own']).toBeUndefined()
  })

  it('says on which days a medicine is taken', async () => {
    const { patientId } = asha
    const usual = { patientId, dosage: '', times: ['08:00'] }
    await buildReminder(appContext(), { ...usual, name: 'Vitamin D', days: [0] })
    await buildReminder(appContext(), { ...usual, name: 'Pill', cycle: { on: 21, off: 7 } })
    const plans = (await sectionsOf(asha))['reminders.plans']
    expect(plans).toMatchObject([
      { name: 'Vitamin D', days: [0], daysOn: null },
      { name: 'Pill', days: [], daysOn: 21, daysOff: 7 },
    ])
    const html = await textOf(asha, 'html')
    expect(html).toContain('<td data-label="On">Sun</td>')
    expect(html).toContain('<td data-label="Days with it">21</td>')
  })

  it('nobody, a stranger, a helper with every area, and a doctor who treats get nothing', async () => {
    const person = await buildWholePerson(appContext())
    const { patientId } = person.patient
    await pool().query(
      "update patient_helpers set areas = '{appointments,vitals,reminders,profile}' where patient_id = $1",
      [patientId],
    )
    const query = { format: 'json' }
    expect(await town.api.ask(downloadExport, { query })).toMatchObject({ status: 401 })
    for (const [who, code] of [
      [asha, 'notActingFor'],
      [person.helper, 'notShared'],
      [person.doctor, 'notActingFor'],
    ] as const)
      expect(await ask({ token: who.token, patientId })).toMatchObject({ status: 403, error: { code } })
  })

  it('a doctor gets the account and what they did, and nothing of the patients', async () => {
    const { doctor, patient } = await buildWholePerson(appContext())
    const text = await textOf(doctor)
    const { sections } = JSON.parse(text) as { sections: Sections }
    expect(sections['doctors.profile']).toMatchObject([{ name: 'Gurdeep Singh' }])
    expect(sections['appointments.heldEncounters']).toHaveLength(1)
    expect(sections['vitals.acknowledged']).toHaveLength(3)
    for (const said of ['Simranjit', 'cough at night', '183/113', patient.username])
      expect(text).not.toContain(said)
  })

  it('a coordinator gets the account, too', async () => {
    const meena = await personIn(appContext(), 'coordinator')
    expect((await sectionsOf(meena))['accounts.account']).toMatchObject([{ role: 'coordinator' }])
  })
})

describe('before the file is made', () => {
  it('the password is asked for again once the sign-in is ten minutes ago', async () => {
    const { token } = asha
    town.clock.now = new Date(town.clock.now.getTime() + 11 * 60_000)
    const needed = { status: 401, error: { code: 'stepUpNeeded', details: { stepUp: 'password' } } }
    expect(await ask({ token })).toMatchObject(needed)
    const wrong = { token, body: { kind: 'password', password: 'wrong-1' } } as const
    expect((await town.api.ask(stepUp, wrong)).error.code).toBe('wrongPassword')
    expect(await ask({ token })).toMatchObject(needed)
    await town.api.must(stepUp, { token, body: { kind: 'password', password: 'secret1' } })
    expect((await ask({ token })).status).toBe(200)
  })

  it('a format that does not exist is refused, and leaves no trace', async () => {
    expect(await ask(asha, 'pdf')).toMatchObject({
      status: 400,
      error: { code: 'invalid', fields: { format: 'invalid' } },
    })
    expect(await town.api.must(listNotices, { token: asha.token })).toEqual([])
  })

  it('each file is in the audit log, and the account is told', async () => {
    await ask(asha, 'html')
    const { rows } = await pool().query(
      "select actor_role, subject from audit_log where action = 'exports.download' and actor_id = $1",
      [asha.id],
    )
    expect(rows).toEqual([{ actor_role: 'patient', subject: asha.patientId }])
    const notices = await town.api.must(listNotices, { token: asha.token })
    expect(notices.map(({ kind }) => kind)).toEqual(['exports.ownMade'])
  })

  it('of a baby’s record, the father is told who exported it', async () => {
    const baby = await addChild(asha)
    const father = await patientIn(appContext(), 'Harjit Singh')
    await pool().query(
      "insert into patient_guardians (patient_id, user_id, relation, since) values ($1, $2, 'child', $3)",
      [baby, father.id, town.clock.now],
    )
    await ask({ token: asha.token, patientId: baby })
    const [notice] = await town.api.must(listNotices, { token: father.token })
    expect(notice).toMatchObject({
      kind: 'exports.recordMade',
      facts: { person: 'Asha Rani', patient: 'Gurnoor' },
    })
  })

  it('ten a day are made, the eleventh has to wait', async () => {
    for (let made = 0; made < 10; made += 1) expect((await ask(asha)).status).toBe(200)
    expect(await ask(asha)).toMatchObject({ status: 429, error: { code: 'tooManyRequests' } })
    const other = await patientIn(appContext())
    expect((await ask(other)).status).toBe(200)
  })
})

describe('the readable file', () => {
  it('is escaped, has no script and fetches nothing', async () => {
    const name = '<script>alert("x")</script> & \'co'
    const person = await patientIn(appContext(), name)
    const html = await textOf(person, 'html')
    expect(html).toContain(escapeHtml(name))
    expect(html).not.toContain('<script')
    expect(html).not.toMatch(/\b(?:src|href)="(?!data:)/)
    expect(html).toContain("default-src 'none'")
  })

  it('has dates in words, names of coded values, pictures, and who looked', async () => {
    const { patient } = await buildWholePerson(appContext())
    const html = await textOf(patient, 'html')
    for (const said of [
      'All data about Simranjit Kaur',
      'Fri, 20 Nov 2026, 3:15 pm',
      'Blood Sugar',
      '183/113',
      'In person',
      'Dr. Gill, &lt;sugar&gt;',
      'data:image/webp;base64,',
      'Looked at a patient’s readings',
      'Gurdeep Singh',
      'Metformin',
    ])
      expect(html).toContain(said)
  })

  it('of a baby names the month of birth, and the guardian with what they did', async () => {
    const baby = await addChild(asha)
    const father = await patientIn(appContext(), 'Harjit Singh')
    await pool().query(
      "insert into patient_guardians (patient_id, user_id, relation, since) values ($1, $2, 'child', $3)",
      [baby, father.id, town.clock.now],
    )
    const html = await textOf({ token: father.token, patientId: baby }, 'html')
    const cells = (said: string) => html.includes(`>${said}</td>`)
    for (const said of ['March 2024', 'Added the patient', 'Family or helper', 'Asha Rani'])
      expect([said, cells(said)]).toEqual([said, true])
    expect(html).not.toContain('Something else')
  })

  it.each(['en', 'hi', 'pa'] as const)('has a name for every audited act in %s', (language) => {
    const known = new Set(listLeaves(language).map(({ key }) => key))
    const nameless = operations.filter(
      ({ audited, name }) =>
        audited &&
        ![`audit.acts.${name}`, `exportFile.acts.${name}`, name.replace('.', '.acts.')].some((key) =>
          known.has(key),
        ),
    )
    expect(nameless.map(({ name }) => name)).toEqual([])
  })

  it.each(['en', 'hi', 'pa'])('has a text for each heading, column and value in %s', async (language) => {
    const person = await buildWholePerson(appContext())
    for (const { token } of [person.patient, person.doctor]) {
      const html = await textOf({ token, language }, 'html')
      expect(html).toContain(`<html lang="${language}">`)
      expect(html).not.toContain('exportFile.')
      // A coded value without a name: `inProgress`.
      expect(html.match(/<td[^>]*>(?!kg<)[a-z]+(?:[A-Z]\w+)?<\/td>/g)).toBeNull()
    }
  })
})

it('a reading entered through the app is there at once', async () => {
  await town.api.must(addVital, { token: asha.token, body: { type: 'heartRate', value: '77' } })
  const [row] = (await sectionsOf(asha))['vitals.observations'] ?? []
  expect(row).toMatchObject({ code: '8867-4', value: 77, recordedBy: 'Asha Rani' })
})
