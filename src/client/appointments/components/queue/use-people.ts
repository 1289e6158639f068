import { useEffect, useRef, useState } from 'react'
import { findPeople } from '../../../../shared/appointments/appointments.queue.endpoints.ts'
import type { QueuePerson } from '../../../../shared/appointments/queue/appointments.queue.schemas.ts'
import { latinDigits, onlyDigits, phoneDigits } from '../../../../shared/kit/text/digits.ts'
import { useSettled } from '../../../platform/browser/use-settled.ts'
import { useWrite } from '../../../platform/queries/queries.tsx'

/** The ten digits of a whole phone number, else ''. `+91 98765 111` has ten digits and is not whole. */
export function wholePhone(text: string): string {
  const digits = phoneDigits(text)
  const goesOn = /^[+0]/.test(latinDigits(text).trim()) && onlyDigits(text).length === 10
  return /^\d{10}$/.test(digits) && !goesOn && !/\p{Letter}/u.test(text) ? digits : ''
}

/** Whose records have this phone number; asked for once when the typing rests. `onFound` gets each answer once. */
export function usePeople(digits: string, onFound: (people: QueuePerson[]) => void) {
  const [found, setFound] = useState<{ digits: string; people: QueuePerson[] } | null>(null)
  const asked = useRef('')
  const latest = useRef(digits)
  latest.current = digits
  const { mutate, error } = useWrite(findPeople, {
    onDone: (people, { body }) => {
      // Another number has been typed meanwhile.
      if (body?.phone !== latest.current) return
      setFound({ digits: body.phone, people })
      onFound(people)
    },
  })
  function ask(): void {
    asked.current = digits
    mutate({ body: { phone: digits } })
  }
  const rested = useSettled(digits)
  useEffect(() => {
    if (rested !== '' && rested === digits && asked.current !== digits) ask()
    // oxlint-disable-next-line react/exhaustive-deps -- once for each number
  }, [rested, digits])
  return {
    /** Undefined: not answered yet. */
    people: digits !== '' && found?.digits === digits ? found.people : undefined,
    error: asked.current === digits ? error : null,
    /** Without waiting for a rest; and again after an error. */
    askNow: () => {
      if (asked.current !== digits || error) ask()
    },
  }
}
