import { beforeEach, describe, expect, test } from 'vitest'
import { page } from 'vitest/browser'
import { jpegOf } from '../../../../tests/setup/pictures.ts'
import { openDevice, sentTo, serverSays, show, type Said } from '../../../../tests/setup/screen.tsx'
import {
  listDoctors,
  markSeen,
  readThread,
  sendToDoctor,
} from '../../../shared/communications/communications.endpoints.ts'
import type { Message } from '../../../shared/communications/communications.schemas.ts'
import { beginUpload, readFile, readThumbnail } from '../../../shared/documents/documents.endpoints.ts'
import { sendAll } from '../../platform/outbox/outbox.ts'
import { listOf } from '../../platform/outbox/store.ts'
import { Screen as Doctors } from './doctors.screen.tsx'
import { PathParams } from '../../platform/browser/navigation.tsx'
import { Screen } from './thread.screen.tsx'

const pixel = 'UklGRhYAAABXRUJQVlA4TAoAAAAvAAAAAEX/I/of'
const sentBefore = '01936f2a-0000-7000-8000-000000000001'
const id = '01a1fd14-3547-736d-953f-202a5e4eea86'
const due = { at: '2026-11-24T09:30:00.000Z', date: '2026-11-24', time: '15:00' }
const shown = (
  <PathParams value={{ id }}>
    <Screen />
  </PathParams>
)

const doctor = { id, name: 'Navjot Kaur Gill', specialization: 'General physician' }
const waits = { answerDueAt: null, isOverdue: false }

function message(changes: Partial<Message> = {}): Message {
  return {
    id: '01a1fd14-3547-736d-953f-202a5e4eea87',
    by: 'doctor',
    name: 'Navjot Kaur Gill',
    text: 'Please go on with the syrup.\nCome on Monday.',
    photos: [],
    sentAt: { at: '2026-11-21T04:30:00.000Z', date: '2026-11-21', time: '10:00' },
    receivedAt: '2026-11-21T04:30:00.000Z',
    asksToCome: false,
    standIn: null,
    isSeen: true,
    redFlags: [],
    ...changes,
  }
}

const threadIs = (changes: object = {}) =>
  serverSays(readThread, {
    body: {
      doctor,
      promisedBy: due,
      awayUntil: null,
      visit: null,
      ...waits,
      canWrite: true,
      messages: [message()],
      next: null,
      ...changes,
    },
  })

function showThread(changes: object = {}): void {
  threadIs(changes)
  show(shown)
}

beforeEach(async () => {
  await openDevice('patient')
  serverSays(markSeen, { body: { unread: 0 } })
  serverSays(sendToDoctor, { body: message({ by: 'patient', isSeen: false }) })
})

const field = () => page.getByLabelText('Your message')
const send = () => page.getByRole('button', { name: 'Send', exact: true })

describe('a thread', () => {
  test('says that it is not for emergencies, and by when an answer is promised', async () => {
    showThread()
    await expect
      .element(page.getByRole('link', { name: /Not for emergencies/ }))
      .toHaveAttribute('href', 'tel:108')
    await expect.element(page.getByText(/the doctor answers by .*24/)).toBeVisible()
    await expect.element(page.getByText('Come on Monday.')).toBeVisible()
  })

  test('says that an answer is late, and not to wait if it gets worse', async () => {
    showThread({ answerDueAt: due, isOverdue: true })
    await expect.element(page.getByRole('alert')).toHaveTextContent(/late.*call 108 or go to a hospital/)
  })

  test('marks what the doctor wrote as seen, once', async () => {
    showThread({ messages: [message({ isSeen: false })] })
    await expect
      .poll(() => sentTo(markSeen).map(({ body }) => body))
      .toEqual([{ upTo: '2026-11-21T04:30:00.000Z' }])
  })

  test('says of each own message whether the doctor has seen it', async () => {
    const other = '01a1fd14-3547-736d-953f-202a5e4eea88'
    showThread({
      messages: [message({ by: 'patient', isSeen: false }), message({ id: other, by: 'patient' })],
    })
    await expect.element(page.getByText('Not seen yet')).toBeVisible()
    await expect.element(page.getByText('Seen', { exact: true })).toBeVisible()
  })

  test('of a doctor who may not be written to any more offers an appointment', async () => {
    showThread({ canWrite: false })
    await expect
      .element(page.getByRole('link', { name: 'Book an appointment' }))
      .toHaveAttribute('href', `/appointments/book?doctor=${id}`)
    await expect.element(field()).not.toBeInTheDocument()
  })
})

