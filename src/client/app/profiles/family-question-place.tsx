import { useEffect, useState, type ReactNode } from 'react'
import { noteAccount, sawAnotherAccount } from '../../platform/accounts-seen.ts'
import { messageBundle } from '../../platform/i18n/namespaces.ts'
import { isFamilyQuestionOpen } from '../../platform/storage/profile-mark.ts'
import { loadMessages } from '../../platform/i18n/language.ts'
import type { SignedIn } from '../../platform/session/session-store.ts'
import { useLoaded } from '../../platform/browser/use-loaded.ts'
import { Skeleton } from '../../ui/loading.tsx'

/** The pages where patients arrive after the sign-in and the profile form. */
const landings = new Set(['/', '/patient'])

/** Asks a patient above the page whether others use this phone, once another account has signed in here. */
export function FamilyQuestionPlace({
  person,
  path,
  children,
}: {
  person: SignedIn
  path: string
  children: ReactNode
}) {
  useEffect(() => noteAccount(person.id), [person.id])
  const [, redraw] = useState(0)
  const isDue = landings.has(path) && isFamilyQuestionOpen(person.role) && sawAnotherAccount(person.id)
  const { value, error } = useLoaded(isDue ? loadQuestion : loadNothing)
  // Rendered together, so that the question causes no layout shift.
  const isAwaited = isDue && value === undefined && error === undefined
  return (
    <>
      {isDue && value && <value.FamilyQuestion onAnswered={() => redraw((count) => count + 1)} />}
      {isAwaited ? <Skeleton cards={2} /> : children}
    </>
  )
}

const loadNothing = () => Promise.resolve(null)

async function loadQuestion() {
  const [question] = await Promise.all([
    import('./family-question.tsx'),
    loadMessages(messageBundle('family')),
  ])
  return question
}
