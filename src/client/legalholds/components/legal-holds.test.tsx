import { beforeEach, expect, test } from 'vitest'
import { page } from 'vitest/browser'
import {
  endLegalHold,
  listLegalHolds,
  markLegalHold,
  takeBackLegalHold,
} from '../../../shared/legalholds/legalholds.endpoints.ts'
import type { LegalHold } from '../../../shared/legalholds/legalholds.schemas.ts'
import { openDevice, sentTo, serverSays, show } from '../../../../tests/setup/screen.tsx'
import { LegalHoldsPlace } from './legal-holds-place.tsx'

const visit = { id: '01a1fd14-3547-736d-953f-202a5e4eea86', date: '2026-11-20' }
const patientId = '01a1fd14-3547-736d-953f-202a5e4eea88'
const open: LegalHold = {
  id: '01a1fd14-3547-736d-953f-202a5e4eea11',
  encounterId: visit.id,
  date: visit.date,
  doctor: 'Navjot Kaur Gill',
  kind: 'medicoLegal',
  since: '2026-11-20',
  number: '7/26',
  policeStation: 'Kotwali',
  status: 'open',
  until: null,
  reason: '',
  mayEnd: true,
  mayTakeBack: true,
}
const holdsAre = (...holds: LegalHold[]) => serverSays(listLegalHolds, { body: { holds } })
const button = (name: string) => page.getByRole('button', { name, exact: true })
async function press(withVisit = true) {
  show(<LegalHoldsPlace label="Kept" patientId={patientId} {...(withVisit && { visit })} />)
  await button('Kept').click()
}

beforeEach(() => openDevice('doctor'))

test('asks for nothing before it is pressed; then the visit is marked', async () => {
  holdsAre()
  serverSays(markLegalHold, { status: 201, body: open })
  show(<LegalHoldsPlace label="Kept" patientId={patientId} visit={visit} />)
  await expect.element(button('Kept')).toBeVisible()
  expect(sentTo(listLegalHolds)).toEqual([])
  await button('Kept').click()
  await button('Mark this visit').click()
  await page.getByLabelText('MLC number, if there is one').fill('7/26')
  await page.getByLabelText('Police station, if informed').fill('Kotwali')
  holdsAre(open)
  await button('Mark').click()
  await expect.element(page.getByText('Kept until the case ends')).toBeVisible()
  expect(sentTo(markLegalHold).map(({ body }) => body)).toEqual([
    { kind: 'medicoLegal', since: visit.date, number: '7/26', policeStation: 'Kotwali' },
  ])
  await expect
    .element(page.getByRole('link', { name: 'Duties by law' }))
    .toHaveAttribute('href', '/doctor/duties')
})

test('the register asks for no police station, and says that the visit becomes private', async () => {
  holdsAre(open)
  await press()
  await button('Mark this visit').click()
  // The other kind is open already.
  await expect.element(page.getByText(/The visit becomes private/)).toBeVisible()
  await expect.element(page.getByLabelText('Day of the termination')).toHaveValue(visit.date)
  expect(page.getByLabelText('Police station, if informed').elements()).toEqual([])
})

test('a case is ended on a day, and what is wrong with it stands at the field', async () => {
  holdsAre(open)
  serverSays(endLegalHold, {
    status: 400,
    refusal: { code: 'invalid', fields: { endedOn: 'endBeforeMark' } },
  })
  await press()
  await button('The case has ended').click()
  await button('Enter the end').click()
  await expect.element(page.getByText('Please fill in this field')).toBeVisible()
  await page.getByLabelText('Ended on').fill('2026-11-19')
  await button('Enter the end').click()
  await expect.element(page.getByText('This day is before the case began')).toBeVisible()
  const ended = { ...open, status: 'ended', until: '2026-11-21', mayEnd: false, mayTakeBack: false } as const
  serverSays(endLegalHold, { body: ended })
  holdsAre(ended)
  await page.getByLabelText('Ended on').fill('2026-11-21')
  await button('Enter the end').click()
  await expect.element(page.getByText(/^Ended on Saturday, 21 November/)).toBeVisible()
  expect(button('The case has ended').elements()).toEqual([])
})

test('a mistake is taken back with a reason, and stays', async () => {
  holdsAre(open)
  const back = {
    ...open,
    status: 'takenBack',
    reason: 'Other patient',
    mayEnd: false,
    mayTakeBack: false,
  } as const
  serverSays(takeBackLegalHold, { body: back })
  await press()
  await button('Marked by mistake').click()
  await page.getByLabelText('Why was it a mistake?').fill('Other patient')
  holdsAre(back)
  await button('Take the mark back').click()
  await expect.element(page.getByText('Taken back: Other patient')).toBeVisible()
  expect(sentTo(takeBackLegalHold)).toHaveLength(1)
})

test('of a patient all visits are listed, each with its day and doctor; nothing is marked there', async () => {
  holdsAre({ ...open, mayTakeBack: false }, { ...open, id: '2', encounterId: '3' })
  await press(false)
  await expect
    .element(page.getByText(/^Visit of .*20 November.*Dr\. Navjot Kaur Gill$/).first())
    .toBeVisible()
  expect(button('The case has ended').elements()).toHaveLength(2)
  expect(button('Mark this visit').elements()).toEqual([])
})
