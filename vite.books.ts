import { createHash } from 'node:crypto'
import { readdirSync, readFileSync } from 'node:fs'
import { resolve } from 'node:path'
import type { Plugin } from 'vite'

const languages = ['en', 'hi', 'pa']
const folder = 'src/shared/i18n'

/**
 * The features' books of words, each a file whose address the browser computes from language, name and one mark for
 * all of them: `assets/pa-home-1a2b3c4d.js`. A manifest so needs no more than a book's name. One changed word gives
 * all books a new address; they are small, and each browser fetches a few of one language.
 */
export function books(): Plugin {
  const names = [
    ...readFileSync(`${folder}/en/lazy-namespaces.ts`, 'utf8').matchAll(/from '\.\/([\w-]+)\.ts'/g),
  ].map(([, name]) => name ?? '')
  const mark = markOfWords()
  return {
    name: 'nabz:books',
    apply: 'build',
    enforce: 'pre',
    buildStart() {
      for (const language of languages) {
        for (const name of names) {
          const fileName = `assets/${language}-${name}-${mark}.js`
          const id = resolve(`${folder}/${language}/${name}.ts`)
          this.emitFile({ type: 'chunk', id, fileName, preserveSignature: 'exports-only' })
        }
      }
    },
    load: {
      filter: { id: /[\\/]platform[\\/]i18n[\\/]load-namespace\.ts$/ },
      handler: () => `export const loadBook = (language, name) =>
        import(/* @vite-ignore */ './' + language + '-' + name + '-${mark}.js')`,
    },
  }
}

/** Of the words, and of the lock file: another bundler may write the same words in another way. */
function markOfWords(): string {
  const files = languages.flatMap((language) =>
    readdirSync(`${folder}/${language}`)
      .toSorted()
      .map((file) => `${folder}/${language}/${file}`),
  )
  const hash = createHash('sha256')
  for (const file of [...files, 'package-lock.json']) hash.update(readFileSync(file))
  return hash.digest('hex').slice(0, 8)
}
