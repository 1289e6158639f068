import { useState } from 'react'
import { rejections, type Rejection } from '../../../shared/appointments/appointments.rejections.ts'
import type { Appointment } from '../../../shared/appointments/appointments.schemas.ts'
import { useText } from '../../platform/i18n/i18n.tsx'
import { addIcons, Icon, type IconName } from '../../ui/icons/icon.tsx'
import { featurePaths } from '../../ui/icons/icon-paths-features.ts'
import { Dialog, DialogActions } from '../../ui/overlays/dialog.tsx'
import { Button } from '../../ui/button.tsx'
import { dayText } from './day-text.ts'

addIcons(featurePaths)

interface Props {
  appointment: Appointment | null
  onConfirm: (appointment: Appointment, reason: Rejection) => void
  onClose: () => void
}

const icons: Record<Rejection, IconName> = {
  notMyField: 'users',
  seeInPerson: 'hospital',
  hospital: 'ambulance',
  noTime: 'clock',
}

/** Why the doctor rejects a request; each choice says what it does. */
export function RejectDialog({ appointment, onConfirm, onClose }: Props) {
  const { t } = useText()
  return (
    <Dialog open={appointment !== null} onClose={onClose} title={t('appointments.schedule.rejectTitle')}>
      {appointment && <Reasons appointment={appointment} onConfirm={onConfirm} onClose={onClose} />}
    </Dialog>
  )
}

function Reasons({ appointment, onConfirm, onClose }: Props & { appointment: Appointment }) {
  const text = useText()
  const { t, time } = text
  // An alarm must not follow from a stray tap.
  const [isSure, setSure] = useState(false)
  const reasons = rejections.filter((one) => one !== 'seeInPerson' || appointment.type === 'teleconsultation')
  return (
    <>
      <p>
        {t('appointments.schedule.rejectText', {
          patient: appointment.patient.name,
          date: dayText(text, appointment.date),
          time: time(appointment.time),
        })}
      </p>
      <ul className="space-y-2">
        {reasons.map((reason) => (
          <li key={reason}>
            <button
              type="button"
              aria-expanded={reason === 'hospital' ? isSure : undefined}
              onClick={() => (reason === 'hospital' ? setSure(true) : onConfirm(appointment, reason))}
              className={`pressable flex min-h-16 w-full cursor-pointer items-center gap-3 rounded-xl border-2 px-4 py-3 text-start ${
                reason === 'hospital'
                  ? 'border-brick bg-brick-tint'
                  : 'border-edge bg-card hover:bg-leaf-tint'
              }`}
            >
              <Icon
                name={icons[reason]}
                className={reason === 'hospital' ? 'text-brick-deep' : 'text-leaf'}
              />
              <span className="min-w-0">
                <span className="block text-lg font-semibold">
                  {t(`appointments.schedule.rejections.${reason}.label`)}
                </span>
                <span className="block text-soft">
                  {t(`appointments.schedule.rejections.${reason}.lead`)}
                </span>
              </span>
            </button>
            {reason === 'hospital' && isSure && (
              <DialogActions>
                <Button kind="emergency" icon="ambulance" onClick={() => onConfirm(appointment, reason)}>
                  {t('appointments.schedule.sendToHospital')}
                </Button>
              </DialogActions>
            )}
          </li>
        ))}
      </ul>
      <DialogActions>
        <Button kind="quiet" onClick={onClose}>
          {t('appointments.cancel.keep')}
        </Button>
      </DialogActions>
    </>
  )
}
