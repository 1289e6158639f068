import type { ReactNode } from 'react'

/** A switch that takes effect at once; the whole row is the target. State by position and icon, not by colour alone. */
export function Switch({
  isOn,
  busy,
  onPress,
  children,
}: {
  isOn: boolean
  busy: boolean
  onPress: () => void
  children: ReactNode
}) {
  return (
    <button
      type="button"
      role="switch"
      aria-checked={isOn}
      aria-busy={busy || undefined}
      aria-disabled={busy || undefined}
      onClick={busy ? undefined : onPress}
      className={`flex min-h-12 w-full items-center justify-between gap-4 rounded-xl text-start ${busy ? 'cursor-progress opacity-70' : 'cursor-pointer'}`}
    >
      <span className="min-w-0 text-xl font-semibold wrap-anywhere">{children}</span>
      <span
        aria-hidden="true"
        className={`relative h-9 w-16 shrink-0 rounded-full border-2 ${isOn ? 'border-leaf bg-leaf' : 'border-edge bg-card'}`}
      >
        <span
          className={`absolute top-1 size-6 rounded-full transition-[inset-inline-start] motion-reduce:transition-none ${isOn ? 'start-8 bg-on-leaf' : 'start-1 bg-edge'}`}
        />
      </span>
    </button>
  )
}
