import { describe, expect, it } from 'vitest'
import {
  findMedicine,
  guidelineLists,
  type GuidelineList,
  type Medicine,
} from '../formulary/prescriptions.formulary.ts'
import { medicineOf, unlistedCode } from '../formulary/prescriptions.unlisted.ts'
import { judge } from './prescriptions.judge.ts'
import {
  isFollowUp,
  mayBePregnant,
  modeOf,
  modes,
  type Mode,
  type Situation,
} from './prescriptions.situation.ts'

const woman: Situation = { mode: 'in-person', isFollowUp: false, age: 30, gender: 'Female', pregnancy: 'no' }
const plain: Medicine = {
  ...medicine('paracetamol'),
  list: 'unnamed',
  mostPerDay: null,
}

function medicine(code: string): Medicine {
  const found = findMedicine(code)
  if (!found) throw new Error(`No ${code}.`)
  return found
}

/** Of the first thing that was found; `ok` if there is none. */
function told(one: Medicine, situation: Partial<Situation>): string {
  const { refusals, concerns } = judge(one, { ...woman, ...situation })
  if (refusals[0]) return `refused: ${refusals[0]}`
  return concerns[0] ? `reason: ${concerns[0]}` : 'ok'
}

describe('list by mode, first consultation and follow-up', () => {
  const ok = 'ok'
  const video = 'refused: videoNeeded'
  const later = 'refused: followUpNeeded'
  const never = 'refused: prohibited'
  const call = 'refused: unnamedByCall'
  const text = 'refused: unnamedInText'
  const table: Record<GuidelineList, Record<Mode, [first: string, followUp: string]>> = {
    O: { 'in-person': [ok, ok], video: [ok, ok], audio: [ok, ok], text: [ok, ok] },
    A: { 'in-person': [ok, ok], video: [ok, ok], audio: [video, ok], text: [video, ok] },
    refill: {
      'in-person': [ok, ok],
      video: ['reason: refillByVideo', ok],
      audio: [later, ok],
      text: [later, ok],
    },
    B: { 'in-person': [ok, ok], video: [later, ok], audio: [later, ok], text: [later, ok] },
    prohibited: {
      'in-person': ['reason: habitForming', 'reason: habitForming'],
      video: [never, never],
      audio: [never, never],
      text: [never, never],
    },
    unnamed: {
      'in-person': [ok, ok],
      video: ['reason: unnamedByVideo', 'reason: unnamedByVideo'],
      audio: [call, call],
      text: [text, text],
    },
    unlisted: {
      'in-person': [ok, ok],
      video: ['reason: unnamedByVideo', 'reason: unnamedByVideo'],
      audio: [call, call],
      text: [text, text],
    },
  }
  const cells = guidelineLists.flatMap((list) =>
    modes.flatMap((mode) =>
      [false, true].map((isLater) => [list, mode, isLater, table[list][mode][isLater ? 1 : 0]] as const),
    ),
  )
  it.each(cells)('%s, %s, follow-up %s: %s', (list, mode, isLater, expected) => {
    expect(told({ ...plain, list, name: 'Doxylamine' }, { mode, isFollowUp: isLater })).toBe(expected)
  })

  it('covers every cell', () => expect(cells).toHaveLength(56))
})

describe('a medicine that was typed', () => {
  const typed = (name: string) => medicineOf(unlistedCode(name)) ?? plain
  it.each<[string, Partial<Situation>, string]>([
    ['Doxylamine', {}, 'ok'],
    ['Doxylamine', { pregnancy: 'pregnant' }, 'reason: pregnant'],
    ['Doxylamine', { mode: 'audio' }, 'refused: unnamedByCall'],
    ['Doxylamine', { mode: 'audio', isFollowUp: true }, 'refused: unnamedByCall'],
    ['Doxylamine', { mode: 'text', isFollowUp: true }, 'refused: unnamedInText'],
    ['Doxylamine', { mode: 'video' }, 'reason: unnamedByVideo'],
    ['Paracetamol and caffeine', { mode: 'audio' }, 'refused: unnamedByCall'],
    ['Amoxycilin', {}, 'reason: nameNear'],
    ['Ofloxacin and ornidazole', { age: 12 }, 'reason: tooYoung'],
    ['Methotrexate and folic acid', { pregnancy: 'pregnant' }, 'refused: neverPregnant'],
    ['Rifapentine and isoniazid', { mode: 'video' }, 'refused: inPersonOnly'],
    ['Tramadol', {}, 'refused: nameHeld'],
    ['Paracetamol', {}, 'refused: nameInList'],
    ['डोक्सी', {}, 'refused: nameInvalid'],
  ])('%s %j: %s', (name, situation, expected) => {
    expect(told(typed(name), situation)).toBe(expected)
  })
})

