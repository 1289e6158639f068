import { useState } from 'react'
import { listLegalHolds } from '../../../shared/legalholds/legalholds.endpoints.ts'
import { holdKinds } from '../../../shared/legalholds/legalholds.rules.ts'
import { Link } from '../../platform/browser/navigation.tsx'
import { useText } from '../../platform/i18n/i18n.tsx'
import { messageBundle } from '../../platform/i18n/namespaces.ts'
import { useMessages } from '../../platform/i18n/use-messages.ts'
import { useAnswer } from '../../platform/queries/queries.tsx'
import { hasDraft } from '../../platform/session/drafts.ts'
import { Button } from '../../ui/button.tsx'
import { Card } from '../../ui/card.tsx'
import { ErrorState, Skeleton } from '../../ui/states.tsx'
import { draftOf, type LegalHoldsProps } from './hold-draft.ts'
import { HoldItem } from './hold-item.tsx'
import { MarkForm } from './mark-form.tsx'

const holdMessages = messageBundle('legalholds')
const messages = [holdMessages]

/** The marks of one visit, and a way to a new one; or those of all visits that this doctor may read. */
export function LegalHolds({ patientId, visit }: LegalHoldsProps) {
  const { t } = useText()
  const { state, retry } = useMessages(messages)
  const { data, isPending, refetch } = useAnswer(listLegalHolds, { params: { id: patientId } })
  const [isMarking, setMarking] = useState(() => visit !== undefined && hasDraft(draftOf(visit.id)))
  if (state === 'failed') return <ErrorState onRetry={retry} />
  if (state === 'coming' || isPending) return <Skeleton lines={3} />
  if (!data) return <ErrorState text={t('legalholds.failed')} onRetry={() => void refetch()} />
  const holds = data.holds.filter(({ encounterId }) => !visit || encounterId === visit.id)
  const open = new Set(holds.filter(({ status }) => status === 'open').map(({ kind }) => kind))
  const left = holdKinds.filter((kind) => !open.has(kind))
  return (
    <Card className="space-y-3">
      <h2 className="text-xl font-semibold">{t('legalholds.title')}</h2>
      <p className="text-soft">{t('legalholds.lead')}</p>
      {holds.length > 0 && (
        <ul className="divide-y divide-line">
          {holds.map((hold) => (
            <HoldItem key={hold.id} hold={hold} namesVisit={visit === undefined} />
          ))}
        </ul>
      )}
      {holds.length === 0 && !visit && <p>{t('legalholds.none')}</p>}
      {visit && isMarking && <MarkForm visit={visit} kinds={left} onDone={() => setMarking(false)} />}
      {visit && !isMarking && left.length > 0 && (
        <Button kind="quiet" icon="plus" onClick={() => setMarking(true)}>
          {t('legalholds.mark')}
        </Button>
      )}
      {visit && (
        <Link to="/doctor/duties" className="block py-3 font-semibold text-leaf underline">
          {t('legalholds.duties')}
        </Link>
      )}
    </Card>
  )
}
