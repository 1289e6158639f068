import { describe, expect, it } from 'vitest'
import { typedMobile } from './volunteers.rules.ts'

describe('the mobile field', () => {
  it.each([
    ['', ''],
    ['98', '98'],
    ['98-14 abc 0', '98140'],
    ['98140123456', '9814012345'],
    ['९८१४०१२३४५', '9814012345'],
    ['੯੮੧੪੦੧੨੩੪੫', '9814012345'],
    ['+91 98140 12345', '9814012345'],
    ['098140 12345', '9814012345'],
    ['9198140123', '9198140123'],
    ['(98140)-12345 99', '9814012345'],
  ])('%j becomes %j', (typed, shown) => expect(typedMobile(typed)).toBe(shown))
})
