import type { ComponentProps } from 'react'
import { Icon, type IconName } from './icons/icon.tsx'

/** primary: the main action. quiet: everything else. danger: cannot be undone. emergency: a call for help. */
export type ButtonKind = 'primary' | 'quiet' | 'danger' | 'emergency'

const looks: Record<ButtonKind, string> = {
  primary: 'bg-leaf text-on-leaf hover:bg-leaf-deep border-transparent',
  quiet: 'bg-card text-ink border-edge hover:bg-leaf-tint',
  danger: 'bg-card text-wrong border-wrong hover:bg-wrong-tint',
  emergency: 'bg-brick text-on-brick border-transparent hover:bg-brick-hover',
}

export interface ButtonLook {
  kind?: ButtonKind | undefined
  icon?: IconName | undefined
  /** Full width, also on wide screens. */
  wide?: boolean | undefined
  className?: string | undefined
}

export function buttonClass({ kind = 'primary', wide = false, className = '' }: ButtonLook): string {
  const width = wide ? 'w-full' : 'w-full sm:w-auto'
  return `pressable inline-flex ${width} min-h-12 min-w-12 items-center justify-center gap-2 rounded-xl border px-5 py-2.5 text-center font-semibold ${looks[kind]} ${className}`
}

type ButtonProps = ButtonLook &
  Omit<ComponentProps<'button'>, 'type'> & {
    type?: 'button' | 'submit'
    /** In progress: ignores further presses, says so, and keeps the focus. */
    busy?: boolean
  }

export function Button({
  kind,
  icon,
  wide,
  className,
  busy = false,
  type,
  children,
  onClick,
  ...rest
}: ButtonProps) {
  return (
    <button
      {...rest}
      type={type === 'submit' ? 'submit' : 'button'}
      aria-disabled={busy || undefined}
      aria-busy={busy || undefined}
      onClick={busy ? (event) => event.preventDefault() : onClick}
      className={`${buttonClass({ kind, wide, className })} ${busy ? 'cursor-progress opacity-70' : 'cursor-pointer'}`}
    >
      {busy ? <Spinner /> : icon && <Icon name={icon} />}
      <span>{children}</span>
    </button>
  )
}

function Spinner() {
  return (
    <span
      aria-hidden="true"
      className="size-[1.2em] shrink-0 animate-spin rounded-full border-[3px] border-current border-t-transparent"
    />
  )
}
