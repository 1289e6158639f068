import { beforeEach, describe, expect, test } from 'vitest'
import { page } from 'vitest/browser'
import { openDevice, sentTo, serverSays, show } from '../../../../tests/setup/screen.tsx'
import { openSecret, sealSecret } from '../../../shared/family/family.endpoints.ts'
import { findProfileState, enablePin, lockNow } from '../../platform/profiles/profiles.ts'
import { removeAll } from '../../platform/keyring/profile-store.ts'
import { currentSession, signIn } from '../../platform/session/session-store.ts'
import { FamilyGate } from './family-gate.tsx'
import { FamilyLogin } from './family-login.tsx'
import { FamilyQuestion } from './family-question.tsx'
import { Screen } from './family.screen.tsx'

beforeEach(async () => {
  localStorage.clear()
  await removeAll()
  await openDevice('patient')
  serverSays(sealSecret, ({ body }) => ({ body: { sealed: `s${(body as { secret: string }).secret}` } }))
  serverSays(openSecret, { status: 403, refusal: { code: 'notFresh' } })
})

function tokenOf(id: string): string {
  const exp = Date.now() / 1000 + 3600
  return `x.${btoa(JSON.stringify({ sub: id, username: id, name: `Name of ${id}`, role: 'patient', exp }))}.x`
}

async function type(label: string, text: string): Promise<void> {
  await page.getByLabelText(label, { exact: true }).fill(text)
}
const press = (name: string) => page.getByRole('button', { name }).click()

async function choose(pin: string, again = pin): Promise<void> {
  await type('PIN', pin)
  await type('Type the PIN again', again)
  await press('Save PIN')
}

describe('the first PIN', () => {
  test.each([
    ['', '', 'Please fill in this field'],
    ['12', '12', 'A PIN has 4 to 6 digits'],
    ['੧੨੩੪', '੧੨੩੪', 'This PIN is too easy to guess. Please choose another'],
    ['4271', '4272', 'The two PINs are not the same'],
  ])('%o and %o are rejected with a message', async (pin, again, sentence) => {
    show(<Screen />)
    await choose(pin, again)
    await expect.element(page.getByText(sentence)).toBeVisible()
    await expect.element(page.getByLabelText('PIN', { exact: true })).toHaveAttribute('inputmode', 'numeric')
    expect(sentTo(sealSecret)).toEqual([])
    expect(localStorage.getItem('nabz.family')).toBeNull()
  })

  test('is chosen, in any script, and never leaves the phone', async () => {
    show(<Screen />)
    await choose('੪੨੭੧', '4271')
    await expect.element(page.getByText('Nobody else has a PIN on this phone yet.')).toBeVisible()
    expect(localStorage.getItem('nabz.family')).toMatch(/^-\w+/)
    expect(sentTo(sealSecret)).toHaveLength(1)
    expect(JSON.stringify(sentTo(sealSecret)) + JSON.stringify(Object.entries(localStorage))).not.toContain(
      '4271',
    )
  })

  test('needs the server, and shows the error', async () => {
    serverSays(sealSecret, { status: 503, refusal: { code: 'unavailable' } })
    show(<Screen />)
    await choose('4271')
    await expect.element(page.getByRole('alert')).toBeVisible()
    expect(localStorage.getItem('nabz.family')).toBeNull()
  })
})

test('changing the PIN needs the current one; a wrong one is shown at its field', async () => {
  await enablePin('4271')
  show(<Screen />)
  await press('Change PIN')
  await type('Current PIN', '9999')
  await choose('80613')
  await expect.element(page.getByText('This is not your PIN')).toBeVisible()
  await type('Current PIN', '4271')
  await press('Save PIN')
  await expect.element(page.getByText('The new PIN is set.')).toBeVisible()
})

describe('the profile list beside the sign-in form', () => {
  beforeEach(async () => {
    await enablePin('4271')
    await lockNow()
    show(<FamilyLogin />)
    await page.getByRole('button', { name: 'Nava Kaur' }).click()
  })

  test('unlocks with the PIN in any script', async () => {
    await type('PIN', '9999')
    await press('Open')
    await expect.element(page.getByText('Wrong PIN. 4 tries left.')).toBeVisible()
    await type('PIN', '४२७१')
    await press('Open')
    await expect.poll(() => currentSession()?.person.name).toBe('Nava Kaur')
  })

  test('needs the password after five wrong PINs', async () => {
    for (const left of ['4 tries', '3 tries', '2 tries', '1 try']) {
      await type('PIN', '9999')
      await press('Open')
      await expect.element(page.getByText(left)).toBeVisible()
    }
    await type('PIN', '9999')
    await press('Open')
    await expect.element(page.getByText(/Too many wrong tries/)).toBeVisible()
    await expect.element(page.getByRole('button', { name: 'Log in with the password' })).toBeVisible()
  })
})

