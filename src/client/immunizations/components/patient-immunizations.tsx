import {
  addImmunizationOfPatient,
  confirmImmunization,
  listImmunizationsOfPatient,
  markImmunizationOfPatientWrong,
} from '../../../shared/immunizations/immunizations.doctor.endpoints.ts'
import { errorText } from '../../platform/api/error-text.ts'
import { useText } from '../../platform/i18n/i18n.tsx'
import { messageBundle } from '../../platform/i18n/namespaces.ts'
import { useMessages } from '../../platform/i18n/use-messages.ts'
import { useAnswer, useWrite } from '../../platform/queries/queries.tsx'
import { Button } from '../../ui/button.tsx'
import { Notice } from '../../ui/notice.tsx'
import { ErrorState, Skeleton } from '../../ui/states.tsx'
import { dosesText } from './dose-name.ts'
import { ImmunizationBoard } from './immunization-board.tsx'

export interface PatientImmunizationsProps {
  patientId: string
  /** Not of a colleague who reads only. */
  mayWrite: boolean
}

const immunizationMessages = messageBundle('immunizations')
const messages = [immunizationMessages]

/** The vaccination card as the doctor sees it: read, completed and confirmed. */
export function PatientImmunizations({ patientId, mayWrite }: PatientImmunizationsProps) {
  const { t, day } = useText()
  useMessages(messages)
  const params = { id: patientId }
  const { data, isPending, refetch } = useAnswer(listImmunizationsOfPatient, { params })
  const adding = useWrite(addImmunizationOfPatient)
  const marking = useWrite(markImmunizationOfPatientWrong)
  const confirming = useWrite(confirmImmunization)
  if (isPending || !t.find('immunizations.title')) return <Skeleton lines={3} />
  if (!data) return <ErrorState text={t('immunizations.failed')} onRetry={() => void refetch()} />
  return (
    <section className="space-y-3">
      <h2 className="text-xl font-semibold">{t('immunizations.title')}</h2>
      {confirming.error && <Notice kind="error">{errorText(t, confirming.error)}</Notice>}
      <ImmunizationBoard
        list={data}
        draft={`immunizations.${patientId}`}
        onAdd={mayWrite ? (body, key) => adding.mutateAsync({ params, body, key }) : undefined}
        mayMark={({ status }) => mayWrite && status === 'completed'}
        onWrong={(immunization) => marking.mutateAsync({ params, body: { immunization } })}
        isMarking={marking.isPending}
        markError={marking.error}
        renderActions={(one) =>
          mayWrite &&
          one.confirmedBy === null &&
          one.status === 'completed' && (
            <Button
              kind="quiet"
              icon="check"
              busy={confirming.isPending && confirming.variables?.body?.immunization === one.id}
              aria-label={`${t('immunizations.confirm')}: ${dosesText(t, one)}, ${day(one.givenOn)}`}
              onClick={() => confirming.mutate({ params, body: { immunization: one.id } })}
            >
              {t('immunizations.confirm')}
            </Button>
          )
        }
      />
    </section>
  )
}
