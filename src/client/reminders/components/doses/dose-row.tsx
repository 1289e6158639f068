import { useState, type ComponentProps } from 'react'
import type { Dose, Mark, SkipReason } from '../../../../shared/reminders/reminders.schedule.ts'
import { errorText } from '../../../platform/api/error-text.ts'
import { useText } from '../../../platform/i18n/i18n.tsx'
import { Button } from '../../../ui/button.tsx'
import { Notice } from '../../../ui/notice.tsx'
import { WaitingMark } from '../../../platform/outbox/queued-mark.tsx'
import { useLoaded } from '../../../platform/browser/use-loaded.ts'
import { loadMessages } from '../../../platform/i18n/language.ts'
import { messageBundle } from '../../../platform/i18n/namespaces.ts'
import { DosePicture } from '../../../ui/drawings/dose-picture.tsx'
import { NewAmount } from '../steps/lazy-steps.tsx'
import { dosageText } from '../texts/dosage-text.ts'

/** Fetched for who has skipped a dose. */
async function loadReasons() {
  const [{ SkippedBecause }] = await Promise.all([
    import('./skipped-because.tsx'),
    loadMessages(messageBundle('dose-reasons')),
  ])
  return SkippedBecause
}

/** Nothing while it cannot be fetched: the mark counts without a reason. */
function Reasons(props: ComponentProps<Awaited<ReturnType<typeof loadReasons>>>) {
  const { value: SkippedBecause } = useLoaded(loadReasons)
  return SkippedBecause ? <SkippedBecause {...props} /> : null
}

interface Props {
  dose: Dose
  /** The time in words, with the day when it is not today. */
  when: string
  /** Due and not marked. */
  isWaiting: boolean
  /** The state of a queued mark. */
  waitsAs: 'waiting' | 'refused' | undefined
  error: Error | null
  onPress: (mark: Mark) => void
  onExplain: (reason: SkipReason) => void
}

/**
 * A dose with two toggle buttons, or one where it was taken before. Only a set mark is filled, so that an unmarked dose
 * does not look taken.
 */
export function DoseRow({ dose, when, isWaiting, waitsAs, error, onPress, onExplain }: Props) {
  const text = useText()
  const { t } = text
  const much = dosageText(text, dose)
  const values = { name: dose.name, time: when }
  const isTaken = dose.mark === 'taken'
  const isSkipped = dose.mark === 'skipped'
  // Asked once, right after the press.
  const [isAsked, setAsked] = useState(false)
  // Taken before the page was opened: one row. What is pressed here keeps its place under the finger.
  const [wasTaken] = useState(isTaken)
  const isShort = wasTaken && isTaken
  return (
    <div className={isShort ? 'flex flex-wrap items-center justify-between gap-x-3' : 'space-y-2'}>
      <p className={`flex flex-wrap items-center gap-x-3 ${isShort ? 'min-w-31 flex-1' : ''}`}>
        <span className="min-w-0 font-semibold break-words">{dose.name}</span>
        {much !== '' && (
          <span className="flex min-w-0 items-center gap-2 text-soft">
            {dose.food && !isShort && <DosePicture of={dose.food} className="h-6 w-10" />}
            {much}
          </span>
        )}
      </p>
      {dose.change && <NewAmount dose={dose} change={dose.change} />}
      <WaitingMark state={waitsAs} />
      {/* For print, which has no buttons. */}
      {dose.mark && <p className="hidden font-semibold print:block">{t(`reminders.doses.${dose.mark}`)}</p>}
      {error && <Notice kind="error">{errorText(t, error)}</Notice>}
      <div className={isShort ? '' : 'flex flex-wrap gap-2'}>
        <Button
          kind={isTaken ? 'primary' : 'quiet'}
          icon={isTaken ? 'circle-check' : 'circle'}
          aria-pressed={isTaken}
          aria-label={t('reminders.doses.markTaken', values)}
          onClick={() => onPress('taken')}
          className={`min-w-fit flex-3 px-3 sm:flex-none ${isWaiting ? 'ringed' : ''}`}
        >
          {t('reminders.doses.taken')}
        </Button>
        {!dose.isAsNeeded && !isShort && (
          <Button
            kind="quiet"
            icon={isSkipped ? 'circle-x' : undefined}
            aria-pressed={isSkipped}
            aria-label={t('reminders.doses.markSkipped', values)}
            onClick={() => {
              setAsked(true)
              onPress('skipped')
            }}
            className="min-w-fit flex-2 px-3 aria-pressed:bg-leaf-tint aria-pressed:ringed sm:flex-none"
          >
            {t('reminders.doses.skipped')}
          </Button>
        )}
      </div>
      {isSkipped && (
        <Reasons dose={dose} when={when} isAsked={isAsked} setAsked={setAsked} onExplain={onExplain} />
      )}
    </div>
  )
}
