import { openEncounter } from '../../../shared/encounters/encounters.endpoints.ts'
import { errorText } from '../../platform/api/error-text.ts'
import { navigate } from '../../platform/browser/navigation.tsx'
import { useText } from '../../platform/i18n/i18n.tsx'
import { useWrite } from '../../platform/queries/queries.tsx'
import { Button } from '../../ui/button.tsx'
import { Notice } from '../../ui/notice.tsx'

/** A call or visit that nobody had agreed on: opens its note, or the one that is open. */
export function OpenNote({ patientId }: { patientId: string }) {
  const { t } = useText()
  const { mutate, isPending, error } = useWrite(openEncounter, {
    onDone: ({ id }) => navigate(`/doctor/encounters/${id}`),
  })
  return (
    <>
      <Button
        kind="quiet"
        icon="pencil"
        busy={isPending}
        onClick={() => mutate({ params: { id: patientId } })}
      >
        {t('encounters.write')}
      </Button>
      {error && <Notice kind="error">{errorText(t, error)}</Notice>}
    </>
  )
}
