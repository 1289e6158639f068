import { useEffect, useId, useRef, useState, type ChangeEvent } from 'react'
import { useText } from '../../platform/i18n/i18n.tsx'
import { Button } from '../../ui/button.tsx'
import { FieldError } from '../../ui/fields/field.tsx'
import { Icon } from '../../ui/icons/icon.tsx'
import { prepareFile } from '../../platform/files/prepare-file.ts'
import { dataUrlOf } from '../../platform/files/picture-url.ts'

/** A file as it will be sent. */
export interface Picked {
  bytes: Uint8Array<ArrayBuffer>
  /** A data URL; null for a PDF. */
  preview: string | null
}

/** Takes a photo or chooses a file, makes it small at once, and shows what will be sent. */
export function FilePicker({
  picked,
  missing,
  onPick,
}: {
  picked: Picked | null
  /** How often the form was sent off without a file. */
  missing: number
  /** At once when a file was chosen: it resolves when the file is ready, to null when it cannot be sent. */
  onPick: (picked: Promise<Picked | null>) => void
}) {
  const { t } = useText()
  const id = useId()
  const camera = useRef<HTMLInputElement>(null)
  const files = useRef<HTMLInputElement>(null)
  const first = useRef<HTMLButtonElement>(null)
  // The form is long: the error would be out of sight.
  useEffect(() => {
    if (missing > 0) first.current?.focus()
  }, [missing])
  const [problem, setProblem] = useState<string>()
  const [isBusy, setBusy] = useState(false)

  function take({ target }: ChangeEvent<HTMLInputElement>): void {
    const file = target.files?.[0]
    // So that the same file can be chosen again.
    target.value = ''
    if (file) onPick(prepare(file))
  }

  async function prepare(file: File): Promise<Picked | null> {
    setBusy(true)
    const prepared = await prepareFile(file).catch(() => ({ problem: 'contentBroken' as const }))
    setBusy(false)
    setProblem('problem' in prepared ? prepared.problem : undefined)
    return 'problem' in prepared ? null : { bytes: prepared.bytes, preview: dataUrlOf(prepared.bytes) }
  }

  const code = problem ?? (missing > 0 ? 'fileMissing' : undefined)
  const input = {
    type: 'file',
    className: 'hidden',
    onChange: take,
  } as const
  return (
    <fieldset
      className="flex flex-col gap-2"
      aria-describedby={code === undefined ? undefined : `${id}-error`}
    >
      <legend className="mb-1 font-semibold">{t('documents.form.file')}</legend>
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
        accept="image/*,application/pdf"
        aria-label={t('documents.form.choose')}
      />
      {picked && <Preview picked={picked} />}
      <div className="grid grid-cols-[repeat(auto-fit,minmax(min(9.5rem,100%),1fr))] gap-2">
        <Button
          ref={first}
          kind="quiet"
          icon="camera"
          wide
          busy={isBusy}
          onClick={() => camera.current?.click()}
        >
          {t('documents.form.camera')}
        </Button>
        <Button kind="quiet" icon="file-text" wide busy={isBusy} onClick={() => files.current?.click()}>
          {t('documents.form.choose')}
        </Button>
      </div>
      {code !== undefined && (
        <FieldError
          id={id}
          error={t.find(`documents.fields.${code}`) ?? t.find(`documents.refusals.${code}`)}
        />
      )}
    </fieldset>
  )
}

/** What will be sent, and how large it is. */
function Preview({ picked: { preview, bytes } }: { picked: Picked }) {
  const { t } = useText()
  return (
    <div className="flex items-center gap-3 rounded-xl border border-line p-3">
      {preview === null ? (
        <Icon name="file-text" className="size-12 text-leaf" />
      ) : (
        <img src={preview} alt="" className="max-h-40 max-w-[60%] min-w-0 rounded-lg" />
      )}
      <p className="text-sm text-soft">
        {t('documents.form.size', { count: Math.max(1, Math.round(bytes.length / 1024)) })}
      </p>
    </div>
  )
}
