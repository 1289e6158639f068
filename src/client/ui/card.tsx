import type { ComponentProps } from 'react'

/** A box for related content. */
export function Card({ className = '', ...rest }: ComponentProps<'section'>) {
  return <section {...rest} className={`rounded-2xl border border-line bg-card p-4 sm:p-6 ${className}`} />
}
