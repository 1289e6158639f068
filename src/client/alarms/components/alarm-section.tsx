import type { ReactNode } from 'react'
import { town } from '../../platform/clock/town.ts'
import { useText } from '../../platform/i18n/i18n.tsx'
import { buttonClass } from '../../ui/button.tsx'
import { Icon } from '../../ui/icons/icon.tsx'

/** One card of who knows; `hasNumber`: with the ambulance to call. What can be read after it are children. */
export function AlarmSection({
  isCritical,
  sentences,
  hasNumber,
  children,
}: {
  isCritical: boolean
  sentences: readonly string[]
  hasNumber: boolean
  children?: ReactNode
}) {
  const { t } = useText()
  const { number } = town().emergency.ambulance
  return (
    <section
      aria-live="polite"
      aria-label={t('alarms.who.title')}
      className={`space-y-3 rounded-2xl border-2 bg-card p-4 ${isCritical ? 'border-brick' : 'border-mustard'}`}
    >
      {sentences.map((sentence) => (
        <p key={sentence} className="font-semibold">
          {sentence}
        </p>
      ))}
      {hasNumber && (
        <a
          href={`tel:${number}`}
          className={buttonClass({ kind: 'emergency', className: 'min-h-14 w-full' })}
        >
          <Icon name="phone" />
          {number}
        </a>
      )}
      {children}
    </section>
  )
}
