import * as v from 'valibot'
import { optionalLines, requiredLines } from '../kit/schemas.ts'

export const mostCharacters = 1_000

export const messageForm = v.object({ text: requiredLines(mostCharacters) })

export const mostPhotos = 3

/** With photos no words are needed: who writes little sends the photo alone. */
export const photoMessageForm = v.object({ text: optionalLines(mostCharacters) })
