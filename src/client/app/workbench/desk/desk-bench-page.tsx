import { useRef, useState } from 'react'
import { createPortal } from 'react-dom'
import { latinDigits } from '../../../../shared/kit/text/digits.ts'
import { WaitingAlarmsLine } from '../../../alarms/alarms.manifest.tsx'
import { GiveNumber } from '../../../appointments/appointments.manifest.tsx'
import { withQueryValue } from '../../../platform/browser/use-query-value.ts'
import { useSettled } from '../../../platform/browser/use-settled.ts'
import { useHotkeys } from '../../../platform/hotkeys/use-hotkeys.ts'
import { useText } from '../../../platform/i18n/i18n.tsx'
import { Button } from '../../../ui/button.tsx'
import { EmptyState } from '../../../ui/empty-state.tsx'
import { Dialog } from '../../../ui/overlays/dialog.tsx'
import { ErrorState, Skeleton } from '../../../ui/states.tsx'
import { BenchList, type BenchSection } from '../../../ui/workbench/bench-list.tsx'
import { BenchSearch } from '../../../ui/workbench/bench-search.tsx'
import { KeysDialog } from '../../../ui/workbench/keys-dialog.tsx'
import { chosenParam, useChoice } from '../../../ui/workbench/use-choice.ts'
import { KeyHint, Workbench } from '../../../ui/workbench/workbench.tsx'
import { deskParts, deskTasks, found, isFound, type DeskTask } from './desk-tasks.ts'
import { LeftOut } from './left-out.tsx'
import { TaskPanel, TaskRow } from './task-parts.tsx'
import { useDeskAnswers } from './use-desk-answers.ts'

export { loadBenchStyles } from '../../../ui/workbench/workbench.tsx'

const linkTo = (id: string) => withQueryValue(chosenParam, id)

/**
 * What needs somebody at the desk, the most urgent first, with the chosen one and its acts beside it; all by keys.
 * `tools`: where the search goes, beside the title: more rows are in sight.
 */
export function DeskBench({ tools }: { tools: HTMLElement | null }) {
  const { t, number } = useText()
  const { answers, isCut, isPending, hasFailed, retry } = useDeskAnswers()
  const [typed, setTyped] = useState('')
  const [asked, setAsked] = useState<'keys' | 'number' | null>(null)
  const search = useRef<HTMLInputElement>(null)
  const words = latinDigits(typed)
  const tasks = found(deskTasks(answers), words)
  const sections: BenchSection<DeskTask>[] = deskParts.map((key) => ({
    key,
    rows: tasks[key],
    title: `${t(`deskBench.parts.${key}`)} · ${number(tasks[key].length)}`,
  }))
  const first = useFirst(isPending ? undefined : sections.flatMap(({ rows }) => rows)[0]?.id)
  const choice = useChoice(sections, first)
  const rested = useSettled(choice.id)
  const isEmpty = sections.every(({ rows }) => rows.length === 0)
  useHotkeys({
    j: () => choice.move(1),
    k: () => choice.move(-1),
    '/': () => search.current?.focus(),
    g: () => setAsked('number'),
    '?': () => setAsked('keys'),
  })

  function leaveSearch(): void {
    const hit = firstFound(sections, words, choice.row)
    if (hit) choice.choose(hit.id)
    else choice.move(choice.row ? 'stay' : 'first')
  }

  const toolbar = (
    <div className="flex items-center gap-2">
      <BenchSearch ref={search} value={typed} onChange={setTyped} onLeave={leaveSearch} />
      <Button kind="quiet" icon="plus" aria-keyshortcuts="G" onClick={() => setAsked('number')}>
        {t('queue.add.title')}
        <KeyHint name="G" />
      </Button>
      <Button kind="quiet" aria-keyshortcuts="?" onClick={() => setAsked('keys')}>
        {t('workbench.keys.title')}
        <KeyHint name="?" />
      </Button>
    </div>
  )

  return (
    <div className="space-y-2">
      {tools && createPortal(toolbar, tools)}
      {hasFailed && <ErrorState text={t('deskBench.failed')} onRetry={retry} />}
      <Workbench
        list={
          <>
            {isEmpty && isPending && <Skeleton lines={8} />}
            {isEmpty && !isPending && !hasFailed && (
              <EmptyState
                icon="clipboard-list"
                title={t(typed === '' ? 'deskBench.none' : 'deskBench.notFound')}
                lead={typed === '' ? t('deskBench.noneLead') : undefined}
              />
            )}
            <BenchList
              label={t('desk.tabs.todo')}
              sections={sections}
              selected={choice.id}
              linkTo={linkTo}
              onMove={choice.move}
              onOpen={focusActs}
            >
              {(task) => <TaskRow task={task} />}
            </BenchList>
            <LeftOut {...isCut} />
          </>
        }
        panel={
          <div className="space-y-3">
            <WaitingAlarmsLine alarms={answers.alarms?.alarms ?? []} linkTo={linkTo} />
            {choice.row ? (
              <TaskPanel key={choice.row.id} task={choice.row} isRested={rested === choice.row.id} />
            ) : (
              <p className="py-3 text-soft">
                {t(choice.id === null ? 'deskBench.choose' : 'deskBench.gone')}
              </p>
            )}
          </div>
        }
      />
      <Dialog open={asked === 'number'} onClose={() => setAsked(null)} title={t('queue.add.title')}>
        <GiveNumber />
      </Dialog>
      <Keys open={asked === 'keys'} onClose={() => setAsked(null)} />
    </div>
  )
}

/** The first row as it was when the lists had come: what arrives later is not chosen under somebody's hand. */
function useFirst(now: string | undefined): string | null {
  const [first, setFirst] = useState<string | null>(null)
  if (first === null && now !== undefined) setFirst(now)
  return first
}

/** From the row to what can be done with it. */
function focusActs(): void {
  document.querySelector<HTMLElement>('.bench-acts :is(a, button), .bench-panel :is(a, button)')?.focus()
}

function Keys({ open, onClose }: { open: boolean; onClose: () => void }) {
  const { t } = useText()
  return (
    <KeysDialog
      open={open}
      onClose={onClose}
      keys={[
        [['J', '↓'], t('deskBench.keys.down')],
        [['K', '↑'], t('workbench.keys.up')],
        [['Enter'], t('deskBench.keys.enter')],
        [['C'], t('deskBench.keys.call')],
        [['N'], t('requestDesk.phoned')],
        [['P'], t('requestDesk.assign')],
        [['G'], t('queue.add.title')],
        [['A'], t('deskBench.keys.yes')],
        [['R'], t('deskBench.keys.no')],
        [['/'], t('workbench.find')],
        [['?'], t('workbench.keys.title')],
      ]}
    />
  )
}

/** Unless the chosen row was found: it may be in the list only because it is never left out. */
function firstFound(
  sections: readonly BenchSection<DeskTask>[],
  words: string,
  chosen: DeskTask | undefined,
): DeskTask | undefined {
  if (chosen && isFound(chosen, words)) return undefined
  return sections.flatMap(({ rows }) => rows).find((task) => isFound(task, words))
}
