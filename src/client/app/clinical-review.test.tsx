import { expect, test } from 'vitest'
import { page } from 'vitest/browser'
import { dayAhead } from '../../../tests/setup/appointment-answers.ts'
import { openDevice, serverSays, show } from '../../../tests/setup/screen.tsx'
import { alarmStates, waitingStates } from '../../../tests/clinical-review/alarm-states.ts'
import { requestNotices } from '../../../tests/clinical-review/request-notices.ts'
import { notes, readings, type ReadingVignette } from '../../../tests/clinical-review/vignettes.ts'
import { listNotices } from '../../shared/notifications/notifications.endpoints.ts'
import { listOwnAlarms } from '../../shared/alarms/alarms.endpoints.ts'
import { routeOf } from '../../shared/doctors/doctors.routing.ts'
import { en, hi, pa } from '../../shared/i18n/locales.ts'
import { redFlagsOf } from '../../shared/red-flags/red-flags.of-note.ts'
import { dialOf } from '../../shared/town/town.numbers.ts'
import { isGraded } from '../../shared/vitals/grading/vitals.grader.ts'
import { gradeMeasured, interpret } from '../../shared/vitals/grading/vitals.interpret.ts'
import type { Person } from '../../shared/vitals/grading/vitals.person.ts'
import { symptoms, type Symptom } from '../../shared/vitals/grading/vitals.symptoms.ts'
import { gradedTypes } from '../../shared/vitals/vitals.units.ts'
import { asksSecond } from '../../shared/vitals/vitals.second.ts'
import { isRecent } from '../../shared/vitals/vitals.rules.ts'
import { OwnAlarmCards, WaitingCards } from '../alarms/alarms.manifest.tsx'
import { FirstAidCards } from '../emergency/components/first-aid/first-aid-cards.tsx'
import { QuickDial } from '../emergency/components/quick-dial.tsx'
import { TellLines } from '../emergency/components/tell-lines.tsx'
import { NoticeList } from '../notifications/notifications.manifest.tsx'
import { today } from '../platform/clock/today.ts'
import { town } from '../platform/clock/town.ts'
import type { Language } from '../platform/i18n/language.ts'
import { EmergencyDialog } from '../ui/overlays/emergency-dialog.tsx'
import { AddedReading } from '../vitals/components/added-reading.tsx'
import { shown as shownReading, type ShownReading } from '../vitals/components/waiting/waiting-vitals.ts'

// Writes docs/clinical-review.md, the sheet a clinician signs. After a change of what the product says:
// `npx vitest run --project components clinical-review -u`, and read the difference.

const locales = { en, hi, pa }
const languages = ['en', 'hi', 'pa'] as const
const words = en.vitalSymptoms.symptoms

const pressed = 'a number that was pressed, by somebody of Ghunerki'

/** What the screens show for each part, by language. */
const shown = new Map<string, Record<Language, string>>()

test('the sheet for clinicians says what the screens say', { timeout: 240_000 }, async () => {
  for (const language of languages) await readScreens(language)
  await expect(sheet()).toMatchFileSnapshot('../../../docs/clinical-review.md')
})

test('the sheet has a reading of every type, of every colour of it, and one with every sign', () => {
  const all = readings.flatMap(([, person, of]) => of.map((one) => ({ one, person })))
  const coloursOf = (type: string) =>
    new Set(all.flatMap(({ one, person }) => (one.type === type ? [interpreted(one, person).grade] : [])))
  // HbA1c knows green and yellow, an arm no red.
  const expected = { hba1c: 2, armCircumference: 4 } as Partial<Record<string, number>>
  expect(gradedTypes.filter((type) => coloursOf(type).size < (expected[type] ?? 4))).toEqual([])
  const answered = new Set(all.flatMap(({ one }) => one.answered ?? []))
  expect(symptoms.filter((one) => !answered.has(one))).toEqual([])
})

