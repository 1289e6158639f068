import { useState } from 'react'
import type { Symptom } from '../../../../shared/vitals/grading/vitals.symptoms.ts'

/** The question was left to change the value: nothing was sent. */
export class QuestionLeft extends Error {
  constructor() {
    super('The question was left.')
  }
}

interface Asked {
  asks: readonly Symptom[]
  isDanger: boolean
  answer: (symptoms: Symptom[] | null) => void
  leave: () => void
}

/** Asks between the press on "Save" and sending: `ask` resolves with the answer, or rejects with `QuestionLeft`. */
export function useSymptomQuestion() {
  const [asked, setAsked] = useState<Asked | null>(null)
  const ask = (asks: readonly Symptom[], isDanger: boolean) =>
    new Promise<Symptom[] | null>((resolve, reject) => {
      const close = (then: () => void) => () => {
        setAsked(null)
        then()
      }
      setAsked({
        asks,
        isDanger,
        answer: (symptoms) => close(() => resolve(symptoms))(),
        leave: close(() => reject(new QuestionLeft())),
      })
    })
  return { asked, ask }
}
