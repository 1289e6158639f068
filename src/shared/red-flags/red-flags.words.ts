import { bodyWords } from './red-flags.body-words.ts'
import { commonWords } from './red-flags.common-words.ts'
import { bellyAndSugarWords } from './red-flags.belly-and-sugar.ts'
import { dangerWords } from './red-flags.danger-words.ts'

/**
 * Words by meaning, in English, Hindi, Punjabi and both as typed in Latin letters. `*`: any ending. Latin ones are compared
 * after `foldRoman`, so that `chhaati` and `chati` are one word; list only what it does not join.
 */
export const words = { ...commonWords, ...bodyWords, ...dangerWords, ...bellyAndSugarWords } as const
export type Meaning = keyof typeof words
