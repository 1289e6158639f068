import { afterAll, beforeAll, beforeEach } from 'vitest'
import { first, openTown, type TestTown } from './town.ts'

const morning = '2026-11-21T10:00:00+05:30'
const minute = 60_000

/** For the tests of a file: two devices of one person, on two server instances, at ten in the morning. */
export function twoDevices() {
  let town: TestTown
  beforeAll(async () => {
    town = await openTown({ servers: 2 })
  })
  beforeEach(() => {
    town.clock.now = new Date(morning)
  })
  afterAll(() => town.close())
  return {
    minute,
    town: () => town,
    appContext: () => first(town.servers).appContext,
    /** Moves the clock by a minute. */
    later: () => void (town.clock.now = new Date(town.clock.now.getTime() + minute)),
  }
}
