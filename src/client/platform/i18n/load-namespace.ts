import type { Books, Language } from './language.ts'

const files = import.meta.glob<Partial<Books>>([
  '../../../shared/i18n/{en,hi,pa}/*.ts',
  // These come by themselves, see language.ts and the sign-in pages' door.
  '!**/{lazy-namespaces,service,common,auth,accounts,errors,shell}.ts',
])

/**
 * For the development server and the tests. The built app computes the address instead, see vite.books.ts: spelled
 * out, eighty of them weighed 0.6 kB of every page behind the sign-in.
 */
export function loadBook(language: Language, name: string): Promise<Partial<Books>> {
  const load = files[`../../../shared/i18n/${language}/${name}.ts`]
  return load ? load() : Promise.reject(new Error(`there is no book ${name}`))
}