describe('a message', () => {
  test('is sent once and leaves the field', async () => {
    showThread()
    await field().fill('The cough is better.')
    await send().click()
    await expect.element(page.getByText('The message has been sent.')).toBeVisible()
    await expect.element(field()).toHaveValue('')
    expect(sentTo(sendToDoctor).map(({ body }) => body)).toEqual([{ text: 'The cough is better.' }])
  })

  test('without words is refused at its field', async () => {
    showThread()
    await send().click()
    await expect.element(field()).toHaveAttribute('aria-invalid', 'true')
    expect(sentTo(sendToDoctor)).toEqual([])
  })

  test('with a danger sign shows 108 and 112 before anything is sent; going on sends it with that answer', async () => {
    showThread()
    await field().fill('Since morning chest pain')
    await send().click()
    const dialog = page.getByRole('dialog')
    for (const number of ['108', '112'])
      await expect
        .element(dialog.getByRole('link', { name: new RegExp(number) }))
        .toHaveAttribute('href', `tel:${number}`)
    expect(sentTo(sendToDoctor)).toEqual([])
    await page.getByRole('button', { name: 'It is not happening now, send it' }).click()
    await expect
      .poll(() => sentTo(sendToDoctor).map(({ body }) => body))
      .toEqual([{ text: 'Since morning chest pain', redFlagsSeen: true }])
  })

  test('with a danger sign that only the server knows is asked about, too', async () => {
    serverSays(sendToDoctor, ({ body }) =>
      (body as { redFlagsSeen?: boolean }).redFlagsSeen
        ? { body: message({ by: 'patient' }) }
        : { status: 409, refusal: { code: 'redFlag', details: { redFlags: ['pregnancy'] } } },
    )
    showThread()
    await field().fill('There is a little water')
    await send().click()
    await expect.element(page.getByRole('dialog').getByRole('link', { name: /108/ })).toBeVisible()
    await page.getByRole('button', { name: 'It is not happening now, send it' }).click()
    await expect.element(page.getByText('The message has been sent.')).toBeVisible()
  })

  test('written without a network stands in the thread as not sent', async () => {
    serverSays(sendToDoctor, () => {
      throw new TypeError('Failed to fetch')
    })
    showThread()
    await field().fill('The cough is better.')
    await send().click()
    await expect.element(page.getByRole('link', { name: 'Waiting to send' })).toBeVisible()
    await expect.element(page.getByText('The cough is better.', { exact: true })).toBeVisible()
    await expect.element(field()).toHaveValue('')
  })
})

