import { useId, useState } from 'react'
import { anyReading, auditedActions, refusedRecord } from '../../../shared/audit/audit.acts.ts'
import { listAudit } from '../../../shared/audit/audit.endpoints.ts'
import { useText } from '../../platform/i18n/i18n.tsx'
import { refreshEveryMs } from '../../platform/queries/queries.tsx'
import { useSettled } from '../../platform/browser/use-settled.ts'
import { Card } from '../../ui/card.tsx'
import { EmptyState } from '../../ui/empty-state.tsx'
import { LongList } from '../../platform/queries/long-list.tsx'
import { SearchField } from '../../ui/fields/search-field.tsx'
import { SelectField } from '../../ui/fields/select-field.tsx'
import { Skeleton } from '../../ui/states.tsx'
import { AuditLine } from './audit-line.tsx'

interface Options {
  act: string
  person: string
}

/** The audit log: who did what, when and to whom, newest first. */
export function AuditLog() {
  const { t } = useText()
  const actField = useId()
  const [act, setAct] = useState('')
  const [person, setPerson] = useState('')
  const filters = { act, person: useSettled(person.trim()) }
  return (
    <div className="space-y-5">
      <div className="grid grid-cols-1 items-end gap-4 lg:grid-cols-2">
        <SelectField
          id={actField}
          name="act"
          label={t('audit.act')}
          placeholder={t('audit.allActs')}
          value={act}
          onChange={({ target }) => setAct(target.value)}
          options={[
            { value: anyReading, label: t('audit.anyReading') },
            ...[refusedRecord, ...auditedActions].map((value) => ({
              value,
              label: t(`audit.acts.${value}`),
            })),
          ]}
        />
        <SearchField
          label={t('audit.person')}
          hint={t('audit.personHint')}
          value={person}
          onChange={setPerson}
        />
      </div>
      <AuditList filters={filters} />
    </div>
  )
}

function AuditList({ filters: { act, person } }: { filters: Options }) {
  const { t } = useText()
  const isSearch = act !== '' || person !== ''
  return (
    <LongList
      endpoint={listAudit}
      filters={{ ...(act !== '' && { act }), ...(person !== '' && { person }) }}
      refetchEveryMs={refreshEveryMs}
      loading={<Skeleton lines={6} />}
      failed={t('audit.loadFailed')}
      more={t('audit.more')}
    >
      {({ entries }, isFirst) =>
        isFirst && entries.length === 0 ? (
          <EmptyState
            icon="clipboard-list"
            title={t(isSearch ? 'audit.notFound' : 'audit.empty')}
            lead={t(isSearch ? 'audit.notFoundLead' : 'audit.emptyLead')}
          />
        ) : (
          <Card className="py-1 sm:py-2">
            <ol className="divide-y divide-line">
              {entries.map((entry) => (
                <AuditLine key={entry.id} entry={entry} />
              ))}
            </ol>
          </Card>
        )
      }
    </LongList>
  )
}
