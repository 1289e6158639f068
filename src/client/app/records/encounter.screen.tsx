import { useEffect } from 'react'
import type { EncounterForDoctor } from '../../../shared/encounters/encounters.schemas.ts'
import { ApiError } from '../../platform/api/api.ts'
import { useParams } from '../../platform/browser/navigation.tsx'
import { loadStyles } from '../../platform/browser/load-styles.ts'
import { useText } from '../../platform/i18n/i18n.tsx'
import { ButtonLink } from '../../ui/button-link.tsx'
import { addIcons } from '../../ui/icons/icon.tsx'
import { featurePaths } from '../../ui/icons/icon-paths-features.ts'
import { Page } from '../../ui/page.tsx'
import { EmptyState, ErrorState, Skeleton } from '../../ui/states.tsx'
import { EncounterNote, TypedBefore } from '../../encounters/encounters.manifest.tsx'
import { PrescribeLink } from '../../prescriptions/prescriptions.manifest.tsx'
import { LabsPlace } from '../../labs/labs.manifest.tsx'
import { LegalHoldsPlace } from '../../legalholds/legalholds.manifest.tsx'
import { KnownRecord } from './known-record.tsx'
import { useEncounter } from './use-encounter.ts'
import styles from './encounter.css?url'

addIcons(featurePaths)

/** The note of an encounter, beside what the record knows of the patient. */
export function Screen() {
  const { t, day } = useText()
  const { id = '' } = useParams()
  const { data, error, isPending, refetch } = useEncounter(id)
  useEffect(() => void loadStyles(styles).catch(() => undefined), [])
  const isNotOurs = error instanceof ApiError && error.code === 'notFound'
  const { name } = data?.patient ?? { name: '' }
  return (
    <Page title={data ? name : t('encounters.title')} lead={data && titleOf(t, data, day(data.date))}>
      {isPending && <Skeleton cards={2} lines={6} />}
      {isNotOurs && (
        <>
          <EmptyState
            icon="file-text"
            title={t('encounters.notYours')}
            lead={t('encounters.notYoursLead')}
            action={
              <ButtonLink to="/doctor#today" icon="calendar-days">
                {t('encounters.toSchedule')}
              </ButtonLink>
            }
          />
          <TypedBefore id={id} />
        </>
      )}
      {error && !isNotOurs && !data && (
        <ErrorState text={t('encounters.loadFailed')} onRetry={() => void refetch()} />
      )}
      {data && (
        <div className="encounter">
          <div className="encounter-known">
            <KnownRecord encounter={data} />
          </div>
          <div className="space-y-3">
            <div data-print="no" className="space-y-3 sm:[&>a]:me-2">
              <PrescribeLink
                encounterId={data.id}
                label={(count) =>
                  count ? t('encounters.prescription', { count }) : t('encounters.prescribe')
                }
              />
              <LabsPlace
                label={t('encounters.labs')}
                patientId={data.patient.id}
                encounterId={data.id}
                mayWrite
              />
            </div>
            <EncounterNote encounter={data} onRefetch={() => void refetch()} />
            <LegalHoldsPlace
              label={t('encounters.legalHolds')}
              patientId={data.patient.id}
              visit={{ id: data.id, date: data.date }}
            />
          </div>
        </div>
      )}
    </Page>
  )
}

function titleOf(t: ReturnType<typeof useText>['t'], { type }: EncounterForDoctor, date: string): string {
  return t(type === 'in-person' ? 'visitNotes.visitOf' : 'visitNotes.callOf', { date })
}
