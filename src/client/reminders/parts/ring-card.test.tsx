import { beforeEach, describe, expect, test } from 'vitest'
import { page } from 'vitest/browser'
import { readDevice, ringDevice } from '../../../shared/devices/devices.contract.ts'
import { openDevice, sentTo, serverSays, show } from '../../../../tests/setup/screen.tsx'
import { RingCard } from './ring-card.tsx'

/** What a person has said to the browser before. Chromium of the tests has nobody to ask. */
function permissionIs(permission: NotificationPermission): void {
  Object.defineProperty(Notification, 'permission', { configurable: true, get: () => permission })
  Notification.requestPermission = () => Promise.resolve(permission === 'default' ? 'denied' : permission)
}
const theSwitch = page.getByRole('switch', { name: 'Remind me on this phone' })
const publicKey = 'BCVxsr7N_eNgVRqvHtD0zTZsEc6-VV-JvLexhqUzORcxaOzi6-AYWXvTBHm4bjyPjs7Vd8pZGH6SRpkNtoIAiw4'

beforeEach(async () => {
  await openDevice('patient')
  serverSays(readDevice, { body: { publicKey, device: null } })
})

describe('the switch', () => {
  test('is off and quiet until it is pressed, and says which way is sure', async () => {
    permissionIs('default')
    show(<RingCard />)
    await expect.element(theSwitch).not.toBeChecked()
    await expect.element(page.getByText('The sure way is the phone’s calendar.')).toBeVisible()
    expect(page.getByRole('alert').elements()).toEqual([])
  })

  test('pressed, and the phone says no: nothing is sent, and nothing looks on', async () => {
    permissionIs('default')
    show(<RingCard />)
    await expect.element(theSwitch).not.toHaveAttribute('aria-busy')
    await theSwitch.click()
    await expect.element(theSwitch).not.toHaveAttribute('aria-busy')
    await expect.element(theSwitch).not.toBeChecked()
    expect(sentTo(ringDevice)).toEqual([])
  })

  test('a browser that cannot reach its push service says so', async () => {
    permissionIs('granted')
    show(<RingCard />)
    await expect.element(theSwitch).not.toHaveAttribute('aria-busy')
    await theSwitch.click()
    await expect.element(page.getByRole('alert')).toHaveTextContent('This could not be turned on.')
    await expect.element(theSwitch).not.toBeChecked()
  })
})

test('blocked for good, it says how to undo that', async () => {
  permissionIs('denied')
  show(<RingCard />)
  await expect.element(page.getByText('Notifications are blocked for Nabz.')).toBeVisible()
  await expect.element(page.getByText('To undo this:', { exact: false })).toBeVisible()
  expect(theSwitch.elements()).toEqual([])
})
