import type { Appointment } from '../../../shared/appointments/appointments.schemas.ts'
import { useText } from '../../platform/i18n/i18n.tsx'
import { AppointmentStatus } from './appointment-marks.tsx'

/** A printable table of a doctor's day, in order of time. */
export function PrintedDay({ appointments }: { appointments: readonly Appointment[] }) {
  const { t, time } = useText()
  return (
    <table className="w-full border-collapse text-sm leading-snug">
      <tbody>
        {appointments.map(({ _id, patient, status, type, specialization, ...one }) => (
          <tr key={_id} className="break-inside-avoid border-b border-line align-top *:py-1 *:pe-3">
            <th scope="row" className="text-start font-bold whitespace-nowrap">
              {time(one.time)}
            </th>
            <td className="font-semibold">{patient.name || patient.username}</td>
            <td>{[t(`appointments.types.${type}`), specialization].filter(Boolean).join(' · ')}</td>
            <td>
              <AppointmentStatus status={status} />
            </td>
          </tr>
        ))}
      </tbody>
    </table>
  )
}
