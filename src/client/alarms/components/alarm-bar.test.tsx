import { afterEach, beforeEach, describe, expect, test } from 'vitest'
import { page } from 'vitest/browser'
import { listAlarms, listDeskAlarms, listSms } from '../../../shared/alarms/alarms.endpoints.ts'
import { refresh } from '../../platform/queries/queries.tsx'
import { alarmAnswer, deskAnswer } from '../../../../tests/setup/alarm-answers.ts'
import { openDevice, serverSays, show } from '../../../../tests/setup/screen.tsx'
import { AlarmBar } from './alarm-bar.tsx'
import { DeskAlarms } from './desk-alarms.tsx'

/** What a loudspeaker would have played. */
let tones = 0
const RealAudio = globalThis.AudioContext
beforeEach(() => {
  tones = 0
  globalThis.AudioContext = class extends RealAudio {
    override get state() {
      return 'running' as const
    }
    override createOscillator() {
      tones += 1
      return super.createOscillator()
    }
  }
})
afterEach(() => (globalThis.AudioContext = RealAudio))

const ago = (minutes: number) => new Date(Date.now() - minutes * 60_000).toISOString()
/** Later than every telling that has sounded. */
let told = 0
const next = () => ago(-(told += 1))
const taken = { name: 'Navjot Gill', at: ago(2), isDoctor: true, isYou: false }
const atDesk = (alarms: ReturnType<typeof deskAnswer>[]) =>
  serverSays(listDeskAlarms, { body: { alarms, open: alarms.length } })

const toSend = (waiting: number, unanswered: number) =>
  serverSays(listSms, {
    body: {
      messages: Array.from({ length: waiting }, () => ({
        id: deskAnswer().id,
        number: '5550001234',
        text: 'Nabz: …',
        at: ago(1),
      })),
      waiting,
      unanswered,
    },
  })

describe('a coordinator', () => {
  beforeEach(async () => {
    await openDevice('coordinator')
    toSend(0, 0)
  })

  test.each(['/', '/volunteers', '/facilities', '/audit'])(
    'sees it on %s, with the way to it',
    async (path) => {
      atDesk([deskAnswer(), deskAnswer(), deskAnswer({ urgency: 'urgent' })])
      show(<AlarmBar path={path} />)
      const bar = page.getByRole('alert')
      await expect.element(bar).toHaveTextContent('2 alarms wait. Phone the patients now.')
      await expect.element(bar).toHaveTextContent('1 amber alarm waits for a call')
      await expect
        .element(page.getByRole('link', { name: 'See the alarms' }))
        .toHaveAttribute('href', '/desk')
    },
  )

  test('hears each telling once, whichever page is open, and again when it is told again', async () => {
    atDesk([deskAnswer({ toldAt: next() })])
    show(
      <>
        <AlarmBar path="/volunteers" />
        <DeskAlarms />
      </>,
    )
    await expect.element(page.getByRole('alert').nth(1)).toBeVisible()
    expect(tones).toBe(3)
    atDesk([deskAnswer({ toldAt: next() })])
    await refresh('alarms')
    await expect.poll(() => tones).toBe(6)
  })

  test('has an amber one without sound and without an alert', async () => {
    atDesk([deskAnswer({ urgency: 'urgent', toldAt: next() })])
    show(<AlarmBar path="/audit" />)
    await expect.element(page.getByRole('status').getByText('1 amber alarm waits for a call')).toBeVisible()
    await expect.element(page.getByRole('alert')).not.toBeInTheDocument()
    await expect.element(page.getByRole('button')).not.toBeInTheDocument()
    expect(tones).toBe(0)
  })

  test('no longer sees it once somebody has answered, but again when the desk is asked for the outcome', async () => {
    atDesk([deskAnswer({ toldAt: ago(5) })])
    show(<AlarmBar path="/audit" />)
    await expect.element(page.getByRole('alert')).toBeVisible()
    atDesk([deskAnswer({ toldAt: ago(5), acknowledged: taken })])
    await refresh('alarms')
    await expect.element(page.getByRole('alert')).not.toBeInTheDocument()
    atDesk([deskAnswer({ toldAt: ago(1), acknowledged: taken })])
    await refresh('alarms')
    await expect.element(page.getByRole('alert')).toBeVisible()
  })

  test('sees the text messages that wait about an unanswered alarm, also before it comes to the desk', async () => {
    atDesk([])
    toSend(3, 2)
    show(<AlarmBar path="/volunteers" />)
    await expect.element(page.getByText('2 text messages wait to be sent')).toBeVisible()
    await expect
      .element(page.getByRole('link', { name: 'See the messages' }))
      .toHaveAttribute('href', '/desk')
    toSend(1, 0)
    await refresh('alarms')
    await expect.element(page.getByRole('link')).not.toBeInTheDocument()
  })

  test('sees none at the desk, which shows them in full', async () => {
    atDesk([deskAnswer()])
    show(
      <>
        <AlarmBar path="/desk" />
        <DeskAlarms />
      </>,
    )
    await expect.element(page.getByRole('link', { name: /^Phone Asha Rani/ })).toBeVisible()
    await expect.element(page.getByRole('link', { name: 'See the alarm' })).not.toBeInTheDocument()
  })
})

