import { beforeEach, expect, test } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import {
  approveDoctor,
  listDoctors,
  refuseDoctor,
  suspendDoctor,
} from '../../../shared/doctors/doctors.endpoints.ts'
import { refresh } from '../../platform/queries/queries.tsx'
import { doctor, openAdminConsole, volunteer } from '../../../../tests/setup/desk-answers.ts'
import { sentTo, serverSays, show } from '../../../../tests/setup/screen.tsx'
import { Screen } from './desk.screen.tsx'

/** The doctors tab of the desk: approving and refusing doctors. */
beforeEach(openAdminConsole)

test('approving sends the registration number that was shown', async () => {
  serverSays(approveDoctor, { body: { ...doctor, approval: 'approved' } })
  show(<Screen />)
  await page.getByRole('button', { name: 'Approve: ' }).click()
  await expect.element(page.getByText('Dr. Navjot Gill is approved and can receive requests.')).toBeVisible()
  expect(sentTo(approveDoctor)[0]?.body).toEqual({ registrationNumber: 'PMC-1' })
})

test('a doctor without a registration number cannot be approved', async () => {
  serverSays(listDoctors, { body: { doctors: [{ ...doctor, registrationNumber: '' }], next: null } })
  show(<Screen />)
  await expect.element(page.getByText(/A doctor cannot be approved without it/)).toBeVisible()
  await expect.element(page.getByRole('button', { name: 'Approve: ' })).not.toBeInTheDocument()
})

test.each([
  ['awaiting', 'Refuse', refuseDoctor],
  ['approved', 'Suspend', suspendDoctor],
] as const)('who is %s: %s asks for a reason first', async (approval, name, endpoint) => {
  serverSays(listDoctors, { body: { doctors: [{ ...doctor, approval }], next: null } })
  serverSays(endpoint, { body: doctor })
  show(<Screen />)
  await page.getByRole('button', { name: `${name}: ` }).click()
  const sheet = page.getByRole('dialog')
  await sheet.getByRole('button', { name, exact: true }).click()
  await expect.element(page.getByText('Please fill in this field')).toBeVisible()
  expect(sentTo(endpoint)).toEqual([])
  await page.getByLabelText('Reason (the doctor will see this)').fill('Not in the register')
  await sheet.getByRole('button', { name, exact: true }).click()
  await expect.poll(() => sentTo(endpoint)[0]?.body).toEqual({ reason: 'Not in the register' })
})

test('the dialog stays open while the list behind it changes', async () => {
  show(<Screen />)
  await page.getByRole('searchbox').fill('nav')
  await page.getByRole('button', { name: 'Refuse: ' }).click()
  const reason = page.getByLabelText('Reason (the doctor will see this)')
  await reason.fill('Not in the')
  serverSays(listDoctors, { body: { doctors: [], next: null } })
  await refresh('doctors')
  await expect.element(page.getByText('No results')).toBeInTheDocument()
  await expect.element(reason).toHaveValue('Not in the')
})

test('a 409 says who decided first and refetches the list', async () => {
  serverSays(approveDoctor, () => {
    serverSays(listDoctors, { body: { doctors: [], next: null } })
    const decided = { by: 'Meena Devi', approval: 'refused' }
    return { status: 409, refusal: { code: 'alreadyDecided', details: { decided } } }
  })
  show(<Screen />)
  await page.getByRole('button', { name: 'Approve: ' }).click()
  await expect
    .element(page.getByText(/Someone has already decided this.* Refused · By Meena Devi/))
    .toBeVisible()
  await expect.element(page.getByText('No doctor is waiting')).toBeVisible()
})

