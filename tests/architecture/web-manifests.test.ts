import { existsSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { en, hi, pa } from '../../src/shared/i18n/locales.ts'
import { judgeText } from './message-rules.ts'
import { readText, root } from './sources.ts'

interface WebManifest {
  lang: string
  name: string
  short_name: string
  description: string
  icons: { src: string }[]
  shortcuts: { name: string; url: string; icons: { src: string }[] }[]
}

// Plain files in public/: the browser reads them before our code, and they rarely change.
test.each([
  ['en', en],
  ['hi', hi],
  ['pa', pa],
] as const)('the web manifest in %s says what the messages say', (language, { shell, frame }) => {
  const manifest = readManifest(language)
  expect(manifest).toMatchObject({
    lang: language,
    name: shell.brand,
    short_name: shell.brand,
    shortcuts: [
      { name: frame.nav.emergency, url: '/emergency' },
      { name: frame.nav.hospitals, url: '/hospitals' },
    ],
  })
  expect(judgeText(language, 'description', manifest.description)).toEqual([])
  const icons = [manifest, ...manifest.shortcuts].flatMap((part) => part.icons)
  expect(icons.filter(({ src }) => !existsSync(join(root, 'public', src)))).toEqual([])
})

test('the three manifests differ only in their texts, so that they are one app', () => {
  const [first, ...others] = (['en', 'hi', 'pa'] as const).map((language) =>
    withoutWords(readManifest(language)),
  )
  expect(others).toEqual([first, first])
})

function readManifest(language: string): WebManifest {
  return JSON.parse(readText(`public/manifest-${language}.webmanifest`)) as WebManifest
}

function withoutWords({ lang: _, name: __, short_name: ___, description: ____, ...rest }: WebManifest) {
  return { ...rest, shortcuts: rest.shortcuts.map((shortcut) => ({ ...shortcut, name: '' })) }
}
