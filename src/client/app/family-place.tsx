import { useState } from 'react'
import { book } from '../platform/books.ts'
import { familyMark } from '../platform/family/family-mark.ts'
import { loadShelf } from '../platform/language.ts'
import { readStored, store } from '../platform/storage.ts'
import { useLoaded } from '../platform/use-loaded.ts'

const askedKey = 'nabz.familyAsked'
/** Where people arrive after their sign-in. */
const landings = new Set(['/patient', '/doctor', '/desk'])

/** On a phone that several share. */
export function FamilyPlace({ path }: { path: string }) {
  return familyMark() !== '' && <Line path={path} />
}

/** Everywhere else: whether it is one, asked once. */
export function FamilyQuestionPlace({ path }: { path: string }) {
  const [wasAsked] = useState(() => readStored(askedKey) !== null)
  return !wasAsked && landings.has(path) && !familyMark() && <Question />
}

function Line({ path }: { path: string }) {
  const { value } = useLoaded(loadLine)
  return value && <value.FamilyLine key={path} path={path} />
}

function Question() {
  const { value } = useLoaded(loadQuestion)
  return value && <value.FamilyQuestion onAnswered={() => store(askedKey, '1')} />
}

const loadLine = () => import('./family/family-line.tsx')

async function loadQuestion() {
  const [question] = await Promise.all([import('./family/family-question.tsx'), loadShelf(book('family'))])
  return question
}
