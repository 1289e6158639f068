import { expect, it } from 'vitest'
import { fileNameOf, takenOnProblem } from './documents.rules.ts'

it.each([
  ['2026-11-21', null],
  ['2026-11-22', 'dateFuture'],
  ['1920-01-01', null],
  ['1919-12-31', 'dateTooOld'],
])('a document of %s on 21 November 2026: %s', (takenOn, problem) => {
  expect(takenOnProblem(takenOn, '2026-11-21')).toBe(problem)
})

it.each([
  ['labReport', 'application/pdf', 'lab-report-2026-11-21.pdf'],
  ['wound', 'image/webp', 'wound-2026-11-21.webp'],
])('a %s of type %s is saved as %s', (kind, type, name) => {
  expect(fileNameOf(kind, '2026-11-21', type)).toBe(name)
})
