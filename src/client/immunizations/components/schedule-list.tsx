import type { ReactNode } from 'react'
import type { DoseState, ShownVisit } from '../../../shared/immunizations/immunizations.schedule.ts'
import { useText } from '../../platform/i18n/i18n.tsx'
import { Disclosure } from '../../ui/disclosure.tsx'
import { Icon, type IconName } from '../../ui/icons/icon.tsx'
import { StatusMark } from '../../ui/status-mark.tsx'

const looks: Record<DoseState, { icon: IconName; className: string }> = {
  given: { icon: 'circle-check', className: 'text-leaf' },
  due: { icon: 'hourglass', className: 'text-mustard-ink' },
  later: { icon: 'clock', className: 'text-soft' },
  past: { icon: 'circle-alert', className: 'text-soft' },
}

interface Props {
  visits: readonly ShownVisit[]
  /** The way to enter what was given; null for whoever only reads. */
  renderEntry: (visit: ShownVisit) => ReactNode
}

/** The visits of the national schedule; open is what an age has come for and nobody entered. */
export function ScheduleList({ visits, renderEntry }: Props) {
  const { t } = useText()
  return (
    <section className="space-y-2">
      <h2 className="text-xl font-semibold">{t('immunizations.schedule')}</h2>
      <p className="text-soft">{t('immunizations.advice')}</p>
      <ul className="divide-y divide-line">
        {visits.map((visit) => (
          <li key={visit.at}>
            <Disclosure level={3} title={<VisitTitle visit={visit} />}>
              <ul className="space-y-1 pb-2">
                {visit.doses.map((one) => (
                  <DoseLine key={one.dose} {...one} />
                ))}
              </ul>
              {renderEntry(visit)}
            </Disclosure>
          </li>
        ))}
      </ul>
    </section>
  )
}

function VisitTitle({ visit: { at, from, doses } }: { visit: ShownVisit }) {
  const { t, day } = useText()
  const has = (state: DoseState) => doses.some((one) => one.state === state)
  const count = doses.filter(({ state }) => state === 'given').length
  return (
    <span className="flex flex-wrap items-center justify-between gap-x-3 gap-y-1 py-1">
      <span className="min-w-0">{t(`immunizations.at.${at}`)}</span>
      {has('later') ? (
        <span className="text-sm font-normal text-soft">
          {t('immunizations.from', { date: day(from, 'short') })}
        </span>
      ) : (
        <StatusMark tone={markOf(has)}>{t('immunizations.entered', { count, all: doses.length })}</StatusMark>
      )}
    </span>
  )
}

function markOf(has: (state: DoseState) => boolean) {
  if (has('due')) return 'waiting'
  return has('past') ? 'over' : 'good'
}

function DoseLine({ dose, state, givenOn }: ShownVisit['doses'][number]) {
  const { t, day } = useText()
  const { icon, className } = looks[state]
  return (
    <li className="flex items-start gap-2">
      <Icon name={icon} className={`mt-1 shrink-0 ${className}`} />
      <span className="min-w-0">
        {t(`immunizations.doses.${dose}`)}
        <span className="text-sm text-soft">
          {' · '}
          {givenOn === null ? t(`immunizations.states.${state}`) : day(givenOn, 'short')}
          {state === 'past' && <span className="block">{t('immunizations.past')}</span>}
        </span>
      </span>
    </li>
  )
}
