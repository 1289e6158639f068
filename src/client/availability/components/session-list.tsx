import { useState } from 'react'
import { endSession } from '../../../shared/availability/availability.endpoints.ts'
import type { ListedSession } from '../../../shared/availability/availability.schemas.ts'
import { today } from '../../platform/clock/today.ts'
import { errorText } from '../../platform/api/error-text.ts'
import { useText, type Text } from '../../platform/i18n/i18n.tsx'
import { placeName } from '../../platform/i18n/place-name.ts'
import { useWrite } from '../../platform/queries/queries.tsx'
import { Button } from '../../ui/button.tsx'
import { Notice } from '../../ui/notice.tsx'
import { Dialog, DialogActions } from '../../ui/overlays/dialog.tsx'
import { showToast } from '../../ui/overlays/toast.tsx'
import { refreshTimings } from './refresh-timings.ts'
import { seasonText } from './season-text.ts'

/** The weekly sessions, Monday first. */
export function SessionList({ sessions }: { sessions: readonly ListedSession[] }) {
  const text = useText()
  const { t } = text
  const [ending, setEnding] = useState<ListedSession | null>(null)
  if (sessions.length === 0) return <p className="text-soft">{t('availability.none')}</p>
  return (
    <>
      <ul className="divide-y divide-line">
        {sessions.map((session) => (
          <li key={session.id} className="flex items-center justify-between gap-2 py-2">
            <div className="min-w-0">
              <p className="font-semibold">{lineOf(text, session)}</p>
              <p className="text-soft break-words">{factsOf(text, session)}</p>
            </div>
            {session.until === null || session.until > today() ? (
              <Button
                kind="quiet"
                className="w-auto! shrink-0"
                aria-label={t('availability.endName', { session: lineOf(text, session) })}
                onClick={() => setEnding(session)}
              >
                {t('availability.end')}
              </Button>
            ) : null}
          </li>
        ))}
      </ul>
      <EndDialog session={ending} onClose={() => setEnding(null)} />
    </>
  )
}

function EndDialog({ session, onClose }: { session: ListedSession | null; onClose: () => void }) {
  const text = useText()
  const { t } = text
  const { mutate, isPending, error } = useWrite(endSession, {
    onDone: () => {
      onClose()
      showToast(t('availability.ended'))
      void refreshTimings()
    },
    // The desk may have been first.
    onError: () => void refreshTimings(),
  })
  const named = session ? lineOf(text, session) : ''
  return (
    <Dialog open={session !== null} onClose={onClose} title={t('availability.endTitle', { session: named })}>
      <p>{t('availability.endText')}</p>
      {error && <Notice kind="error">{errorText(t, error)}</Notice>}
      <DialogActions>
        <Button
          kind="danger"
          busy={isPending}
          onClick={() => session && mutate({ params: { id: session.id } })}
        >
          {t('availability.end')}
        </Button>
        <Button kind="quiet" onClick={onClose}>
          {t('availability.keep')}
        </Button>
      </DialogActions>
    </Dialog>
  )
}

function lineOf({ t, time }: Text, { weekday, opens, closes }: ListedSession): string {
  const name = t('dates.weekdays').split(' ')[weekday] ?? ''
  return t('availability.line', { weekday: name, opens: time(opens), closes: time(closes) })
}

function factsOf(
  text: Text,
  { facility, kind, capacity, slotMinutes, season, from, until }: ListedSession,
): string {
  const { t, day } = text
  const facts = [
    placeName(text, facility),
    kind === 'calls' && t('availability.kinds.calls'),
    capacity !== null && t('availability.tokens', { count: capacity }),
    slotMinutes !== null && t('availability.slots', { count: slotMinutes }),
    season !== null && seasonText(text, season),
    from > today() && t('availability.fromDay', { date: day(from, 'short') }),
    until !== null && t('availability.untilDay', { date: day(until, 'short') }),
  ]
  return facts.filter((fact) => fact !== false).join(' · ')
}
