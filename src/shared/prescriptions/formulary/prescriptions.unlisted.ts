import { findMedicine, type Medicine } from './prescriptions.formulary.ts'
import { isHeld } from './prescriptions.held-names.ts'
import { findNamed, medicinesNamedIn } from './prescriptions.names.ts'

/** Before the name of a medicine that the formulary does not have, where else its code stands. No code has a colon. */
const prefix = 'unlisted:'
export const mostOfName = 80
export const mostOfCode = prefix.length + mostOfName

export function unlistedCode(name: string): string {
  return `${prefix}${name}`
}

/** As the doctor typed it; null: a medicine of the formulary. */
export function unlistedName(code: string): string | null {
  return code.startsWith(prefix) ? code.slice(prefix.length).trim().replace(/\s+/g, ' ') : null
}

/** Of the formulary, or as far as its name says what it is. */
export function medicineOf(code: string): Medicine | undefined {
  const name = unlistedName(code)
  return name === null ? findMedicine(code) : unlisted(code, name)
}

export const nameProblems = ['nameInvalid', 'nameHeld', 'nameInList'] as const
export type NameProblem = (typeof nameProblems)[number]

/** Latin letters alone, as the rules are read in: a letter that only looks like one would hide a name from them. */
const written = /^(?=.*[a-z].*[a-z].*[a-z])[a-z][a-z0-9 .,()+/%'-]*$/i

/** Why this name cannot be typed. */
export function nameProblem(name: string): NameProblem | null {
  if (!written.test(name) || name.length > mostOfName) return 'nameInvalid'
  if (isHeld(name)) return 'nameHeld'
  return findNamed(name) ? 'nameInList' : null
}

/** What the formulary says of each substance in the name; of the others nothing is known, so a pregnancy is asked about. */
function unlisted(code: string, name: string): Medicine {
  const known = medicinesNamedIn(name)
  const ages = known.flatMap(({ fromAge }) => fromAge ?? [])
  return {
    code,
    name,
    list: 'unlisted',
    schedule: 'unknown',
    substances: [...new Set([...substancesIn(name), ...known.flatMap(({ substances }) => substances)])],
    restriction: known.find(({ restriction }) => restriction !== null)?.restriction ?? null,
    inPregnancy: known.some(({ inPregnancy }) => inPregnancy === 'never') ? 'never' : 'ask',
    isNsaid: known.some(({ isNsaid }) => isNsaid),
    family: known.find(({ family }) => family !== null)?.family ?? null,
    fromAge: ages.length > 0 ? Math.max(...ages) : null,
    mostPerDay: null,
    presentations: [],
  }
}

/** `Aceclofenac + serratiopeptidase` has two. */
function substancesIn(name: string): string[] {
  return (
    name
      .toLowerCase()
      .split(/\s+(?:and|with)\s+|\s*[+,/&]\s*/)
      // One or two letters name nothing, and stand in many texts.
      .filter((one) => one.length > 2)
  )
}
