import * as v from 'valibot'
import { requiredLines } from '../kit/schemas.ts'

export const mostCharacters = 1_000

export const messageForm = v.object({ text: requiredLines(mostCharacters) })
