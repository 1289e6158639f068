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

/** The card always names the phone's calendar as more reliable. */
async function expectTheSureWay(): Promise<void> {
  await expect.element(text('The phone’s calendar is more reliable.')).toBeVisible()
}
async function press(): Promise<void> {
  await expect.element(theSwitch).not.toHaveAttribute('aria-busy')
  await theSwitch.click()
}

describe('the switch', () => {
  test('is off at first, says so, and names the more reliable way', async () => {
    permissionIs('default')
    show(<RingCard>Calendar</RingCard>)
    await expect.element(theSwitch).not.toBeChecked()
    await expect.element(text('Reminders are off on this phone.')).toBeVisible()
    await expectTheSureWay()
    expect(page.getByRole('alert').elements()).toEqual([])
    expect(text('Reminders stopped when you were logged out').elements()).toEqual([])
  })

  test('a dismissed permission prompt sends nothing and says what to do', async () => {
    permissionIs('default')
    show(<RingCard>Calendar</RingCard>)
    await press()
    await expect.element(text('Turn it on again and choose “Allow”.')).toBeVisible()
    await expect.element(theSwitch).not.toBeChecked()
    await expectTheSureWay()
    expect(sentTo(subscribePush)).toEqual([])
  })

  test('a browser that cannot reach its push service says so', async () => {
    permissionIs('granted')
    show(<RingCard>Calendar</RingCard>)
    await press()
    await expect.element(page.getByRole('alert')).toHaveTextContent('This could not be turned on.')
    await expect.element(theSwitch).not.toBeChecked()
    await expectTheSureWay()
  })

  test('stays off and says so when the server is unreachable', async () => {
    permissionIs('granted')
    giveBack = givePushService()
    serverSays(subscribePush, { status: 503, refusal: { code: 'unavailable' } })
    show(<RingCard>Calendar</RingCard>)
    await press()
    await expect.element(page.getByRole('alert')).toBeVisible()
    await expect.element(theSwitch).not.toBeChecked()
    expect(rememberedRings()).toBeNull()
  })

  describe.each([
    ['en', 'Notifications cannot reach this browser.', 'Use the calendar below.'],
    ['hi', 'इस ब्राउज़र तक यहां से सूचना नहीं पहुंच सकती।', 'नीचे दिया कैलेंडर इस्तेमाल करें।'],
    ['pa', 'ਇਸ ਬ੍ਰਾਊਜ਼ਰ ਤੱਕ ਇੱਥੋਂ ਸੂਚਨਾ ਨਹੀਂ ਪਹੁੰਚ ਸਕਦੀ।', 'ਹੇਠਾਂ ਦਿੱਤਾ ਕੈਲੰਡਰ ਵਰਤੋ।'],
  ] as const)('in %s, an unknown push service', (language, problem, lead) => {
    test.each([
      ['leads to the calendar that follows', 'Calendar', `${problem} ${lead}`],
      ['leads to none where there is no medicine', undefined, problem],
    ])('%s', async (_, calendar, said) => {
      await openDevice('patient', { language })
      serverSays(readPushSubscription, { body: { publicKey, device: null } })
      serverSays(subscribePush, { status: 422, refusal: { code: 'noPushService' } })
      permissionIs('granted')
      giveBack = givePushService()
      show(<RingCard>{calendar}</RingCard>)
      await page.getByRole('switch').click()
      await expect.element(page.getByText(said, { exact: true })).toBeVisible()
    })
  })

  test('turning on is remembered on this phone, turning off is not', async () => {
    permissionIs('granted')
    giveBack = givePushService()
    serverSays(unsubscribePush, { body: { message: 'Silent.' } })
    show(<RingCard>Calendar</RingCard>)
    await press()
    await expect.element(theSwitch).toBeChecked()
    await expect.poll(rememberedRings).toEqual({ showsName: false })
    await expect.element(page.getByRole('radio').first()).toBeVisible()
    await press()
    await expect.element(theSwitch).not.toBeChecked()
    expect(rememberedRings()).toBeNull()
  })
})

