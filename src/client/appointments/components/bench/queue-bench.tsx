import { useEffect, useRef, useState } from 'react'
import type { readQueue } from '../../../../shared/appointments/appointments.queue.endpoints.ts'
import type { Appointment } from '../../../../shared/appointments/appointments.schemas.ts'
import type { AnswerOf } from '../../../../shared/kit/endpoint.ts'
import { latinDigits } from '../../../../shared/kit/text/digits.ts'
import { errorText } from '../../../platform/api/error-text.ts'
import { withQueryValue } from '../../../platform/browser/use-query-value.ts'
import { today } from '../../../platform/clock/today.ts'
import { useText } from '../../../platform/i18n/i18n.tsx'
import { Button } from '../../../ui/button.tsx'
import { EmptyState } from '../../../ui/empty-state.tsx'
import { Notice } from '../../../ui/notice.tsx'
import { Dialog } from '../../../ui/overlays/dialog.tsx'
import { BenchList, type BenchSection } from '../../../ui/workbench/bench-list.tsx'
import { BenchSearch } from '../../../ui/workbench/bench-search.tsx'
import { KeysDialog } from '../../../ui/workbench/keys-dialog.tsx'
import { chosenParam, useChoice } from '../../../ui/workbench/use-choice.ts'
import { KeyHint, Workbench } from '../../../ui/workbench/workbench.tsx'
import { EntryFields } from '../queue/entry-form.tsx'
import { useCallNext } from '../queue/use-call-next.ts'
import { useScheduleActions } from '../schedule/use-schedule-cards.tsx'
import { BenchPanel, type RecordOf } from './bench-panel.tsx'
import { BenchRowText } from './bench-row.tsx'
import { benchParts, benchRows, matching, type BenchRow } from './bench-rows.ts'
import { useBenchKeys } from './use-bench-keys.ts'

interface Props {
  queue: AnswerOf<typeof readQueue>
  appointments: readonly Appointment[]
  Record: RecordOf
}

/** A doctor's day beside the chosen patient: the line, the visits at a time and what is to be answered, all by keys. */
export function QueueBench({ queue: { line, sessions }, appointments, Record }: Props) {
  const { t, number } = useText()
  const [typed, setTyped] = useState('')
  const [asked, setAsked] = useState<'keys' | 'number' | null>(null)
  const search = useRef<HTMLInputElement>(null)
  const sections = useSections(line?.entries ?? [], appointments, typed)
  const choice = useChoice(sections, sections[0]?.rows[0]?.id ?? null)
  const actions = useScheduleActions()
  const next = useCallNext(line, (called) => {
    if (!called) return
    // The search may have left the called one out.
    setTyped('')
    choice.choose(called.appointmentId ?? called.id)
  })
  const { open } = useBenchKeys({
    choice,
    actions,
    next: next.word === null ? undefined : () => next.call(true),
    find: () => search.current?.focus(),
    give: line ? () => setAsked('number') : undefined,
    showKeys: () => setAsked('keys'),
  })
  const session = sessions.find(({ id }) => id === line?.sessionId)
  const isEmpty = sections.every(({ rows }) => rows.length === 0)

  return (
    <div className="space-y-2">
      <div data-print="no" className="flex flex-wrap items-center gap-2">
        <BenchSearch
          ref={search}
          value={typed}
          onChange={setTyped}
          onLeave={() => choice.move(choice.row ? 'stay' : 'first')}
        />
        <Toolbar
          next={next}
          give={line && t('queue.add.give', { token: number(line.next) })}
          onGive={() => setAsked('number')}
          onKeys={() => setAsked('keys')}
        />
      </div>
      {next.error && <Notice kind="error">{errorText(t, next.error)}</Notice>}
      <Workbench
        list={
          isEmpty ? (
            <EmptyState icon="users" title={t(typed === '' ? 'workbench.none' : 'workbench.notFound')} />
          ) : (
            <BenchList
              label={t('queue.title')}
              sections={sections}
              selected={choice.id}
              linkTo={(id) => withQueryValue(chosenParam, id)}
              onMove={choice.move}
              onOpen={open}
            >
              {(row) => <BenchRowText row={row} />}
            </BenchList>
          )
        }
        panel={
          choice.row ? (
            <BenchPanel row={choice.row} actions={actions} Record={Record} />
          ) : (
            <p className="py-3 text-soft">{t(choice.id === null ? 'workbench.choose' : 'workbench.gone')}</p>
          )
        }
      />
      {actions.sheets}
      <Dialog open={asked === 'number'} onClose={() => setAsked(null)} title={t('queue.add.title')}>
        {line && <EntryFields line={line} capacity={session?.capacity ?? Infinity} isAskedFor />}
      </Dialog>
      <Keys open={asked === 'keys'} onClose={() => setAsked(null)} />
    </div>
  )
}

