import { existsSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { expect, test } from 'vitest'
import { listFiles, readText, root } from './sources.ts'

/** Expands braces: `a/{b,c}.tsx` → `a/b.tsx`, `a/c.tsx`. */
function expand(path: string): string[] {
  const braces = /^(.*)\{([^}]*)\}(.*)$/.exec(path)
  if (!braces) return [path]
  const [, before = '', names = '', after = ''] = braces
  return names.split(',').map((name) => `${before}${name}${after}`)
}

// Tailwind reads class names from these files; a wrong path leaves screens without styles.
test('every source of class names in the style sheets exists', () => {
  const sheets = listFiles('src/client', /\.css$/)
  const sources = sheets.flatMap((sheet) =>
    [...readText(sheet).matchAll(/@source '([^']+)'/g)].flatMap(([, path = '']) =>
      expand(path).map((one) => join(dirname(sheet), one)),
    ),
  )
  expect(sources).toContain('src/client')
  expect(sources.filter((path) => !existsSync(join(root, path)))).toEqual([])
})
