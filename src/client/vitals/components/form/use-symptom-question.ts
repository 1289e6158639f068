import { useRef, useState } from 'react'
import type { Symptom } from '../../../../shared/vitals/grading/vitals.symptoms.ts'

/** Nothing was sent: the question was left to change the value, or a second reading is wanted first. */
export class NotYetSent extends Error {
  constructor() {
    super('Not sent yet.')
  }
}

interface Asked {
  asks: readonly Symptom[]
  isDanger: boolean
  answer: (symptoms: Symptom[] | null) => void
  leave: () => void
}

/**
 * Asks between the press on "Save" and sending: `ask` resolves with the answer, or rejects with `NotYetSent`. The same is
 * not asked again after the second reading of blood pressure, until `forget` is called.
 */
export function useSymptomQuestion() {
  const [asked, setAsked] = useState<Asked | null>(null)
  const known = useRef<{ asks: readonly Symptom[]; said: Symptom[] | null } | null>(null)
  const forget = () => {
    known.current = null
  }
  const ask = async (asks: readonly Symptom[], isDanger: boolean) => {
    const before = known.current
    if (before && asks.every((one) => before.asks.includes(one))) return before.said
    const said = await answerTo(asks, isDanger)
    known.current = { asks, said }
    return said
  }
  const answerTo = (asks: readonly Symptom[], isDanger: boolean) =>
    new Promise<Symptom[] | null>((resolve, reject) => {
      const close = (then: () => void) => () => {
        setAsked(null)
        then()
      }
      setAsked({
        asks,
        isDanger,
        answer: (symptoms) => close(() => resolve(symptoms))(),
        leave: close(() => reject(new NotYetSent())),
      })
    })
  return { asked, ask, forget }
}