test('without a PIN the page asks for a new one and first for the password', async () => {
  await enablePin('4271')
  const { changeMember, listMembers } = await import('../../platform/keyring/profile-store.ts')
  const [member] = await listMembers()
  await changeMember(member?.place ?? '', (known) => ({ ...known, lock: null }))
  show(<Screen />)
  await expect.element(page.getByText(/Please choose a new PIN/)).toBeVisible()
  await choose('80613')
  await expect.element(page.getByText(/log out and log in with your password first/)).toBeVisible()
})

test('sharing can stop only when nobody else has data on the phone', async () => {
  await enablePin('4271')
  await lockNow()
  signIn(tokenOf('patient-2'))
  await enablePin('80613')
  show(<Screen />)
  await press('Remove PIN')
  await expect.element(page.getByText(/Others still have something on this phone/)).toBeVisible()
  expect(localStorage.getItem('nabz.family')).not.toBeNull()
})

describe('the question whether others use the phone', () => {
  const question = page.getByRole('heading', { name: 'Do others use this phone too?' })

  test('no leads home and is remembered', async () => {
    history.replaceState(null, '', '/family')
    show(<Screen />)
    await press('No, only me')
    await expect.poll(() => location.pathname).toBe('/')
    await expect.element(page.getByText(/You can find this later/)).toBeVisible()
    document.querySelector('main')?.remove()
    show(<Screen />)
    await expect.element(page.getByRole('heading', { name: 'Choose your PIN' })).toBeVisible()
    await expect.element(question).not.toBeInTheDocument()
  })

  test('choosing a PIN answers yes', async () => {
    show(<Screen />)
    await expect.element(question).toBeVisible()
    await choose('4271')
    await expect.element(page.getByText('Nobody else has a PIN on this phone yet.')).toBeVisible()
    await expect.element(question).not.toBeInTheDocument()
    await press('Remove PIN')
    await expect.element(page.getByRole('heading', { name: 'Choose your PIN' })).toBeVisible()
    await expect.element(question).not.toBeInTheDocument()
  })

  test.each(['doctor', 'coordinator'] as const)('but a %s is not', async (role) => {
    await openDevice(role)
    show(<Screen />)
    await expect.element(page.getByRole('heading', { name: 'Choose your PIN' })).toBeVisible()
    await expect.element(question).not.toBeInTheDocument()
  })
})

test.each([
  ['Yes, set a PIN', '/family', /never shown/],
  ['No, only me', '/patient', /You can find this later/],
])('the question: %s', async (answer, path, said) => {
  history.replaceState(null, '', '/patient')
  let answered = 0
  show(<FamilyQuestion onAnswered={() => (answered += 1)} />)
  await press(answer)
  await expect.poll(() => answered).toBe(1)
  expect(location.pathname).toBe(path)
  await expect.poll(() => page.getByText(said).elements().length).toBe(path === '/patient' ? 1 : 0)
})

describe('signed in on a shared phone', () => {
  beforeEach(async () => {
    await enablePin('4271')
    await lockNow()
    signIn(tokenOf('patient-2'))
    localStorage.setItem('nabz.touched', String(Date.now()))
  })
  const gatedApp = (path: string) => (
    <FamilyGate path={path}>
      <h1>The app</h1>
    </FamilyGate>
  )

  test('the app opens with a PIN', async () => {
    show(gatedApp('/patient'))
    await choose('80613')
    await expect.element(page.getByText('The app')).toBeVisible()
    expect(await findProfileState()).toBe('member')
  })

  test('the app opens without a PIN, which needs the server too', async () => {
    serverSays(sealSecret, { status: 503, refusal: { code: 'unavailable' } })
    show(gatedApp('/patient'))
    await press('Only this once')
    await expect.element(page.getByRole('alert')).toBeVisible()
    expect(page.getByText('The app').elements()).toEqual([])
    serverSays(sealSecret, ({ body }) => ({ body: { sealed: `s${(body as { secret: string }).secret}` } }))
    await press('Only this once')
    await expect.element(page.getByText('The app')).toBeVisible()
    expect(await findProfileState()).toBe('once')
  })

  test('the emergency page asks nothing', async () => {
    show(gatedApp('/emergency'))
    await expect.element(page.getByText('The app')).toBeVisible()
    expect(page.getByRole('button', { name: 'Only this once' }).elements()).toEqual([])
  })
})

test('the lock time is a setting of the profile', async () => {
  await enablePin('4271')
  show(<Screen />)
  await expect.element(page.getByRole('radio', { name: '5 minutes', exact: true })).toBeChecked()
  await page.getByText('1 minute', { exact: true }).click()
  await expect.element(page.getByRole('radio', { name: '1 minute', exact: true })).toBeChecked()
  expect(localStorage.getItem('nabz.lockAfter')).toBe('1')
})
