import { beforeEach, describe, expect, test } from 'vitest'
import { page } from 'vitest/browser'
import {
  acknowledgeAlarm,
  addShift,
  listAlarms,
  listDeskAlarms,
  listShifts,
  listSms,
  markSmsSent,
  readAlarm,
  sayOutcome,
} from '../../../shared/alarms/alarms.endpoints.ts'
import type { OwnAlarm } from '../../../shared/alarms/alarms.schemas.ts'
import { readPushSubscription } from '../../../shared/devices/devices.endpoints.ts'
import { alarmAnswer, deskAnswer, openedAnswer, ownAnswer } from '../../../../tests/setup/alarm-answers.ts'
import { openDevice, sentTo, serverSays, show } from '../../../../tests/setup/screen.tsx'
import { AlarmTask } from './alarm-task.tsx'
import { DeskAlarms } from './desk-alarms.tsx'
import { DutyDesk } from './duty-desk.tsx'
import { OwnAlarmCards } from './own-alarm-cards.tsx'
import { Screen as AlarmsScreen } from '../screens/alarms.screen.tsx'

describe('what the patient reads', () => {
  const at = '2026-11-21T10:32:00+05:30'
  const navjot = { name: 'Navjot Gill', at, isDoctor: true, isYou: false }
  const told = [{ name: 'Navjot Gill', at }]
  const cases: [string, Partial<OwnAlarm>, RegExp][] = [
    ['nobody was told', {}, /^Nobody from the hospital has been told yet\. Call 108\.$/],
    ['a doctor was told', { told }, /^Sent to Dr\. Navjot Gill at .*10:32 am\. Not seen yet\.$/],
    [
      'a doctor was told whose text message nobody has sent yet',
      { told: [{ ...told[0]!, unreached: 'textWaits' }] },
      /^Not reached yet: Dr\. Navjot Gill\. The hospital still has to send a text message\.$/,
    ],
    [
      'a doctor was told who has neither a device nor a number',
      { told: [{ ...told[0]!, unreached: 'noWay' }] },
      /^Not reached yet: Dr\. Navjot Gill\.$/,
    ],
    [
      'the desk was told',
      { deskToldAt: at },
      /^Sent to the hospital desk at .*10:32 am\. Nobody has answered yet\.$/,
    ],
    [
      'a doctor has seen it',
      { told, acknowledged: navjot },
      /^Dr\. Navjot Gill has seen it and will phone 5550001234\. If you get worse, or nobody phones within 15 minutes, call 108\.$/,
    ],
    [
      'nobody has answered',
      { told, unansweredAt: at },
      /^Nobody has answered\. Call 108 now, or go to Civil Hospital Nabha\.$/,
    ],
    [
      'nobody has answered an urgent one',
      { urgency: 'urgent', unansweredAt: at },
      /^Nobody has answered\. Please see a doctor today/,
    ],
    [
      'a doctor could not reach it and has handed it to the desk',
      { acknowledged: null, deskToldAt: at, outcome: { what: 'notReached', at } },
      /^A doctor phoned 5550001234 and could not reach you\./,
    ],
    [
      'the desk has taken it since',
      {
        acknowledged: { ...navjot, isDoctor: false, at: '2026-11-21T10:45:00+05:30' },
        outcome: { what: 'notReached', at },
      },
      /^The hospital desk has seen it/,
    ],
    [
      'it was not reached',
      { acknowledged: navjot, outcome: { what: 'notReached', at } },
      /^Dr\. Navjot Gill phoned 5550001234 and could not reach you\./,
    ],
  ]
  test.each(cases)('when %s', async (_, alarm, sentence) => {
    await openDevice('patient')
    show(<OwnAlarmCards alarms={[ownAnswer(alarm)]} />)
    await expect.element(page.getByText(sentence)).toBeVisible()
    await expect.element(page.getByText(/attends to it/)).not.toBeInTheDocument()
  })

  test.each([
    ['en', 'Whether Some Nursing Home is open now is not known.'],
    ['hi', 'Some Nursing Home अभी खुला है या नहीं, यह पता नहीं है।'],
    ['pa', 'Some Nursing Home ਹੁਣ ਖੁੱਲ੍ਹਾ ਹੈ ਜਾਂ ਨਹੀਂ, ਪਤਾ ਨਹੀਂ।'],
  ] as const)('is told in %s that the hours of a place are unknown', async (language, sentence) => {
    await openDevice('patient', { language })
    const place = { name: 'Some Nursing Home', phone: '', areHoursUnknown: true }
    show(<OwnAlarmCards alarms={[ownAnswer({ told, unansweredAt: at, place })]} />)
    await expect.element(page.getByText(sentence)).toBeVisible()
  })

  test.each([
    ['en', 'Nobody has answered. Call 108 now, or go to Some Nursing Home.', 'Some Nursing Home: 5550001234'],
    ['hi', 'किसी ने जवाब नहीं दिया है। अभी 108 पर फ़ोन करें, या यहां जाएं: नर्सिंग होम।', 'नर्सिंग होम: 5550001234'],
    ['pa', 'ਕਿਸੇ ਨੇ ਜਵਾਬ ਨਹੀਂ ਦਿੱਤਾ। ਹੁਣੇ 108 ’ਤੇ ਫ਼ੋਨ ਕਰੋ, ਜਾਂ ਇੱਥੇ ਜਾਓ: ਨਰਸਿੰਗ ਹੋਮ।', 'ਨਰਸਿੰਗ ਹੋਮ: 5550001234'],
  ] as const)('is told in %s where to go, by the name of that language', async (language, sentence, call) => {
    await openDevice('patient', { language })
    const names = { name: 'Some Nursing Home', nameHi: 'नर्सिंग होम', namePa: 'ਨਰਸਿੰਗ ਹੋਮ' }
    const place = { ...names, phone: '5550001234', areHoursUnknown: false }
    show(<OwnAlarmCards alarms={[ownAnswer({ unansweredAt: at, place })]} />)
    await expect.element(page.getByText(sentence)).toBeVisible()
    await expect.element(page.getByRole('link', { name: call })).toHaveAttribute('href', 'tel:5550001234')
  })

  test.each([
    ['hi', /^डॉ\. Navjot Gill ने देख लिया है और 5550001234 पर फ़ोन करेंगे।/],
    ['pa', /^ਡਾ\. Navjot Gill ਨੇ ਵੇਖ ਲਿਆ ਹੈ ਅਤੇ 5550001234 ’ਤੇ ਫ਼ੋਨ ਕਰਨਗੇ।/],
  ] as const)('in %s', async (language, sentence) => {
    await openDevice('patient', { language })
    show(<OwnAlarmCards alarms={[ownAnswer({ acknowledged: navjot })]} />)
    await expect.element(page.getByText(sentence)).toBeVisible()
  })
})

