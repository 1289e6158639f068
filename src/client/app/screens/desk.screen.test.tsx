import { beforeEach, expect, test } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { listUnanswered } from '../../../shared/appointments/appointments.desk.contract.ts'
import { listAudit } from '../../../shared/audit/audit.contract.ts'
import {
  approveDoctor,
  listDoctors,
  refuseDoctor,
  suspendDoctor,
} from '../../../shared/doctors/doctors.desk.contract.ts'
import { listAllFacilities } from '../../../shared/facilities/facilities.contract.ts'
import { en } from '../../../shared/messages/shelves.ts'
import { listNotices } from '../../../shared/notifications/notifications.contract.ts'
import { exportVolunteers, listVolunteers } from '../../../shared/volunteers/volunteers.contract.ts'
import { refresh } from '../../platform/queries.tsx'
import { openDevice, sentTo, serverSays, show } from '../../../../tests/setup/screen.tsx'
import { Screen } from './desk.screen.tsx'

const moment = { at: '2026-11-21T04:30:00.000Z', date: '2026-11-21', time: '10:00' }
const doctor = {
  id: '01936f2a-0000-7000-8000-000000000001',
  username: 'navjot',
  name: 'Dr. Navjot Gill',
  specialization: 'Skin',
  experience: '12',
  phone: '9814012345',
  clinic: 'Civil Hospital',
  registrationNumber: 'PMC-1',
  approval: 'awaiting',
  approvalReason: null,
  approvalSince: moment,
  decidedBy: null,
}
const volunteer = {
  id: '01936f2a-0000-7000-8000-000000000002',
  name: '=Asha, "Rani"',
  mobile: '9814000001',
  hasVehicle: true,
  registeredAt: moment,
}
const request = {
  _id: '01936f2a-0000-7000-8000-000000000003',
  date: '2026-11-23',
  time: '10:00',
  startsAt: '2026-11-23T04:30:00.000Z',
  askedAt: { ...moment, at: new Date(Date.now() - 3 * 3_600_000).toISOString() },
  status: 'pending',
  type: 'in-person',
  specialization: 'fever',
  patient: { name: 'Zorawar Singh', phone: '98140 54321' },
  doctor: null,
  openFor: 2,
}

beforeEach(async () => {
  await openDevice('coordinator', { name: 'Meena Devi' })
  history.replaceState(null, '', '/desk')
  serverSays(listNotices, { body: [] })
  serverSays(listDoctors, { body: { doctors: [doctor], next: null } })
  serverSays(listUnanswered, { body: { requests: [], inDoubt: [], next: null } })
  serverSays(listVolunteers, { body: { volunteers: [], next: null } })
  serverSays(listAudit, { body: { entries: [], next: null } })
})

const tab = (name: string) => page.getByRole('tab', { name })

test('the tab stands in the address and is opened by it', async () => {
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
  await expect.element(page.getByText('Nothing stands in the log yet')).toBeVisible()
})

test('the hospitals come with their words when their tab is opened', async () => {
  serverSays(listAllFacilities, { body: [] })
  show(<Screen />)
  await tab('Hospitals').click()
  await expect.element(page.getByRole('heading', { name: en.facilities.desk.title })).toBeVisible()
})

test('approving sends the number that was seen', async () => {
  serverSays(approveDoctor, { body: { ...doctor, approval: 'approved' } })
  show(<Screen />)
  await page.getByRole('button', { name: 'Approve', exact: true }).click()
  await expect.element(page.getByText('Dr. Navjot Gill is approved and can receive requests.')).toBeVisible()
  expect(sentTo(approveDoctor)[0]?.body).toEqual({ registrationNumber: 'PMC-1' })
})

test('without a number nobody is approved', async () => {
  serverSays(listDoctors, { body: { doctors: [{ ...doctor, registrationNumber: '' }], next: null } })
  show(<Screen />)
  await expect.element(page.getByText(/Without it nobody can be approved/)).toBeVisible()
  await expect.element(page.getByRole('button', { name: 'Approve', exact: true })).not.toBeInTheDocument()
})

test.each([
  ['awaiting', 'Refuse', refuseDoctor],
  ['approved', 'Suspend', suspendDoctor],
] as const)('who is %s: %s asks for a reason first', async (approval, name, contract) => {
  serverSays(listDoctors, { body: { doctors: [{ ...doctor, approval }], next: null } })
  serverSays(contract, { body: doctor })
  show(<Screen />)
  await page.getByRole('button', { name, exact: true }).click()
  const sheet = page.getByRole('dialog')
  await sheet.getByRole('button', { name, exact: true }).click()
  await expect.element(page.getByText('Please fill in this field')).toBeVisible()
  expect(sentTo(contract)).toEqual([])
  await page.getByLabelText('Reason, for the doctor to read').fill('Not in the register')
  await sheet.getByRole('button', { name, exact: true }).click()
  await expect.poll(() => sentTo(contract)[0]?.body).toEqual({ reason: 'Not in the register' })
})

