import { describe, expect, it } from 'vitest'
import { logout } from '../../../shared/accounts/accounts.endpoints.ts'
import { buildToken } from '../../accounts/accounts.fixtures.ts'
import { ringingTown, today } from '../../../../tests/setup/ringing.ts'
import { ring } from '../reminders.jobs.ts'
import { dispatchDue } from './reminders.dispatch.ts'

const { appContext, at, minute, add, addMany, phone, anotherPhone, service, town, asha, arrived, outcomes } =
  ringingTown()

const one = { showsName: true }
/** Another spelling of the test push service's host, which counts as a second service. */
const elsewhere = { ...one, service: '127.1' }
const countOf = (device: number) => service().pushed.filter((pushed) => pushed.device === device).length
/** Each server signs separately, so this counts the servers involved. */
const signatures = () => different(service().pushed.map(({ authorization }) => authorization))
const settled = async () => (await outcomes()).filter((is) => is !== null).length
async function sentNames(): Promise<string[]> {
  const { rows } = await appContext().store.pool.query<{ name: string }>(
    "select name from push_deliveries join reminders on reminders.id = reminder_id where outcome = 'sent'",
  )
  return rows.map(({ name }) => name)
}
/** Generous, since the machine may be busy. */
const patient = { timeout: 60_000 }
const different = (list: readonly string[]) => new Set(list).size

describe('many doses of one minute', () => {
  it('are sent once each by two servers, over few connections and with one signature each', async () => {
    await addMany(120)
    await phone(one)
    await anotherPhone(one)
    const before = service().connections()
    at('08:00')
    await Promise.all([ring(appContext(0)), ring(appContext(1)), ring(appContext(0)), ring(appContext(1))])
    await Promise.all([ring(appContext(0)), ring(appContext(1))])
    expect(service().pushed).toHaveLength(240)
    expect(different(arrived())).toBe(240)
    expect(await outcomes()).toEqual(Array(240).fill('sent'))
    expect(service().wrong).toEqual([])
    // As many as messages in flight, not one per message.
    expect(service().connections() - before).toBeLessThan(200)
    expect(signatures()).toBeLessThanOrEqual(2)
  })

  it('are signed again before the signature is too old', async () => {
    await add({ times: ['08:00', '10:00', '15:00'] })
    await phone()
    for (const time of ['08:00', '10:00', '15:00']) await minute(time)
    const [first, second, third] = service().pushed.map(({ authorization }) => authorization)
    expect(first).toBe(second)
    expect(third).not.toBe(second)
  })

  it('on a server that dies midway are sent again by another, with the same topics', async () => {
    await addMany(150)
    await phone(one)
    let answer: (status: number) => void = () => undefined
    const never = new Promise<number>((resolve) => (answer = resolve))
    let answered = 0
    // It receives the first forty answers, and dies with the rest in flight.
    service().says(() => ((answered += 1) <= 40 ? 201 : never))
    at('08:00')
    const dying = ring(appContext(0))
    await expect.poll(settled, patient).toBe(40)
    await expect.poll(() => service().pushed.length, patient).toBeGreaterThan(100)
    const early = new Set(await sentNames())
    service().says(() => 201)
    at('08:01')
    await ring(appContext(1))
    await expect.poll(settled, patient).toBe(150)
    answer(201)
    await dying
    expect(await outcomes()).toEqual(Array(150).fill('sent'))
    expect(different(service().pushed.map(({ topic }) => topic))).toBe(150)
    const again = service().pushed.filter(({ shown }) => early.has(shown.title))
    expect(again).toHaveLength(40)
  })

  it('one failing phone and one that is gone do not affect the others', async () => {
    await addMany(30)
    const [fine, ill, gone] = [await phone(one), await anotherPhone(one), await anotherPhone(one)]
    const answers = new Map([
      [ill, 500],
      [gone, 410],
    ])
    service().says(({ device }) => answers.get(device) ?? 201)
    await minute('08:00')
    expect(countOf(fine)).toBe(30)
    expect(await outcomes()).toEqual([...Array(30).fill('sent'), ...Array(30).fill(null)])
    service().says(() => 201)
    await minute('08:01')
    expect([countOf(fine), countOf(ill)]).toEqual([30, 60])
    expect(await outcomes()).toEqual(Array(60).fill('sent'))
  })

  it('a push service that hangs delays no others, and gets no more than its share', async () => {
    await addMany(200)
    const hangs = await phone(elsewhere)
    const fine = await anotherPhone(one)
    let answer: (status: number) => void = () => undefined
    const silence = new Promise<number>((resolve) => (answer = resolve))
    service().says(({ device }) => (device === hangs ? silence : 201))
    at('08:00')
    const ringing = ring(appContext())
    await expect.poll(() => countOf(fine), patient).toBe(200)
    expect(countOf(hangs)).toBeGreaterThan(0)
    answer(503)
    await ringing
    expect(await outcomes()).toEqual([...Array(200).fill('sent'), ...Array(200).fill(null)])
  })

  it('exceed what one server takes at once: the other is notified and helps', async () => {
    await addMany(600)
    await phone(one)
    let answer: (status: number) => void = () => undefined
    const silence = new Promise<number>((resolve) => (answer = resolve))
    service().says(() => silence)
    at('08:00')
    // The job of this minute runs on one of them.
    const ringing = ring(appContext(0))
    await expect.poll(signatures, patient).toBe(2)
    service().says(() => 201)
    answer(201)
    await ringing
    at('08:01')
    await minute('08:01')
    await expect.poll(settled, patient).toBe(600)
    expect(await outcomes()).toEqual(Array(600).fill('sent'))
    expect(different(arrived())).toBe(600)
  })
})

