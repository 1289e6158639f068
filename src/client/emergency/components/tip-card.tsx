import { useEffect, useRef } from 'react'
import { useText } from '../../platform/i18n/i18n.tsx'
import { town } from '../../platform/clock/town.ts'
import { Button } from '../../ui/button.tsx'
import { Icon } from '../../ui/icons/icon.tsx'
import { steps, type Tip } from './first-aid.ts'

interface Props {
  tip: Tip
  /** The index of the sentence being read: 0 is the title, then the steps, then the note. */
  readAt: number | undefined
  /** Absent without a voice for this language. */
  onRead: ((sentences: string[]) => void) | undefined
  onStop: () => void
}

/** First-aid steps in large type, one action each. */
export function TipCard({ tip, readAt, onRead, onStop }: Props) {
  const { t } = useText()
  const ambulance = town().emergency.ambulance.number
  const title = t(`emergencyPage.tips.${tip}.title`)
  const sentences = steps.map((step) => t(`emergencyPage.tips.${tip}.steps.${step}`, { ambulance }))
  const note = t(`emergencyPage.tips.${tip}.note`)
  return (
    <section
      aria-labelledby={`tip-${tip}`}
      className="flex flex-col gap-3 border-line sm:rounded-3xl sm:border sm:bg-card sm:p-4 print:break-inside-avoid print:border-0 print:p-0"
    >
      <div className="flex flex-wrap items-center justify-between gap-2">
        <h3 id={`tip-${tip}`} className="text-xl font-bold">
          {title}
        </h3>
        {onRead && (
          <div data-print="no">
            {readAt === undefined ? (
              <Button kind="quiet" icon="volume-2" onClick={() => onRead([title, ...sentences, note])}>
                {t('emergencyPage.firstAid.readAloud')}
                <span className="sr-only">: {title}</span>
              </Button>
            ) : (
              <Button kind="quiet" icon="square" onClick={onStop}>
                {t('emergencyPage.firstAid.stop')}
              </Button>
            )}
          </div>
        )}
      </div>
      <ol className="flex flex-col gap-2">
        {sentences.map((sentence, index) => (
          <Step key={sentence} number={index + 1} isRead={readAt === index + 1}>
            {sentence}
          </Step>
        ))}
      </ol>
      <p
        className={`flex items-start gap-3 rounded-2xl border-2 p-3 font-semibold print:break-inside-avoid ${
          readAt === steps.length + 1 ? 'border-leaf bg-leaf-tint' : 'border-mustard bg-mustard-tint'
        }`}
      >
        <Icon name="info" className="mt-0.5" />
        <span>{note}</span>
      </p>
    </section>
  )
}

function Step({ number, isRead, children }: { number: number; isRead: boolean; children: string }) {
  const step = useRef<HTMLLIElement>(null)
  useEffect(() => {
    if (isRead) step.current?.scrollIntoView({ block: 'nearest' })
  }, [isRead])
  return (
    <li
      ref={step}
      aria-current={isRead ? 'step' : undefined}
      className={`flex items-start gap-3 rounded-2xl border-2 p-3 text-xl print:break-inside-avoid print:text-base ${
        isRead ? 'border-leaf bg-leaf-tint' : 'border-line bg-card sm:bg-paper'
      }`}
    >
      <span className="flex size-10 shrink-0 items-center justify-center rounded-full bg-leaf text-xl leading-none font-bold text-on-leaf print:border-2 print:border-ink print:bg-card print:text-ink">
        {number}
      </span>
      <span className="min-w-0 flex-1">{children}</span>
    </li>
  )
}
