import { distance } from 'fastest-levenshtein'
import { soundOf } from '../kit/text/sounds.ts'

/** Words such lists are made of; what is nearly one of them is a misspelling of it. */
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
/** Words that say a kind and name nobody. */
export const kindWords = new Set([
  ...vocabulary,
  ...'phc uphc chc shc ssc sdh aam aadmi hwc ayushman arogya mandir mini rural urban bedded and of the at'.split(
    ' ',
  ),
])

/** `p h c` is one word. */
export function joinLetters(text: string): string {
  return text.replace(/\b[a-z](?: [a-z]\b)+/g, (letters) => letters.replaceAll(' ', ''))
}

/** The word it was meant to be: primery → primary, Chertible → charitable; a name stays what it is. */
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
