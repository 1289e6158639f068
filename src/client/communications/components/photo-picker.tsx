import { useId, useRef, useState, type ChangeEvent } from 'react'
import { mostPhotos } from '../../../shared/communications/communications.forms.ts'
import { dialOf } from '../../../shared/town/town.numbers.ts'
import { newKey } from '../../platform/api/keys.ts'
import { town } from '../../platform/clock/town.ts'
import { dataUrlOf } from '../../platform/files/picture-url.ts'
import { prepareFile } from '../../platform/files/prepare-file.ts'
import { useText } from '../../platform/i18n/i18n.tsx'
import { Button } from '../../ui/button.tsx'
import { FieldError } from '../../ui/fields/field.tsx'
import { PdfMark } from './message-photos.tsx'

/** A file as it will be sent with a message. */
export interface PickedPhoto {
  id: string
  bytes: Uint8Array<ArrayBuffer>
  /** A data URL; null for a PDF. */
  preview: string | null
}

interface Props {
  picked: readonly PickedPhoto[]
  onPick: (picked: readonly PickedPhoto[]) => void
  /** While files are made small. */
  busy: boolean
  onBusy: (isBusy: boolean) => void
}

/** Takes photos or chooses files for a message, makes them small at once, and shows what will be sent. */
export function PhotoPicker({ picked, onPick, busy, onBusy }: Props) {
  const { t } = useText()
  const id = useId()
  const camera = useRef<HTMLInputElement>(null)
  const files = useRef<HTMLInputElement>(null)
  const [problem, setProblem] = useState<string>()

  async function take({ target }: ChangeEvent<HTMLInputElement>): Promise<void> {
    const chosen = [...(target.files ?? [])]
    // So that the same file can be chosen again.
    target.value = ''
    if (chosen.length === 0) return
    onBusy(true)
    const taken = chosen.slice(0, mostPhotos - picked.length)
    let wrong = taken.length < chosen.length ? 'photosMost' : undefined
    const ready = [...picked]
    // One after the other: each needs the memory of a whole photo.
    for (const file of taken) {
      const prepared = await prepareFile(file).catch(() => ({ problem: 'contentBroken' as const }))
      if ('problem' in prepared) wrong = prepared.problem
      else ready.push({ id: newKey(), bytes: prepared.bytes, preview: dataUrlOf(prepared.bytes) })
    }
    setProblem(wrong)
    onPick(ready)
    onBusy(false)
  }

  const input = {
    type: 'file',
    className: 'hidden',
    onChange: (event: ChangeEvent<HTMLInputElement>) => void take(event),
  } as const
  const error =
    problem &&
    (t.find(`communications.fields.${problem}`) ??
      t.find(`documents.fields.${problem}`) ??
      t.find(`documents.refusals.${problem}`))
  return (
    <fieldset aria-describedby={error ? `${id}-error` : undefined} className="min-w-0 space-y-3">
      <legend className="sr-only">{t('documents.form.file')}</legend>
      <input
        {...input}
        ref={camera}
        accept="image/*"
        capture="environment"
        aria-label={t('documents.form.camera')}
      />
      <input
        {...input}
        ref={files}
        multiple
        accept="image/*,application/pdf"
        aria-label={t('documents.form.choose')}
      />
      <Chosen
        picked={picked}
        onRemove={(gone) => {
          setProblem(undefined)
          onPick(picked.filter((one) => one !== gone))
        }}
      />
      {picked.length < mostPhotos && (
        <div className="grid grid-cols-[repeat(auto-fit,minmax(min(9.5rem,100%),1fr))] gap-2">
          <Button kind="quiet" icon="camera" wide busy={busy} onClick={() => camera.current?.click()}>
            {t('documents.form.camera')}
          </Button>
          <Button kind="quiet" icon="file-text" wide busy={busy} onClick={() => files.current?.click()}>
            {t('documents.form.choose')}
          </Button>
        </div>
      )}
      {error && <FieldError id={id} error={error} />}
      {picked.length > 0 && (
        <p className="font-semibold">
          {t('communications.photoNotChecked', { number: dialOf(town().emergency, 'ambulance').shown })}
        </p>
      )}
    </fieldset>
  )
}

/** What will be sent, each to be taken away again. */
function Chosen({ picked, onRemove }: Pick<Props, 'picked'> & { onRemove: (photo: PickedPhoto) => void }) {
  const { t } = useText()
  if (picked.length === 0) return null
  return (
    <ul className="flex flex-wrap gap-2">
      {picked.map((photo, nth) => {
        const number = String(nth + 1)
        return (
          <li key={photo.id} className="w-24 space-y-1">
            <span className="flex h-24 flex-col items-center justify-center overflow-hidden rounded-xl border border-line">
              {photo.preview === null ? (
                <>
                  <PdfMark />
                  <span className="sr-only">{t('documents.photo', { number })}</span>
                </>
              ) : (
                <img
                  src={photo.preview}
                  alt={t('documents.photo', { number })}
                  className="size-full object-cover"
                />
              )}
            </span>
            <Button kind="quiet" icon="x" wide className="px-2" onClick={() => onRemove(photo)}>
              <span className="sr-only">{t('communications.removePhoto', { number })}</span>
            </Button>
          </li>
        )
      })}
    </ul>
  )
}
