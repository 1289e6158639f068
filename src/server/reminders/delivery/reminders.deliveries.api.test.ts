import { describe, expect, it } from 'vitest'
import { unsubscribePush } from '../../../shared/devices/devices.endpoints.ts'
import { changeReminder, countStock, removeReminder } from '../../../shared/reminders/reminders.endpoints.ts'
import { personIn } from '../../../../tests/setup/people.ts'
import { ringingTown, syrup } from '../../../../tests/setup/ringing.ts'
import { buildReminder } from '../reminders.fixtures.ts'
import { forgetRings, ring } from '../reminders.jobs.ts'

const { appContext, at, minute, add, mark, phone, anotherPhone, service, town, asha, arrived, outcomes } =
  ringingTown()

describe('at the time of a dose', () => {
  it('each of the person’s phones gets one encrypted message that reveals only the time', async () => {
    await add()
    const phones = [await phone(), await anotherPhone({ language: 'pa' })]
    await minute('07:59')
    expect(service().pushed).toEqual([])
    await minute('08:00')
    await minute('08:01')
    await minute('08:30')
    const tag = '2026-11-21 08:00'
    const [english, punjabi] = service().pushed.toSorted((a, b) => a.device - b.device)
    expect(english).toMatchObject({
      device: phones[0],
      shown: { title: 'Time for your medicine', body: '8:00 am', tag, language: 'en' },
      ttlSeconds: 3600,
      urgency: 'high',
    })
    expect(punjabi).toMatchObject({
      device: phones[1],
      shown: { title: 'ਦਵਾਈ ਲੈਣ ਦਾ ਵੇਲਾ ਹੋ ਗਿਆ', body: 'ਸਵੇਰੇ 8:00', tag, language: 'pa' },
    })
    expect(english?.shown.at).toBe(new Date('2026-11-21T08:00:00+05:30').getTime())
    expect(service().pushed).toHaveLength(2)
    expect(service().wrong).toEqual([])
    expect(await outcomes()).toEqual(['sent', 'sent'])
  })

  it('names the medicine if the person chose so, without growing longer', async () => {
    await add()
    await phone({ showsName: true })
    await anotherPhone()
    await minute('14:00')
    const titles = service().pushed.map(({ shown }) => shown.title)
    expect(titles.toSorted()).toEqual(['Cough syrup, 5 ml', 'Time for your medicine'])
    expect(new Set(service().pushed.map(({ bytes }) => bytes)).size).toBe(1)
  })

  it.each([
    [30, '', ''],
    [10, ' · Get more soon', ' · ਛੇਤੀ ਹੋਰ ਲੈ ਆਓ'],
  ])('with %d tablets left, the first dose of the day says%s', async (left, english, punjabi) => {
    const id = await buildReminder(appContext(), {
      patientId: asha().patientId,
      name: 'Amlodipine',
      times: ['08:00', '21:00'],
      unit: 'tablet',
      amounts: { '08:00': 1, '21:00': 1 },
    })
    await add({ times: ['08:00', '21:00'] })
    await phone({ showsName: true })
    await anotherPhone({ language: 'pa' })
    await town().api.must(countStock, { token: asha().token, params: { id }, body: { left } })
    const said = () => new Set(service().pushed.map(({ shown }) => `${shown.title}: ${shown.body}`))
    await minute('08:00')
    expect(said()).toEqual(
      new Set([
        `Amlodipine, 1 tablet: 8:00 am${english}`,
        'Cough syrup, 5 ml: 8:00 am',
        `ਦਵਾਈ ਲੈਣ ਦਾ ਵੇਲਾ ਹੋ ਗਿਆ: ਸਵੇਰੇ 8:00${punjabi}`,
      ]),
    )
    service().pushed.length = 0
    await minute('21:00')
    expect(said()).toContain('Amlodipine, 1 tablet: 9:00 pm')
  })

  it('names the amount of that time and the meal, in the language of the phone', async () => {
    await buildReminder(appContext(), {
      patientId: asha().patientId,
      name: 'Metformin',
      times: ['08:00', '21:00'],
      unit: 'tablet',
      amounts: { '08:00': 1, '21:00': 0.5 },
      food: 'after',
    })
    await phone({ showsName: true })
    await anotherPhone({ language: 'pa', showsName: true })
    await minute('21:00')
    const titles = service().pushed.map(({ shown }) => shown.title)
    expect(titles.toSorted()).toEqual(['Metformin, ½ tablet after food', 'Metformin, ½ ਗੋਲੀ ਰੋਟੀ ਤੋਂ ਬਾਅਦ'])
  })

  it('names the amount of that day, if it changes over the days', async () => {
    await buildReminder(appContext(), {
      patientId: asha().patientId,
      name: 'Prednisolone',
      times: ['08:00'],
      unit: 'tablet',
      steps: [8, 6].map((amount) => ({ days: 2, amounts: { '08:00': amount } })),
      daysAgo: 2,
    })
    await phone({ showsName: true })
    await minute('08:00')
    expect(service().pushed.map(({ shown }) => shown.title)).toEqual(['Prednisolone, 6 tablets'])
  })

  it('two medicines share one topic without names, and have two with names', async () => {
    await add()
    await add({ name: 'Tablet' })
    const [plain, named] = [await phone(), await anotherPhone({ showsName: true })]
    await minute('08:00')
    const topicsOf = (device: number) =>
      new Set(
        service()
          .pushed.filter((one) => one.device === device)
          .map(({ topic }) => topic),
      ).size
    expect([topicsOf(plain), topicsOf(named)]).toEqual([1, 2])
    expect(service().pushed).toHaveLength(4)
  })

  it('rings after midnight for doses of last night, by the town’s clock', async () => {
    await add({ times: ['23:58', '00:01'] })
    await phone()
    await minute('23:57')
    await minute('00:02', '2026-11-22')
    expect(arrived().map((one) => one.replace(/^\d+ /, ''))).toEqual(
      expect.arrayContaining(['2026-11-21 23:58', '2026-11-22 00:01']),
    )
    expect(service().pushed).toHaveLength(2)
  })

  it('still rings for a reminder added in the same minute, after the job ran', async () => {
    await phone()
    await minute('08:00:05')
    at('08:00:30')
    await add({ times: ['08:00'] })
    await minute('08:01:05')
    expect(service().pushed).toHaveLength(1)
  })
})