test.each([
  [{ status: 409, refusal: { code: 'alreadyDecided' } }, /Someone has already decided this/],
  [
    {
      status: 409,
      refusal: { code: 'alreadyDecided', details: { decided: { by: 'Meena Devi', approval: 'approved' } } },
    },
    /Approved · By Meena Devi/,
  ],
  [{ status: 503, refusal: { code: 'unavailable' } }, /try again/],
])('the reason is kept when sending fails: %j', async (no, sentence) => {
  serverSays(refuseDoctor, no)
  show(<Screen />)
  await page.getByRole('button', { name: 'Refuse: ' }).click()
  const sheet = page.getByRole('dialog')
  const reason = page.getByLabelText('Reason (the doctor will see this)')
  await reason.fill('Not in the register')
  await sheet.getByRole('button', { name: 'Refuse', exact: true }).click()
  await expect.element(sheet.getByText(sentence)).toBeVisible()
  await expect.element(reason).toHaveValue('Not in the register')
})

test('keyboard focus stays in the list when the decided row is removed', async () => {
  const other = { ...doctor, id: volunteer.id, name: 'Other' }
  serverSays(listDoctors, { body: { doctors: [doctor, other], next: null } })
  serverSays(approveDoctor, () => {
    serverSays(listDoctors, { body: { doctors: [other], next: null } })
    return { body: { ...doctor, approval: 'approved' } }
  })
  show(<Screen />)
  const approve = page.getByRole('button', { name: 'Approve: ' }).first()
  await expect.element(approve).toBeVisible()
  approve.element().focus()
  await userEvent.keyboard('{Enter}')
  await expect.element(page.getByText('Dr. Navjot Gill', { exact: true })).not.toBeInTheDocument()
  await expect.poll(() => document.activeElement?.closest('[role=tabpanel]')).not.toBeNull()
})

/** Answers with pages of pending doctors; `rows` is read again for each request. */
function serverPages(rows: () => (typeof doctor)[], size: number): void {
  serverSays(listDoctors, ({ query }) => {
    const from = query.after === undefined ? 0 : rows().findIndex(({ id }) => id === query.after) + 1
    const doctors = rows().slice(from, from + size)
    const isLast = from + size >= rows().length
    return { body: { doctors, next: isLast ? null : (doctors.at(-1)?.id ?? null) } }
  })
}
function doctorNumber(n: number): typeof doctor {
  return { ...doctor, id: doctor.id.replace(/.{3}$/, String(100 + n)), name: `Number ${n}` }
}

test('a long list loads page by page, and the focus moves to the new page', async () => {
  serverPages(() => [1, 2, 3, 4, 5].map(doctorNumber), 2)
  show(<Screen />)
  await expect.element(page.getByText('Dr. Number 2')).toBeVisible()
  await expect.element(page.getByText('Dr. Number 3')).not.toBeInTheDocument()
  for (const n of [3, 5]) {
    const more = page.getByRole('button', { name: 'Show more' })
    more.element().focus()
    await userEvent.keyboard('{Enter}')
    await expect.element(page.getByText(`Dr. Number ${n}`)).toBeVisible()
    expect(document.activeElement?.textContent).toMatch(new RegExp(`^Dr. Number ${n}`))
  }
  await expect.element(page.getByRole('button', { name: 'Show more' })).not.toBeInTheDocument()
})

test('open pages stay open, without gaps, when rows are added or removed above', async () => {
  let rows = [1, 2, 3, 4, 5, 6].map(doctorNumber)
  serverPages(() => rows, 2)
  show(<Screen />)
  for (const n of [4, 6]) {
    await page.getByRole('button', { name: 'Show more' }).click()
    await expect.element(page.getByText(`Dr. Number ${n}`)).toBeVisible()
  }
  const names = () => [...document.querySelectorAll('main li h2')].map((head) => head.textContent)
  const seen: number[] = []
  const watch = new MutationObserver(() => seen.push(names().length))
  watch.observe(document.body, { childList: true, subtree: true })
  rows = rows.slice(1)
  await refresh('doctors')
  await expect.poll(names).toEqual([2, 3, 4, 5, 6].map((n) => `Dr. Number ${n}`))
  watch.disconnect()
  // The rows were shown all the time, so the scroll position did not jump.
  expect(Math.min(...seen)).toBeGreaterThanOrEqual(5)
})