describe('a phone without push notifications', () => {
  test('when blocked, it says how to undo that', async () => {
    permissionIs('denied')
    show(<RingCard>Calendar</RingCard>)
    await expect.element(text('Notifications are blocked for Nabz.')).toBeVisible()
    await expect.element(text('tap the icon to the left of the address')).toBeVisible()
    expect(theSwitch.elements()).toEqual([])
    await expectTheSureWay()
  })

  test('when blocked in the installed app, it names the system settings', async () => {
    permissionIs('denied')
    giveBack = without({ standalone: true })
    show(<RingCard>Calendar</RingCard>)
    await expect.element(text('in the phone’s settings')).toBeVisible()
  })

  test.each([
    ['an old browser', {}, 'This browser cannot show reminders.'],
    ['an address without https', { isSecureContext: false }, 'need an address that begins with https'],
    ['an iPhone before Nabz is on its home screen', { standalone: false }, 'choose “Add to Home Screen”'],
    ['an old iPhone with it there', { standalone: true }, 'This browser cannot show reminders.'],
  ])('%s', async (_, has, words) => {
    giveBack = without(has, 'PushManager')
    show(<RingCard>Calendar</RingCard>)
    await expect.element(text(words)).toBeVisible()
    expect(theSwitch.elements()).toEqual([])
    await expectTheSureWay()
  })

  test('without an answer it does not claim to be off', async () => {
    permissionIs('granted')
    serverSays(readPushSubscription, { status: 503, refusal: { code: 'unavailable' } })
    show(<RingCard>Calendar</RingCard>)
    await expect.element(text('we cannot tell whether reminders are on')).toBeVisible()
    expect(text('Reminders are off on this phone').elements()).toEqual([])
    await expectTheSureWay()
  })
})

describe('after the next sign-in', () => {
  test('of the same user, notifications are renewed without a prompt', async () => {
    permissionIs('granted')
    giveBack = givePushService()
    rememberRings({ showsName: true })
    show(<RingCard>Calendar</RingCard>)
    await expect.element(text('Reminders stopped when you were logged out')).toBeVisible()
    await ringAgain()
    await expect.element(theSwitch).toBeChecked()
    expect(sentTo(subscribePush).map(({ body }) => body)).toMatchObject([{ showsName: true, language: 'en' }])
    // Called for each screen, it runs once.
    await ringAgain()
    expect(sentTo(subscribePush)).toHaveLength(1)
  })

  test('without the permission it says that notifications are off, and why', async () => {
    permissionIs('default')
    rememberRings({ showsName: false })
    await ringAgain()
    show(<RingCard>Calendar</RingCard>)
    await expect.element(text('Reminders stopped when you were logged out')).toBeVisible()
    await expect.element(theSwitch).not.toBeChecked()
    expect(sentTo(subscribePush)).toEqual([])
  })

  test('without the push service it says so, and the next screen tries again', async () => {
    permissionIs('granted')
    rememberRings({ showsName: false })
    await ringAgain()
    show(<RingCard>Calendar</RingCard>)
    await expect.element(text('Reminders stopped when you were logged out')).toBeVisible()
    giveBack = givePushService()
    await ringAgain()
    await expect.element(theSwitch).toBeChecked()
  })

  test('of another user, or after a sign-out, nothing is renewed', async () => {
    permissionIs('granted')
    giveBack = givePushService()
    rememberRings({ showsName: false })
    const mine = Object.keys(localStorage).filter((key) => key.includes('devices.rings'))
    expect(mine).toEqual(['nabz.draft.patient-1.devices.rings'])
    // Left in the browser by another user.
    localStorage.setItem('nabz.draft.patient-2.devices.rings', localStorage.getItem(mine[0] ?? '') ?? '')
    localStorage.removeItem(mine[0] ?? '')
    await ringAgain()
    show(<RingCard>Calendar</RingCard>)
    await expect.element(theSwitch).not.toBeChecked()
    expect(text('Reminders stopped when you were logged out').elements()).toEqual([])
    expect(sentTo(subscribePush)).toEqual([])
    forgetSession()
    expect(Object.keys(localStorage).filter((key) => key.includes('devices.rings'))).toEqual([])
  })
})
