import { expect, it } from 'vitest'
import * as messages from '../i18n/en/lazy-namespaces.ts'
import { notice } from './notifications.schemas.ts'

const facts = new Set(Object.keys(notice.entries.facts.entries))

function textsIn(value: unknown): string[] {
  if (typeof value === 'string') return [value]
  return typeof value === 'object' && value !== null ? Object.values(value).flatMap(textsIn) : []
}

const sentences = Object.entries(messages)
  .filter(([name]) => name.endsWith('Notices'))
  .flatMap(([name, texts]) => textsIn(texts).map((text) => [name, text] as const))

it.each(sentences)('%s: “%s” names only facts that the server sends', (_, text) => {
  const named = [...text.matchAll(/\{(\w+)\}/g)].map(([, name]) => name)
  expect(named.filter((name) => name === undefined || !facts.has(name))).toEqual([])
})

it.each(sentences)('%s: “%s” leaves the place of a visit to `notifications.place`, after it', (_, text) => {
  expect(text).not.toContain('{place}')
})
