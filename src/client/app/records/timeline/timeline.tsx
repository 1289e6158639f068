import { useState, type ReactNode } from 'react'
import { namesFetalSex } from '../../../../shared/kit/text/fetal-sex.ts'
import { listRecords, listRecordsOfPatient } from '../../../../shared/records/records.endpoints.ts'
import type { TimelinePage } from '../../../../shared/records/records.schemas.ts'
import { useSettled } from '../../../platform/browser/use-settled.ts'
import { useText } from '../../../platform/i18n/i18n.tsx'
import { useMessages } from '../../../platform/i18n/use-messages.ts'
import { LongList } from '../../../platform/queries/long-list.tsx'
import { Button } from '../../../ui/button.tsx'
import { Disclosure } from '../../../ui/disclosure.tsx'
import { EmptyState } from '../../../ui/empty-state.tsx'
import { addIcons } from '../../../ui/icons/icon.tsx'
import { featurePaths } from '../../../ui/icons/icon-paths-features.ts'
import { Notice } from '../../../ui/notice.tsx'
import { ErrorState, Skeleton } from '../../../ui/states.tsx'
import { everything, Filters, queryOf } from './filters.tsx'
import { KeptEntries } from './kept-entries.tsx'
import { kindMessages } from './kinds.ts'
import { Months } from './months.tsx'

addIcons(featurePaths)

interface Props {
  /** The patient of a doctor; without it one’s own, or whom one acts for. */
  patientId?: string
  /** Shown where there is nothing at all. */
  empty: ReactNode
}

/** Everything that is known of a patient, newest first. */
export function Timeline({ patientId, empty }: Props) {
  const { t } = useText()
  const { state, retry } = useMessages(kindMessages)
  const [wanted, setWanted] = useState(everything)
  const search = useSettled(wanted.search)
  const filters = queryOf({ ...wanted, search })
  const isFiltered = Object.keys(filters).length > 0
  if (state === 'coming') return <Skeleton cards={2} lines={4} />
  if (state === 'failed') return <ErrorState onRetry={retry} />
  const list = {
    filters,
    loading: <Skeleton cards={2} lines={4} />,
    failed: t(isFiltered ? 'records.offline' : 'records.failed'),
    more: t('records.more'),
    children: (page: TimelinePage, isFirst: boolean) => (
      <OnePage {...{ page, isFirst, isFiltered, empty }} reader={patientId ? 'doctor' : 'patient'} />
    ),
  }
  const found = patientId ? (
    <LongList endpoint={listRecordsOfPatient} params={{ id: patientId }} {...list} />
  ) : (
    <LongList
      endpoint={listRecords}
      {...list}
      fallback={isFiltered && <KeptEntries wanted={{ ...wanted, search }} />}
    />
  )
  return (
    <div className="space-y-4">
      <div data-print="no">
        <Disclosure openOnWide level={3} title={t('records.narrow')}>
          <div className="space-y-3">
            <Filters wanted={wanted} onChange={setWanted} />
            <Button kind="quiet" onClick={() => print()}>
              {t('records.print')}
            </Button>
          </div>
        </Disclosure>
      </div>
      {namesFetalSex(search) ? <Notice kind="plain">{t('errors.fields.fetalSex')}</Notice> : found}
      {isFiltered && (
        <div data-print="no">
          <Button kind="quiet" onClick={() => setWanted(everything)}>
            {t('records.clear')}
          </Button>
        </div>
      )}
    </div>
  )
}

interface PageProps extends Pick<Props, 'empty'> {
  page: TimelinePage
  isFirst: boolean
  isFiltered: boolean
  reader: 'patient' | 'doctor'
}

function OnePage({ page: { entries, next, searchedTo }, isFirst, isFiltered, reader, empty }: PageProps) {
  const { t, day } = useText()
  if (entries.length > 0) return <Months {...{ entries, reader, isFirst }} />
  if (searchedTo !== null)
    return (
      <output className="block text-soft">
        {t('records.searchedTo', { date: `${day(searchedTo)} ${searchedTo.slice(0, 4)}` })}
      </output>
    )
  if (!isFirst || next !== null) return null
  if (!isFiltered) return empty
  return <EmptyState icon="search" title={t('records.noMatch')} lead={t('records.noMatchLead')} />
}