describe('a doctor', () => {
  beforeEach(async () => {
    await openDevice('doctor')
    serverSays(readPushSubscription, { body: { publicKey: 'key', device: null } })
  })

  test('reads of a private test that it is critical and whom to ask, in the list and on its page', async () => {
    const withheld = { orderedBy: 'Navjot Gill' }
    const reading = {
      id: '01936f2a-0000-7000-8000-0000000000ff',
      code: '',
      value: '',
      withheld,
      symptoms: null,
    }
    const at = new Date().toISOString()
    const alarm = alarmAnswer({ reading: { ...reading, at } })
    serverSays(listAlarms, { body: { alarms: [alarm], open: 1, next: null } })
    show(
      <>
        <AlarmsScreen />
        <AlarmTask alarm={openedAnswer({ readings: [{ ...reading, at }] })} />
      </>,
    )
    await expect.poll(() => page.getByText('A private test.', { exact: false }).elements().length).toBe(2)
    expect(page.getByText(/Ask the patient or Dr\. Navjot Gill/).elements()).toHaveLength(2)
    expect(page.getByText('Red: help now').elements()).toHaveLength(2)
  })

  test('sees the open alarms, and attends to one by its own page', async () => {
    const alarms = [alarmAnswer({ more: 59 }), alarmAnswer({ urgency: 'urgent' })]
    serverSays(listAlarms, { body: { alarms, open: 2, next: null } })
    show(<AlarmsScreen />)
    await expect.element(page.getByText('and 59 more readings')).toBeVisible()
    const links = page.getByRole('link', { name: /^Attend Now/ })
    await expect.element(links.first()).toHaveAttribute('href', `/doctor/alerts/${alarms[0]?.id}`)
    await expect
      .element(page.getByText('Amber: by the end of the next clinic day, within two days'))
      .toBeVisible()
    await expect
      .element(page.getByText('It also tells of new requests, between 7 am and 9 pm.'))
      .toBeVisible()
  })

  test('presses Attend Now; the numbers stand there only when somebody attends', async () => {
    const alarm = openedAnswer()
    serverSays(acknowledgeAlarm, { body: { id: alarm.id } })
    show(<AlarmTask alarm={alarm} />)
    await expect.element(page.getByText('Signs: Chest pain')).toBeVisible()
    await expect.element(page.getByText('Navjot Gill', { exact: false }).first()).toBeVisible()
    await expect.element(page.getByRole('link', { name: /5550001234/ })).not.toBeInTheDocument()
    await page.getByRole('button', { name: 'Attend Now' }).click()
    await expect.poll(() => sentTo(acknowledgeAlarm)[0]?.path).toBe(`/api/alarms/${alarm.id}/acknowledge`)
  })

  test('reads that it is their task, because nobody has answered for a day', async () => {
    show(<AlarmTask alarm={openedAnswer({ owner: { name: 'Navjot Gill', isYou: true } })} />)
    await expect
      .element(page.getByText('Now the task of Navjot Gill: nobody has answered for a day.'))
      .toBeVisible()
  })

  test('is told who was faster', async () => {
    const alarm = openedAnswer()
    const refusal = { code: 'alreadyAcknowledged', details: { doctor: 'Rakesh Sharma' } }
    serverSays(acknowledgeAlarm, { status: 409, refusal })
    serverSays(readAlarm, { body: alarm })
    show(<AlarmTask alarm={alarm} />)
    await page.getByRole('button', { name: 'Attend Now' }).click()
    await expect.element(page.getByText('Rakesh Sharma was faster and takes care of it.')).toBeVisible()
  })

  test('phones, says what came of it, and after "not reached" may hand it to the desk', async () => {
    const at = new Date().toISOString()
    const alarm = openedAnswer({
      acknowledged: { name: 'You', at, isDoctor: true, isYou: true },
      outcome: { what: 'notReached', at },
      maySayOutcome: true,
    })
    serverSays(sayOutcome, { body: { id: alarm.id, isClosed: false } })
    show(<AlarmTask alarm={alarm} />)
    await expect
      .element(page.getByRole('link', { name: 'Phone Asha Rani: 5550001234' }))
      .toHaveAttribute('href', 'tel:5550001234')
    await expect.element(page.getByRole('link', { name: 'Phone Manpreet Kaur: 5550009876' })).toBeVisible()
    await expect.element(page.getByText('61 years · Ghunerki, near the gurdwara')).toBeVisible()
    await page.getByRole('button', { name: 'Hand to the desk' }).click()
    await expect.element(page.getByText('The desk tries from here on.')).toBeVisible()
    await page.getByRole('button', { name: 'Spoke on the phone' }).click()
    expect(sentTo(sayOutcome).map(({ body }) => body)).toEqual([
      { outcome: 'notReached', handToDesk: true, note: '' },
      { outcome: 'phoned', handToDesk: false, note: '' },
    ])
  })
})

