import { beforeEach, expect, test } from 'vitest'
import { page } from 'vitest/browser'
import { jpegOf } from '../../../../tests/setup/pictures.ts'
import { openDevice, sentTo, serverSays, show } from '../../../../tests/setup/screen.tsx'
import {
  listAnswered,
  listWaiting,
  markSeenByDoctor,
  readPhoto,
  readThreadOfPatient,
  sendToPatient,
  settleThread,
} from '../../../shared/communications/communications.doctor.endpoints.ts'
import { addDays } from '../../../shared/kit/time/town-time.ts'
import type { Message, ThreadOfDoctor } from '../../../shared/communications/communications.schemas.ts'
import { Screen as Threads } from './doctor-threads.screen.tsx'
import { appendPieceFor, beginUploadFor } from '../../../shared/documents/documents.doctor.endpoints.ts'
import { today } from '../../platform/clock/today.ts'
import { sendAll } from '../../platform/outbox/outbox.ts'
import { PathParams } from '../../platform/browser/navigation.tsx'
import { Screen } from './doctor-thread.screen.tsx'

const pixel = 'UklGRhYAAABXRUJQVlA4TAoAAAAvAAAAAEX/I/of'
const id = '01a1fd14-3547-736d-953f-202a5e4eea86'
const patient = { id, name: 'Simran Kaur' }
const due = { at: '2026-11-24T09:30:00.000Z', date: '2026-11-24', time: '15:00' }
const receivedAt = '2026-11-21T04:30:00.000Z'
const asked: Message = {
  id: '01a1fd14-3547-736d-953f-202a5e4eea87',
  by: 'patient',
  name: 'Simran Kaur',
  text: 'ਛਾਤੀ ਵਿੱਚ ਦਰਦ',
  photos: [],
  sentAt: { at: receivedAt, date: '2026-11-21', time: '10:00' },
  receivedAt,
  asksToCome: false,
  standIn: null,
  isSeen: false,
  redFlags: ['chestPain'],
}

const shown = (
  <PathParams value={{ id }}>
    <Screen />
  </PathParams>
)

beforeEach(async () => {
  await openDevice('doctor')
  const waits = { answerDueAt: due, isOverdue: false, canWrite: true, visit: null }
  serverSays(readThreadOfPatient, { body: { patient, ...waits, messages: [asked], next: null } })
  serverSays(markSeenByDoctor, { body: { unread: 0 } })
  serverSays(settleThread, { body: { answerDueAt: null, isOverdue: false } })
  serverSays(sendToPatient, { body: { ...asked, by: 'doctor' } })
})

test('a message has its danger signs in words, is marked as seen, and says by when to answer', async () => {
  show(shown)
  await expect.element(page.getByText('Danger sign in the message')).toBeVisible()
  await expect.element(page.getByText(/Danger signs: chest pain\..*not happening now/)).toBeVisible()
  await expect.element(page.getByText(/Answer by .*24/)).toBeVisible()
  await expect.poll(() => sentTo(markSeenByDoctor).map(({ body }) => body)).toEqual([{ upTo: receivedAt }])
})

async function chooseTwo(): Promise<void> {
  await page
    .getByLabelText('Choose a file')
    .first()
    .upload([await jpegOf(30, 20), await jpegOf(30, 20)])
  await expect.element(page.getByRole('button', { name: 'Remove photo 2' })).toBeVisible()
}

test('photos wait with an answer, also without words, and arrive before it', async () => {
  serverSays(beginUploadFor, { status: 503, refusal: { code: 'unavailable' } })
  show(shown)
  await chooseTwo()
  await page.getByRole('button', { name: 'Send', exact: true }).click()
  await expect.element(page.getByRole('link', { name: 'Waiting to send' })).toBeVisible()
  await expect.element(page.getByRole('button', { name: 'Remove photo 1' })).not.toBeInTheDocument()
  const arrived: string[] = []
  serverSays(beginUploadFor, ({ body }) => {
    arrived.push((body as { id: string }).id)
    return { body: { received: 0 } }
  })
  serverSays(appendPieceFor, ({ path, query }) => {
    arrived.push(`${path} ${query['upload']}`)
    return { body: { received: 9_999_999 } }
  })
  await expect
    .poll(async () => {
      await sendAll()
      return sentTo(sendToPatient)
    })
    .toHaveLength(1)
  const [body] = sentTo(sendToPatient).map((one) => one.body as { text: string; photos: string[] })
  const [first = '', second = ''] = body?.photos ?? []
  expect(body).toMatchObject({ text: '', upTo: receivedAt })
  const pieces = `/api/patients/${id}/documents/uploads/pieces`
  expect(arrived).toEqual([first, `${pieces} ${first}`, second, `${pieces} ${second}`])
})

test('an answer written without a network waits in the thread, and goes once with what was read then', async () => {
  serverSays(sendToPatient, () => {
    throw new TypeError('no line')
  })
  show(shown)
  await page.getByRole('checkbox').click()
  await page.getByLabelText('Your answer').fill('Come to the clinic now.')
  await page.getByRole('button', { name: 'Send', exact: true }).click()
  await expect.element(page.getByRole('link', { name: 'Waiting to send' })).toBeVisible()
  await expect.element(page.getByLabelText('Your answer')).toHaveValue('')
  await expect.element(page.getByRole('checkbox')).not.toBeChecked()
  const before = sentTo(sendToPatient).length
  serverSays(sendToPatient, { body: { ...asked, by: 'doctor' } })
  await sendAll()
  await expect.element(page.getByRole('link', { name: 'Waiting to send' })).not.toBeInTheDocument()
  const sent = sentTo(sendToPatient)
  expect(sent).toHaveLength(before + 1)
  expect(new Set(sent.map(({ key }) => key)).size).toBe(1)
  expect(sent.at(-1)?.body).toEqual({ text: 'Come to the clinic now.', asksToCome: true, upTo: receivedAt })
})

