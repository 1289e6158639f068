import { afterEach, beforeEach, describe, expect, test } from 'vitest'
import { page } from 'vitest/browser'
import {
  readPushSubscription,
  subscribePush,
  unsubscribePush,
} from '../../../shared/devices/devices.endpoints.ts'
import { rememberRings, takePushes } from '../../platform/push/push-subscription.ts'
import { givePushService, permissionIs, without } from '../../../../tests/setup/push-fixture.ts'
import { openDevice, sentTo, serverSays, show } from '../../../../tests/setup/screen.tsx'
import { RingOffer } from './ring-offer.tsx'
import { useRinging } from './use-ringing.ts'

const publicKey = 'BCVxsr7N_eNgVRqvHtD0zTZsEc6-VV-JvLexhqUzORcxaOzi6-AYWXvTBHm4bjyPjs7Vd8pZGH6SRpkNtoIAiw4'
const theSwitch = page.getByRole('switch', { name: 'May this phone ring when the doctor answers?' })

let giveBack: () => void = () => undefined
beforeEach(async () => {
  await openDevice('patient')
  serverSays(readPushSubscription, { body: { publicKey, device: null } })
  serverSays(subscribePush, ({ body }) => {
    const { endpoint, language, showsName } = body as Record<string, unknown>
    return { body: { endpoint, language, showsName } }
  })
  serverSays(unsubscribePush, { body: { message: 'Silent.' } })
})
afterEach(() => {
  giveBack()
  giveBack = () => undefined
})

/** The offer, beside what is known of the phone: so that a test can wait for it. */
function Both() {
  const { state, isBusy } = useRinging()
  return (
    <>
      <p>{isBusy ? 'busy' : `phone: ${state}`}</p>
      <RingOffer about="answer" />
    </>
  )
}

describe('where the phone could ring and does not', () => {
  test('one press turns it on, as on the page of reminders, and the next turns it off', async () => {
    permissionIs('granted')
    giveBack = givePushService()
    show(<RingOffer about="answer" />)
    await expect.element(theSwitch).not.toBeChecked()
    await theSwitch.click()
    await expect.element(theSwitch).toBeChecked()
    await expect.element(page.getByText('Reminders are on for this phone.')).toBeVisible()
    expect(sentTo(subscribePush).map(({ body }) => body)).toMatchObject([
      { showsName: false, language: 'en' },
    ])
    await theSwitch.click()
    await expect.element(theSwitch).not.toBeChecked()
    expect(sentTo(unsubscribePush)).toHaveLength(1)
  })

  test('a permission that is refused is explained where it was asked for', async () => {
    permissionIs('default')
    show(<RingOffer about="answer" />)
    await expect.element(theSwitch).toBeVisible()
    Notification.requestPermission = () => {
      permissionIs('denied')
      return Promise.resolve('denied')
    }
    await theSwitch.click()
    await expect.element(page.getByText('Notifications are blocked for Nabz.')).toBeVisible()
    expect(theSwitch.elements()).toEqual([])
    expect(sentTo(subscribePush)).toEqual([])
  })

  test.each([
    ['en', 'Notifications cannot reach this browser.'],
    ['hi', 'इस ब्राउज़र तक यहां से सूचना नहीं पहुंच सकती।'],
    ['pa', 'ਇਸ ਬ੍ਰਾਊਜ਼ਰ ਤੱਕ ਇੱਥੋਂ ਸੂਚਨਾ ਨਹੀਂ ਪਹੁੰਚ ਸਕਦੀ।'],
  ] as const)(
    'in %s, an unknown push service is said without a calendar, which does not follow',
    async (language, text) => {
      await openDevice('patient', { language })
      serverSays(readPushSubscription, { body: { publicKey, device: null } })
      serverSays(subscribePush, { status: 422, refusal: { code: 'noPushService' } })
      permissionIs('granted')
      giveBack = givePushService()
      show(<RingOffer about="answer" />)
      await page.getByRole('switch').click()
      await expect.element(page.getByText(text, { exact: true })).toBeVisible()
    },
  )

  test('of an alarm it is for the case that nobody answers', async () => {
    await openDevice('patient', { language: 'pa' })
    serverSays(readPushSubscription, { body: { publicKey, device: null } })
    permissionIs('default')
    show(<RingOffer about="alarm" />)
    await expect.element(page.getByRole('switch', { name: 'ਕੋਈ ਜਵਾਬ ਨਾ ਦੇਵੇ ਤਾਂ ਇਹ ਫ਼ੋਨ ਵੱਜੇ?' })).not.toBeChecked()
  })
})

describe('nothing is asked', () => {
  test('where it is on', async () => {
    permissionIs('granted')
    giveBack = givePushService()
    const { endpoint } = await takePushes(publicKey)
    serverSays(readPushSubscription, {
      body: { publicKey, device: { endpoint, language: 'en', showsName: false } },
    })
    expect(await isEverAsked('phone: on')).toBe(false)
  })

  test('where it is blocked', async () => {
    permissionIs('denied')
    expect(await isEverAsked('phone: denied')).toBe(false)
  })

  test('of a browser that is not able', async () => {
    giveBack = without({}, 'PushManager')
    expect(await isEverAsked('phone: unable')).toBe(false)
  })

  test('while nobody knows whether it is on', async () => {
    permissionIs('granted')
    serverSays(readPushSubscription, { status: 503, refusal: { code: 'unavailable' } })
    expect(await isEverAsked('phone: unknown')).toBe(false)
  })

  test('where it was on before the session ended: that turns it on by itself', async () => {
    permissionIs('granted')
    rememberRings({ showsName: false })
    expect(await isEverAsked('phone: off')).toBe(false)
  })
})

/** At any moment, also before the answer is there. */
async function isEverAsked(known: string): Promise<boolean> {
  let wasShown = false
  const watcher = new MutationObserver(() => (wasShown ||= document.querySelector('[role=switch]') !== null))
  watcher.observe(document.body, { childList: true, subtree: true })
  show(<Both />)
  await expect.element(page.getByText(known)).toBeVisible()
  watcher.disconnect()
  return wasShown
}
