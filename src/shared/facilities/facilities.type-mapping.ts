import { distance } from 'fastest-levenshtein'
import { soundOf } from '../kit/text/sounds.ts'

/** Words that such lists consist of; close matches are corrected to them. */
const vocabulary =
  'primary health centre community subsidiary sub hospital dispensary clinic charitable ayurvedic homeopathic government civil district divisional medical college nursing home wellness veterinary private'.split(
    ' ',
  )
const otherSpellings: Record<string, string> = {
  center: 'centre',
  cantre: 'centre',
  govt: 'government',
  gov: 'government',
  goverment: 'government',
  homeo: 'homeopathic',
  homoeo: 'homeopathic',
  homoeopathic: 'homeopathic',
  ayurved: 'ayurvedic',
  subcentre: 'sub',
  subcenter: 'sub',
  samuhik: 'community',
  samudayik: 'community',
  admi: 'aadmi',
  pvt: 'private',
  trust: 'charitable',
  mission: 'charitable',
  gurdwara: 'charitable',
}
/** Words for a type, which are not part of a name. */
export const kindWords = new Set([
  ...vocabulary,
  ...'phc uphc chc shc ssc sdh aam aadmi hwc ayushman arogya mandir mini rural urban bedded and of the at'.split(
    ' ',
  ),
])

/** Joins `p h c` into one word. */
export function joinLetters(text: string): string {
  return text.replace(/\b[a-z](?: [a-z]\b)+/g, (letters) => letters.replaceAll(' ', ''))
}

/** Corrects a misspelling: primery → primary, Chertible → charitable; names stay unchanged. */
export function correctWord(word: string): string {
  const known = otherSpellings[word] ?? word
  if (kindWords.has(known) || word.length < 5) return known
  const sound = soundOf(word)
  return (
    vocabulary.find((one) => one.length >= 5 && distance(one, word) <= 1) ??
    vocabulary.find((one) => sound.length >= 4 && soundOf(one) === sound) ??
    word
  )
}
