import { expect, it } from 'vitest'
import { toCsv } from './dispensing.csv.ts'

it.each([
  [['a', 7], 'a,7'],
  [['Street 4, Nabha', 'says "no"'], '"Street 4, Nabha","says ""no"""'],
  [['two\nlines'], '"two\nlines"'],
  [['=1+1', '+91', '-2', '@x'], "'=1+1,'+91,'-2,'@x"],
  [['ਨਾਭਾ', ''], 'ਨਾਭਾ,'],
])('%o', (row, line) => expect(toCsv([row])).toBe(`\u{FEFF}${line}\r\n`))
