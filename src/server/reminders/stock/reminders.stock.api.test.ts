import { describe, expect, it } from 'vitest'
import { addReminder, changeReminder, countStock } from '../../../shared/reminders/reminders.endpoints.ts'
import { leftNow } from '../../../shared/reminders/reminders.stock.ts'
import { comeBack, here, list, mark, onMorningWithoutMedicines } from '../../../../tests/setup/medicines.ts'
import { doctorIn, patientIn } from '../../../../tests/setup/people.ts'
import { first } from '../../../../tests/setup/town.ts'

onMorningWithoutMedicines()

const tablets = {
  name: 'Amlodipine',
  dosage: '5 mg',
  times: ['08:00', '20:00'],
  unit: 'tablet' as const,
  amounts: { '08:00': 1, '20:00': 1 },
}
const add = (more: object = {}) =>
  here.town.api.must(addReminder, { token: here.token, body: { ...tablets, ...more } })
const count = (id: string, counted: number, token = here.token) =>
  here.town.api.ask(countStock, { token, params: { id }, body: { left: counted } })
async function left(): Promise<number | null> {
  const { reminders, doses } = await list()
  const reminder = first(reminders)
  const { stock } = reminder
  return stock ? leftNow(stock, reminder, doses, here.town.clock.now, 'Asia/Kolkata') : null
}

describe('what is left of a medicine', () => {
  it('is not known until it is counted, and then as counted', async () => {
    const { id } = await add()
    expect(await left()).toBeNull()
    expect(await count(id, 30)).toMatchObject({
      status: 200,
      answer: { reminderId: id, stock: { left: 30, since: here.town.clock.now.toISOString() } },
    })
    expect(await left()).toBe(30)
  })

  it('is less by every dose since, also after weeks, and by none that was skipped', async () => {
    const { id } = await add()
    await count(id, 60)
    await mark(id, '20:00', 'skipped')
    // Of 21 November nothing, then 19 whole days and the morning of the 11th.
    await comeBack('2026-12-11T10:00:00+05:30')
    expect(await left()).toBe(60 - 0 - 19 * 2 - 1)
  })

  it('is what was counted last', async () => {
    const { id } = await add()
    await count(id, 60)
    await comeBack('2026-12-11T10:00:00+05:30')
    await count(id, 7.5)
    expect(await left()).toBe(7.5)
  })

  it('is not what an older count says that waited for a network', async () => {
    const { id } = await add()
    await comeBack('2026-11-25T10:00:00+05:30')
    await count(id, 50)
    const late = await here.town.api.ask(countStock, {
      token: here.token,
      params: { id },
      body: { left: 60 },
      waitedMs: 3 * 86_400_000,
    })
    expect(late).toMatchObject({
      status: 200,
      answer: { stock: { left: 50, since: here.town.clock.now.toISOString() } },
    })
    expect(await left()).toBe(50)
  })

  it('follows a change of the amount from then on', async () => {
    const { id } = await add()
    await count(id, 60)
    await comeBack('2026-12-01T10:00:00+05:30')
    const amounts = { '08:00': 2, '20:00': 2 }
    await here.town.api.must(changeReminder, {
      token: here.token,
      params: { id },
      body: { ...tablets, amounts },
    })
    await comeBack('2026-12-11T10:00:00+05:30')
    expect(await left()).toBe(60 - (1 + 9 * 2 + 1) - (2 + 9 * 4 + 2))
  })

  it('is forgotten after half a year', async () => {
    const { id } = await add()
    await count(id, 900)
    await comeBack('2027-07-11T10:00:00+05:30')
    expect(await left()).toBeNull()
  })
})

describe('a count', () => {
  it.each([-1, 10_000])('of %s is refused at its field', async (wrong) => {
    const { id } = await add()
    expect(await count(id, wrong)).toMatchObject({ status: 400, error: { fields: { left: 'stockInvalid' } } })
  })

  it('needs the amount of a dose', async () => {
    const { id } = await add({ unit: null, amounts: null })
    expect(await count(id, 10)).toMatchObject({ status: 409, error: { code: 'noAmount' } })
  })

  it('is the owner’s alone', async () => {
    const { id } = await add()
    const { appContext } = first(here.town.servers)
    const other = await patientIn(appContext)
    const doctor = await doctorIn(appContext)
    expect(await count(id, 10, other.token)).toMatchObject({ status: 404 })
    expect(await count(id, 10, doctor.token)).toMatchObject({ status: 403 })
    const nobody = await here.town.api.ask(countStock, { params: { id }, body: { left: 10 } })
    expect(nobody).toMatchObject({ status: 401 })
  })
})
