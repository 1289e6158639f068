import { useId, useState } from 'react'
import { deskActs } from '../../../shared/audit/audit.acts.ts'
import { listAudit } from '../../../shared/audit/audit.contract.ts'
import { useText } from '../../platform/i18n.tsx'
import { useAnswer, refreshEveryMs } from '../../platform/queries.tsx'
import { useSettled } from '../../platform/use-settled.ts'
import { Button } from '../../ui/button.tsx'
import { Card } from '../../ui/card.tsx'
import { EmptyState } from '../../ui/empty-state.tsx'
import { SearchField } from '../../ui/search-field.tsx'
import { SelectField } from '../../ui/select-field.tsx'
import { ErrorState, Skeleton } from '../../ui/states.tsx'
import { AuditLine } from './audit-line.tsx'

interface Wish {
  act: string
  person: string
}

/** Who did what at the desk, when and to whom: newest first. */
export function AuditDesk() {
  const { t } = useText()
  const actField = useId()
  const [act, setAct] = useState('')
  const [person, setPerson] = useState('')
  const wish = { act, person: useSettled(person.trim()) }
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
          options={deskActs.map((value) => ({ value, label: t(`audit.acts.${value}`) }))}
        />
        <SearchField
          label={t('audit.person')}
          hint={t('audit.personHint')}
          value={person}
          onChange={setPerson}
        />
      </div>
      <AuditPage key={`${wish.act} ${wish.person}`} wish={wish} />
    </div>
  )
}

/** One page, and below it the next when it is asked for: each is kept fresh by itself. */
function AuditPage({ wish, after }: { wish: Wish; after?: string }) {
  const { t } = useText()
  const [wantsMore, setWantsMore] = useState(false)
  const { act, person } = wish
  const { data, isPending, refetch } = useAnswer(listAudit, {
    query: {
      ...(act !== '' && { act }),
      ...(person !== '' && { person }),
      ...(after !== undefined && { after }),
    },
    refetchEveryMs: refreshEveryMs,
  })
  if (isPending) return <Skeleton lines={6} />
  if (!data) return <ErrorState text={t('audit.loadFailed')} onRetry={() => void refetch()} />
  const { entries, next } = data
  if (entries.length === 0 && after === undefined) {
    const isSearch = act !== '' || person !== ''
    return (
      <EmptyState
        icon="clipboard-list"
        title={t(isSearch ? 'audit.notFound' : 'audit.empty')}
        lead={t(isSearch ? 'audit.notFoundLead' : 'audit.emptyLead')}
      />
    )
  }
  return (
    <div className="space-y-4">
      <Card className="py-1 sm:py-2">
        <ol className="divide-y divide-line">
          {entries.map((entry) => (
            <AuditLine key={entry.id} entry={entry} />
          ))}
        </ol>
      </Card>
      {next !== null && wantsMore && <AuditPage key={next} wish={wish} after={next} />}
      {next !== null && !wantsMore && (
        <Button kind="quiet" wide onClick={() => setWantsMore(true)}>
          {t('audit.more')}
        </Button>
      )}
    </div>
  )
}
