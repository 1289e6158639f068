import type { ComponentProps } from 'react'

/** A sheet of paper on the table: what belongs together. */
export function Card({ className = '', ...rest }: ComponentProps<'section'>) {
  return <section {...rest} className={`rounded-2xl border border-line bg-card p-4 sm:p-6 ${className}`} />
}
