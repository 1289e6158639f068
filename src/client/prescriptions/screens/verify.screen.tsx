import { useEffect, useState } from 'react'
import type { AnswerOf } from '../../../shared/kit/endpoint.ts'
import { verifyPrescription } from '../../../shared/prescriptions/prescriptions.endpoints.ts'
import { inFours } from '../../../shared/kit/text/in-fours.ts'
import { ApiError, call } from '../../platform/api/api.ts'
import { errorText } from '../../platform/api/error-text.ts'
import { useParams } from '../../platform/browser/navigation.tsx'
import { useText } from '../../platform/i18n/i18n.tsx'
import { Card } from '../../ui/card.tsx'
import { ErrorState, Skeleton } from '../../ui/loading.tsx'
import { Notice } from '../../ui/notice.tsx'
import { Page } from '../../ui/page.tsx'
import { paperDate } from '../components/paper-date.ts'

type Checked = AnswerOf<typeof verifyPrescription>

/** Whether a prescription on paper is genuine, for whoever scans its code: nothing of the patient or the medicines. */
export function Screen() {
  const { t } = useText()
  const { code = '' } = useParams()
  const { data, error, retry } = useCheck(code)
  const isUnknown = error instanceof ApiError && (error.status === 404 || error.status === 400)
  return (
    <Page narrow title={t('prescriptionCheck.title')}>
      {!data && error === undefined && <Skeleton lines={4} />}
      {isUnknown && (
        <Notice kind="error" title={t('prescriptionCheck.unknown')}>
          {t('prescriptionCheck.unknownLead')}
        </Notice>
      )}
      {error !== undefined && !isUnknown && <ErrorState text={errorText(t, error)} onRetry={retry} />}
      {data && <Answer checked={data} />}
    </Page>
  )
}

function Answer({ checked }: { checked: Checked }) {
  const { status, doctor, number, date, hasPaper, validUntil, isOver, dispensed, dispensedOn } = checked
  const { t } = useText()
  return (
    <>
      {status === 'active' ? (
        <Notice kind="success" title={t('prescriptionCheck.active')} />
      ) : (
        <Notice kind="error" title={t('prescriptionCheck.stopped')}>
          {t('prescriptionCheck.stoppedLead')}
        </Notice>
      )}
      {status === 'active' && isOver && (
        <Notice kind="error" title={t('prescriptionCheck.over')}>
          {t('prescriptionCheck.overLead')}
        </Notice>
      )}
      {status === 'active' && dispensed !== 'none' && dispensedOn !== null && (
        <Notice kind="info" title={t(`prescriptionCheck.${dispensed}`, { date: paperDate(dispensedOn) })}>
          {dispensed === 'all' ? t('prescriptionCheck.allLead') : undefined}
        </Notice>
      )}
      <Card className="space-y-2">
        <p className="text-lg font-semibold">{t('prescriptionCheck.by', { name: doctor.name })}</p>
        <p className="wrap-anywhere">
          {t('prescriptionCheck.registration', {
            council: doctor.council,
            number: doctor.registrationNumber,
          })}
        </p>
        <p className="text-lg font-semibold">{t('prescriptionCheck.number', { number: inFours(number) })}</p>
        <p className="text-lg font-semibold">{t('prescriptionCheck.date', { date: paperDate(date) })}</p>
        {validUntil !== null && (
          <p className="text-lg font-semibold">
            {t('prescriptionCheck.validUntil', { date: paperDate(validUntil) })}
          </p>
        )}
        {hasPaper && <p>{t('prescriptionCheck.hasPaper')}</p>}
        <p>{t('prescriptionCheck.compare')}</p>
      </Card>
    </>
  )
}

interface Asked {
  of: string
  data?: Checked
  error?: unknown
}

/** Asked directly: the pages for guests have no query cache. */
function useCheck(code: string): { data: Checked | undefined; error: unknown; retry: () => void } {
  const [asked, setAsked] = useState<Asked | null>(null)
  useEffect(() => void ask(code).then(setAsked), [code])
  // The answer for another code is none.
  const known = asked?.of === code ? asked : null
  function retry(): void {
    setAsked(null)
    void ask(code).then(setAsked)
  }
  return { data: known?.data, error: known?.error, retry }
}

async function ask(code: string): Promise<Asked> {
  try {
    return { of: code, data: await call(verifyPrescription, { params: { code } }) }
  } catch (error) {
    return { of: code, error }
  }
}