describe('nothing rings', () => {
  it.each<[string, () => Promise<unknown>]>([
    ['for a dose that was marked', async () => mark((await add()).id, '08:00')],
    ['on another day of the week', () => add({ days: [0, 1] })],
    [
      'for a reminder that was removed',
      async () => town().api.must(removeReminder, { token: asha().token, params: { id: (await add()).id } }),
    ],
    [
      'for a dose that was moved',
      async () => {
        const { id } = await add()
        at('07:30')
        const body = { ...syrup, times: ['09:00'] }
        await town().api.must(changeReminder, { token: asha().token, params: { id }, body })
      },
    ],
    [
      'after the last day',
      () =>
        buildReminder(appContext(), {
          patientId: asha().patientId,
          name: 'Over',
          times: ['08:00'],
          daysAgo: 3,
          daysLeft: -1,
        }),
    ],
    [
      'on a phone that was unsubscribed',
      async () => {
        await add()
        await town().api.must(unsubscribePush, { token: asha().token })
      },
    ],
  ])('%s', async (_, given) => {
    await phone()
    await given()
    await minute('08:00')
    expect(service().pushed).toEqual([])
  })

  it('for another person, or after the session ended', async () => {
    await add()
    const other = await personIn(appContext(), 'patient')
    await phone({}, other.token)
    await phone()
    await appContext().store.pool.query('update sessions set expires_at = $1 where user_id = $2', [
      town().clock.now,
      asha().id,
    ])
    await minute('08:00')
    expect(service().pushed).toEqual([])
  })
})

describe('exactly once', () => {
  it('with two servers at the same moment, many times over', async () => {
    for (let n = 0; n < 20; n += 1) await add({ name: `Tablet ${n}` })
    const phones = [await phone({ showsName: true }), await anotherPhone({ showsName: true })]
    at('08:00')
    await Promise.all([ring(appContext(0)), ring(appContext(1)), ring(appContext(0)), ring(appContext(1))])
    await Promise.all([ring(appContext(0)), ring(appContext(1))])
    expect(service().pushed).toHaveLength(20 * phones.length)
    expect(new Set(arrived()).size).toBe(20 * phones.length)
    expect(service().wrong).toEqual([])
  })

  it('after a stop, for doses still due with the remaining time to live, and not for late ones', async () => {
    await add({ times: ['08:00', '08:40'] })
    await phone()
    await minute('07:59')
    await minute('09:10')
    expect(service().pushed.map(({ shown, ttlSeconds }) => [shown.tag, ttlSeconds])).toEqual([
      ['2026-11-21 08:40', 30 * 60],
    ])
  })

  it('with a clock that was set back', async () => {
    await add()
    await phone()
    await minute('08:00')
    await minute('07:50')
    await minute('08:00')
    expect(service().pushed).toHaveLength(1)
  })

  it('when the claiming server dies, another server takes over with the same topic', async () => {
    await add()
    await phone()
    let answer: (status: number) => void = () => undefined
    service().says(() => new Promise<number>((resolve) => (answer = resolve)))
    at('08:00')
    const dying = ring(appContext(0))
    await expect.poll(() => service().pushed.length).toBe(1)
    // No other server takes it while it is claimed.
    await ring(appContext(1))
    expect(service().pushed).toHaveLength(1)
    service().says(() => 201)
    at('08:01')
    await ring(appContext(1))
    answer(503)
    await dying
    await ring(appContext(0))
    expect(service().pushed).toHaveLength(2)
    expect(new Set(service().pushed.map(({ topic, shown }) => `${topic} ${shown.tag}`)).size).toBe(1)
    expect(await outcomes()).toEqual(['sent'])
  })

  it('a row is kept until it can no longer ring, and then deleted', async () => {
    await add({ times: ['08:00'] })
    await phone()
    await minute('08:00')
    at('08:00', '2026-11-22')
    await forgetRings(appContext())
    expect(await outcomes()).toHaveLength(1)
    at('09:00', '2026-11-24')
    await forgetRings(appContext())
    expect(await outcomes()).toEqual([])
  })
})
