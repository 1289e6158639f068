import { useEffect } from 'react'
import { listPrescriptionsOfPatient } from '../../../../shared/prescriptions/prescriptions.endpoints.ts'
import type { PrescribedItem, Prescription } from '../../../../shared/prescriptions/prescriptions.schemas.ts'
import { typedItem } from '../../../../shared/prescriptions/writing/prescriptions.retyped.ts'
import type { TypedItem } from '../../../../shared/prescriptions/writing/prescriptions.typed.ts'
import { useAnswer } from '../../../platform/queries/queries.tsx'

/** The last prescription of the patient, of whichever doctor; `take` gives its medicines. Alt+L does, too. */
export function useAsLastTime(
  patientId: string,
  onTaken: (items: TypedItem[]) => void,
): { last: Prescription | undefined; take: () => void } {
  const { data } = useAnswer(listPrescriptionsOfPatient, { params: { id: patientId }, query: {} })
  const last = data?.prescriptions[0]

  function take(): void {
    if (last) onTaken(last.items.map(retyped))
  }
  useEffect(() => {
    const onKey = (event: KeyboardEvent) => {
      if (!event.altKey || event.code !== 'KeyL') return
      event.preventDefault()
      take()
    }
    addEventListener('keydown', onKey)
    return () => removeEventListener('keydown', onKey)
  })
  return { last, take }
}

/** Without the reason: the rules may ask about something else today. */
function retyped({
  medicine,
  form,
  strength,
  dose,
  food,
  quantity,
  refills,
  note,
}: PrescribedItem): TypedItem {
  return typedItem({ medicine, form, strength, dose, food, quantity, refills, note, reason: '' })
}
