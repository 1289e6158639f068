import { beforeEach, expect, test } from 'vitest'
import { page } from 'vitest/browser'
import { keepQueued as keep } from '../../../../tests/setup/keep-queued.ts'
import { openDevice, sentTo, serverSays, show } from '../../../../tests/setup/screen.tsx'
import { listActivities } from '../../../shared/activities/activities.endpoints.ts'
import { sendToPatient } from '../../../shared/communications/communications.doctor.endpoints.ts'
import { listDoctors, sendToDoctor } from '../../../shared/communications/communications.endpoints.ts'
import { beginUpload } from '../../../shared/documents/documents.endpoints.ts'
import { newKey } from '../../platform/api/keys.ts'
import { uploadIdOf } from '../../platform/outbox/new-entry.ts'
import { queueWithFiles } from '../../platform/outbox/outbox.ts'
import { queuedNow } from '../../platform/outbox/queued-mutation.ts'
import { readDraft } from '../../platform/session/drafts.ts'
import { Screen } from './waiting.screen.tsx'

const button = (name: string | RegExp) => page.getByRole('button', { name })
const gill = '01a1fd14-3547-736d-953f-202a5e4eea86'
const brar = '01a1fd14-3547-736d-953f-202a5e4eea87'
const heading = (name: string | RegExp) => page.getByRole('heading', { name })

beforeEach(async () => {
  await openDevice('patient')
  history.replaceState(null, '', '/waiting')
  serverSays(listActivities, { body: [] })
})

test('the words of a message with photos are changed where it waits, and its photos stay', async () => {
  const photos = ['01a1fd14-3547-736d-953f-202a5e4eea86']
  serverSays(sendToDoctor, () => {
    throw new TypeError('no line')
  })
  await keep(sendToDoctor, { text: 'My leg', photos, redFlagsSeen: true }, { id: photos[0]! })
  show(<Screen />)
  await expect.element(heading('Message to a doctor: My leg · 1 photo')).toBeVisible()
  const before = queuedNow()[0]?.key
  await button('Change').click()
  const dialog = page.getByRole('dialog')
  await dialog.getByLabelText('Change').fill('My left leg')
  await dialog.getByRole('button', { name: 'Send now' }).click()
  await expect.element(heading('Message to a doctor: My left leg · 1 photo')).toBeVisible()
  const [entry] = queuedNow()
  expect(entry?.body).toEqual({ text: 'My left leg', photos, redFlagsSeen: false })
  expect(entry?.key).not.toBe(before)
})

test('a doctor’s answer keeps what was read and asked when its words change; answered meanwhile, it says so first', async () => {
  await openDevice('doctor')
  const id = '01a1fd14-3547-736d-953f-202a5e4eea86'
  const said = { asksToCome: true, upTo: '2026-11-21T04:30:00.000Z' }
  serverSays(sendToPatient, { status: 409, refusal: { code: 'answered' } })
  await keep(sendToPatient, { text: 'Come today', ...said }, { id }, 'doctor-1')
  show(<Screen />)
  await expect.element(heading('Answer to a patient: Come today')).toBeVisible()
  await button('Change').click()
  const dialog = page.getByRole('dialog')
  await dialog.getByLabelText('Change').fill('Come tomorrow')
  await dialog.getByRole('button', { name: 'Send now' }).click()
  await expect
    .element(page.getByRole('alert'))
    .toHaveTextContent('you answered this patient on another device')
  serverSays(sendToPatient, { body: {} })
  await button('Try again').click()
  await expect.element(page.getByText('Nothing is waiting')).toBeVisible()
  // The first words may have been tried before they were changed.
  expect(
    sentTo(sendToPatient)
      .slice(-2)
      .map(({ body }) => body),
  ).toEqual([
    { text: 'Come tomorrow', ...said },
    { text: 'Come tomorrow', ...said, answeredSeen: true },
  ])
})

test('an answer for a doctor on leave that comes too late says so, and keeps its words', async () => {
  await openDevice('doctor')
  const said = { upTo: '2026-11-21T04:30:00.000Z', standingInFor: brar }
  serverSays(sendToPatient, { status: 409, refusal: { code: 'standInOver' } })
  await keep(sendToPatient, { text: 'Go on with the syrup', ...said }, { id: gill }, 'doctor-1')
  show(<Screen />)
  await button('Send now').click()
  await expect
    .element(page.getByRole('alert'))
    .toHaveTextContent('you do not stand in for this doctor any more')
  await expect.element(heading('Answer to a patient: Go on with the syrup')).toBeVisible()
  await expect.element(button('Delete')).toBeVisible()
  expect(queuedNow()).toMatchObject([{ state: 'refused' }])
})

const photo = async (name: string) => {
  const canvas = new OffscreenCanvas(60, 40)
  canvas.getContext('2d')?.fillRect(0, 0, 60, 40)
  return new File([await canvas.convertToBlob({ type: 'image/png' })], name, { type: 'image/png' })
}
const uploads = () => queuedNow().filter(({ to }) => to.name === beginUpload.name)

