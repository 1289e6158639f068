import { describe, expect, it } from 'vitest'
import { maySeeSensitive, mayUnmark, type Viewer } from './sensitive.ts'

const doctor = (id: string, isTreating: boolean): Viewer => ({ as: 'doctor', id, isTreating })

describe('a sensitive entry', () => {
  it.each<[string, Viewer, boolean]>([
    ['the patient and guardians', { as: 'family' }, true],
    ['a helper, whatever is shared', { as: 'helper' }, false],
    ['its doctor', doctor('author', true), true],
    ['its doctor, who treats the patient no more', doctor('author', false), true],
    ['another doctor who treats the patient', doctor('other', true), false],
    ['a doctor to whom it was opened', doctor('opened', true), true],
    ['a doctor to whom it was opened, in an emergency later', doctor('opened', false), false],
    ['a doctor in an emergency', doctor('other', false), false],
  ])('%s: %#', (_, viewer, expected) => {
    expect(maySeeSensitive({ writtenBy: 'author', openedTo: ['opened'] }, viewer)).toBe(expected)
  })

  it('of the patient alone is seen by no doctor to whom it was not opened', () => {
    expect(maySeeSensitive({ writtenBy: null, openedTo: [] }, doctor('other', true))).toBe(false)
  })

  it.each([
    ['family', true, true],
    ['family', false, true],
    ['doctor', false, true],
    ['doctor', true, false],
  ] as const)('%s takes the mark off, signed: %s: %s', (by, isSigned, expected) => {
    expect(mayUnmark(by, { isSigned })).toBe(expected)
  })
})
