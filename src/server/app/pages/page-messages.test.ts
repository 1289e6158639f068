import { expect, it } from 'vitest'
import { messagesElement } from './page-messages.ts'

const ofFile = (text: string) => ({ shell: { text } })
const all = {
  pa: { common: ofFile('ਬੰਦ'), 'app-shell': ofFile('2'), home: ofFile('</script><b>'), labs: ofFile('4') },
}

it('holds what every screen says, and what this one says; no text closes the element', () => {
  const element = messagesElement(all, 'pa', ['home'])
  expect(element.match(/<\/script>/g)).toHaveLength(1)
  const [, json = ''] =
    /^<script type="application\/json" id="nabz-messages" lang="pa">(.*)<\/script>$/.exec(element) ?? []
  const { labs: _, ...expected } = all.pa
  expect(JSON.parse(json)).toEqual(expected)
})
