import { markEncounter, readEncounter } from '../../../shared/encounters/encounters.endpoints.ts'
import type { EncounterForDoctor } from '../../../shared/encounters/encounters.schemas.ts'
import { errorText } from '../../platform/api/error-text.ts'
import { useText } from '../../platform/i18n/i18n.tsx'
import { refresh, replaceAnswer, useWrite } from '../../platform/queries/queries.tsx'
import { CheckField } from '../../ui/fields/check-field.tsx'
import { Notice } from '../../ui/notice.tsx'

/** Keeps the visit from other doctors, at once and not only with the signature: its prescriptions may be signed before. */
export function PrivateMark({
  encounter: { id, appointmentId, isSensitive, signedAt },
}: {
  encounter: EncounterForDoctor
}) {
  const { t } = useText()
  const { mutate, isPending, error, variables } = useWrite(markEncounter, {
    // Known by its own id, and by that of its appointment.
    onDone: (marked) => {
      for (const known of [id, appointmentId])
        if (known !== null) replaceAnswer(readEncounter, () => marked, { params: { id: known } })
      // Illnesses noted in it go with it.
      void refresh('conditions')
    },
  })
  if (isSensitive && signedAt) return <p className="font-semibold">{t('encounters.private.stays')}</p>
  return (
    <div data-print="no">
      <CheckField
        label={t('encounters.private.mark')}
        lead={t('encounters.private.hint')}
        checked={isPending ? variables?.body?.isSensitive === true : isSensitive}
        onChange={(isChecked) => {
          if (!isPending) mutate({ params: { id }, body: { isSensitive: isChecked } })
        }}
      />
      {error && <Notice kind="error">{errorText(t, error)}</Notice>}
    </div>
  )
}
