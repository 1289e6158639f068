import { useRef, type Ref } from 'react'
import { Button } from '../button.tsx'

interface Props {
  /** The words of both buttons. */
  camera: string
  choose: string
  /** Whether several files may be chosen at once. */
  multiple?: boolean
  busy: boolean
  /** The first button, for the focus. */
  first?: Ref<HTMLButtonElement>
  /** Never with none. */
  onChoose: (files: readonly File[]) => void
}

/** Two buttons: to take a photo, and to choose pictures or PDFs that are on the device. */
export function FileButtons({ camera, choose, multiple = false, busy, first, onChoose }: Props) {
  const cameraInput = useRef<HTMLInputElement>(null)
  const fileInput = useRef<HTMLInputElement>(null)
  function take(input: HTMLInputElement): void {
    const files = [...(input.files ?? [])]
    // So that the same file can be chosen again.
    input.value = ''
    if (files.length > 0) onChoose(files)
  }
  return (
    <div className="grid grid-cols-[repeat(auto-fit,minmax(min(9.5rem,100%),1fr))] gap-2">
      <input
        ref={cameraInput}
        type="file"
        accept="image/*"
        capture="environment"
        aria-label={camera}
        className="hidden"
        onChange={({ target }) => take(target)}
      />
      <input
        ref={fileInput}
        type="file"
        accept="image/*,application/pdf"
        multiple={multiple}
        aria-label={choose}
        className="hidden"
        onChange={({ target }) => take(target)}
      />
      <Button
        ref={first}
        kind="quiet"
        icon="camera"
        wide
        busy={busy}
        onClick={() => cameraInput.current?.click()}
      >
        {camera}
      </Button>
      <Button kind="quiet" icon="file-text" wide busy={busy} onClick={() => fileInput.current?.click()}>
        {choose}
      </Button>
    </div>
  )
}
