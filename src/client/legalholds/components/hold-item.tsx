import { useState } from 'react'
import type { LegalHold } from '../../../shared/legalholds/legalholds.schemas.ts'
import { useText } from '../../platform/i18n/i18n.tsx'
import { Button } from '../../ui/button.tsx'
import { EndForm, TakeBackForm } from './hold-forms.tsx'

/** One mark: what it is, until when it keeps the record, and what its reader may do. */
export function HoldItem({ hold, namesVisit }: { hold: LegalHold; namesVisit: boolean }) {
  const { t, day } = useText()
  const [doing, setDoing] = useState<'end' | 'takeBack' | null>(null)
  const facts = [
    t('legalholds.sinceDay', { date: day(hold.since) }),
    hold.number && t('legalholds.numbered', { number: hold.number }),
    hold.policeStation && t('legalholds.police', { name: hold.policeStation }),
  ]
  const close = () => setDoing(null)
  return (
    <li className="space-y-1 py-3">
      {namesVisit && (
        <p className="text-sm text-soft">
          {t('legalholds.visit', { date: day(hold.date), name: hold.doctor })}
        </p>
      )}
      <p className={`font-semibold ${hold.status === 'takenBack' ? 'line-through' : ''}`}>
        {t(`legalholds.kinds.${hold.kind}`)}
      </p>
      <p className="wrap-anywhere">{facts.filter(Boolean).join(' · ')}</p>
      <p className="wrap-anywhere font-semibold">{stateText(t, day, hold)}</p>
      {doing === 'end' && <EndForm hold={hold} onDone={close} />}
      {doing === 'takeBack' && <TakeBackForm hold={hold} onDone={close} />}
      {doing === null && (
        <div className="flex flex-wrap gap-2 empty:hidden">
          {hold.mayEnd && (
            <Button kind="quiet" icon="check" onClick={() => setDoing('end')}>
              {t('legalholds.end')}
            </Button>
          )}
          {hold.mayTakeBack && (
            <Button kind="quiet" icon="x" onClick={() => setDoing('takeBack')}>
              {t('legalholds.takeBack')}
            </Button>
          )}
        </div>
      )}
    </li>
  )
}

type Text = ReturnType<typeof useText>

function stateText(t: Text['t'], day: Text['day'], { status, until, reason }: LegalHold): string {
  if (status === 'takenBack') return t('legalholds.takenBack', { reason })
  if (until === null) return t('legalholds.open')
  return t(status === 'ended' ? 'legalholds.ended' : 'legalholds.until', { date: day(until) })
}
