import type { SlotOffer } from '../../../../../shared/appointments/slots/appointments.slots.schemas.ts'
import type { Text } from '../../../../platform/i18n/i18n.tsx'
import { placeName } from '../../../../platform/i18n/place-name.ts'
import { dayText } from '../../day-text.ts'

export function whoAndDay(text: Text, { date, doctor }: Pick<SlotOffer, 'date' | 'doctor'>): string {
  return `${dayText(text, date, 'short')} · ${text.t('appointments.withDoctor', doctor)}`
}

type Where = Pick<SlotOffer, 'place' | 'distanceKm'> & Partial<Pick<SlotOffer, 'isForCalls'>>

export function whereOf(text: Text, { place, distanceKm, isForCalls = false }: Where): string {
  if (isForCalls) return text.t('appointments.types.teleconsultation')
  const name = placeName(text, place)
  if (distanceKm === undefined) return name
  return `${name} · ${text.t('booking.slots.distance', { km: Math.max(1, distanceKm) })}`
}
