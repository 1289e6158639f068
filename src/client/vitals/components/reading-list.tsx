import { useRef, useState } from 'react'
import type { VitalReading } from '../../../shared/vitals/vitals.schemas.ts'
import { readingText } from '../../../shared/vitals/vitals.units.ts'
import { errorText } from '../../platform/api/error-text.ts'
import { useText } from '../../platform/i18n/i18n.tsx'
import { symptomsText } from '../../platform/i18n/symptoms.ts'
import { Button } from '../../ui/button.tsx'
import { Card } from '../../ui/card.tsx'
import { EmptyState } from '../../ui/empty-state.tsx'
import { Icon } from '../../ui/icons/icon.tsx'
import { WaitingMark } from '../../platform/outbox/queued-mark.tsx'
import { showToast } from '../../ui/overlays/toast.tsx'
import { useRemoval } from '../vitals.queries.ts'
import { EachReading } from './each-reading.tsx'
import { EnteredBy } from './entered-by.tsx'
import { SaidTime } from './said-time.tsx'
import { useAge } from './reading-age.ts'
import type { ShownReading } from './waiting/waiting-vitals.ts'
import { TypedText } from './typed-text.tsx'
import { GradeMark, typeIcons } from './vital-marks.tsx'

const shownAtFirst = 2

/** Newest first. Removing needs no confirmation, because it can be undone. */
export function ReadingList({
  readings,
  onRemoved,
}: {
  readings: readonly ShownReading[]
  onRemoved: (reading: VitalReading) => void
}) {
  const { t } = useText()
  const [shown, setShown] = useState(shownAtFirst)
  const heading = useRef<HTMLHeadingElement>(null)
  const { remove, restore, isRemoving } = useRemoval({
    onRemoved: (reading) => {
      onRemoved(reading)
      // The pressed button is removed with its row.
      heading.current?.focus({ preventScroll: true })
      showToast(t('vitals.list.removed'), 'success', undefined, {
        label: t('vitals.list.undo'),
        run: () => restore(reading),
      })
    },
    onKept: () => heading.current?.focus({ preventScroll: true }),
    onRestored: () => {
      // The toast's button is removed too.
      heading.current?.focus({ preventScroll: true })
      showToast(t('vitals.list.restored'))
    },
    onError: (error) => showToast(errorText(t, error), 'error'),
  })
  return (
    <section className="space-y-3">
      <h2 ref={heading} tabIndex={-1} className="text-xl font-semibold outline-none">
        {t('vitals.list.title')}
      </h2>
      {readings.length === 0 && (
        <EmptyState icon="activity" title={t('vitals.list.none')} lead={t('vitals.list.noneLead')} />
      )}
      {readings.length > 0 && (
        <Card className="py-1 sm:py-2">
          <ul className="divide-y divide-line">
            {readings.slice(0, shown).map((reading) => (
              <ReadingRow
                key={reading.id}
                reading={reading}
                isBusy={isRemoving(reading)}
                onRemove={() => remove(reading)}
              />
            ))}
          </ul>
        </Card>
      )}
      {readings.length > shown && (
        <Button kind="quiet" wide onClick={() => setShown(shown + 20)}>
          {t('vitals.list.more')}
        </Button>
      )}
    </section>
  )
}

function ReadingRow({
  reading,
  isBusy,
  onRemove,
}: {
  reading: ShownReading
  isBusy: boolean
  onRemove: () => void
}) {
  const { t, day } = useText()
  const age = useAge()
  const understood = readingText(reading)
  const type = t(`vitalSigns.types.${reading.type}`)
  return (
    <li className="flex items-start gap-3 py-3">
      <Icon name={typeIcons[reading.type]} className="mt-1 text-leaf" />
      <div className="min-w-0 flex-1 space-y-0.5">
        <div className="-mt-3 flex flex-wrap items-center justify-between gap-x-2 text-sm text-soft">
          <p>{type}</p>
          {reading.waiting ? (
            <WaitingMark state={reading.waiting} />
          ) : (
            <button
              type="button"
              onClick={isBusy ? undefined : onRemove}
              aria-disabled={isBusy || undefined}
              className="flex min-h-12 cursor-pointer items-center gap-1.5 rounded-xl px-2 font-semibold hover:bg-leaf-tint"
            >
              <Icon name="trash-2" />
              {t('vitals.list.remove')}
              {/* For screen readers: tells equal buttons apart. */}
              <span className="sr-only">
                : {type}, {understood}, {age(reading)}
              </span>
            </button>
          )}
        </div>
        <p className="flex flex-wrap items-center gap-x-3 gap-y-1">
          <span className="text-lg font-bold">{understood}</span>
          <GradeMark {...reading} />
        </p>
        <p className="text-sm text-soft">
          {age(reading)} · {day(reading.date, 'short')}
          <SaidTime reading={reading} />
          {reading.context !== null && ` · ${t(`vitalSigns.contexts.${reading.context}`)}`}
          {reading.site && ` · ${t(`vitalSigns.sites.${reading.site}`)}`}
        </p>
        {reading.symptoms && <p className="text-sm">{symptomsText(t, reading.symptoms)}</p>}
        <EnteredBy reading={reading} />
        <EachReading reading={reading} />
        <TypedText reading={reading} />
      </div>
    </li>
  )
}
