import type { callNext } from '../../../../shared/appointments/appointments.queue.endpoints.ts'
import type { QueueEntry } from '../../../../shared/appointments/queue/appointments.queue.schemas.ts'
import type { AnswerOf } from '../../../../shared/kit/endpoint.ts'
import { useText } from '../../../platform/i18n/i18n.tsx'
import { Icon } from '../../../ui/icons/icon.tsx'
import { Menu, menuItemClass } from '../../../ui/overlays/menu.tsx'
import { StatusMark, type StatusTone } from '../../../ui/status-mark.tsx'
import { useMark } from './use-mark.ts'

const tones: Record<QueueEntry['state'], StatusTone> = {
  waiting: 'waiting',
  inside: 'now',
  done: 'over',
  absent: 'bad',
  cancelled: 'bad',
}

/** Everybody of today by number; those who are done are folded. */
export function QueueLine({ line, capacity }: { line: AnswerOf<typeof callNext>; capacity: number }) {
  const { t, number } = useText()
  const isOver = ({ state }: QueueEntry) => state === 'done' || state === 'cancelled'
  const over = line.entries.filter(isOver)
  const open = line.entries.filter((one) => !isOver(one))
  const waiting = open.filter(({ state }) => state === 'waiting').length
  return (
    <section className="min-w-0 space-y-2">
      <h2 className="text-xl font-semibold">
        {t('queue.line')}: {t('queue.waiting', { count: waiting })}
      </h2>
      <p className="text-soft">
        {t('queue.taken', { taken: number(line.taken), capacity: number(capacity) })}
      </p>
      {open.length === 0 && <p>{t('queue.noneWaiting')}</p>}
      <Rows entries={open} />
      {over.length > 0 && (
        <details>
          <summary className="min-h-12 py-2 font-semibold">
            {t('queue.over', { count: number(over.length) })}
          </summary>
          <Rows entries={over} />
        </details>
      )}
    </section>
  )
}

function Rows({ entries }: { entries: readonly QueueEntry[] }) {
  return (
    <ul className="divide-y divide-line border-y border-line empty:hidden">
      {entries.map((entry) => (
        <Row key={entry.id} entry={entry} />
      ))}
    </ul>
  )
}

function Row({ entry }: { entry: QueueEntry }) {
  const { t, number, time } = useText()
  const facts = [
    entry.age !== null && t('queue.years', { age: number(entry.age) }),
    entry.village,
    entry.source !== 'walk-in' && t(`queue.sources.${entry.source}`),
  ].filter(Boolean)
  return (
    <li className="flex min-h-12 items-center gap-3 lg:min-h-11 lg:[&_summary]:min-h-11">
      <span className="w-9 shrink-0 text-end text-xl font-bold">{number(entry.token)}</span>
      <span className="flex min-w-0 flex-1 flex-wrap items-baseline gap-x-3 py-1">
        <span className="min-w-0 font-semibold break-words">{entry.name}</span>
        <span className="text-sm text-soft">{facts.join(' · ')}</span>
        {entry.turn !== null && (
          <span className="text-sm whitespace-nowrap sm:ms-auto">
            {t('queue.about', { time: time(entry.turn) })}
          </span>
        )}
        {entry.state !== 'waiting' && (
          <span className="sm:ms-auto">
            <StatusMark tone={tones[entry.state]}>{t(`queue.states.${entry.state}`)}</StatusMark>
          </span>
        )}
      </span>
      {entry.marks.length > 0 && <Marks entry={entry} />}
    </li>
  )
}

function Marks({ entry: { id, marks, token } }: { entry: QueueEntry }) {
  const { t, number } = useText()
  const { mutate } = useMark()
  return (
    <Menu
      label={
        <>
          <Icon name="chevron-down" />
          <span className="sr-only">{t('queue.more', { token: number(token) })}</span>
        </>
      }
    >
      {marks.map((mark) => (
        <button
          key={mark}
          type="button"
          className={menuItemClass}
          onClick={() => mutate({ params: { id }, body: { mark } })}
        >
          {t(`queue.marks.${mark}`)}
        </button>
      ))}
    </Menu>
  )
}
