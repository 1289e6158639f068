import { useEffect, useState } from 'react'
import { loadStyles } from '../../platform/browser/load-styles.ts'
import { useLoaded } from '../../platform/browser/use-loaded.ts'
import { useText } from '../../platform/i18n/i18n.tsx'
import { useSession } from '../../platform/session/session-store.ts'
import { createReader, followVoice, sayWith } from '../../platform/speech/read-aloud.ts'
import { addSectionButtons } from '../../platform/speech/section-buttons.ts'
import { readableBlocks, sectionOf, type Block } from '../../platform/speech/readable-text.ts'
import { buttonClass } from '../../ui/button.tsx'
import { addIcons, Icon } from '../../ui/icons/icon.tsx'
import { readingPaths } from '../../ui/icons/icon-paths-reading.ts'
import styles from './listen.css?url'

addIcons(readingPaths)

/** Their cards have buttons of their own. */
const withOwnButtons = /^\/(emergency|first-aid)$/

/** Reads the page to a patient, block by block, where the device itself has a voice for the language. A button
 * beside each heading reads its section. */
export function ListenButton({ path }: { path: string }) {
  const { language } = useText()
  const isPatient = useSession()?.person.role === 'patient'
  if (!isPatient || withOwnButtons.test(path)) return null
  // What is being read is gone with the page or the language.
  return <WithVoice key={`${path} ${language}`} />
}

function WithVoice() {
  const { language } = useText()
  const [voice, setVoice] = useState<SpeechSynthesisVoice>()
  // The page has names and readings: none of it may go to the vendor of a voice.
  useEffect(() => followVoice(language, setVoice, { onDevice: true }), [language])
  return voice ? <PageReader voice={voice} /> : null
}

async function loadListenStyles(): Promise<true> {
  await loadStyles(styles)
  return true
}

function PageReader({ voice }: { voice: SpeechSynthesisVoice }) {
  const { t } = useText()
  const [reader] = useState(createReader)
  const [isReading, setReading] = useState(false)
  const { value: isStyled } = useLoaded(loadListenStyles)
  useEffect(() => reader.stop, [reader])
  useEffect(() => {
    const page = document.getElementById('page')
    if (!page) return undefined
    return addSectionButtons(page, {
      word: t('frame.listen'),
      press: (heading) => readBlocks(reader, voice, sectionOf(heading, readableBlocks(page)), setReading),
    })
  }, [voice, reader, t])
  // Without its styles the button would lie on the page.
  if (!isStyled) return null

  function press(): void {
    const page = document.getElementById('page')
    if (isReading || !page) return reader.stop()
    readBlocks(reader, voice, readableBlocks(page), setReading)
  }
  return (
    <div data-print="no" className="relative z-10 mx-auto w-full max-w-6xl">
      <button
        type="button"
        aria-pressed={isReading}
        onClick={press}
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

/** Reads them in order, and marks and shows the one that is read. */
function readBlocks(
  reader: ReturnType<typeof createReader>,
  voice: SpeechSynthesisVoice,
  blocks: readonly Block[],
  setReading: (isReading: boolean) => void,
): void {
  const texts = blocks.map(({ text }) => text)
  reader.read(sayWith(voice), texts, (at) => {
    setReading(at !== null)
    for (const [index, { element }] of blocks.entries()) element.toggleAttribute('data-spoken', index === at)
    if (at !== null) blocks[at]?.element.scrollIntoView({ block: 'nearest' })
  })
}
