import { afterEach, beforeEach, describe, expect, test } from 'vitest'
import { page } from 'vitest/browser'
import {
  readPushSubscription,
  subscribePush,
  unsubscribePush,
} from '../../../shared/devices/devices.endpoints.ts'
import { rememberedRings, rememberRings } from '../../platform/push/push-subscription.ts'
import { ringAgain } from '../../app/offline/ring-again.ts'
import { forgetSession } from '../../platform/session/session-store.ts'
import { givePushService, permissionIs, without } from '../../../../tests/setup/push-fixture.ts'
import { openDevice, sentTo, serverSays, show } from '../../../../tests/setup/screen.tsx'
import { RingCard } from './ring-card.tsx'

const theSwitch = page.getByRole('switch', { name: 'Remind me on this phone' })
const publicKey = 'BCVxsr7N_eNgVRqvHtD0zTZsEc6-VV-JvLexhqUzORcxaOzi6-AYWXvTBHm4bjyPjs7Vd8pZGH6SRpkNtoIAiw4'
const text = (words: string) => page.getByText(words, { exact: false })

let giveBack: () => void = () => undefined
beforeEach(async () => {
  await openDevice('patient')
  serverSays(readPushSubscription, { body: { publicKey, device: null } })
  serverSays(subscribePush, ({ body }) => {
    const { endpoint, language, showsName } = body as Record<string, unknown>
    return { body: { endpoint, language, showsName } }
  })
})
afterEach(() => {
  giveBack()
  giveBack = () => undefined
})

/** Whatever is said, the sure way is named. */
async function expectTheSureWay(): Promise<void> {
  await expect.element(text('The phone’s calendar is more reliable.')).toBeVisible()
}
async function press(): Promise<void> {
  await expect.element(theSwitch).not.toHaveAttribute('aria-busy')
  await theSwitch.click()
}

describe('the switch', () => {
  test('is off and quiet until it is pressed, says that the phone is silent, and which way is sure', async () => {
    permissionIs('default')
    show(<RingCard />)
    await expect.element(theSwitch).not.toBeChecked()
    await expect.element(text('Reminders are off on this phone.')).toBeVisible()
    await expectTheSureWay()
    expect(page.getByRole('alert').elements()).toEqual([])
    expect(text('Reminders stopped when you were logged out').elements()).toEqual([])
  })

  test('pressed, and the question of the phone put aside: nothing is sent, and what to do is said', async () => {
    permissionIs('default')
    show(<RingCard />)
    await press()
    await expect.element(text('Turn it on again and choose “Allow”.')).toBeVisible()
    await expect.element(theSwitch).not.toBeChecked()
    await expectTheSureWay()
    expect(sentTo(subscribePush)).toEqual([])
  })

  test('a browser that cannot reach its push service says so', async () => {
    permissionIs('granted')
    show(<RingCard />)
    await press()
    await expect.element(page.getByRole('alert')).toHaveTextContent('This could not be turned on.')
    await expect.element(theSwitch).not.toBeChecked()
    await expectTheSureWay()
  })

  test('pressed while our server is away says so and stays off', async () => {
    permissionIs('granted')
    giveBack = givePushService()
    serverSays(subscribePush, { status: 503, refusal: { code: 'unavailable' } })
    show(<RingCard />)
    await press()
    await expect.element(page.getByRole('alert')).toBeVisible()
    await expect.element(theSwitch).not.toBeChecked()
    expect(rememberedRings()).toBeNull()
  })

  test('turned on is remembered on this phone, turned off is not', async () => {
    permissionIs('granted')
    giveBack = givePushService()
    serverSays(unsubscribePush, { body: { message: 'Silent.' } })
    show(<RingCard />)
    await press()
    await expect.element(theSwitch).toBeChecked()
    await expect.poll(rememberedRings).toEqual({ showsName: false })
    await expect.element(page.getByRole('radio').first()).toBeVisible()
    await press()
    await expect.element(theSwitch).not.toBeChecked()
    expect(rememberedRings()).toBeNull()
  })
})

