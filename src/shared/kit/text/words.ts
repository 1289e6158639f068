import { foldText, soundOf } from './sounds.ts'

/** The words that are searched for. */
export function searchedWords(typed: string): string[] {
  return foldText(typed).split(' ').filter(Boolean)
}

/**
 * Whether each of the words is in these texts: anywhere in them as written, or a word of them begins with its sound, so
 * that ਮੈਟਫਾਰਮਿਨ finds Metformin.
 */
export function hasWords(texts: readonly string[], words: readonly string[]): boolean {
  if (words.length === 0) return true
  const text = foldText(texts.join(' '))
  const left = words.filter((word) => !text.includes(word))
  if (left.length === 0) return true
  const sounds = new Set(text.split(' ').map(soundOf))
  return left.every((word) => soundsLikeOne(soundOf(word), sounds))
}

/** Shorter sounds are those of too many words. */
const shortestSound = 4

function soundsLikeOne(sound: string, sounds: ReadonlySet<string>): boolean {
  return sound.length >= shortestSound && [...sounds].some((one) => one.startsWith(sound))
}
