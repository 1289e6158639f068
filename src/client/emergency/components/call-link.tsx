import type { Dial } from '../../../shared/town/town.numbers.ts'
import { Icon } from '../../ui/icons/icon.tsx'

/** A tel: link: large digits, whom it reaches and what it is for. Works without a network. */
export function CallLink({
  dial,
  name,
  line,
  note,
  onCall,
  quiet = false,
}: {
  dial: Dial
  name: string
  line: string
  /** A remark about the number. */
  note?: string | undefined
  onCall: () => void
  /** Less prominent than the ambulance numbers. */
  quiet?: boolean
}) {
  return (
    <a
      href={`tel:${dial.number}`}
      onClick={onCall}
      className={`flex min-h-16 w-full shrink-0 items-center gap-3 rounded-2xl border-2 border-brick px-3 py-1 sm:gap-4 sm:px-4 sm:py-2 ${
        quiet ? 'bg-card text-ink hover:bg-brick-tint' : 'bg-brick text-on-brick print:bg-card print:text-ink'
      }`}
    >
      <Icon name="phone" className={quiet ? 'text-brick-deep' : ''} />
      <span className="min-w-0 flex-1">
        <span className="flex flex-wrap items-baseline gap-x-3">
          <span className="text-2xl leading-normal font-bold wrap-anywhere">{dial.shown}</span>
          <span className="font-semibold">{name}</span>
        </span>
        <span className="block text-sm">{line}</span>
        {note !== undefined && <span className="block text-sm font-semibold">{note}</span>}
      </span>
    </a>
  )
}