describe('a phone that cannot ring', () => {
  test('blocked for good, it says how to undo that', async () => {
    permissionIs('denied')
    show(<RingCard />)
    await expect.element(text('Notifications are blocked for Nabz.')).toBeVisible()
    await expect.element(text('tap the icon to the left of the address')).toBeVisible()
    expect(theSwitch.elements()).toEqual([])
    await expectTheSureWay()
  })

  test('blocked in the app of the home screen, which has no address, it leads to the settings', async () => {
    permissionIs('denied')
    giveBack = without({ standalone: true })
    show(<RingCard />)
    await expect.element(text('in the phone’s settings')).toBeVisible()
  })

  test.each([
    ['an old browser', {}, 'This browser cannot show reminders.'],
    ['an address without https', { isSecureContext: false }, 'need an address that begins with https'],
    ['an iPhone before Nabz is on its home screen', { standalone: false }, 'choose “Add to Home Screen”'],
    ['an old iPhone with it there', { standalone: true }, 'This browser cannot show reminders.'],
  ])('%s', async (_, has, words) => {
    giveBack = without(has, 'PushManager')
    show(<RingCard />)
    await expect.element(text(words)).toBeVisible()
    expect(theSwitch.elements()).toEqual([])
    await expectTheSureWay()
  })

  test('nobody answers and nothing is known: it does not claim to be off', async () => {
    permissionIs('granted')
    serverSays(readPushSubscription, { status: 503, refusal: { code: 'unavailable' } })
    show(<RingCard />)
    await expect.element(text('we cannot tell whether reminders are on')).toBeVisible()
    expect(text('Reminders are off on this phone').elements()).toEqual([])
    await expectTheSureWay()
  })
})

describe('after the next sign-in', () => {
  test('of the same person the phone rings again as it did, without a question', async () => {
    permissionIs('granted')
    giveBack = givePushService()
    rememberRings({ showsName: true })
    show(<RingCard />)
    await expect.element(text('Reminders stopped when you were logged out')).toBeVisible()
    await ringAgain()
    await expect.element(theSwitch).toBeChecked()
    expect(sentTo(subscribePush).map(({ body }) => body)).toMatchObject([{ showsName: true, language: 'en' }])
    // With each screen it is looked at, and done once.
    await ringAgain()
    expect(sentTo(subscribePush)).toHaveLength(1)
  })

  test('with the permission gone it says that it is silent, and why it did ring', async () => {
    permissionIs('default')
    rememberRings({ showsName: false })
    await ringAgain()
    show(<RingCard />)
    await expect.element(text('Reminders stopped when you were logged out')).toBeVisible()
    await expect.element(theSwitch).not.toBeChecked()
    expect(sentTo(subscribePush)).toEqual([])
  })

  test('with the push service away it says so, and the next screen tries again', async () => {
    permissionIs('granted')
    rememberRings({ showsName: false })
    await ringAgain()
    show(<RingCard />)
    await expect.element(text('Reminders stopped when you were logged out')).toBeVisible()
    giveBack = givePushService()
    await ringAgain()
    await expect.element(theSwitch).toBeChecked()
  })

  test('of somebody else, or after a log-out, nothing rings by itself', async () => {
    permissionIs('granted')
    giveBack = givePushService()
    rememberRings({ showsName: false })
    const mine = Object.keys(localStorage).filter((key) => key.includes('devices.rings'))
    expect(mine).toEqual(['nabz.draft.patient-1.devices.rings'])
    // What the browser still has of another.
    localStorage.setItem('nabz.draft.patient-2.devices.rings', localStorage.getItem(mine[0] ?? '') ?? '')
    localStorage.removeItem(mine[0] ?? '')
    await ringAgain()
    show(<RingCard />)
    await expect.element(theSwitch).not.toBeChecked()
    expect(text('Reminders stopped when you were logged out').elements()).toEqual([])
    expect(sentTo(subscribePush)).toEqual([])
    forgetSession()
    expect(Object.keys(localStorage).filter((key) => key.includes('devices.rings'))).toEqual([])
  })
})
