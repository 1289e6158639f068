import { useId, useState } from 'react'
import { sendToPatient } from '../../../shared/communications/communications.doctor.endpoints.ts'
import { mostCharacters } from '../../../shared/communications/communications.forms.ts'
import { beginUploadFor } from '../../../shared/documents/documents.doctor.endpoints.ts'
import { beginUpload } from '../../../shared/documents/documents.endpoints.ts'
import { dialOf } from '../../../shared/town/town.numbers.ts'
import { fieldText } from '../../platform/api/error-text.ts'
import { town } from '../../platform/clock/town.ts'
import { dataUrlOf } from '../../platform/files/picture-url.ts'
import { useText } from '../../platform/i18n/i18n.tsx'
import { loadOutbox } from '../../platform/outbox/load-outbox.ts'
import { uploadIdOf } from '../../platform/outbox/new-entry.ts'
import { queuedNow, type QueuedMutation } from '../../platform/outbox/queued-mutation.ts'
import { Button } from '../../ui/button.tsx'
import { TextArea } from '../../ui/fields/text-area.tsx'
import { Dialog, DialogActions } from '../../ui/overlays/dialog.tsx'
import { showToast } from '../../ui/overlays/toast.tsx'
import { PhotoPicker, type PickedPhoto } from './photo-picker.tsx'

interface Said {
  text: string
  photos?: string[]
}

/** Changes the words and photos of a message where it waits; what was read and asked with it stays as it is. */
export function ChangeInPlace({ entry }: { entry: QueuedMutation }) {
  const { t } = useText()
  const [photos, setPhotos] = useState<readonly PickedPhoto[]>()
  async function open(): Promise<void> {
    setPhotos(await Promise.all(((entry.body as Said).photos ?? []).map(photoHere)))
  }
  const close = () => setPhotos(undefined)
  return (
    <>
      <Button kind="quiet" icon="pencil" onClick={() => void open()}>
        {t('waiting.edit')}
      </Button>
      <Dialog open={photos !== undefined} onClose={close} title={t('waiting.edit')}>
        {photos && <Form entry={entry} photos={photos} onPick={setPhotos} onDone={close} />}
      </Dialog>
    </>
  )
}

interface Props {
  entry: QueuedMutation
  photos: readonly PickedPhoto[]
  onPick: (photos: readonly PickedPhoto[]) => void
  onDone: () => void
}

function Form({ entry, photos, onPick, onDone }: Props) {
  const { t } = useText()
  const id = useId()
  const said = entry.body as Said
  const [text, setText] = useState(said.text)
  const [isBusy, setBusy] = useState(false)
  const [isTried, setTried] = useState(false)
  const isEmpty = text.trim() === '' && photos.length === 0
  const ofDoctor = entry.to.name === sendToPatient.name

  async function save(): Promise<void> {
    setTried(true)
    if (isEmpty) return
    setBusy(true)
    try {
      if (!(await change(entry, text, photos))) showToast(t('waiting.tooLate'))
      onDone()
    } catch {
      // The phone is full: what was typed stays here, and what waited is as before.
      showToast(t('shell.state.failed'), 'error')
      setBusy(false)
    }
  }

  return (
    <>
      <TextArea
        id={id}
        name="words"
        label={t('waiting.edit')}
        error={isTried && isEmpty ? fieldText(t, 'communications', 'required') : undefined}
        className="min-h-24"
        maxLength={mostCharacters}
        value={text}
        onChange={({ target }) => setText(target.value)}
      />
      <PhotoPicker
        picked={photos}
        onPick={onPick}
        busy={isBusy}
        onBusy={setBusy}
        most={t('communications.fields.photosMost')}
      >
        {!ofDoctor && (
          <p className="font-semibold">
            {t('communications.photoNotChecked', { number: dialOf(town().emergency, 'ambulance').shown })}
          </p>
        )}
      </PhotoPicker>
      <DialogActions>
        <Button busy={isBusy} onClick={() => void save()}>
          {t('waiting.sendNow')}
        </Button>
      </DialogActions>
    </>
  )
}

async function change(entry: QueuedMutation, text: string, photos: readonly PickedPhoto[]): Promise<boolean> {
  const { changeFiles } = await loadOutbox()
  const said = entry.body as Said
  const before = said.photos ?? []
  const ofDoctor = entry.to.name === sendToPatient.name
  // What was said of danger signs was said of the words before.
  const isAsked = 'redFlagsSeen' in said && text !== said.text
  return changeFiles(entry, {
    upload: ofDoctor ? beginUploadFor : beginUpload,
    ...(ofDoctor && { params: entry.params }),
    kept: before.filter((id) => photos.some((one) => one.id === id)),
    files: photos.filter(({ id }) => !before.includes(id)).map(({ bytes }) => bytes),
    bodyOf: (ids) => ({
      text,
      ...(('photos' in said || ids.length > 0) && { photos: ids }),
      ...(isAsked && { redFlagsSeen: false }),
    }),
  })
}

/** A photo of the message, as far as this phone still has it. */
async function photoHere(id: string): Promise<PickedPhoto> {
  const upload = queuedNow().find(({ key }) => uploadIdOf(key) === id)
  const { findFile } = await loadOutbox()
  const file = upload && (await findFile(upload.key))
  const bytes = file ?? new Uint8Array()
  return { id, bytes, preview: file ? dataUrlOf(file) : null, hasArrived: file === undefined }
}
