import { Link } from '../../platform/browser/navigation.tsx'
import { useText } from '../../platform/i18n/i18n.tsx'

interface Props {
  label: string
  value: string
  /** Where it is changed: at a step, or below. */
  to?: string
  onChange?: () => void
}

const changeClass =
  'flex min-h-12 min-w-12 shrink-0 cursor-pointer items-center font-semibold text-leaf underline'

/** An answer in a `dl` before the form is sent, with a way back to its step. */
export function AnswerRow({ label, value, to, onChange }: Props) {
  const { t } = useText()
  const change = t('shell.steps.change')
  const name = `${change}: ${label}`
  return (
    <div className="grid grid-cols-[1fr_auto] items-center gap-x-2 border-b border-line py-1">
      <dt className="text-sm text-soft">{label}</dt>
      <dd className="font-semibold wrap-anywhere">{value === '' ? '–' : value}</dd>
      <dd className="col-start-2 row-span-2 row-start-1">
        {to === undefined ? (
          <button type="button" aria-label={name} onClick={onChange} className={changeClass}>
            {change}
          </button>
        ) : (
          <Link to={to} aria-label={name} className={changeClass}>
            {change}
          </Link>
        )}
      </dd>
    </div>
  )
}
