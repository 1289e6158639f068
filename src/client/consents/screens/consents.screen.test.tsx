import { beforeEach, expect, test } from 'vitest'
import { page } from 'vitest/browser'
import { openDevice, sentTo, serverSays, show } from '../../../../tests/setup/screen.tsx'
import { readConsents, saveConsents } from '../../../shared/consents/consents.endpoints.ts'
import { noticeVersion } from '../../../shared/consents/consents.purposes.ts'
import { listActingFor } from '../../../shared/patients/patients.endpoints.ts'
import { actFor } from '../../platform/session/acting-for.ts'
import { ConsentQuestion } from '../components/consent-question.tsx'
import { Screen } from './consents.screen.tsx'

const at = (date: string) => ({ at: `${date}T04:30:00.000Z`, date, time: '10:00' })
const given = { version: 1, givenAt: at('2026-11-20'), withdrawnAt: null }
const never = { version: null, givenAt: null, withdrawnAt: null }
const care = { purpose: 'care', isNeeded: true } as const
const calls = { purpose: 'calls', isNeeded: false } as const
const agreed = {
  version: 1,
  isAsked: false,
  consents: [
    { ...care, ...given },
    { ...calls, ...given },
  ],
}
const asked = {
  version: 1,
  isAsked: true,
  consents: [
    { ...care, ...never },
    { ...calls, ...never },
  ],
}
const notice = { version: noticeVersion, language: 'en' }

beforeEach(async () => {
  await openDevice('patient')
  serverSays(readConsents, { body: agreed })
  serverSays(listActingFor, { body: [] })
})

const phone = () => page.getByRole('switch', { name: /may phone me/ })

test('says what was agreed to, when, and to which notice; the needed one leads to closing the account', async () => {
  show(<Screen />)
  await expect.element(page.getByText('Agreed on Friday, 20 November, notice number 1').first()).toBeVisible()
  await expect.element(phone()).toHaveAttribute('aria-checked', 'true')
  await expect
    .element(page.getByRole('link', { name: 'To stop this, close the account' }))
    .toHaveAttribute('href', '/settings/close')
  await expect
    .element(page.getByRole('link', { name: 'Read the privacy notice' }))
    .toHaveAttribute('href', '/privacy')
})

test('the optional purpose is withdrawn and given again by a switch', async () => {
  const withdrawn = {
    ...agreed,
    consents: [agreed.consents[0], { ...calls, ...given, withdrawnAt: at('2026-11-21') }],
  }
  serverSays(saveConsents, () => {
    serverSays(readConsents, { body: withdrawn })
    return { body: withdrawn }
  })
  show(<Screen />)
  await phone().click()
  await expect.element(phone()).toHaveAttribute('aria-checked', 'false')
  await expect.element(page.getByText('Stopped on Saturday, 21 November')).toBeVisible()
  await phone().click()
  await expect
    .poll(() => sentTo(saveConsents).map(({ body }) => body))
    .toEqual([
      { purposes: ['care'], notice },
      { purposes: ['care', 'calls'], notice },
    ])
})

test('a refusal is shown, and the switch stays as the server has it', async () => {
  serverSays(saveConsents, { status: 503, refusal: { code: 'told', message: 'Please try again later.' } })
  show(<Screen />)
  await phone().click()
  await expect.element(page.getByRole('alert')).toHaveTextContent('Please try again later.')
  await expect.element(phone()).toHaveAttribute('aria-checked', 'true')
})

test('who has not answered yet is asked: nothing is ticked, and an error stands at the field', async () => {
  serverSays(readConsents, { body: asked })
  serverSays(saveConsents, {
    status: 400,
    refusal: { code: 'invalid', fields: { purposes: 'consentNeeded' } },
  })
  show(<Screen />)
  await expect.element(page.getByLabelText(/My record is kept/)).not.toBeChecked()
  await expect.element(page.getByLabelText(/may phone me/)).not.toBeChecked()
  await page.getByRole('button', { name: 'I agree' }).click()
  await expect
    .element(page.getByLabelText(/My record is kept/))
    .toHaveAccessibleDescription('Please tick this. Without it, the account cannot be kept')
  serverSays(saveConsents, () => {
    serverSays(readConsents, { body: agreed })
    return { body: agreed }
  })
  await page.getByLabelText(/My record is kept/).click()
  await page.getByRole('button', { name: 'I agree' }).click()
  await expect.element(page.getByText('Your answer is saved.')).toBeVisible()
  expect(sentTo(saveConsents).at(-1)?.body).toEqual({ purposes: ['care'], notice })
  await expect.element(phone()).toBeVisible()
})

test('for somebody of the family it says for whom, and does not lead to closing the own account', async () => {
  const id = '01a1fd14-3547-736d-953f-202a5e4eea86'
  const baby = { id, name: 'Gurnoor', relation: 'child', age: 1, gender: 'Female', areas: ['guardianship'] }
  serverSays(listActingFor, { body: [baby] })
  const readFor: (string | null)[] = []
  serverSays(readConsents, ({ patientId }) => {
    readFor.push(patientId)
    return { body: agreed }
  })
  actFor(id)
  show(<Screen />)
  await expect.element(page.getByText('For Gurnoor')).toBeVisible()
  await expect.element(phone()).toBeVisible()
  await expect.element(page.getByRole('link', { name: /close the account/ })).not.toBeInTheDocument()
  expect(new Set(readFor)).toEqual(new Set([id]))
})

test('the card asks those who have not answered, and nobody else', async () => {
  serverSays(readConsents, { body: asked })
  show(<ConsentQuestion />)
  await expect
    .element(page.getByRole('link', { name: 'Read and answer' }))
    .toHaveAttribute('href', '/settings/privacy')
  await openDevice('patient')
  let reads = 0
  serverSays(readConsents, () => {
    reads += 1
    return { body: agreed }
  })
  show(<ConsentQuestion />)
  await expect.poll(() => reads).toBe(1)
  await expect.element(page.getByRole('link', { name: 'Read and answer' })).not.toBeInTheDocument()
})