/** The acts that need no choice. */
function Toolbar({
  next,
  give,
  onGive,
  onKeys,
}: {
  next: ReturnType<typeof useCallNext>
  /** What giving the next number is called; null without a line. */
  give: string | null
  onGive: () => void
  onKeys: () => void
}) {
  const { t } = useText()
  return (
    <>
      {next.word !== null && (
        <Button
          icon="chevron-right"
          aria-keyshortcuts="N"
          busy={next.isCalling(true)}
          onClick={() => next.call(true)}
        >
          {next.word}
          <KeyHint name="N" />
        </Button>
      )}
      {next.mayBeAbsent && (
        <Button kind="quiet" icon="x" busy={next.isCalling(false)} onClick={() => next.call(false)}>
          {t('queue.notThere')}
        </Button>
      )}
      {give !== null && (
        <Button kind="quiet" icon="plus" aria-keyshortcuts="G" onClick={onGive}>
          {give}
          <KeyHint name="G" />
        </Button>
      )}
      <Button kind="quiet" aria-keyshortcuts="?" onClick={onKeys}>
        {t('workbench.keys.title')}
        <KeyHint name="?" />
      </Button>
    </>
  )
}

const titles = {
  inside: 'queue.inside',
  line: 'queue.line',
  timed: 'workbench.parts.timed',
  toAnswer: 'workbench.parts.toAnswer',
  over: 'queue.states.done',
} as const

/** Without what the search leaves out. Requests that are answered here stay where they are. */
function useSections(
  entries: Parameters<typeof benchRows>[0]['entries'],
  appointments: readonly Appointment[],
  typed: string,
): BenchSection<BenchRow>[] {
  const { t, number } = useText()
  const [pinned] = useState(() => new Set<string>())
  const parts = benchRows({ entries, appointments, today: today(), pinned })
  useEffect(() => {
    for (const { id } of parts.toAnswer) pinned.add(id)
  })
  return benchParts.map((key) => {
    const rows = matching(parts[key], latinDigits(typed))
    return { key, rows, title: `${t(titles[key])} · ${number(rows.length)}` }
  })
}

function Keys({ open, onClose }: { open: boolean; onClose: () => void }) {
  const { t } = useText()
  return (
    <KeysDialog
      open={open}
      onClose={onClose}
      keys={[
        [['J', '↓'], t('workbench.keys.down')],
        [['K', '↑'], t('workbench.keys.up')],
        [['Enter'], t('workbench.keys.enter')],
        [['A'], t('appointments.schedule.accept')],
        [['R'], t('appointments.schedule.reject')],
        [['F'], t('workbench.keys.startOrFinish')],
        [['N'], t('queue.doneNext')],
        [['G'], t('queue.add.title')],
        [['P'], t('encounters.prescribe')],
        [['M'], t('workbench.message')],
        [['C'], t('workbench.keys.call')],
        [['/'], t('workbench.find')],
        [['?'], t('workbench.keys.title')],
      ]}
    />
  )
}
