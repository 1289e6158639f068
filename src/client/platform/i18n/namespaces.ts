import { bundleOfPage, type Language, type MessageBundle } from './language.ts'

/** The files of a language, by name. In one list for all languages each page would name them all, 2.5 kB. */
const filesOf = {
  en: () => import('./files-en.ts'),
  hi: () => import('./files-hi.ts'),
  pa: () => import('./files-pa.ts'),
}
const bundles = new Map<string, MessageBundle>()

/**
 * A namespace's messages by its file name (`home`), for the manifest of a screen that uses it. Each language is a
 * separate chunk, fetched by `loadMessages`.
 */
export function messageBundle(name: string): MessageBundle {
  const known = bundles.get(name)
  if (known) return known
  const load = (language: Language) => async () => {
    const file = (await filesOf[language]()).files[`./${name}.ts`]
    if (!file) throw new Error(`there is no namespace ${name}`)
    return file()
  }
  const bundle = bundleOfPage(name, { en: load('en'), hi: load('hi'), pa: load('pa') })
  bundles.set(name, bundle)
  return bundle
}
