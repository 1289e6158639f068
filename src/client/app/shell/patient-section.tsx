import type { ReactNode } from 'react'
import { Disclosure } from '../../ui/disclosure.tsx'
import { ButtonLink } from '../../ui/button-link.tsx'
import type { IconName } from '../../ui/icons/icon.tsx'

/** A section of the patient's dashboard: heading, a feature's content and a link to all of it. One that is `folded` is open where there is room. */
export function PatientSection({
  title,
  more,
  folded = false,
  children,
}: {
  title: string
  more?: { to: string; icon: IconName; label: string }
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
    <section className="min-w-0 space-y-3">
      <h2 className="text-xl font-semibold">{title}</h2>
      {children}
      {more && (
        <ButtonLink to={more.to} kind="quiet" icon={more.icon}>
          {more.label}
        </ButtonLink>
      )}
    </section>
  )
}
