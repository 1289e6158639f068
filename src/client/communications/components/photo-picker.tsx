import { useId, useState, type ReactNode } from 'react'
import { mostPhotos } from '../../../shared/communications/communications.forms.ts'
import { newKey } from '../../platform/api/keys.ts'
import { pickFile, type Picked } from '../../platform/files/pick-file.ts'
import { useText } from '../../platform/i18n/i18n.tsx'
import { Button } from '../../ui/button.tsx'
import { FieldError } from '../../ui/fields/field.tsx'
import { FileButtons } from '../../ui/fields/file-buttons.tsx'
import { Icon } from '../../ui/icons/icon.tsx'
import { PdfMark } from './pdf-mark.tsx'

/** A file as it will be sent with a message. */
export interface PickedPhoto extends Picked {
  id: string
  /** It has arrived already: the phone does not have it any more. */
  hasArrived?: boolean
}

interface Props {
  picked: readonly PickedPhoto[]
  onPick: (picked: readonly PickedPhoto[]) => void
  /** While files are made small. */
  busy: boolean
  onBusy: (isBusy: boolean) => void
  /** That more were chosen than go with one message. */
  most: string
  /** What is said below them. */
  children: ReactNode
}

/** Takes photos or chooses files for a message, makes them small at once, and shows what will be sent. */
export function PhotoPicker({ picked, onPick, busy, onBusy, most, children }: Props) {
  const { t } = useText()
  const id = useId()
  const [problem, setProblem] = useState<string>()

  async function take(chosen: readonly File[]): Promise<void> {
    onBusy(true)
    const taken = chosen.slice(0, mostPhotos - picked.length)
    let wrong: string | undefined = taken.length < chosen.length ? most : undefined
    const ready = [...picked]
    // One after the other: each needs the memory of a whole photo.
    for (const file of taken) {
      const made = await pickFile(file)
      if ('problem' in made)
        wrong = t.find(`documents.fields.${made.problem}`) ?? t.find(`documents.refusals.${made.problem}`)
      else ready.push({ ...made, id: newKey() })
    }
    setProblem(wrong)
    onPick(ready)
    onBusy(false)
  }

  return (
    <fieldset aria-describedby={problem ? `${id}-error` : undefined} className="min-w-0 space-y-3">
      <legend className="sr-only">{t('documents.form.file')}</legend>
      <Chosen
        picked={picked}
        onRemove={(gone) => {
          setProblem(undefined)
          onPick(picked.filter((one) => one !== gone))
        }}
      />
      {picked.length < mostPhotos && (
        <FileButtons
          camera={t('documents.form.camera')}
          choose={t('documents.form.choose')}
          multiple
          busy={busy}
          onChoose={(files) => void take(files)}
        />
      )}
      {problem && <FieldError id={id} error={problem} />}
      {picked.length > 0 && children}
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
                  {photo.hasArrived ? <Icon name="camera" className="size-8 text-leaf" /> : <PdfMark />}
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
              <span className="sr-only">{t('documents.removePhoto', { number })}</span>
            </Button>
          </li>
        )
      })}
    </ul>
  )
}
