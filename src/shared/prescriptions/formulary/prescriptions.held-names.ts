import { formulary, type Medicine } from './prescriptions.formulary.ts'
import { isNear, leastNearLetters } from './prescriptions.names.ts'

/**
 * Parts of the names of narcotic and psychotropic substances, of Schedule X and of what is given under the MTP Act; also
 * of those that the formulary does not have. Sources in docs/clinical-sources.md.
 */
const stems = (
  'zepam zolam clobazam diazepox clorazep bromazep zolpid zopiclon zaleplon barbit barbiton meprobam carisoprod ' +
  'glutethimid methaqualon ethchlorvyn ethclorvyn ethinamat ketamin phencyclid phenmetraz phenidat amphetamin ' +
  'amfetamin tramad tapentad codein codon morphin morphon diamorph fentan pethidin meperidin methadon buprenorph ' +
  'pentazoc propoxyphen diphenoxyl butorphan nalbuph levorphan dextromoram heroin cocain ecgonin cannab dronabin ' +
  'lysergid mescalin psilocyb mifepriston misoprost'
).split(' ')

/** Too short to be looked for inside another word: `opium` stands in `ipratropium`. */
const words = new Set(['opium', 'bhang', 'charas', 'ganja', 'coca', 'thc', 'lsd', 'mdma', 'ghb', 'afeem'])

/** Whether a typed name has, or with one letter changed would have, the name of something that is not typed in. */
export function isHeld(name: string): boolean {
  const said = name.toLowerCase()
  const letters = said.replace(/[^a-z]/g, '')
  if (stems.some((stem) => letters.includes(stem))) return true
  const each = said.split(/[^a-z0-9]+/)
  return each.some((word) => words.has(word) || heldNames().some((held) => isNear(word, held)))
}

let names: readonly string[] | null = null
function heldNames(): readonly string[] {
  names ??= formulary()
    .filter(isHeldMedicine)
    .map((one) => one.name.toLowerCase())
    .filter((one) => one.length >= leastNearLetters)
  return names
}

function isHeldMedicine({ list, schedule, restriction }: Medicine): boolean {
  return list === 'prohibited' || schedule === 'X' || restriction === 'mtp'
}
