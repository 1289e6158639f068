import { useState, useSyncExternalStore } from 'react'
import { book } from '../platform/books.ts'
import { familyMark } from '../platform/family/family-mark.ts'
import { loadShelf } from '../platform/language.ts'
import { onStoredElsewhere, readStored, store } from '../platform/storage.ts'
import { useLoaded } from '../platform/use-loaded.ts'

const askedKey = 'nabz.familyAsked'
/** Where people arrive: after their sign-in, and after the profile that comes before everything else. */
const landings = new Set(['/', '/patient', '/doctor', '/desk'])

/** On a phone that several share. */
export function FamilyPlace({ path }: { path: string }) {
  const mark = useSyncExternalStore(followMark, familyMark)
  return mark !== '' && <Line path={path} />
}

/** Everywhere else: whether it is one, asked once. */
export function FamilyQuestionPlace({ path }: { path: string }) {
  const [wasAsked, setAsked] = useState(() => readStored(askedKey) !== null)
  function answered(): void {
    store(askedKey, '1')
    setAsked(true)
  }
  return !wasAsked && landings.has(path) && !familyMark() && <Question onAnswered={answered} />
}

function Line({ path }: { path: string }) {
  const { value } = useLoaded(loadLine)
  return value && <value.FamilyLine key={path} path={path} />
}

function Question({ onAnswered }: { onAnswered: () => void }) {
  const { value } = useLoaded(loadQuestion)
  return value && <value.FamilyQuestion onAnswered={onAnswered} />
}

const followMark = (changed: () => void) => onStoredElsewhere('nabz.family', changed)
const loadLine = () => import('./family/family-line.tsx')

async function loadQuestion() {
  const [question] = await Promise.all([import('./family/family-question.tsx'), loadShelf(book('family'))])
  return question
}
