import { useEffect, useRef, useState } from 'react'
import type { Symptom } from '../../../../shared/vitals/grading/vitals.symptoms.ts'
import { useText } from '../../../platform/i18n/i18n.tsx'
import { town } from '../../../platform/clock/town.ts'
import { Button, buttonClass } from '../../../ui/button.tsx'
import { Icon } from '../../../ui/icons/icon.tsx'
import { SymptomPicture } from './symptom-pictures.tsx'

interface Props {
  asks: readonly Symptom[]
  /** Whether it counts as danger until somebody answers. */
  isDanger: boolean
  /** The symptoms said with yes; null: nobody can say. */
  onAnswer: (symptoms: Symptom[] | null) => void
  onBack: () => void
}

/** The question whose answer decides between two colours: pictures to touch, or none of them. */
export function SymptomQuestion({ asks, isDanger, onAnswer, onBack }: Props) {
  const { t } = useText()
  const [chosen, setChosen] = useState<readonly Symptom[]>([])
  const toggle = (one: Symptom) =>
    setChosen((before) => (before.includes(one) ? before.filter((other) => other !== one) : [...before, one]))
  const heading = useRef<HTMLHeadingElement>(null)
  // The pressed button is hidden, far below on a phone.
  useEffect(() => {
    heading.current?.focus({ preventScroll: true })
    heading.current?.scrollIntoView({ block: 'center' })
  }, [])
  const { number } = town().emergency.ambulance
  return (
    <section
      className={`space-y-4 rounded-2xl border-2 bg-card p-4 ${isDanger ? 'border-brick' : 'border-mustard'}`}
    >
      <h2 ref={heading} tabIndex={-1} className="text-xl font-bold outline-none">
        {t('vitals.question.title')}
      </h2>
      <p className="font-semibold">{t('vitals.question.unsent')}</p>
      {isDanger && (
        <a href={`tel:${number}`} className={buttonClass({ kind: 'emergency', wide: true })}>
          <Icon name="phone" />
          {t('vitals.danger.call', { number })}
        </a>
      )}
      <ul className="grid grid-cols-[repeat(auto-fit,minmax(min(6.5rem,100%),1fr))] gap-2">
        {asks.map((one) => (
          <li key={one}>
            <button
              type="button"
              aria-pressed={chosen.includes(one)}
              onClick={() => toggle(one)}
              className="flex size-full min-h-24 cursor-pointer flex-col items-center justify-center gap-1 rounded-xl border border-edge p-2 text-center font-semibold aria-pressed:border-3 aria-pressed:border-leaf aria-pressed:bg-leaf-tint"
            >
              <SymptomPicture symptom={one} />
              {t(`vitalSymptoms.symptoms.${one}`)}
            </button>
          </li>
        ))}
      </ul>
      <Button wide onClick={() => onAnswer([...chosen])}>
        {chosen.length === 0 ? t('vitals.question.none') : t('vitals.question.yes')}
      </Button>
      <Button kind="quiet" wide onClick={() => onAnswer(null)}>
        {t('vitals.question.unknown')}
      </Button>
      <Button kind="quiet" wide onClick={onBack}>
        {t('vitals.question.back')}
      </Button>
    </section>
  )
}
