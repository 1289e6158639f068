import { lazy, Suspense, useEffect, useState } from 'react'
import { readPrescribing } from '../../../shared/prescriptions/prescriptions.endpoints.ts'
import type { PrescribingDesk } from '../../../shared/prescriptions/prescriptions.schemas.ts'
import { ApiError } from '../../platform/api/api.ts'
import { loadStyles } from '../../platform/browser/load-styles.ts'
import { useParams } from '../../platform/browser/navigation.tsx'
import { useText } from '../../platform/i18n/i18n.tsx'
import { useAnswer } from '../../platform/queries/queries.tsx'
import { Button } from '../../ui/button.tsx'
import { ButtonLink } from '../../ui/button-link.tsx'
import { addIcons } from '../../ui/icons/icon.tsx'
import { featurePaths } from '../../ui/icons/icon-paths-features.ts'
import { showToast } from '../../ui/overlays/toast.tsx'
import { Page } from '../../ui/page.tsx'
import { EmptyState, ErrorState, Skeleton } from '../../ui/states.tsx'
import { usePrintOne } from '../components/use-print-one.ts'
import { PrescribingForm } from '../components/writing/prescription-form.tsx'
import styles from '../components/writing/prescribing.css?url'

addIcons(featurePaths)

const SignedPart = lazy(async () => ({
  default: (await import('../components/writing/signed-part.tsx')).SignedPart,
}))

/** What a doctor prescribes in an encounter: what is signed, and the form of the next one. */
export function Screen() {
  const { t, day } = useText()
  const { id = '' } = useParams()
  const { data, error, isPending, refetch } = useAnswer(readPrescribing, { params: { id } })
  useEffect(() => void loadStyles(styles).catch(() => undefined), [])
  const isNotOurs = error instanceof ApiError && error.code === 'notFound'
  return (
    <Page
      title={t('prescriptions.title')}
      lead={data && t('prescriptions.lead', { name: data.patient.name, date: day(data.date) })}
    >
      {isPending && <Skeleton cards={2} lines={6} />}
      {isNotOurs && (
        <EmptyState
          icon="pill"
          title={t('prescriptions.notYours')}
          lead={t('prescriptions.notYoursLead')}
          action={
            <ButtonLink to="/doctor#today" icon="calendar-days">
              {t('prescriptions.toSchedule')}
            </ButtonLink>
          }
        />
      )}
      {error && !isNotOurs && !data && (
        <ErrorState text={t('prescriptions.loadFailed')} onRetry={() => void refetch()} />
      )}
      {data && (
        <>
          <div data-print="no">
            <ButtonLink to={`/doctor/encounters/${id}`} kind="quiet" icon="file-text">
              {t('prescriptions.toNote')}
            </ButtonLink>
          </div>
          {/* Another encounter has another form, and so has the next prescription. */}
          <Written key={`${id} ${data.signed.length}`} desk={data} />
        </>
      )}
    </Page>
  )
}

function Written({ desk }: { desk: PrescribingDesk }) {
  const { t } = useText()
  const { signed, draft } = desk
  const { print, isLeftOut } = usePrintOne()
  const [isOpen, setOpen] = useState(signed.length === 0 || draft.items.length > 0)

  function onSigned(): void {
    showToast(t('prescriptions.signed'))
    // The form goes, and the pressed button with it.
    scrollTo({ top: 0 })
    document.getElementById('page')?.focus({ preventScroll: true })
  }

  return (
    <>
      {signed.length > 0 && (
        <div className="max-w-2xl space-y-4">
          <Suspense fallback={<Skeleton lines={6} />}>
            {signed.map((one) => (
              <div key={one.id} data-print={isLeftOut(one.id) ? 'no' : undefined}>
                <SignedPart prescription={one} patientId={desk.patient.id} onPrint={() => print(one.id)} />
              </div>
            ))}
          </Suspense>
        </div>
      )}
      {desk.isTooLongAgo && <p>{t('prescriptions.refusals.tooLongAgo')}</p>}
      {isOpen && !desk.isTooLongAgo && (
        <div data-print={signed.length > 0 ? 'no' : undefined}>
          <PrescribingForm desk={desk} onSigned={onSigned} />
        </div>
      )}
      {!isOpen && !desk.isTooLongAgo && (
        <div data-print="no">
          <Button kind="quiet" icon="plus" onClick={() => setOpen(true)}>
            {t('prescriptions.another')}
          </Button>
        </div>
      )}
    </>
  )
}