describe('photos', () => {
  const nobody: Said = { status: 503, refusal: { code: 'unavailable' } }
  const choose = (files: File[]) => page.getByLabelText('Choose a file').first().upload(files)
  const remove = (nth: number) => page.getByRole('button', { name: `Remove photo ${nth}` })
  const photo = { id: sentBefore, type: 'image/webp', isWrong: false, thumbnail: null } as const

  beforeEach(() => {
    serverSays(beginUpload, nobody)
    serverSays(readThumbnail, { body: { thumbnail: pixel } })
  })

  test('are shown before they are sent, with what nobody checks; at most three, and each may be taken away', async () => {
    showThread()
    await choose([await jpegOf(30, 20), await jpegOf(30, 20), await jpegOf(30, 20), await jpegOf(30, 20)])
    await expect.element(page.getByText('At most three photos go with one message')).toBeVisible()
    await expect.element(page.getByText(/not checked for danger.*call 108/)).toBeVisible()
    await expect.element(page.getByText('Take a photo', { exact: true })).not.toBeInTheDocument()
    await remove(3).click()
    await expect.element(remove(3)).not.toBeInTheDocument()
    await expect.element(page.getByText('Take a photo', { exact: true })).toBeVisible()
  })

  test('that are none are refused at their field', async () => {
    showThread()
    await choose([new File(['hello'], 'note.txt')])
    await expect.element(page.getByText(/neither a picture nor a PDF/)).toBeVisible()
    await expect.element(remove(1)).not.toBeInTheDocument()
  })

  test('wait with their message, also without words, and arrive before it', async () => {
    showThread()
    await choose([await jpegOf(30, 20), await jpegOf(30, 20)])
    await expect.element(remove(2)).toBeVisible()
    await send().click()
    await expect.element(page.getByRole('link', { name: 'Waiting to send' })).toBeVisible()
    await expect.element(page.getByRole('img', { name: /^Photo 2, / })).toBeVisible()
    await expect.element(remove(1)).not.toBeInTheDocument()
    const arrived: string[] = []
    serverSays(beginUpload, () => {
      arrived.push('file')
      return { body: { received: 9_999_999 } }
    })
    serverSays(sendToDoctor, () => {
      arrived.push('message')
      return { body: message({ by: 'patient' }) }
    })
    await expect
      .poll(async () => {
        await sendAll()
        return arrived
      })
      .toEqual(['file', 'file', 'message'])
    const [body] = sentTo(sendToDoctor).map((one) => one.body as { text: string; photos: string[] })
    expect(body).toMatchObject({ text: '', photos: [expect.any(String), expect.any(String)] })
    expect(new Set(body?.photos).size).toBe(2)
  })

  test('do not keep a danger sign in the words from being asked about', async () => {
    showThread()
    await field().fill('Since morning chest pain')
    await choose([await jpegOf(30, 20)])
    await expect.element(remove(1)).toBeVisible()
    await send().click()
    await expect.element(page.getByRole('dialog').getByRole('link', { name: /108/ })).toBeVisible()
    await page.getByRole('button', { name: 'It is not happening now, send it' }).click()
    await expect.element(page.getByRole('link', { name: 'Waiting to send' })).toBeVisible()
    const [, waiting] = await listOf('patient-1')
    expect(waiting?.body).toMatchObject({ text: 'Since morning chest pain', redFlagsSeen: true })
  })

  test('of a message that was sent are small, and open', async () => {
    showThread({ messages: [message({ by: 'patient', text: '', photos: [photo] })] })
    await expect.poll(() => document.querySelectorAll('main li img').length).toBe(1)
    serverSays(readFile, { file: 'RIFF' })
    await page.getByRole('button', { name: /^View: Photo 1, / }).click()
    await expect.element(page.getByRole('dialog', { name: /^Photo 1, / })).toBeVisible()
  })
})

describe('the list of doctors', () => {
  test('has who may be written to, with what is unread', async () => {
    const one = { ...doctor, ...waits, canWrite: true, lastAt: due, unread: 2 }
    serverSays(listDoctors, { body: { doctors: [one] } })
    show(<Doctors />)
    const row = page.getByRole('link', { name: /Dr. Navjot Kaur Gill/ })
    await expect.element(row).toHaveAttribute('href', `/patient/messages/${id}`)
    await expect.element(row).toHaveTextContent('2 unread messages')
  })

  test('says how to get there while there is nobody', async () => {
    serverSays(listDoctors, { body: { doctors: [] } })
    show(<Doctors />)
    await expect.element(page.getByText('No doctor to write to yet')).toBeVisible()
    await expect.element(page.getByText(/until six months after the last visit/)).toBeVisible()
  })
})
