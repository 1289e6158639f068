import { useText } from '../../platform/i18n.tsx'
import { town } from '../../platform/town.ts'
import { Icon } from '../../ui/icon.tsx'
import type { Dial } from './numbers.ts'

/** One number to tap: large digits, whom it reaches, what it is for. Dials without any network of ours. */
export function CallLink({
  dial,
  onCall,
  quiet = false,
}: {
  dial: Dial
  onCall: (dial: Dial) => void
  /** Beside the ambulances, not before them. */
  quiet?: boolean
}) {
  const { t, choose } = useText()
  return (
    <a
      href={`tel:${dial.number}`}
      onClick={() => onCall(dial)}
      className={`flex min-h-16 w-full shrink-0 items-center gap-4 rounded-2xl border-2 border-brick px-4 py-2 ${
        quiet ? 'bg-card text-ink hover:bg-brick-tint' : 'bg-brick text-on-brick'
      }`}
    >
      <Icon name="phone" className={quiet ? 'text-brick-deep' : ''} />
      <span className="min-w-0 flex-1">
        <span className="flex flex-wrap items-baseline gap-x-3">
          <span className="text-2xl leading-normal font-bold wrap-anywhere">{dial.shown}</span>
          <span className="font-semibold">{t(`emergency.numbers.${dial.name}.name`)}</span>
        </span>
        <span className="block text-sm">
          {t(`emergency.numbers.${dial.name}.line`, { town: choose(town().name) })}
        </span>
        {!dial.isVerified && <span className="block text-sm font-semibold">{t('emergency.toConfirm')}</span>}
      </span>
    </a>
  )
}