async function readScreens(language: Language): Promise<void> {
  await openDevice('patient', { language })
  serverSays(listOwnAlarms, { body: { alarms: [] } })
  show(
    <>
      {readings.flatMap(([who, person, all]) =>
        all.map((one) => (
          <section key={nameOf(who, one)} data-part={nameOf(who, one)}>
            <AddedReading reading={interpreted(one, person)} onAnother={() => undefined} />
          </section>
        )),
      )}
      <FirstAidCards />
      {notes.map(({ note }) => {
        const flags = redFlagsOf(note)
        return (
          <section key={note} data-part={note}>
            {flags.length > 0 && (
              <EmergencyDialog
                flags={flags}
                held="booking"
                numbers={{
                  ambulance: dialOf(town().emergency, 'ambulance'),
                  anyEmergency: dialOf(town().emergency, 'anyEmergency'),
                  mentalHealth: dialOf(town().emergency, 'mentalHealth'),
                }}
                onAnswer={() => undefined}
              />
            )}
          </section>
        )
      })}
    </>,
  )
  await expect.poll(() => document.querySelectorAll('[data-part]').length).toBeGreaterThan(notes.length)
  await expect.poll(() => document.querySelector('[role=alert] p:nth-of-type(2)')?.textContent).toBeTruthy()
  for (const part of document.querySelectorAll<HTMLElement>('[data-part]'))
    keep(
      part.dataset['part'] ?? '',
      language,
      linesOf(part, part.querySelector('dialog') ? '.sr-only' : 'a, button'),
    )
  for (const card of document.querySelectorAll<HTMLElement>('details'))
    keep(
      card.id,
      language,
      [...card.querySelectorAll('[data-line]')].map((line) => line.textContent).join(' / '),
    )
  for (const [state, alarm] of alarmStates()) {
    await openDevice('patient', { language })
    show(<OwnAlarmCards alarms={[alarm]} />)
    await expect.poll(() => document.querySelector('main section')).not.toBeNull()
    keep(state, language, linesOf(document.querySelector('main')))
  }
  for (const [state, reading] of waitingStates) {
    await openDevice('patient', { language })
    show(<WaitingCards readings={[reading]} />)
    await expect.poll(() => document.querySelector('main section')).not.toBeNull()
    keep(state, language, linesOf(document.querySelector('main')))
  }
  for (const [state, notice] of requestNotices) {
    await openDevice('patient', { language })
    serverSays(listNotices, { body: [notice] })
    show(<NoticeList />)
    await expect.poll(() => document.querySelector('main li p')).not.toBeNull()
    keep(state, language, linesOf(document.querySelector('main li')))
  }
  await readCall(language)
}

/** What stands beneath an emergency number that was pressed. */
async function readCall(language: Language): Promise<void> {
  await openDevice('patient', { language })
  show(<QuickDial tell={<TellLines address="Ghunerki" phone="5550001234" />} />)
  // The dialler must not open in a test.
  document.addEventListener('click', (event) => event.preventDefault(), { once: true })
  await page.getByRole('link', { name: /108/ }).click()
  await expect.poll(() => document.querySelector('main [role=status]')).not.toBeNull()
  keep(pressed, language, linesOf(document.querySelector('main [role=status]')))
}

function keep(part: string, language: Language, text: string): void {
  shown.set(part, { ...(shown.get(part) ?? { en: '', hi: '', pa: '' }), [language]: text })
}

/** The words of each element, in order. `leaveOut`: elements that are on every screen and say nothing new. */
function linesOf(part: HTMLElement | null, leaveOut = '.sr-only'): string {
  const lines = new Map<Element, string>()
  const walker = document.createTreeWalker(part ?? document.body, NodeFilter.SHOW_TEXT)
  for (let node = walker.nextNode(); node; node = walker.nextNode()) {
    const element = node.parentElement
    if (!element || element.closest(leaveOut)) continue
    lines.set(element, (lines.get(element) ?? '') + (node.nodeValue ?? ''))
  }
  return [...lines.values()]
    .map((line) => line.trim())
    .filter(Boolean)
    .join(' / ')
}

function interpreted(one: ReadingVignette, person: Person): ShownReading {
  const date = dayAhead(-(one.measuredDaysAgo ?? 0))
  const entry = { ...one, symptoms: one.answered ?? null }
  const read = interpret(entry, person, { day: date, today: today() })
  if ('refusal' in read) throw new Error(`${one.value} is refused: ${read.refusal}`)
  const [first, pulse] = read.readings.map((each) => ({
    ...shownReading(each),
    id: '01936f2a-0000-7000-8000-000000000001',
    value: one.value,
    date,
    at: new Date().toISOString(),
  }))
  if (!first) throw new Error(`${one.value} has no reading.`)
  return { ...first, pulse }
}

const nameOf = (who: string, one: ReadingVignette) => `${who}: ${inWords(one)}`