describe('the desk', () => {
  beforeEach(async () => {
    await openDevice('coordinator')
    serverSays(readPushSubscription, { body: { publicKey: 'key', device: null } })
    serverSays(listDeskAlarms, { body: { alarms: [], open: 0 } })
    serverSays(listSms, { body: { messages: [], waiting: 0, unanswered: 0 } })
  })

  test('sees red until it is closed, whom to phone, who could not be reached, and says what came of it', async () => {
    const alarm = deskAnswer()
    serverSays(listDeskAlarms, { body: { alarms: [alarm], open: 1 } })
    serverSays(sayOutcome, { body: { id: alarm.id, isClosed: true } })
    show(<DeskAlarms />)
    await expect.element(page.getByRole('alert')).toHaveTextContent('1 alarm waits. Phone the patient now.')
    await expect
      .element(page.getByRole('link', { name: 'Phone Asha Rani: 5550001234' }))
      .toHaveAttribute('href', 'tel:5550001234')
    await expect.element(page.getByText(/^Not reachable: Navjot Gill/)).toBeVisible()
    await expect.element(page.getByRole('button', { name: 'Typing error' })).not.toBeInTheDocument()
    await page.getByRole('button', { name: 'Spoke on the phone' }).click()
    await expect.poll(() => sentTo(sayOutcome)[0]?.body).toEqual({ outcome: 'phoned' })
  })

  test('reads who has to answer, because nobody has for a day', async () => {
    const alarms = [deskAnswer({ owner: { name: 'Meena Devi', isYou: true } })]
    serverSays(listDeskAlarms, { body: { alarms, open: 1 } })
    show(<DeskAlarms />)
    await expect
      .element(page.getByText('Now the task of Meena Devi: nobody has answered for a day.'))
      .toBeVisible()
  })

  test('can be muted for this tab, and says so', async () => {
    serverSays(listDeskAlarms, { body: { alarms: [deskAnswer()], open: 1 } })
    show(<DeskAlarms />)
    await page.getByRole('button', { name: 'Mute this tab' }).click()
    await expect.element(page.getByText('The sound of this tab is off. Alarms are only shown.')).toBeVisible()
    await page.getByRole('button', { name: 'Turn the sound on' }).click()
    await expect.element(page.getByText('The sound of this tab is off.')).not.toBeInTheDocument()
  })

  test('has no sound and no red for amber ones', async () => {
    serverSays(listDeskAlarms, { body: { alarms: [deskAnswer({ urgency: 'urgent' })], open: 1 } })
    show(<DeskAlarms />)
    await expect.element(page.getByText('1 amber alarm waits for a call')).toBeVisible()
    await expect.element(page.getByRole('alert')).not.toBeInTheDocument()
    await expect.element(page.getByRole('button', { name: 'Mute this tab' })).not.toBeInTheDocument()
  })

  test('keeps the rota', async () => {
    const navjot = { id: '01936f2a-0000-7000-8000-00000000aaaa', name: 'Navjot Gill' }
    const rakesh = { id: '01936f2a-0000-7000-8000-00000000bbbb', name: 'Rakesh Sharma' }
    serverSays(listShifts, { body: { shifts: [], doctors: [navjot, rakesh] } })
    serverSays(addShift, { status: 201, body: { id: navjot.id } })
    show(<DutyDesk />)
    await expect.element(page.getByText(/^Nobody is on duty now/)).toBeVisible()
    await page.getByRole('combobox', { name: 'Doctor', exact: true }).selectOptions('Navjot Gill')
    await page.getByRole('combobox', { name: /^Deputy/ }).selectOptions('Rakesh Sharma')
    await page.getByRole('button', { name: 'Enter duty' }).click()
    await expect.element(page.getByText('The duty is entered.')).toBeVisible()
    expect(sentTo(addShift)[0]?.body).toMatchObject({ doctorId: navjot.id, deputyId: rakesh.id })
  })

  test('counts the text messages to send without opening anything, and sends them by hand', async () => {
    const message = {
      id: deskAnswer().id,
      number: '5550001234',
      text: 'Nabz: …',
      at: new Date().toISOString(),
    }
    serverSays(listSms, {
      body: { messages: [message, { ...message, number: '5550009876' }], waiting: 2, unanswered: 1 },
    })
    serverSays(markSmsSent, { body: { message: 'Sent.' } })
    show(<DeskAlarms />)
    await page.getByRole('heading', { name: 'Text messages to send (2)' }).click()
    await page.getByRole('button', { name: 'Sent: 5550001234' }).click()
    await expect.poll(() => sentTo(markSmsSent).length).toBe(1)
  })
})
