import { labTest, shownUnit, type LabCode } from '../../../shared/labs/catalogue/labs.catalogue.ts'
import type { Range } from '../../../shared/labs/rules/labs.ranges.ts'
import type { Translate } from '../i18n/i18n.tsx'

const named = ['negative', 'positive', 'nil', 'trace'] as const

/** A word of a test as it is read; `2+` and blood groups are the same in all languages. */
export function labWord(t: Translate, word: string): string {
  const known = named.find((one) => one === word)
  return known ? t(`labTests.words.${known}`) : word
}

/** Such as `11.5 g/dL`. */
export function labValue(
  t: Translate,
  code: LabCode,
  { number, word }: { number: number | null; word: string | null },
): string {
  if (number === null) return labWord(t, word ?? '')
  return `${number} ${shownUnit(labTest(code).unit)}`
}

/** Empty where there is none. */
export function labRange(t: Translate, { low, high }: Range): string {
  if (low !== null && high !== null) return t('labTests.range.both', { low, high })
  if (low !== null) return t('labTests.range.low', { low })
  return high === null ? '' : t('labTests.range.high', { high })
}
