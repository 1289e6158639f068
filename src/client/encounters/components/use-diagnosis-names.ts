import { useEffect, useState } from 'react'
import {
  englishNames,
  readNames,
  type DiagnosisNames,
} from '../../../shared/encounters/diagnoses/encounters.diagnosis-codes.ts'
import type { Language } from '../../platform/i18n/language.ts'

type Other = Exclude<Language, 'en'>

const rowsOf: Record<Other, () => Promise<string>> = {
  hi: async () => (await import('../../../shared/encounters/diagnoses/encounters.diagnoses-hi.ts')).hindiRows,
  pa: async () =>
    (await import('../../../shared/encounters/diagnoses/encounters.diagnoses-pa.ts')).punjabiRows,
}
const scripts: Record<Other, RegExp> = { hi: /[\u0900-\u097F]/, pa: /[\u0A00-\u0A7F]/ }
const others = ['hi', 'pa'] as const
const read: Partial<Record<Other, DiagnosisNames>> = {}

/** The names in the screen's language first, then English and the scripts in which `text` is typed, once they are there. */
export function useDiagnosisNames(language: Language, text: string): readonly DiagnosisNames[] {
  const [, redraw] = useState(0)
  const needed = others.filter((one) => one === language || scripts[one].test(text)).join(' ')
  useEffect(() => {
    for (const one of others) if (needed.includes(one)) void readOnce(one).then(() => redraw((n) => n + 1))
  }, [needed])
  const there = others.flatMap((one) => (needed.includes(one) && read[one] ? [read[one]] : []))
  const own = language === 'en' ? undefined : read[language]
  return [...new Set([own ?? englishNames, englishNames, ...there])]
}

/** Without a network, and not on this device yet: English remains. */
async function readOnce(language: Other): Promise<void> {
  if (read[language]) return
  const rows = await rowsOf[language]().catch(() => null)
  if (rows !== null) read[language] = readNames(rows)
}
