import { useEffect, useState } from 'react'
import { useText } from '../../platform/i18n/i18n.tsx'
import { useSession } from '../../platform/session/session-store.ts'
import { createReader, followVoice, sayWith } from '../../platform/speech/read-aloud.ts'
import { readableBlocks } from '../../platform/speech/readable-text.ts'
import { buttonClass } from '../../ui/button.tsx'
import { addIcons, Icon } from '../../ui/icons/icon.tsx'
import { readingPaths } from '../../ui/icons/icon-paths-reading.ts'

addIcons(readingPaths)

/** Their cards have buttons of their own. */
const withOwnButtons = /^\/(emergency|first-aid)$/

/** Reads the page to a patient, block by block, where the device itself has a voice for the language. */
export function ListenButton({ path }: { path: string }) {
  const { language } = useText()
  const isPatient = useSession()?.person.role === 'patient'
  if (!isPatient || withOwnButtons.test(path)) return null
  // What is being read is gone with the page or the language.
  return <PageReader key={`${path} ${language}`} />
}

function PageReader() {
  const { t, language } = useText()
  const [reader] = useState(createReader)
  const [voice, setVoice] = useState<SpeechSynthesisVoice>()
  const [isReading, setReading] = useState(false)
  // The page has names and readings: none of it may go to the vendor of a voice.
  useEffect(() => followVoice(language, setVoice, { onDevice: true }), [language])
  useEffect(() => reader.stop, [reader])
  if (!voice) return null

  function press(speaker: SpeechSynthesisVoice): void {
    const page = document.getElementById('page')
    if (isReading || !page) return reader.stop()
    const blocks = readableBlocks(page)
    const texts = blocks.map(({ text }) => text)
    reader.read(sayWith(speaker), texts, (at) => {
      setReading(at !== null)
      for (const [index, { element }] of blocks.entries())
        element.toggleAttribute('data-spoken', index === at)
      if (at !== null) blocks[at]?.element.scrollIntoView({ block: 'nearest' })
    })
  }
  return (
    <div data-print="no" className="relative z-10 mx-auto w-full max-w-6xl">
      <button
        type="button"
        aria-pressed={isReading}
        onClick={() => press(voice)}
        className={buttonClass({
          kind: 'quiet',
          className: 'listen w-auto! flex-col gap-0! px-2! py-1! text-sm leading-tight cursor-pointer',
        })}
      >
        <Icon name={isReading ? 'square' : 'volume-2'} className="text-leaf" />
        <span>{t(isReading ? 'frame.stopListening' : 'frame.listen')}</span>
      </button>
    </div>
  )
}
