import type { ReactNode } from 'react'

interface Props {
  /** A time, a number or a picture. */
  at: ReactNode
  name: ReactNode
  facts: readonly string[]
  /** How it stands. */
  children: ReactNode
}

/** The columns of a row: when, who and why in two lines, and how it stands. */
export function BenchCells({ at, name, facts, children }: Props) {
  return (
    <>
      <span className="font-bold">{at}</span>
      <span className="min-w-0 break-words">
        <span className="block font-semibold">{name}</span>
        <span className="block text-soft">{facts.filter(Boolean).join(' · ')}</span>
      </span>
      <span className="text-end">{children}</span>
    </>
  )
}
