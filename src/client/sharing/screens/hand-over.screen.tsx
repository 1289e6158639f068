import { lazy, Suspense, useState } from 'react'
import type { AnswerOf } from '../../../shared/kit/endpoint.ts'
import { dayIn } from '../../../shared/kit/time/town-time.ts'
import { listActingFor } from '../../../shared/patients/patients.endpoints.ts'
import { adultFromYears } from '../../../shared/patients/patients.rules.ts'
import { makeHandOverCode } from '../../../shared/sharing/sharing.endpoints.ts'
import { errorText } from '../../platform/api/error-text.ts'
import { town } from '../../platform/clock/town.ts'
import { useText } from '../../platform/i18n/i18n.tsx'
import { useAnswer, useWrite } from '../../platform/queries/queries.tsx'
import { Button } from '../../ui/button.tsx'
import { Card } from '../../ui/card.tsx'
import { EmptyState } from '../../ui/empty-state.tsx'
import { ErrorState, Skeleton } from '../../ui/loading.tsx'
import { Notice } from '../../ui/notice.tsx'
import { Page } from '../../ui/page.tsx'

// With the QR encoder, which only this moment needs.
const QrCode = lazy(async () => ({ default: (await import('../../ui/qr-code.tsx')).QrCode }))

type Patient = AnswerOf<typeof listActingFor>[number]
type Code = AnswerOf<typeof makeHandOverCode>

/** Grown-ups for whom this account acts, and the code with which they take over. */
export function Screen() {
  const { t } = useText()
  const { data, isPending, error, refetch } = useAnswer(listActingFor)
  const grownUp = data?.filter(mayHandOver)
  return (
    <Page narrow title={t('sharing.handOver.title')} lead={t('sharing.handOver.lead')}>
      {isPending && <Skeleton />}
      {error && !data && <ErrorState text={errorText(t, error)} onRetry={() => void refetch()} />}
      {grownUp?.length === 0 && <EmptyState icon="users" title={t('sharing.handOver.none')} />}
      {grownUp?.map((patient) => (
        <CodeCard key={patient.id} patient={patient} />
      ))}
    </Page>
  )
}

/** The server decides; this only leaves out whom it would refuse. */
function mayHandOver({ age, areas, relation }: Patient): boolean {
  return areas.includes('guardianship') && relation !== 'self' && age !== null && age >= adultFromYears
}

/** The code is in memory only: leaving the page forgets it, and a new one replaces it. */
function CodeCard({ patient: { id, name } }: { patient: Patient }) {
  const { t } = useText()
  const [code, setCode] = useState<Code | null>(null)
  const { mutate, isPending, error } = useWrite(makeHandOverCode, { onDone: setCode })
  return (
    <Card className="space-y-4">
      <h2 className="text-xl font-semibold break-words">{name}</h2>
      {code && <ShownCode code={code} />}
      {error && <Notice kind="error">{errorText(t, error)}</Notice>}
      <Button kind={code ? 'quiet' : 'primary'} busy={isPending} onClick={() => mutate({ patientId: id })}>
        {t(code ? 'sharing.handOver.again' : 'sharing.handOver.make')}
        <span className="sr-only">: {name}</span>
      </Button>
    </Card>
  )
}

function ShownCode({ code: { code, patient, expiresAt } }: { code: Code }) {
  const { t, day } = useText()
  const date = day(dayIn(town().timeZone, new Date(expiresAt)))
  return (
    <div className="space-y-3">
      <p className="text-2xl font-bold tabular-nums">{code}</p>
      <p>{t('sharing.handOver.how', { patient })}</p>
      <p className="text-soft">{t('sharing.handOver.valid', { date })}</p>
      <Suspense>
        <QrCode text={code} label={t('sharing.handOver.qr')} />
      </Suspense>
    </div>
  )
}
