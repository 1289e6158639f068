import { describe, expect, it } from 'vitest'
import { ringingTown } from '../../../../tests/setup/ringing.ts'
import { lost } from '../../../../tests/setup/push-service.ts'
import { ring } from '../reminders.jobs.ts'

const { appContext, at, minute, add, mark, phone, anotherPhone, service, town, arrived, outcomes } =
  ringingTown()

describe('a push service failing', () => {
  it('is retried with growing delays, within the hour', async () => {
    await add({ times: ['08:00'] })
    await phone()
    service().says(() => 503)
    const asked: number[] = []
    for (let n = 0; n < 75; n += 1) {
      const before = service().pushed.length
      at('08:00')
      town().clock.now = new Date(town().clock.now.getTime() + n * 60_000)
      await ring(appContext())
      if (service().pushed.length > before) asked.push(n)
    }
    expect(asked).toEqual([0, 1, 2, 4, 8, 16, 32])
    expect(await outcomes()).toEqual(['late'])
  })

  it('that sends Retry-After is not retried earlier', async () => {
    await add()
    await phone()
    service().says(() => ({ status: 429, retryAfter: '600' }))
    await minute('08:00')
    service().says(() => 201)
    await minute('08:09')
    expect(service().pushed).toHaveLength(1)
    await minute('08:10')
    expect(service().pushed).toHaveLength(2)
    expect(await outcomes()).toEqual(['sent'])
  })

  it('whose answer is lost gets the message again, with a topic that replaces the first', async () => {
    await add()
    await phone()
    service().says(() => lost)
    await minute('08:00')
    service().says(() => 201)
    await minute('08:01')
    expect(new Set(service().pushed.map(({ topic }) => topic)).size).toBe(1)
    expect(service().pushed).toHaveLength(2)
    expect(await outcomes()).toEqual(['sent'])
  })

  it('is not retried for a dose marked meanwhile', async () => {
    const { id } = await add()
    await phone()
    service().says(() => 503)
    await minute('08:00')
    await mark(id, '08:00')
    service().says(() => 201)
    await minute('08:05')
    expect(service().pushed).toHaveLength(1)
    expect(await outcomes()).toEqual(['needless'])
  })

  it('that refuses the message is not retried', async () => {
    await add()
    await phone()
    service().says(() => 403)
    await minute('08:00')
    await minute('08:30')
    expect(service().pushed).toHaveLength(1)
    expect(await outcomes()).toEqual(['refused'])
  })

  it.each([404, 410])(
    'that no longer knows the subscription (%i): it is deleted, the others still ring',
    async (status) => {
      await add()
      const gone = await phone()
      const stays = await anotherPhone()
      service().says(({ device }) => (device === gone ? status : 201))
      await minute('08:00')
      await minute('14:00')
      expect(arrived().toSorted()).toEqual(
        [`${gone} 2026-11-21 08:00`, `${stays} 2026-11-21 08:00`, `${stays} 2026-11-21 14:00`].toSorted(),
      )
    },
  )

  it('on a name that resolves to an internal address is never contacted', async () => {
    await add()
    await phone()
    // As if the DNS entry had changed after registration.
    const { port } = new URL(service().url)
    const before = service().connections()
    await appContext().store.pool.query('update push_subscriptions set endpoint = $1', [
      `https://localhost:${port}/browser/0`,
    ])
    await minute('08:00')
    expect(service().connections()).toBe(before)
    expect(await outcomes()).toEqual(['refused'])
  })
})