describe('a doctor', () => {
  beforeEach(() => openDevice('doctor'))

  test('sees it on another page, without sound', async () => {
    const alarm = alarmAnswer()
    serverSays(listAlarms, { body: { alarms: [alarm], open: 1, next: null } })
    show(<AlarmBar path="/doctor/patients" />)
    await expect.element(page.getByRole('alert')).toHaveTextContent('1 alarm waits. Phone the patient now.')
    await expect
      .element(page.getByRole('link', { name: 'See the alarm' }))
      .toHaveAttribute('href', `/doctor/alerts/${alarm.id}`)
    await expect.element(page.getByRole('button')).not.toBeInTheDocument()
    expect(tones).toBe(0)
  })

  test('on the page of an alarm sees only the others', async () => {
    const [open, other] = [alarmAnswer(), alarmAnswer()]
    serverSays(listAlarms, { body: { alarms: [open, other], open: 2, next: null } })
    show(<AlarmBar path={`/doctor/alerts/${open.id}`} />)
    await expect
      .element(page.getByRole('link', { name: 'See the alarm' }))
      .toHaveAttribute('href', `/doctor/alerts/${other.id}`)
  })

  test('sees none that somebody has answered', async () => {
    const alarms = [alarmAnswer({ acknowledged: taken }), alarmAnswer({ urgency: 'urgent' })]
    serverSays(listAlarms, { body: { alarms, open: 2, next: null } })
    show(<AlarmBar path="/doctor/patients" />)
    await expect.element(page.getByText('1 amber alarm waits for a call')).toBeVisible()
    await expect.element(page.getByRole('alert')).not.toBeInTheDocument()
  })
})

test('a patient has none', async () => {
  await openDevice('patient')
  show(<AlarmBar path="/vitals" />)
  await new Promise((resolve) => setTimeout(resolve, 50))
  await expect.element(page.getByRole('link')).not.toBeInTheDocument()
})

test.each([
  ['hi', '2 अलार्म जवाब का इंतज़ार कर रहे हैं।', 'अलार्म देखें'],
  ['pa', '2 ਅਲਾਰਮ ਜਵਾਬ ਦੀ ਉਡੀਕ ਵਿੱਚ ਹਨ।', 'ਅਲਾਰਮ ਵੇਖੋ'],
] as const)('in %s, from 320 pixels on, it fits and covers nothing', async (language, sentence, link) => {
  await openDevice('coordinator', { language })
  toSend(2, 2)
  atDesk([deskAnswer(), deskAnswer(), deskAnswer({ urgency: 'urgent' })])
  show(
    <>
      <AlarmBar path="/volunteers" />
      <h1>ਸੂਚੀ</h1>
    </>,
  )
  await expect.element(page.getByRole('alert').getByText(sentence)).toBeVisible()
  for (const width of [320, 768, 1920]) {
    await page.viewport(width, 896)
    expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(width)
    const bar = page.getByRole('link', { name: link }).element().closest('[data-print]')
    const below = page.getByRole('heading').element().getBoundingClientRect()
    expect(bar?.getBoundingClientRect().bottom).toBeLessThanOrEqual(below.top)
  }
  await page.viewport(414, 896)
})