describe('between being claimed and being sent', () => {
  /** Blocks the query for plans, and does this meanwhile. */
  async function meanwhile(work: (query: (text: string, values?: unknown[]) => Promise<unknown>) => unknown) {
    const client = await appContext().store.pool.connect()
    try {
      await client.query('begin')
      await client.query('lock table reminder_plans in access exclusive mode')
      await work((text, values) => client.query(text, values))
      await client.query('commit')
    } finally {
      client.release()
    }
  }
  const taken = () =>
    appContext()
      .store.pool.query<{ tries: number }>('select tries from push_deliveries')
      .then(({ rows }) => rows.map(({ tries }) => tries))

  it('a dose that is marked does not ring, the one beside it does', async () => {
    const { id } = await add({ name: 'Marked' })
    await add({ name: 'Stands' })
    await phone(one)
    service().says(() => 503)
    await minute('08:00')
    service().says(() => 201)
    service().pushed.length = 0
    at('08:01')
    let ringing: Promise<void> = Promise.resolve()
    await meanwhile(async (query) => {
      ringing = dispatchDue(appContext(1))
      await expect.poll(taken, patient).toEqual([2, 2])
      await query("insert into doses values ($1, $2, '08:00', 'taken', $3)", [id, today, town().clock.now])
    })
    await ringing
    expect(service().pushed.map(({ shown }) => shown.title)).toEqual(['Stands, 5 ml'])
    expect(await outcomes()).toEqual(['needless', 'sent'])
  })

  it('a phone that signs out does not ring', async () => {
    await add()
    const other = await buildToken(appContext(), asha())
    const [stays] = [await phone(one), await phone(one, other)]
    service().says(() => 503)
    await minute('08:00')
    service().says(() => 201)
    service().pushed.length = 0
    at('08:01')
    let ringing: Promise<void> = Promise.resolve()
    await meanwhile(async () => {
      ringing = dispatchDue(appContext(1))
      await expect.poll(taken, patient).toEqual([2, 2])
      await town().api.must(logout, { token: other })
    })
    await ringing
    expect(service().pushed.map(({ device }) => device)).toEqual([stays])
  })
})
