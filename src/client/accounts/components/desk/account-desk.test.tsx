import { beforeEach, expect, test } from 'vitest'
import { page } from 'vitest/browser'
import { openDevice, sentTo, serverSays, show } from '../../../../../tests/setup/screen.tsx'
import { issueResetCode, searchAccounts, stepUp } from '../../../../shared/accounts/accounts.endpoints.ts'
import { AccountDesk } from './account-desk.tsx'

const asha = {
  id: '01936f2a-0000-7000-8000-000000000001',
  username: 'asha',
  name: 'Asha Rani',
  role: 'patient',
  age: 34,
  address: 'Thuhi',
  phoneEnd: '2345',
  clinic: '',
  registrationNumber: '',
}
const navjot = {
  ...asha,
  id: '01936f2a-0000-7000-8000-000000000002',
  username: 'navjot',
  name: 'Navjot Gill',
  role: 'doctor',
  age: null,
  address: '',
  clinic: 'Civil Hospital',
  registrationNumber: 'PMC-77',
}
const expiresAt = { at: '2026-11-21T05:00:00.000Z', date: '2026-11-21', time: '10:30' }
const code = '4821 9034 1175'
const box = (name: string) => page.getByRole('checkbox', { name })
const make = () => page.getByRole('button', { name: 'Make the code' })

beforeEach(async () => {
  await openDevice('coordinator')
  serverSays(searchAccounts, { body: { accounts: [asha, navjot], hasMore: false } })
  serverSays(issueResetCode, { body: { code, expiresAt } })
  show(<AccountDesk />)
})

async function choose(name: string): Promise<void> {
  await page.getByRole('searchbox').fill('asha')
  await page.getByRole('button', { name: 'Search' }).click()
  await page.getByRole('button', { name: `Ask who they are: ${name}` }).click()
}

test('search, ask, code: then nothing of it is left', async () => {
  await choose('Asha Rani')
  expect(sentTo(searchAccounts)[0]).toMatchObject({ query: {}, body: { search: 'asha' } })
  await expect.element(page.getByRole('heading', { name: 'Ask Asha Rani' })).toHaveFocus()
  await box('Age or year of birth').click()
  await box('Phone number').click()
  await make().click()
  await expect.element(page.getByText(code)).toBeVisible()
  await expect.element(page.getByText(/until 10:30/)).toBeVisible()
  await expect.element(page.getByText(/type the username asha/)).toBeVisible()
  expect(sentTo(issueResetCode)[0]?.body).toEqual({ checked: ['age', 'phone'] })
  expect(sentTo(issueResetCode)[0]?.path).toContain(asha.id)
  const stored = JSON.stringify([Object.entries(localStorage), Object.entries(sessionStorage), location.href])
  expect(stored).not.toMatch(/4821|Asha/)
  await page.getByRole('button', { name: 'Done' }).click()
  await expect.element(page.getByText(code)).not.toBeInTheDocument()
  await expect.element(page.getByText('Asha Rani')).not.toBeInTheDocument()
})

test('one answer is not enough; what is ticked stays', async () => {
  await choose('Asha Rani')
  await box('Full name').click()
  await make().click()
  await expect.element(page.getByText('Tick at least two things they answered correctly')).toBeVisible()
  await expect.element(box('Full name')).toBeChecked()
  expect(sentTo(issueResetCode)).toEqual([])
})

test('only what the account says can be asked: no age of a doctor, no registration number of a patient', async () => {
  await choose('Navjot Gill')
  await expect.element(box('Registration number')).toBeVisible()
  await expect.element(box('Showed a card with a photo')).toBeVisible()
  await expect.element(box('Age or year of birth')).not.toBeInTheDocument()
  await page.getByRole('button', { name: 'Choose another account' }).click()
  await page.getByRole('button', { name: 'Ask who they are: Asha Rani' }).click()
  await expect.element(box('Registration number')).not.toBeInTheDocument()
})

test('says when nobody is found, and when there are more', async () => {
  serverSays(searchAccounts, { body: { accounts: [], hasMore: false } })
  await page.getByRole('searchbox').fill('nobody')
  await page.getByRole('button', { name: 'Search' }).click()
  await expect.element(page.getByText('No account found')).toBeVisible()
  serverSays(searchAccounts, { body: { accounts: [asha], hasMore: true } })
  await page.getByRole('searchbox').fill('asha')
  await page.getByRole('button', { name: 'Search' }).click()
  await expect.element(page.getByText(/There are more/)).toBeVisible()
})

test('a refusal is a sentence, and the ticks stay', async () => {
  serverSays(issueResetCode, { status: 403, refusal: { code: 'notResettable' } })
  await choose('Asha Rani')
  await box('Full name').click()
  await box('Village').click()
  await make().click()
  await expect.element(page.getByRole('alert')).toHaveTextContent('Only patients and doctors')
  await expect.element(box('Village')).toBeChecked()
})

test.each([
  ['password', 'Your password', 'secret1', { kind: 'password', password: 'secret1' }],
  ['code', 'Code from your authenticator app', '123456', { kind: 'code', code: '123456' }],
])(
  'asks for the %s again where the server wants it, then sends the same',
  async (kind, label, typed, body) => {
    const needed = { status: 401, refusal: { code: 'stepUpNeeded', details: { stepUp: kind } } }
    serverSays(issueResetCode, () => (sentTo(stepUp).length === 0 ? needed : { body: { code, expiresAt } }))
    serverSays(stepUp, { body: { message: 'Proved.' } })
    await choose('Asha Rani')
    await box('Full name').click()
    await box('Village').click()
    await make().click()
    await page.getByRole('dialog').getByLabelText(label).fill(typed)
    await page.getByRole('button', { name: 'Confirm' }).click()
    await expect.element(page.getByText(code)).toBeVisible()
    expect(sentTo(stepUp)[0]?.body).toEqual(body)
    expect(sentTo(issueResetCode).map((sent) => sent.body)).toEqual([
      { checked: ['name', 'village'] },
      { checked: ['name', 'village'] },
    ])
    await expect.element(page.getByRole('dialog')).not.toBeInTheDocument()
  },
)

test('who cancels the question has changed nothing; a wrong password is said in it', async () => {
  const message = 'Please confirm that it is still you, and try again.'
  const refusal = { code: 'stepUpNeeded', message, details: { stepUp: 'password' } }
  serverSays(issueResetCode, { status: 401, refusal })
  const wrong = { code: 'wrongPassword', fields: { password: 'passwordWrong' } }
  serverSays(stepUp, { status: 400, refusal: wrong })
  await choose('Asha Rani')
  await box('Full name').click()
  await box('Village').click()
  await make().click()
  await page.getByRole('dialog').getByLabelText('Your password').fill('secret2')
  await page.getByRole('button', { name: 'Confirm' }).click()
  await expect.element(page.getByText('This is not your current password')).toBeVisible()
  await page.getByRole('button', { name: 'Cancel' }).click()
  await expect.element(page.getByRole('dialog')).not.toBeInTheDocument()
  await expect.element(page.getByRole('alert')).toHaveTextContent(message)
  await expect.element(box('Village')).toBeChecked()
  expect(sentTo(issueResetCode)).toHaveLength(1)
})