/** A message with photos, whose files are on the phone. */
async function keepWithPhotos(count: number): Promise<void> {
  for (const endpoint of [sendToDoctor, beginUpload])
    serverSays(endpoint, () => {
      throw new TypeError('no line')
    })
  const files = await Promise.all(
    Array.from(
      { length: count },
      async (_, nth) => new Uint8Array(await (await photo(`${nth}`)).arrayBuffer()),
    ),
  )
  await queueWithFiles(beginUpload, files, {
    endpoint: sendToDoctor,
    asked: (photos) => ({ params: { id: gill }, body: { text: 'My leg', photos }, key: newKey() }),
  })
  show(<Screen />)
  await expect.element(heading(`Message to a doctor: My leg · ${count} photos`)).toBeVisible()
  await button('Change').click()
}

test('photos of a message that waits are taken away and added; the others and the words stay', async () => {
  await keepWithPhotos(2)
  const [first, second] = uploads()
  const dialog = page.getByRole('dialog')
  await expect.element(dialog.getByRole('img', { name: 'Photo 2' })).toBeVisible()
  await dialog.getByRole('button', { name: 'Remove photo 1' }).click()
  await dialog.getByLabelText('Choose a file').upload(await photo('new.png'))
  await expect.element(dialog.getByRole('img', { name: 'Photo 2' })).toBeVisible()
  await dialog.getByRole('button', { name: 'Send now' }).click()
  await expect.poll(() => uploads().some(({ key }) => key === first?.key)).toBe(false)
  const [kept, added] = uploads()
  const message = queuedNow().find(({ to }) => to.name === sendToDoctor.name)
  expect(kept).toMatchObject({ key: second?.key })
  expect(kept).not.toHaveProperty('dependsOn')
  expect(added).toMatchObject({ dependsOn: kept?.key })
  expect(message).toMatchObject({
    dependsOn: added?.key,
    body: { text: 'My leg', photos: [uploadIdOf(kept?.key ?? ''), uploadIdOf(added?.key ?? '')] },
  })
  await expect.element(heading('Message to a doctor: My leg · 2 photos')).toBeVisible()
})

test('without words a message keeps one photo, or says what is missing', async () => {
  await keepWithPhotos(2)
  const dialog = page.getByRole('dialog')
  await dialog.getByLabelText('Change').fill('')
  await dialog.getByRole('button', { name: 'Remove photo 2' }).click()
  await dialog.getByRole('button', { name: 'Remove photo 1' }).click()
  await dialog.getByRole('button', { name: 'Send now' }).click()
  await expect.element(dialog.getByText('Please fill in this field')).toBeVisible()
  expect(uploads()).toHaveLength(2)
})

/** A message to a doctor who no longer treats the patient, beside one who does. */
async function sendToClosed(): Promise<void> {
  const waits = { specialization: '', answerDueAt: null, isOverdue: false, lastAt: null, unread: 0 }
  serverSays(listDoctors, {
    body: {
      doctors: [
        { id: gill, name: 'Gill', canWrite: false, ...waits },
        { id: brar, name: 'Brar', canWrite: true, ...waits },
      ],
    },
  })
  serverSays(sendToDoctor, ({ path }) =>
    path.includes(gill) ? { status: 409, refusal: { code: 'threadClosed' } } : { body: {} },
  )
  await keep(sendToDoctor, { text: 'The cough is back' }, { id: gill })
  show(<Screen />)
  await button('Send now').click()
  await expect.element(page.getByRole('alert')).toHaveTextContent('this conversation was closed')
}

test('a message to a closed thread keeps its words, also when they are changed, and a visit is asked for with them', async () => {
  await sendToClosed()
  // The page of that doctor has no form for them.
  await button('Change').click()
  const dialog = page.getByRole('dialog')
  await dialog.getByLabelText('Change').fill('The cough is back, with fever')
  await dialog.getByRole('button', { name: 'Send now' }).click()
  await expect.element(heading('Message to a doctor: The cough is back, with fever')).toBeVisible()
  await expect.element(page.getByRole('alert')).toHaveTextContent('Your message is kept here')
  await button('Ask for a visit, with these words').click()
  await expect.poll(() => location.pathname + location.search).toBe(`/appointments/book?doctor=${gill}`)
  expect(readDraft('appointments.request')?.values).toEqual({
    specialization: 'The cough is back, with fever',
  })
  expect(queuedNow()).toMatchObject([{ state: 'refused' }])
})

test('a message to a closed thread goes to another doctor who treats the patient', async () => {
  await sendToClosed()
  await button('Send it to Dr. Brar').click()
  await expect.element(page.getByText('Nothing is waiting')).toBeVisible()
  expect(sentTo(sendToDoctor).at(-1)).toMatchObject({
    path: `/api/doctors/${brar}/communications`,
    body: { text: 'The cough is back' },
  })
})
