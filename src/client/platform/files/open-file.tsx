import { lazy, Suspense, useState, type ReactNode } from 'react'
import { Button } from '../../ui/button.tsx'
import { Skeleton } from '../../ui/loading.tsx'
import { Dialog } from '../../ui/overlays/dialog.tsx'
import { showToast } from '../../ui/overlays/toast.tsx'
import { errorText } from '../api/error-text.ts'
import { saveFile } from '../browser/save-file.ts'
import { useText } from '../i18n/i18n.tsx'
import { loadMessages } from '../i18n/language.ts'
import { messageBundle } from '../i18n/namespaces.ts'
import { dataUrl } from './data-url.ts'

/** Few records have one. */
const KeptSummary = lazy(async () => {
  const [file] = await Promise.all([
    import('../summary/kept-summary.tsx'),
    loadMessages(messageBundle('shared-record')),
    loadMessages(messageBundle('summary')),
  ])
  return { default: file.KeptSummary }
})

interface OpenedFile {
  type: string
  name: string
  content: Uint8Array<ArrayBuffer>
}

interface Props {
  label: string
  /** Tells equal buttons apart, and stands above the picture. */
  name: string
  isPdf: boolean
  /** A small picture to press in place of a button with words. */
  face?: ReactNode
  read: () => Promise<OpenedFile>
}

/** Shows a picture large, and a record from another place; saves a PDF, which is never run in the page. */
export function OpenFile({ label, name, isPdf, face, read }: Props) {
  const { t } = useText()
  const [isBusy, setBusy] = useState(false)
  const [opened, setOpened] = useState<OpenedFile | null>(null)

  async function open(): Promise<void> {
    setBusy(true)
    try {
      const file = await read()
      if (file.type === 'application/pdf') saveFile(file.name, file.content, file.type)
      else setOpened(file)
    } catch (error) {
      showToast(errorText(t, error), 'error')
    }
    setBusy(false)
  }

  return (
    <>
      {face === undefined ? (
        <Button kind="quiet" icon={isPdf ? 'download' : 'eye'} busy={isBusy} onClick={() => void open()}>
          {label}
          <span className="sr-only">: {name}</span>
        </Button>
      ) : (
        <button
          type="button"
          aria-busy={isBusy || undefined}
          onClick={() => void (isBusy || open())}
          className={`pressable ${isBusy ? 'cursor-progress opacity-70' : 'cursor-pointer'}`}
        >
          {face}
          <span className="sr-only">
            {label}: {name}
          </span>
        </button>
      )}
      <Dialog open={opened !== null} onClose={() => setOpened(null)} title={name}>
        {opened && <Shown file={opened} name={name} />}
      </Dialog>
    </>
  )
}

function Shown({ file: { type, content }, name }: { file: OpenedFile; name: string }) {
  if (type !== 'application/fhir+json')
    return <img src={dataUrl(type, content)} alt={name} className="w-full rounded-lg" />
  return (
    <Suspense fallback={<Skeleton lines={6} />}>
      <KeptSummary content={content} />
    </Suspense>
  )
}