describe('what is begun in person only, or never written', () => {
  it.each<[string, Partial<Situation>, string]>([
    ['methylphenidate', {}, 'refused: scheduleX'],
    ['methylphenidate', { mode: 'video', isFollowUp: true }, 'refused: scheduleX'],
    ['mifepristone', {}, 'refused: mtp'],
    ['misoprostol', { mode: 'audio' }, 'refused: mtp'],
    ['isoniazid', {}, 'ok'],
    ['isoniazid', { mode: 'video', isFollowUp: true }, 'refused: inPersonOnly'],
    ['isotretinoin', { mode: 'video', isFollowUp: true }, 'refused: inPersonOnly'],
    ['isotretinoin', { pregnancy: 'pregnant' }, 'refused: neverPregnant'],
    ['isotretinoin', { pregnancy: 'breastfeeding' }, 'reason: breastfeeding'],
    ['methotrexate', { pregnancy: 'pregnant' }, 'refused: neverPregnant'],
    ['methotrexate', { mode: 'video' }, 'refused: inPersonToBegin'],
    ['methotrexate', { mode: 'video', isFollowUp: true }, 'reason: unnamedByVideo'],
    ['warfarin', { mode: 'video' }, 'refused: inPersonToBegin'],
    ['insulin-glargine', { mode: 'video', age: 17 }, 'refused: inPersonToBegin'],
    ['insulin-glargine', { mode: 'video', age: null }, 'refused: inPersonToBegin'],
    ['insulin-glargine', { mode: 'video', age: 18 }, 'reason: unnamedByVideo'],
    ['sodium-valproate', { mode: 'video', isFollowUp: true }, 'refused: valproate'],
    ['sodium-valproate', { mode: 'video', age: 12 }, 'refused: valproate'],
    ['sodium-valproate', { mode: 'video', age: 50 }, 'refused: valproate'],
    ['sodium-valproate', { mode: 'video', age: 51 }, 'reason: unnamedByVideo'],
    ['sodium-valproate', { mode: 'video', age: 11 }, 'reason: unnamedByVideo'],
    ['sodium-valproate', { mode: 'video', gender: 'Male' }, 'reason: unnamedByVideo'],
    ['sodium-valproate', {}, 'reason: valproateInPerson'],
    ['sodium-valproate', { gender: null }, 'reason: valproateInPerson'],
    ['codeine', { mode: 'audio', isFollowUp: true }, 'refused: prohibited'],
    ['clonazepam', { mode: 'video' }, 'refused: prohibited'],
  ])('%s %o: %s', (code, situation, expected) => {
    expect(told(medicine(code), situation)).toBe(expected)
  })
})

describe('pregnancy and age', () => {
  it.each<[string, Partial<Situation>, string]>([
    ['doxycycline', { pregnancy: 'pregnant' }, 'reason: pregnant'],
    ['doxycycline', { pregnancy: 'breastfeeding' }, 'reason: breastfeeding'],
    ['doxycycline', { pregnancy: null }, 'reason: pregnancyUnknown'],
    ['doxycycline', { pregnancy: 'no' }, 'ok'],
    ['doxycycline', { pregnancy: 'pregnant', gender: 'Male' }, 'ok'],
    ['doxycycline', { age: 60, pregnancy: null }, 'ok'],
    ['doxycycline', { age: 7, pregnancy: null }, 'reason: tooYoung'],
    ['doxycycline', { age: 8, pregnancy: null }, 'ok'],
    ['aspirin', { age: null }, 'reason: ageUnknown'],
    ['paracetamol', { pregnancy: 'pregnant' }, 'ok'],
  ])('%s %o: %s', (code, situation, expected) => {
    expect(told(medicine(code), situation)).toBe(expected)
  })

  it.each([
    [{ age: 11, gender: 'Female' as const }, false],
    [{ age: 12, gender: 'Female' as const }, true],
    [{ age: 50, gender: 'Other' as const }, true],
    [{ age: 51, gender: 'Female' as const }, false],
    [{ age: null, gender: null }, true],
    [{ age: 30, gender: 'Male' as const }, false],
  ])('may be pregnant %o: %s', (who, may) => {
    expect(mayBePregnant(who)).toBe(may)
  })
})

describe('what really happened', () => {
  it.each([
    // The note says nothing yet: a call is audio unless its video was measured.
    ['AMB', null, null, 'in-person'],
    ['VR', null, null, 'audio'],
    ['VR', null, 0, 'audio'],
    ['VR', null, 59, 'audio'],
    ['VR', null, 60, 'video'],
    // What the doctor says counts, whatever was booked; what was measured corrects it.
    ['VR', 'in-person', null, 'in-person'],
    ['AMB', 'phone', null, 'audio'],
    ['AMB', 'text', null, 'text'],
    ['VR', 'audio', 600, 'audio'],
    ['VR', 'video', null, 'video'],
    ['VR', 'video', 59, 'audio'],
    ['VR', 'video', 60, 'video'],
  ] as const)('%s, by the note %s, with %s seconds of video: %s', (kind, said, videoSeconds, mode) => {
    expect(modeOf({ class: kind, said, videoSeconds })).toBe(mode)
  })

  it.each([
    ['2026-11-28', null, true, false],
    ['2026-11-28', '2026-06-01', true, true],
    ['2026-11-28', '2026-06-01', false, false],
    // The 180th day, and the one after it.
    ['2026-11-28', '2026-06-02', true, true],
    ['2026-11-29', '2026-06-02', true, true],
    ['2026-11-30', '2026-06-02', true, false],
  ])('on %s after a visit on %s, same complaint %s: follow-up %s', (day, last, isSame, later) => {
    expect(isFollowUp({ day, lastInPerson: last, isSameComplaint: isSame })).toBe(later)
  })
})