test('photos of a message are shown small, and a press opens one; a PDF is saved, a mistake is only named', async () => {
  const photo = { id, type: 'image/webp', isWrong: false, thumbnail: pixel } as const
  const photos = [
    photo,
    { ...photo, id: asked.id, type: 'application/pdf', thumbnail: null },
    { ...photo, id: '01a1fd14-3547-736d-953f-202a5e4eea89', isWrong: true, thumbnail: null },
  ]
  const waits = { answerDueAt: due, isOverdue: false, canWrite: true, visit: null }
  const messages = [{ ...asked, text: '', redFlags: [], photos }]
  serverSays(readThreadOfPatient, { body: { patient, ...waits, messages, next: null } })
  const read: object[] = []
  serverSays(readPhoto, ({ path, query }) => {
    read.push({ path, query })
    return { file: 'RIFF' }
  })
  show(shown)
  await expect.element(page.getByRole('button', { name: /^Save PDF: Photo 2, / })).toBeVisible()
  await expect.element(page.getByText('(Entered by mistake)')).toBeVisible()
  expect(document.querySelectorAll('main li img')).toHaveLength(1)
  await page.getByRole('button', { name: /^View: Photo 1, / }).click()
  await expect.element(page.getByRole('dialog', { name: /^Photo 1, / })).toBeVisible()
  expect(read).toEqual([
    { path: `/api/patients/${patient.id}/communications/photo`, query: { document: id } },
  ])
})

test('an answer says up to which message it was read', async () => {
  show(shown)
  await page.getByLabelText('Your answer').fill('Come to the clinic now.')
  await page.getByRole('button', { name: 'Send', exact: true }).click()
  await expect.element(page.getByText('The message has been sent.')).toBeVisible()
  expect(sentTo(sendToPatient).map(({ body }) => body)).toEqual([
    { text: 'Come to the clinic now.', upTo: receivedAt },
  ])
})

test('with “ask to come” a last day may be said, and goes with the answer', async () => {
  const day = addDays(today(), 3)
  show(shown)
  await expect.element(page.getByLabelText('Come by (if it matters)')).not.toBeInTheDocument()
  await page.getByRole('checkbox').click()
  await page.getByLabelText('Come by (if it matters)').fill(day)
  await page.getByLabelText('Your answer').fill('I want to see it.')
  await page.getByRole('button', { name: 'Send', exact: true }).click()
  await expect.element(page.getByText('The message has been sent.')).toBeVisible()
  await expect
    .poll(() => sentTo(sendToPatient).map(({ body }) => body))
    .toEqual([{ text: 'I want to see it.', asksToCome: true, comeBy: day, upTo: receivedAt }])
})

test('a message that needs no answer is taken from what waits; not if another has come', async () => {
  show(shown)
  await page.getByRole('button', { name: 'No answer needed' }).click()
  await expect.element(page.getByText('It no longer waits for an answer.')).toBeVisible()
  expect(sentTo(settleThread).map(({ body }) => body)).toEqual([{ upTo: receivedAt }])
  serverSays(settleThread, { body: { answerDueAt: due, isOverdue: false } })
  await page.getByRole('button', { name: 'No answer needed' }).click()
  await expect.element(page.getByText('A new message has come. Please read it first.')).toBeVisible()
})

test('the list has what waits, with words for danger and delay, in the server’s order', async () => {
  const thread = (name: string, changes: Partial<ThreadOfDoctor>) => ({
    id: `01a1fd14-3547-736d-953f-20000000000${name.length}`,
    patient: { id, name },
    answerDueAt: due,
    isOverdue: false,
    lastAt: due,
    unread: 1,
    redFlags: [],
    ...changes,
  })
  const threads = [
    thread('Asha', { redFlags: ['chestPain'] }),
    thread('Gurdev', { redFlags: ['ownWords'] }),
    thread('Bhag', { isOverdue: true }),
  ]
  serverSays(listWaiting, { body: { threads, next: null } })
  serverSays(listAnswered, { body: { threads: [], next: null } })
  show(<Threads />)
  await expect
    .element(page.getByRole('link', { name: /Asha/ }))
    .toHaveTextContent('Danger sign in the message')
  await expect
    .element(page.getByRole('link', { name: /Gurdev/ }))
    .toHaveTextContent('May be urgent: own words')
  await expect.element(page.getByRole('link', { name: /Bhag/ })).toHaveTextContent(/Overdue since/)
  await expect.element(page.getByText('No other messages.')).toBeVisible()
})

test('a repeat says the same under its key; with "please come" it is another message', async () => {
  // Whatever else fails waits in the outbox, under its key.
  serverSays(sendToPatient, { status: 409, refusal: { code: 'closed' } })
  show(shown)
  await page.getByRole('textbox').first().fill('Eat light food')
  const send = page.getByRole('button', { name: 'Send', exact: true })
  const press = async (times: number) => {
    await send.click()
    await expect.poll(() => sentTo(sendToPatient)).toHaveLength(times)
    await expect.element(send).not.toHaveAttribute('aria-busy')
  }
  await press(1)
  await press(2)
  await page.getByRole('checkbox').click()
  await press(3)
  const [one, again, other] = sentTo(sendToPatient)
  expect([again?.key, again?.body]).toEqual([one?.key, one?.body])
  expect(other?.key).not.toBe(one?.key)
  expect(other?.body).toMatchObject({ text: 'Eat light food', asksToCome: true })
})
