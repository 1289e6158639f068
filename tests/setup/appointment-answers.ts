import type { Appointment } from '../../src/shared/appointments/appointments.schemas.ts'
import { addDays, dayIn, instantIn } from '../../src/shared/kit/time/town-time.ts'

const zone = 'Asia/Kolkata'

/** The town's date in this many days. */
export function dayAhead(days: number): string {
  return addDays(dayIn(zone, new Date()), days)
}

let next = 1

/** An appointment as the server sends it; by default tomorrow at ten. */
export function appointmentAnswer(told: Partial<Appointment> = {}): Appointment {
  const { date = dayAhead(1), time = '10:00' } = told
  next += 1
  return {
    _id: `01936f2a-0000-7000-8000-${String(next).padStart(12, '0')}`,
    date,
    time,
    startsAt: instantIn(zone, date, time).toISOString(),
    status: 'pending',
    type: 'in-person',
    specialization: 'fever',
    patient: { name: 'ਸਰਦਾਰ ਗੁਰਪ੍ਰੀਤ ਸਿੰਘ ਸੰਧੂ', username: 'gurpreet' },
    doctor: { name: 'Meena Sharma' },
    reason: null,
    autoClosed: false,
    redFlags: [],
    allowedActions: [],
    ...told,
  }
}
