import { expect, it } from 'vitest'
import { isForDoctor, stopReasons } from './reminders.stop-reasons.ts'

it('the doctor is to hear of all that nobody but the patient decided for a cause', () => {
  expect(stopReasons.filter(isForDoctor)).toEqual(['ill', 'better', 'cost'])
})
