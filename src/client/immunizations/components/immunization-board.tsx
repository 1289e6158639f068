import { useState, type ReactNode } from 'react'
import type { DoseCode } from '../../../shared/immunizations/immunizations.codes.ts'
import {
  scheduleOf,
  unscheduledDoses,
  type ShownVisit,
} from '../../../shared/immunizations/immunizations.schedule.ts'
import { errorText } from '../../platform/api/error-text.ts'
import { today } from '../../platform/clock/today.ts'
import { useText } from '../../platform/i18n/i18n.tsx'
import { Button } from '../../ui/button.tsx'
import { Card } from '../../ui/card.tsx'
import { EmptyState } from '../../ui/empty-state.tsx'
import { Notice } from '../../ui/notice.tsx'
import { Dialog, DialogActions } from '../../ui/overlays/dialog.tsx'
import type { ShownImmunization, ShownList } from '../immunizations.queries.ts'
import { dosesText } from './dose-name.ts'
import { EnterDoses, type AddDoses } from './enter-doses.tsx'
import { ImmunizationLine } from './immunization-line.tsx'
import { ScheduleList } from './schedule-list.tsx'

interface Props {
  list: ShownList
  /** The beginning of the names of drafts. */
  draft: string
  /** Absent for whoever only reads. */
  onAdd: AddDoses | undefined
  mayMark: (entry: ShownImmunization) => boolean
  /** Resolves once it is marked, or kept for later. */
  onWrong: (id: string) => Promise<unknown>
  isMarking: boolean
  markError: Error | null
  /** Further buttons of an entry. */
  renderActions?: (entry: ShownImmunization) => ReactNode
}

/** The national schedule of a child, and what was given: for the patient and for doctors. */
export function ImmunizationBoard({ list, draft, onAdd, ...props }: Props) {
  const { t } = useText()
  const visits = list.bornOn === null ? [] : scheduleOf(list.bornOn, givenDays(list.entries), today())
  return (
    <div className="grid grid-cols-[repeat(auto-fit,minmax(min(22rem,100%),1fr))] items-start gap-6">
      {visits.length > 0 && (
        <Card>
          <ScheduleList
            visits={visits}
            renderEntry={(visit) => onAdd && <EnterVisit visit={visit} draft={draft} onAdd={onAdd} />}
          />
        </Card>
      )}
      <Card>
        <section className="space-y-2">
          <h2 className="text-xl font-semibold">{t('immunizations.given')}</h2>
          {list.entries.length === 0 && (
            <EmptyState icon="syringe" title={t('immunizations.none')} lead={t('immunizations.noneLead')} />
          )}
          <Entries entries={list.entries} {...props} />
          {onAdd && (
            <EnterDoses
              label={t(visits.length > 0 ? 'immunizations.other' : 'immunizations.enterFirst')}
              options={unscheduledDoses}
              draft={`${draft}.other`}
              onAdd={onAdd}
            />
          )}
        </section>
      </Card>
    </div>
  )
}

function givenDays(entries: readonly ShownImmunization[]): Map<DoseCode, string> {
  return new Map(
    entries
      .filter(({ status }) => status === 'completed')
      .flatMap(({ doses, givenOn }) => doses.map((dose): [DoseCode, string] => [dose, givenOn])),
  )
}

/** What is due is chosen already: most cards have all of a visit. */
function EnterVisit({ visit, draft, onAdd }: { visit: ShownVisit; draft: string; onAdd: AddDoses }) {
  const { t } = useText()
  const open = visit.doses.filter(({ state }) => state !== 'given')
  if (!open.some(({ state }) => state !== 'later')) return null
  const due = open.filter(({ state }) => state === 'due')
  return (
    <EnterDoses
      label={t('immunizations.enter')}
      about={t(`immunizations.at.${visit.at}`)}
      options={open.map(({ dose }) => dose)}
      likely={due.map(({ dose }) => dose)}
      draft={`${draft}.${visit.at}`}
      onAdd={onAdd}
    />
  )
}

function Entries({
  entries,
  mayMark,
  onWrong,
  isMarking,
  markError,
  renderActions,
}: Pick<ShownList, 'entries'> & Omit<Props, 'list' | 'draft' | 'onAdd'>) {
  const { t, day } = useText()
  const [asked, setAsked] = useState<ShownImmunization | null>(null)
  const close = () => setAsked(null)
  return (
    <>
      <ul className="divide-y divide-line empty:hidden">
        {entries.map((one) => (
          <li key={one.id}>
            <ImmunizationLine immunization={one}>
              <span className="flex flex-wrap gap-2 empty:hidden">
                {renderActions?.(one)}
                {mayMark(one) && (
                  <Button
                    kind="quiet"
                    aria-label={`${t('immunizations.wrong')}: ${dosesText(t, one)}, ${day(one.givenOn)}`}
                    onClick={() => setAsked(one)}
                  >
                    {t('immunizations.wrong')}
                  </Button>
                )}
              </span>
            </ImmunizationLine>
          </li>
        ))}
      </ul>
      <Dialog open={asked !== null} onClose={close} title={t('immunizations.ask.title')}>
        {asked && <p className="font-semibold">{dosesText(t, asked)}</p>}
        <p>{t('immunizations.ask.text')}</p>
        {markError && <Notice kind="error">{errorText(t, markError)}</Notice>}
        <DialogActions>
          <Button
            kind="danger"
            busy={isMarking}
            onClick={() => {
              if (asked) void onWrong(asked.id).then(close, () => undefined)
            }}
          >
            {t('immunizations.ask.confirm')}
          </Button>
          <Button kind="quiet" onClick={close}>
            {t('immunizations.ask.keep')}
          </Button>
        </DialogActions>
      </Dialog>
    </>
  )
}
