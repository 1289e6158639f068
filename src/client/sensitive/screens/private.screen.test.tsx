import { beforeEach, expect, test } from 'vitest'
import { page } from 'vitest/browser'
import { openDevice, sentTo, serverSays, show } from '../../../../tests/setup/screen.tsx'
import { markPrivate, openPrivate, readPrivacy } from '../../../shared/sensitive/sensitive.endpoints.ts'
import type { Privacy } from '../../../shared/sensitive/sensitive.schemas.ts'
import { PathParams } from '../../platform/browser/navigation.tsx'
import { Screen } from './private.screen.tsx'

const doctor = { id: '01936f2a-0000-7000-8000-000000000002', name: 'Navjot Kaur Gill', isOpen: false }
const entry: Privacy = {
  id: '01936f2a-0000-7000-8000-000000000001',
  kind: 'encounter',
  date: '2026-11-20',
  title: 'Gurpreet Singh Sandhu',
  isPrivate: true,
  doctors: [doctor],
}
const shown = () =>
  show(
    <PathParams value={{ id: entry.id }}>
      <Screen />
    </PathParams>,
  )
const box = (name: string) => page.getByRole('checkbox', { name })

let known: Privacy
beforeEach(async () => {
  await openDevice('patient')
  known = entry
  serverSays(readPrivacy, () => ({ body: known }))
})

test('a private visit is opened to a doctor', async () => {
  serverSays(openPrivate, () => {
    known = { ...entry, doctors: [{ ...doctor, isOpen: true }] }
    return { body: known }
  })
  shown()
  await expect.element(page.getByText('Dr. Gurpreet Singh Sandhu', { exact: false })).toBeVisible()
  await box('Dr. Navjot Kaur Gill').click()
  await expect.element(box('Dr. Navjot Kaur Gill')).toBeChecked()
  expect(sentTo(openPrivate)[0]).toMatchObject({ body: { doctor: doctor.id, isOpen: true } })
})

test('the mark is taken off, and no doctor is asked for', async () => {
  serverSays(markPrivate, () => {
    known = { ...entry, isPrivate: false }
    return { body: known }
  })
  shown()
  await box('Private').click()
  await expect.element(box('Private')).not.toBeChecked()
  await expect.element(box('Dr. Navjot Kaur Gill')).not.toBeInTheDocument()
  expect(sentTo(markPrivate)[0]).toMatchObject({ body: { isPrivate: false } })
})

test('what the server refuses is said, and the box stays as it is', async () => {
  serverSays(openPrivate, { status: 404, refusal: { code: 'notFound' } })
  shown()
  await box('Dr. Navjot Kaur Gill').click()
  await expect.element(page.getByRole('alert')).toBeVisible()
  await expect.element(box('Dr. Navjot Kaur Gill')).not.toBeChecked()
})

test('without another doctor it says so', async () => {
  serverSays(readPrivacy, { body: { ...entry, doctors: [] } })
  shown()
  await expect.element(page.getByText('No other doctor treats you now.')).toBeVisible()
})

test('a document without a title is named by its kind', async () => {
  serverSays(readPrivacy, { body: { ...entry, kind: 'document', title: '', documentKind: 'labReport' } })
  shown()
  await expect.element(page.getByText('Friday, 20 November: Lab report')).toBeVisible()
  await expect
    .element(page.getByText('and of a lab report the doctor who ordered', { exact: false }))
    .toBeVisible()
})

test('an illness is named by its code and words', async () => {
  serverSays(readPrivacy, {
    body: { ...entry, kind: 'condition', title: 'since birth', conditionCode: 'epilepsy' },
  })
  shown()
  await expect.element(page.getByText('Friday, 20 November: Fits (epilepsy): since birth')).toBeVisible()
  await expect.element(page.getByText('without its name', { exact: false })).toBeVisible()
})
