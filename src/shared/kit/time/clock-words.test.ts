import { expect, test } from 'vitest'
import { timeInWords } from './clock-words.ts'

const say = (time: string) =>
  timeInWords(
    (key, { clock = '', part = '' } = {}) => (key === 'dates.time' ? `${clock} ${part}` : key),
    time,
  )

test.each([
  ['00:00', '12:00 dates.parts.lateNight'],
  ['03:59', '3:59 dates.parts.lateNight'],
  ['04:00', '4:00 dates.parts.morning'],
  ['08:00', '8:00 dates.parts.morning'],
  ['11:59', '11:59 dates.parts.morning'],
  ['12:00', '12:00 dates.parts.afternoon'],
  ['15:59', '3:59 dates.parts.afternoon'],
  ['16:00', '4:00 dates.parts.evening'],
  ['19:59', '7:59 dates.parts.evening'],
  ['20:00', '8:00 dates.parts.night'],
  ['23:59', '11:59 dates.parts.night'],
])('%s is %s', (time, words) => expect(say(time)).toBe(words))

test('a text that is no time stays as it is', () => expect(say('after food')).toBe('after food'))
