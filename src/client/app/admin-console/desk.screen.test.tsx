import { beforeEach, expect, test } from 'vitest'
import { page } from 'vitest/browser'
import { listInDoubt, listUnanswered } from '../../../shared/appointments/appointments.endpoints.ts'
import { listAudit } from '../../../shared/audit/audit.endpoints.ts'
import { listDoctors } from '../../../shared/doctors/doctors.endpoints.ts'
import { listAllFacilities } from '../../../shared/facilities/facilities.endpoints.ts'
import { en } from '../../../shared/i18n/locales.ts'
import { listNotices } from '../../../shared/notifications/notifications.endpoints.ts'
import { exportVolunteers, listVolunteers } from '../../../shared/volunteers/volunteers.endpoints.ts'
import {
  doctor,
  moment,
  openAdminConsole,
  noRequests,
  request,
  volunteer,
} from '../../../../tests/setup/desk-answers.ts'
import { openDevice, serverSays, show } from '../../../../tests/setup/screen.tsx'
import { Screen } from './desk.screen.tsx'

beforeEach(openAdminConsole)

const tab = (name: string) => page.getByRole('tab', { name })

test('the tab is in the URL and is opened by it', async () => {
  show(<Screen />)
  await tab('Requests').click()
  await expect.element(page.getByText('Every request has an answer')).toBeVisible()
  expect(location.search).toBe('?tab=requests')
  await openDevice('coordinator')
  history.replaceState(null, '', '/desk?tab=log')
  serverSays(listAudit, { body: { entries: [], next: null } })
  serverSays(listNotices, { body: [] })
  show(<Screen />)
  await expect.element(tab('Log')).toHaveAttribute('aria-selected', 'true')
  await expect.element(page.getByText('The log is empty')).toBeVisible()
})

test('the hospitals tab loads its messages when it is opened', async () => {
  serverSays(listAllFacilities, { body: [] })
  show(<Screen />)
  await tab('Hospitals').click()
  await expect.element(page.getByRole('heading', { name: en.facilities.desk.title })).toBeVisible()
})

test("requests show how long they have waited and link to the patient's phone", async () => {
  serverSays(listUnanswered, {
    body: {
      ...noRequests,
      requests: [request],
      inDoubt: [{ ...request, _id: doctor.id, status: 'scheduled', doctor: { name: 'Navjot Gill' } }],
    },
  })
  history.replaceState(null, '', '/desk?tab=requests')
  show(<Screen />)
  await expect.element(page.getByText('Asked 3 hours ago')).toBeVisible()
  await expect.element(page.getByText('Open to 2 doctors')).toBeVisible()
  await expect.element(page.getByText('Promised by Dr. Navjot Gill')).toBeVisible()
  await expect
    .element(page.getByRole('link', { name: '98140 54321' }).first())
    .toHaveAttribute('href', 'tel:9814054321')
})

test('further appointments in doubt are loaded on request', async () => {
  const promised = { ...request, status: 'scheduled', doctor: { name: 'Navjot Gill' } }
  const after = `1763000000000.${doctor.id}`
  serverSays(listUnanswered, {
    body: { ...noRequests, inDoubt: [promised], inDoubtNext: after },
  })
  serverSays(listInDoubt, ({ query }) => ({
    body: {
      inDoubt: query['after'] === after ? [{ ...promised, doctor: { name: 'Left Out' } }] : [],
      next: null,
    },
  }))
  history.replaceState(null, '', '/desk?tab=requests')
  show(<Screen />)
  await page.getByRole('button', { name: 'Show more who need a call' }).click()
  await expect.element(page.getByText('Promised by Dr. Left Out')).toBeVisible()
  await expect
    .element(page.getByRole('button', { name: 'Show more who need a call' }))
    .not.toBeInTheDocument()
})

test('the list of volunteers is saved as a CSV file with formulas disabled', async () => {
  serverSays(listVolunteers, { body: { volunteers: [volunteer], next: null } })
  serverSays(exportVolunteers, { body: { volunteers: [volunteer], today: '2026-11-21' } })
  history.replaceState(null, '', '/desk?tab=volunteers')
  const saved: { name: string; blob: Blob }[] = []
  const make = URL.createObjectURL
  let blob = new Blob()
  URL.createObjectURL = (made) => {
    blob = made as Blob
    return make(blob)
  }
  const press = HTMLAnchorElement.prototype.click
  HTMLAnchorElement.prototype.click = function keep() {
    saved.push({ name: this.download, blob })
  }
  try {
    show(<Screen />)
    await page.getByRole('button', { name: 'Save as a file (CSV)' }).click()
    await expect.poll(() => saved[0]?.name).toBe('volunteers-2026-11-21.csv')
    const bytes = new Uint8Array(await blob.arrayBuffer())
    expect(Array.from(bytes.subarray(0, 3))).toEqual([0xef, 0xbb, 0xbf])
    expect(new TextDecoder().decode(bytes)).toContain(
      `"'=Asha, ""Rani""","98140 00001","Yes","2026-11-21"\r\n`,
    )
  } finally {
    URL.createObjectURL = make
    HTMLAnchorElement.prototype.click = press
  }
})

test('the log shows actions in Hindi with actor and subject, and an unknown action by its name', async () => {
  await openDevice('coordinator', { language: 'hi' })
  const actor = { id: doctor.id, name: 'Meena Devi', username: 'meena' }
  const subject = { name: 'Navjot Gill', username: 'navjot' }
  const entries = [
    { id: volunteer.id, at: moment, act: 'doctors.approve', actor, subject },
    { id: request._id, at: moment, act: 'labs.unknown', actor: null, subject: null },
  ]
  serverSays(listAudit, { body: { entries, next: null } })
  serverSays(listNotices, { body: [] })
  history.replaceState(null, '', '/desk?tab=log')
  show(<Screen />)
  const list = page.getByRole('list')
  await expect.element(list.getByText('डॉक्टर को मंज़ूर किया')).toBeVisible()
  await expect.element(list.getByText('Navjot Gill (@navjot) के बारे में')).toBeVisible()
  await expect.element(list.getByText('Meena Devi (@meena) ने किया')).toBeVisible()
  await expect.element(list.getByText('कुछ और (labs.unknown)')).toBeVisible()
})

test('a failed load can be retried', async () => {
  serverSays(listDoctors, { status: 404, refusal: { code: 'notFound' } })
  show(<Screen />)
  await expect.element(page.getByText('The doctors could not be loaded.')).toBeVisible()
  serverSays(listDoctors, { body: { doctors: [], next: null } })
  await page.getByRole('button', { name: 'Try again' }).click()
  await expect.element(page.getByText('No doctor is waiting')).toBeVisible()
})
