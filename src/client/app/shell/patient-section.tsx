import type { ReactNode } from 'react'
import { Link } from '../../platform/browser/navigation.tsx'
import { Disclosure } from '../../ui/disclosure.tsx'

/** A section of the patient's dashboard: heading with a link to all of it, and a feature's content. One that is `folded` is open where there is room. */
export function PatientSection({
  title,
  more,
  folded = false,
  children,
}: {
  title: string
  more?: { to: string; label: string }
  folded?: boolean
  children?: ReactNode
}) {
  if (folded) {
    return (
      <section className="min-w-0">
        <Disclosure title={title} openOnWide>
          {children}
        </Disclosure>
      </section>
    )
  }
  return (
    <section className="min-w-0 space-y-2 sm:space-y-3">
      <div className="flex flex-wrap items-center justify-between gap-x-2">
        <h2 className="text-xl font-semibold">{title}</h2>
        {more && (
          // Taller than its line, so that it is easy to press.
          <Link
            to={more.to}
            data-print="no"
            className="-my-2 inline-flex min-h-12 items-center font-semibold text-leaf underline underline-offset-4"
          >
            {more.label}
          </Link>
        )}
      </div>
      {children}
    </section>
  )
}