test('the sheet stays while the list behind it changes', async () => {
  show(<Screen />)
  await page.getByRole('searchbox').fill('nav')
  await page.getByRole('button', { name: 'Refuse', exact: true }).click()
  const reason = page.getByLabelText('Reason, for the doctor to read')
  await reason.fill('Not in the')
  serverSays(listDoctors, { body: { doctors: [], next: null } })
  await refresh('doctors')
  await expect.element(page.getByText('Nobody fits this search')).toBeInTheDocument()
  await expect.element(reason).toHaveValue('Not in the')
})

test('somebody was faster: it is said, and the list shows how it stands', async () => {
  serverSays(approveDoctor, () => {
    serverSays(listDoctors, { body: { doctors: [], next: null } })
    const decided = { by: 'Meena Devi', approval: 'refused' }
    return { status: 409, refusal: { code: 'alreadyDecided', details: { decided } } }
  })
  show(<Screen />)
  await page.getByRole('button', { name: 'Approve', exact: true }).click()
  await expect
    .element(page.getByText(/Somebody decided this meanwhile.* Refused · By Meena Devi/))
    .toBeVisible()
  await expect.element(page.getByText('No doctor is waiting')).toBeVisible()
})

test.each([
  [{ status: 409, refusal: { code: 'alreadyDecided' } }, /Somebody decided this meanwhile/],
  [
    {
      status: 409,
      refusal: { code: 'alreadyDecided', details: { decided: { by: 'Meena Devi', approval: 'approved' } } },
    },
    /Approved · By Meena Devi/,
  ],
  [{ status: 503, refusal: { code: 'unavailable' } }, /try again/],
])('a reason that was written stays written when it could not be sent: %j', async (no, sentence) => {
  serverSays(refuseDoctor, no)
  show(<Screen />)
  await page.getByRole('button', { name: 'Refuse', exact: true }).click()
  const sheet = page.getByRole('dialog')
  const reason = page.getByLabelText('Reason, for the doctor to read')
  await reason.fill('Not in the register')
  await sheet.getByRole('button', { name: 'Refuse', exact: true }).click()
  await expect.element(sheet.getByText(sentence)).toBeVisible()
  await expect.element(reason).toHaveValue('Not in the register')
})

test('whoever decides by keyboard stays in the list when the row leaves it', async () => {
  const other = { ...doctor, id: volunteer.id, name: 'Other' }
  serverSays(listDoctors, { body: { doctors: [doctor, other], next: null } })
  serverSays(approveDoctor, () => {
    serverSays(listDoctors, { body: { doctors: [other], next: null } })
    return { body: { ...doctor, approval: 'approved' } }
  })
  show(<Screen />)
  const approve = page.getByRole('button', { name: 'Approve', exact: true }).first()
  await expect.element(approve).toBeVisible()
  approve.element().focus()
  await userEvent.keyboard('{Enter}')
  await expect.element(page.getByText('Dr. Navjot Gill', { exact: true })).not.toBeInTheDocument()
  await expect.poll(() => document.activeElement?.closest('[role=tabpanel]')).not.toBeNull()
})

/** Waiting doctors as the server pages them: `rows` is read anew at every question. */
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

test('a long list is read page by page; the cursor goes where the page comes', async () => {
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

test('pages that stand open stay open, without a gap, when something comes or goes above them', async () => {
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
  // What was there stood there all the time: nobody's place on the page jumped.
  expect(Math.min(...seen)).toBeGreaterThanOrEqual(5)
})

test('requests say how long they wait, and ring the patient', async () => {
  serverSays(listUnanswered, {
    body: {
      requests: [request],
      inDoubt: [{ ...request, _id: doctor.id, status: 'scheduled', doctor: { name: 'Navjot Gill' } }],
      next: null,
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

test('the list of volunteers is saved as a file that runs no formula', async () => {
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

test('the log says acts in words, who and on whom, in Hindi; one nobody has words for is still said', async () => {
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

test('what could not be loaded is offered again', async () => {
  serverSays(listDoctors, { status: 404, refusal: { code: 'notFound' } })
  show(<Screen />)
  await expect.element(page.getByText('The doctors could not be loaded.')).toBeVisible()
  serverSays(listDoctors, { body: { doctors: [], next: null } })
  await page.getByRole('button', { name: 'Try again' }).click()
  await expect.element(page.getByText('No doctor is waiting')).toBeVisible()
})
