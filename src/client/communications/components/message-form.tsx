import { useState } from 'react'
import { sendToDoctor } from '../../../shared/communications/communications.endpoints.ts'
import {
  messageForm,
  mostCharacters,
  photoMessageForm,
} from '../../../shared/communications/communications.forms.ts'
import { dialOf } from '../../../shared/town/town.numbers.ts'
import { town } from '../../platform/clock/town.ts'
import { sendAsked } from '../../platform/emergency-gate/send-asked.ts'
import { useEmergencyGate } from '../../platform/emergency-gate/use-emergency-gate.tsx'
import { useForm } from '../../platform/forms/use-form.ts'
import { useText } from '../../platform/i18n/i18n.tsx'
import { useWrite } from '../../platform/queries/queries.tsx'
import { Button } from '../../ui/button.tsx'
import { TextArea } from '../../ui/fields/text-area.tsx'
import { Notice } from '../../ui/notice.tsx'
import { showToast } from '../../ui/overlays/toast.tsx'
import { queueMessage, type ShownThread } from '../communications.queries.ts'
import { PhotoPicker, type PickedPhoto } from './photo-picker.tsx'

const loadFlags = () => import('./message-flags.ts')

/** Red flags are asked about before it leaves, also without a network. */
export function MessageForm({
  doctorId,
  promisedBy,
}: { doctorId: string } & Pick<ShownThread, 'promisedBy'>) {
  const { t, day, time } = useText()
  const { mutateAsync } = useWrite(sendToDoctor)
  const [photos, setPhotos] = useState<readonly PickedPhoto[]>([])
  const [isPreparing, setPreparing] = useState(false)
  const gate = useEmergencyGate(loadFlags, 'other')
  const form = useForm(
    { feature: 'communications', schema: photos.length > 0 ? photoMessageForm : messageForm },
    {
      initial: { text: '' },
      draft: `communications.ask.${doctorId}`,
      submit: async (body, key) => {
        if (photos.length > 0) {
          const seen = gate.hasAsked(body.text) && { redFlagsSeen: true as const }
          const files = photos.map(({ bytes }) => bytes)
          await queueMessage(doctorId, { ...body, ...seen }, { files, key })
          setPhotos([])
          form.set('text', '')
          return
        }
        const params = { id: doctorId }
        await sendAsked(gate, body.text, body, (asked) => mutateAsync({ params, body: asked, key }))
        form.set('text', '')
        showToast(t('communications.sent'))
      },
    },
  )
  async function submit(event: { preventDefault(): void }): Promise<void> {
    event.preventDefault()
    if (isPreparing) return
    const { text } = form.values
    if (text.trim() === '' || (await gate.pass(text))) form.onSubmit()
  }
  const hint =
    promisedBy &&
    t('communications.promise', { date: day(promisedBy.date, 'short'), time: time(promisedBy.time) })
  return (
    <>
      <form noValidate onSubmit={(event) => void submit(event)} className="space-y-3">
        <TextArea
          {...form.field('text')}
          label={t('communications.write')}
          hint={hint ?? undefined}
          className="min-h-24"
          maxLength={mostCharacters}
        />
        <PhotoPicker
          picked={photos}
          onPick={setPhotos}
          busy={isPreparing}
          onBusy={setPreparing}
          most={t('communications.fields.photosMost')}
        >
          <p className="font-semibold">
            {t('communications.photoNotChecked', { number: dialOf(town().emergency, 'ambulance').shown })}
          </p>
        </PhotoPicker>
        {form.formError !== null && <Notice kind="error">{form.formError}</Notice>}
        <Button type="submit" wide busy={form.busy || isPreparing}>
          {t('communications.send')}
        </Button>
      </form>
      {gate.dialog}
    </>
  )
}
