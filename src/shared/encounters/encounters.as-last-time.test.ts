import { expect, it } from 'vitest'
import { asLastTime, listSame } from './encounters.as-last-time.ts'
import { emptyNote, type NoteDraft } from './encounters.forms.ts'

const last: { note: NoteDraft; date: string } = {
  date: '2026-11-01',
  note: {
    ...emptyNote,
    identity: true,
    informant: 'spouse',
    present: 'Daughter',
    complaint: 'Sugar check',
    chest: 'Clear',
    notExamined: ['abdomen'],
    diagnosis: 'Diabetes',
    diagnosisStatus: 'confirmed',
    advice: 'Walk daily',
    returnSigns: ['lowSugar'],
    followUpOn: '2026-12-01',
  },
}
const today = '2026-11-28'

it('takes over what holds on, with the follow-up after as many days as then', () => {
  expect(asLastTime(emptyNote, last, today)).toEqual({
    informant: 'spouse',
    complaint: 'Sugar check',
    diagnosis: 'Diabetes',
    diagnosisStatus: 'confirmed',
    advice: 'Walk daily',
    returnSigns: ['lowSugar'],
    followUpOn: '2026-12-28',
  })
})

it.each(['identity', 'present', 'chest', 'notExamined'])('never takes over %s', (field) => {
  expect(Object.keys(asLastTime(emptyNote, last, today))).not.toContain(field)
})

it('overwrites nothing that was written', () => {
  const note = { ...emptyNote, complaint: 'Fever', returnSigns: ['fits' as const], followUpOn: '2026-12-01' }
  const taken = asLastTime(note, last, today)
  for (const field of ['complaint', 'returnSigns', 'followUpOn'])
    expect(Object.keys(taken)).not.toContain(field)
})

it('marks what says the same as then, and no longer what was changed', () => {
  const note = { ...emptyNote, ...asLastTime(emptyNote, last, today) }
  expect(listSame(note, last, today)).toContain('followUpOn')
  expect(listSame(note, last, today)).toHaveLength(7)
  const changed = { ...note, advice: 'Walk twice daily', followUpOn: '2026-12-01' }
  expect(listSame(changed, last, today)).toEqual([
    'informant',
    'complaint',
    'diagnosis',
    'diagnosisStatus',
    'returnSigns',
  ])
  expect(listSame(emptyNote, last, today)).toEqual([])
})
