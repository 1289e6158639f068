import { SignatureMark } from '../../../platform/encounters/signature-mark.tsx'
import { useText } from '../../../platform/i18n/i18n.tsx'
import { ButtonLink } from '../../../ui/button-link.tsx'
import type { Appointment } from '../../../../shared/appointments/appointments.schemas.ts'
import { actionName } from '../action-name.ts'

/** The way to the note of a visit that has begun. */
export function NoteLink({ appointment }: { appointment: Appointment }) {
  const text = useText()
  const word = text.t('encounters.write')
  const { _id, patient, status } = appointment
  return (
    <>
      <SignatureMark id={_id} />
      <ButtonLink
        to={`/doctor/encounters/${_id}`}
        kind={status === 'in-progress' ? 'primary' : 'quiet'}
        icon="pencil"
      >
        {word}
        <span className="sr-only">
          {actionName(text, word, patient.name, appointment).slice(word.length)}
        </span>
      </ButtonLink>
    </>
  )
}
