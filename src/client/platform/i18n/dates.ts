import { timeInWords } from '../../../shared/kit/time/clock-words.ts'
import { dayInWords } from '../../../shared/kit/time/day-words.ts'
import type { DateWriter } from './i18n.tsx'
import { today } from '../clock/today.ts'

export const dateWriter: DateWriter = {
  day: (t, day, length) => dayInWords(t, day, length, today().slice(0, 4)),
  time: timeInWords,
}
