import { useState, type ReactNode } from 'react'
import { Button } from '../../ui/button.tsx'
import { Dialog } from '../../ui/overlays/dialog.tsx'
import { showToast } from '../../ui/overlays/toast.tsx'
import { errorText } from '../api/error-text.ts'
import { saveFile } from '../browser/save-file.ts'
import { useText } from '../i18n/i18n.tsx'
import { dataUrl } from './data-url.ts'

interface Props {
  label: string
  /** Tells equal buttons apart, and stands above the picture. */
  name: string
  isPdf: boolean
  /** A small picture to press in place of a button with words. */
  face?: ReactNode
  read: () => Promise<{ type: string; name: string; content: Uint8Array<ArrayBuffer> }>
}

/** Shows a picture large; saves a PDF, which is never run in the page. */
export function OpenFile({ label, name, isPdf, face, read }: Props) {
  const { t } = useText()
  const [isBusy, setBusy] = useState(false)
  const [picture, setPicture] = useState<string | null>(null)

  async function open(): Promise<void> {
    setBusy(true)
    try {
      const file = await read()
      if (file.type === 'application/pdf') saveFile(file.name, file.content, file.type)
      else setPicture(dataUrl(file.type, file.content))
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
      <Dialog open={picture !== null} onClose={() => setPicture(null)} title={name}>
        {picture !== null && <img src={picture} alt={name} className="w-full rounded-lg" />}
      </Dialog>
    </>
  )
}
