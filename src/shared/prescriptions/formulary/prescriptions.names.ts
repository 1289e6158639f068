import { formulary, type Medicine } from './prescriptions.formulary.ts'

/** Other generic names of what the formulary has; sources in docs/clinical-sources.md. */
const otherNames: Readonly<Record<string, string>> = {
  acetaminophen: 'paracetamol',
  aciclovir: 'acyclovir',
  albuterol: 'salbutamol',
  amoxycillin: 'amoxicillin',
  benzhexol: 'trihexyphenidyl',
  beclometasone: 'beclomethasone',
  cefalexin: 'cephalexin',
  chlorphenamine: 'chlorpheniramine',
  clavulanate: 'potassium clavulanate',
  'clavulanic acid': 'potassium clavulanate',
  clomiphene: 'clomifene',
  dicycloverine: 'dicyclomine',
  frusemide: 'furosemide',
  glyburide: 'glibenclamide',
  levalbuterol: 'levosalbutamol',
  mesalamine: 'mesalazine',
  nitroglycerin: 'glyceryl trinitrate',
  phenobarbital: 'phenobarbitone',
  rifampin: 'rifampicin',
  'sulfamethoxazole and trimethoprim': 'co trimoxazole',
  'trimethoprim and sulfamethoxazole': 'co trimoxazole',
  thyroxine: 'levothyroxine',
  torasemide: 'torsemide',
  valproate: 'sodium valproate',
  'valproic acid': 'sodium valproate',
}

/** In lower case, a space around each word, and what the formulary calls by another name by that name. */
function lettersOf(text: string): string {
  return ` ${text.toLowerCase().replace(/[^a-z0-9]+/g, ' ')} `.replace(/ +/g, ' ')
}

function canonicalOf(text: string): string {
  let said = lettersOf(text)
  for (const [other, name] of Object.entries(otherNames)) {
    // `Sodium valproate` has its other name in it.
    if (!said.includes(` ${name} `)) said = said.replace(` ${other} `, ` ${name} `)
  }
  return said
}

/** Whether a text names this substance: `Amoxicillin 500` does name amoxicillin. Brand names are not known. */
export function isNamedIn(text: string, substance: string): boolean {
  return canonicalOf(text).includes(lettersOf(substance))
}

/** The medicines of the formulary whose generic names stand in a text. */
export function medicinesNamedIn(text: string): Medicine[] {
  const said = canonicalOf(text)
  return formulary().filter(({ substances }) => substances.some((one) => said.includes(lettersOf(one))))
}

/** Salts, forms and pharmacopoeias, which make no other medicine of a name. */
const addedWords = new Set(
  (
    'acetate besilate besylate bromide calcium capsule capsules cap citrate cream dihydrate drops eye fumarate gel ' +
    'hcl hydrobromide hydrochloride maleate mesylate monohydrate nitrate phosphate potassium sodium succinate sulfate ' +
    'sulphate suspension syrup tab tablet tablets tartrate trihydrate bp ip usp sr er xr mr od dt'
  ).split(' '),
)

function bareOf(text: string): string {
  const words = canonicalOf(text).trim().split(' ')
  const bare = words.filter((word) => !addedWords.has(word))
  return (bare.length > 0 ? bare : words).join(' ')
}

/** The medicine of the formulary that this name says and nothing besides, whatever the salt. */
export function findNamed(name: string): Medicine | undefined {
  const said = bareOf(name)
  return formulary().find((one) => bareOf(one.name) === said)
}

/** Shorter words are alike by chance. */
export const leastNearLetters = 6

/** Whether a word of the name is almost one of the list: `Amoxycilin`. */
export function isNearListed(name: string): boolean {
  const listed = formulary().flatMap(({ substances }) => substances.flatMap(longWords))
  const known = new Set(listed)
  return longWords(canonicalOf(name)).some(
    (word) => !known.has(word) && listed.some((one) => isNear(soundOf(word), soundOf(one))),
  )
}

/** Spelt as it sounds: `amoxycilin` and `amoxicillin` alike. */
function soundOf(word: string): string {
  return word
    .replaceAll('y', 'i')
    .replaceAll('ph', 'f')
    .replaceAll('th', 't')
    .replaceAll(/[ao]e/g, 'e')
    .replaceAll('k', 'c')
    .replaceAll(/(.)\1/g, '$1')
}

function longWords(text: string): string[] {
  return lettersOf(text)
    .trim()
    .split(' ')
    .filter((word) => word.length >= leastNearLetters && !addedWords.has(word))
}

/** One letter more, less, or another one, or two that changed places. */
export function isNear(word: string, name: string): boolean {
  if (Math.abs(word.length - name.length) > 1) return false
  let from = 0
  while (from < word.length && word[from] === name[from]) from += 1
  const [left, right] = [word.slice(from), name.slice(from)]
  return (
    left.slice(1) === right.slice(1) ||
    left === right.slice(1) ||
    left.slice(1) === right ||
    (left.slice(2) === right.slice(2) && left[0] === right[1] && left[1] === right[0])
  )
}
