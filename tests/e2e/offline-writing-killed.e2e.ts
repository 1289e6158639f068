import { expect, type BrowserContext } from '@playwright/test'
import { operations } from '../../src/server/app/server.ts'
import { randomFrom } from '../crash/random.ts'
import { deedsByContract, actions } from '../setup/every-action.ts'
import { measure } from '../setup/offline-actions.ts'
import { onWritingPhone } from '../setup/writing-phone.ts'
import { test } from '../setup/test.ts'

/**
 * Everything a patient writes while the network is cut, or the tab or the server is killed: at the end the server has
 * all of it exactly once. `NABZ_ROUNDS` for more rounds, `NABZ_SEED` to repeat a run.
 */
const seed = Number(process.env['NABZ_SEED'] ?? Date.now() % 1_000_000)
// Each round requests another day, and at most ninety days ahead are allowed.
const maxRounds = 45
const rounds = Math.min(Number(process.env['NABZ_ROUNDS'] ?? actions.length), maxRounds)
const random = randomFrom(seed)
const at = onWritingPhone()

type Cut = (context: BrowserContext) => Promise<() => Promise<unknown>>

/** Ways of cutting the network, each with its repair. */
const cuts: Record<string, Cut> = {
  'no network': async (context) => {
    await context.setOffline(true)
    return () => context.setOffline(false)
  },
  'the answer is lost after the write was done': async (context) => {
    await context.route('**/api/**', async (route) => {
      if (route.request().method() !== 'POST') return route.continue()
      await route.fetch().catch(() => undefined)
      return route.abort().catch(() => undefined)
    })
    return () => context.unrouteAll({ behavior: 'ignoreErrors' })
  },
  '503 for a while': async (context) => {
    const body = JSON.stringify({ message: 'no', code: 'unavailable', requestId: '1' })
    await context.route('**/api/**', (route) =>
      route.request().method() === 'POST'
        ? route.fulfill({ status: 503, contentType: 'application/json', body })
        : route.continue(),
    )
    return () => context.unrouteAll({ behavior: 'ignoreErrors' })
  },
  'the server is killed before': async () => {
    await at.killServer()
    return at.reviveServer
  },
  'the server is killed at any moment': async () => {
    const killing = new Promise<void>((resolve) => {
      setTimeout(() => resolve(at.killServer()), random.int(60))
    })
    return () => killing.then(at.reviveServer)
  },
}

test('every kind of patient write that may be queued is covered here', () => {
  const mayWait = operations.filter(
    ({ outbox, access }) => outbox === 'mayWait' && access.includes('patient'),
  )
  // Not of patients, though their accounts may: see dispensing-killed.e2e.ts and laboratory.screen.test.tsx.
  const ofMembers = new Set([
    'dispensing.dispense',
    'laboratory.enter',
    'laboratory.beginReport',
    'laboratory.addReport',
  ])
  const ofPatients = mayWait.filter(({ name }) => !ofMembers.has(name))
  expect(Object.keys(deedsByContract).toSorted()).toEqual(ofPatients.map(({ name }) => name).toSorted())
})

test.describe(`a tab that is killed (seed ${seed})`, () => {
  const moments = ['at the press', 'while it is sent', 'after it was kept'] as const
  const kinds = random.shuffle(actions)
  const ways = random.shuffle(Object.keys(cuts))
  const plans = Array.from({ length: rounds }, (_, round) => ({
    make: kinds[round % kinds.length] ?? measure,
    way: ways[round % ways.length] ?? 'no network',
    moment: random.pick(moments),
    pauseMs: random.int(250),
  }))

  for (const [index, { make, way, moment, pauseMs }] of plans.entries())
    test(`round ${index + 1}: ${make.name}, ${way}, ${moment}`, async () => {
      const action = at.make(make)
      await at.open(action)
      const { page, context, t } = at.visitor()
      const mend = await cuts[way]!(context)
      const sending = page.waitForRequest((request) => request.method() === 'POST')
      sending.catch(() => undefined)
      const pressing = action.press(at.visitor()).catch(() => undefined)
      if (moment === 'while it is sent') await sending
      if (moment === 'after it was kept') {
        // If killed a moment too late, the server had already done it and answered.
        const done = page.waitForResponse((answer) => answer.ok() && answer.request().method() === 'POST')
        await Promise.race([page.getByText(t('waiting.kept')).first().waitFor(), done])
      }
      await new Promise((resolve) => setTimeout(resolve, moment === 'at the press' ? pauseMs / 8 : pauseMs))
      await at.killTab()
      await pressing
      await mend()
      await at.openTab()
      await at.nothingWaits()
      const count = await action.count()
      // Killed during the press, it may never have been submitted; but it is never there twice.
      expect(moment === 'at the press' ? [0, 1] : [1]).toContain(count)
    })
})

test('at the end the server has no duplicates', () => at.hasNothingTwice())