function inWords(one: ReadingVignette): string {
  const { type, value, second, context, site, answered, measuredDaysAgo } = one
  return [
    `${en.vitalSigns.types[type]} ${value}`,
    ...(second ? [`then ${second}`] : []),
    ...(context ? [en.vitalSigns.contexts[context]] : []),
    ...(site ? [en.vitalSigns.sites[site]] : []),
    ...(answered ? [answered.length > 0 ? `with: ${listed(answered)}` : 'with none of the signs'] : []),
    ...(measuredDaysAgo ? [`measured ${measuredDaysAgo} days ago`] : []),
  ].join(', ')
}

const listed = (all: readonly Symptom[]) => all.map((one) => words[one]).join(', ')

function sheet(): string {
  return [
    '# What Nabz says: a sheet for clinicians',
    'What the screens say, written by `src/client/app/clinical-review.test.tsx`: do not edit it by hand. Where the limits come from stands in [clinical-sources.md](clinical-sources.md). **No clinician has signed it yet.** For each line: right, or what it must say instead; then a name and a date.',
    '## 1. Readings',
    'Buttons and links are left out: 108, 112 and the nearest hospital stand on every red one, the way to an appointment on the others. A red alarm is told to the treating doctors at once, an amber one is due by the end of the next clinic day, at the latest after 48 hours.',
    ...readings.flatMap(([who, person, all]) => [
      `### ${who}`,
      ...all.flatMap((one) => [`#### ${inWords(one)}`, asked(one, person), said(nameOf(who, one))]),
    ]),
    '### The signs that are asked about',
    symptoms
      .map(
        (one) =>
          `- ${languages.map((language) => locales[language].vitalSymptoms.symptoms[one]).join(' / ')}`,
      )
      .join('\n'),
    '## 2. First aid',
    ...[...shown.keys()].filter((part) => isCard(part)).flatMap((card) => [`### ${card}`, said(card)]),
    '## 3. Words of a request',
    ...notes.flatMap(({ note, age }) => {
      const redFlags = redFlagsOf(note)
      const { specialties } = routeOf(note, { redFlags, age })
      const goesTo = specialties.join(', ') || 'any doctor who is free'
      return [
        `### ${note}`,
        `Goes to: ${goesTo}. ${redFlags.length > 0 ? `Held back, and marked: ${redFlags.join(', ')}.` : 'Not held back.'}`,
        ...(redFlags.length > 0 ? [said(note)] : []),
      ]
    }),
    '## 4. An alarm, as the patient reads it',
    ...[...alarmStates(), ...waitingStates].flatMap(([state]) => [`### ${state}`, said(state)]),
    '## 5. Requests that nobody answers, or that cannot wait',
    ...requestNotices.flatMap(([state]) => [`### ${state}`, said(state)]),
    '## 6. A call for help',
    `### ${pressed}`,
    said(pressed),
    '',
  ].join('\n\n')
}

function isCard(part: string): boolean {
  return part in en.firstAid.cards
}

function said(part: string): string {
  const text = shown.get(part)
  return languages.map((language) => `- ${language}: ${text?.[language] ?? ''}`).join('\n')
}

/** What is asked before the reading is saved, whether a second one is, and whom it is told to. */
function asked(one: ReadingVignette, person: Person): string {
  const reading = interpreted(one, person)
  const { grade, date, pulse, values } = reading
  const all = pulse ? [reading, pulse] : [reading]
  const parts = all.flatMap(({ type, ...measured }) =>
    isGraded(type)
      ? [gradeMeasured({ ...measured, each: measured.each ?? [measured.values], type }, person)]
      : [],
  )
  const isSecondAsked =
    one.type === 'bloodPressure' &&
    one.second === undefined &&
    date === today() &&
    grade !== null &&
    asksSecond(values, grade)
  const alarms = [
    ['Red', all.some(({ needsDoctor }) => needsDoctor)],
    ['Amber', all.some((each) => each.grade === 'urgent') && isRecent(date, today())],
    ['No', true],
  ] as const
  return [
    ...parts.flatMap(({ asks, grade: unanswered }) => {
      if (asks.length === 0) return []
      return [`${unanswered === 'normal' ? 'Can be ticked' : 'Asked before it is saved'}: ${listed(asks)}.`]
    }),
    ...(isSecondAsked ? ['A second reading is asked for.'] : []),
    `${alarms.find(([, isRaised]) => isRaised)?.[0]} alarm.`,
  ].join(' ')
}
