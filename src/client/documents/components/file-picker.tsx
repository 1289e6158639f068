import { useEffect, useId, useRef, useState } from 'react'
import { pickFile, type Picked } from '../../platform/files/pick-file.ts'
import { useText } from '../../platform/i18n/i18n.tsx'
import { FieldError } from '../../ui/fields/field.tsx'
import { FileButtons } from '../../ui/fields/file-buttons.tsx'
import { Icon } from '../../ui/icons/icon.tsx'

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
  const first = useRef<HTMLButtonElement>(null)
  // The form is long: the error would be out of sight.
  useEffect(() => {
    if (missing > 0) first.current?.focus()
  }, [missing])
  const [problem, setProblem] = useState<string>()
  const [isBusy, setBusy] = useState(false)

  async function prepare(file: File): Promise<Picked | null> {
    setBusy(true)
    const made = await pickFile(file)
    setBusy(false)
    setProblem('problem' in made ? made.problem : undefined)
    return 'problem' in made ? null : made
  }

  const code = problem ?? (missing > 0 ? 'fileMissing' : undefined)
  return (
    <fieldset
      className="flex flex-col gap-2"
      aria-describedby={code === undefined ? undefined : `${id}-error`}
    >
      <legend className="mb-1 font-semibold">{t('documents.form.file')}</legend>
      {picked && <Preview picked={picked} />}
      <FileButtons
        camera={t('documents.form.camera')}
        choose={t('documents.form.choose')}
        busy={isBusy}
        first={first}
        onChoose={([file]) => file && onPick(prepare(file))}
      />
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
