import { levelWords, type Category, type Level } from './facilities.kinds.ts'
import { wordsOfService } from './facilities.services.ts'
import { foldText, soundOf } from '../kit/text/sounds.ts'

export interface Searchable {
  name: string
  nameHi: string
  namePa: string
  place: string
  address: string
  level: Level
  category: Category | null
  services: readonly string[]
}

interface Index {
  /** Names and services, folded; matched anywhere, as the specification asks. */
  own: string
  /** The same plus synonyms; matched from the beginning of a word. */
  words: string[]
  sounds: string[]
}

const indexes = new WeakMap<Searchable, Index>()
const soundsOfWords = new Map<string, string>()

/**
 * Whether everything typed matches this facility, ignoring case and script: "ਸਿਵਲ ਹਸਪਤਾਲ" finds Civil Hospital, "ਦੰਦ"
 * and "teeth" find the dentist. An empty query matches all.
 */
export function isFound(facility: Searchable, query: string): boolean {
  const typed = foldText(query).split(' ').filter(Boolean)
  if (typed.length === 0) return true
  const index = indexes.get(facility) ?? makeIndex(facility)
  indexes.set(facility, index)
  return typed.every((token) => fits(index, token))
}

function makeIndex(facility: Searchable): Index {
  const { name, nameHi, namePa, place, address, level, services } = facility
  const own = [name, nameHi, namePa, place, ...services]
  const all = [...own, address, levelWords[level], ...services.map(wordsOfService)]
  const words = [...new Set(foldText(all.join(' ')).split(' '))]
  return { own: foldText(own.join(' ')), words, sounds: words.map(knownSound) }
}

function fits({ own, words, sounds }: Index, token: string): boolean {
  // "ent" must not find every cENTre.
  if (token.length > 3 && own.includes(token)) return true
  if (words.some((word) => word.startsWith(token))) return true
  const sound = knownSound(token)
  const isLatin = /[a-z]/.test(token)
  if (sound.length < (isLatin ? 3 : 2)) return false
  return sounds.some((other) => other === sound || (sound.length > 2 && other.startsWith(sound)))
}

function knownSound(word: string): string {
  const sound = soundsOfWords.get(word) ?? soundOf(word)
  soundsOfWords.set(word, sound)
  return sound
}

/** The villages that match, best first: exact beginnings before similar sounds, the shortest first. */
export function findVillages<V extends { name: string }>(
  villages: readonly V[],
  typed: string,
  most = 6,
): V[] {
  const folded = foldText(typed)
  if (folded === '') return []
  const sound = soundOf(typed)
  // ਥੂਹੀ (Thuhi) has a single consonant, and ਥੂ begins no Latin name: in these scripts one sound is enough.
  const least = /[a-z]/.test(folded) ? 2 : 1
  const starts = villages.filter(({ name }) => foldText(name).startsWith(folded))
  const alike = villages
    .filter(({ name }) => sound.length >= least && soundOf(name).startsWith(sound))
    .toSorted((a, b) => soundOf(a.name).length - soundOf(b.name).length)
  const inside = villages.filter(({ name }) => foldText(name).includes(folded))
  return [...new Set([...starts, ...inside, ...alike])].slice(0, most)
}
