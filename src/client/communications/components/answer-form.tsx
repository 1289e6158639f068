import { useRef, useState, type ComponentProps } from 'react'
import {
  sendToPatient,
  settleThread,
} from '../../../shared/communications/communications.doctor.endpoints.ts'
import {
  answerForm,
  mostCharacters,
  photoAnswerForm,
} from '../../../shared/communications/communications.forms.ts'
import { mostDaysAway } from '../../../shared/communications/communications.rules.ts'
import { addDays } from '../../../shared/kit/time/town-time.ts'
import { navigate } from '../../platform/browser/navigation.tsx'
import { errorText } from '../../platform/api/error-text.ts'
import { today } from '../../platform/clock/today.ts'
import { useForm } from '../../platform/forms/use-form.ts'
import { useText } from '../../platform/i18n/i18n.tsx'
import { useWrite } from '../../platform/queries/queries.tsx'
import { Button } from '../../ui/button.tsx'
import { CheckField } from '../../ui/fields/check-field.tsx'
import { TextField } from '../../ui/fields/text-field.tsx'
import { TextArea } from '../../ui/fields/text-area.tsx'
import { Notice } from '../../ui/notice.tsx'
import { showToast } from '../../ui/overlays/toast.tsx'
import { queueAnswer } from './use-thread-of-patient.ts'
import { PhotoPicker, type PickedPhoto } from './photo-picker.tsx'

interface Props {
  patientId: string
  /** The newest message of the patient that is on the page. */
  upTo: string | undefined
  waits: boolean
  /** The doctor whose thread it is, if another one stands in: who answers in words alone. */
  standingInFor?: string | undefined
}

/** An answer, or that none is needed, to what the doctor has read: what came since goes on waiting. */
export function AnswerForm({ patientId, upTo, waits, standingInFor }: Props) {
  const { t } = useText()
  const [params, instead] = [{ id: patientId }, standingInFor === undefined ? {} : { standingInFor }]
  const { mutateAsync } = useWrite(sendToPatient)
  const settlement = useWrite(settleThread, {
    onDone: ({ answerDueAt }) => {
      showToast(t(answerDueAt ? 'doctorThreads.settledNot' : 'doctorThreads.settled'))
      // Then it is open to its own doctor alone.
      if (standingInFor !== undefined && !answerDueAt) navigate('/doctor/messages')
    },
  })
  const [photos, setPhotos] = useState<readonly PickedPhoto[]>([])
  const [isPreparing, setPreparing] = useState(false)
  const [asksToCome, setAsksToCome] = useState(false)
  const attempt = useRef<{ key: string; upTo: string | undefined }>({ key: '', upTo: undefined })
  function empty(): void {
    setPhotos([])
    setAsksToCome(false)
  }
  const form = useForm(
    { feature: 'communications', schema: photos.length > 0 ? photoAnswerForm : answerForm },
    {
      initial: { text: '', comeBy: '' },
      draft: `doctorThreads.answer.${[patientId, standingInFor].filter(Boolean).join('.')}`,
      besides: [asksToCome, photos.map(({ id }) => id)],
      submit: async ({ text, comeBy }, key) => {
        // A repeat says the same: a message that came meanwhile was not there when this was first sent.
        if (attempt.current.key !== key) attempt.current = { key, upTo }
        const said = {
          text,
          ...instead,
          ...(asksToCome && { asksToCome, ...(comeBy !== '' && { comeBy }) }),
          ...(attempt.current.upTo !== undefined && { upTo: attempt.current.upTo }),
        }
        const files = photos.map(({ bytes }) => bytes)
        if (files.length > 0) await queueAnswer(patientId, said, { files, key })
        else await mutateAsync({ params, body: said, key })
        empty()
        form.replace({ text: '', comeBy: '' })
        if (files.length === 0) showToast(t('doctorThreads.sent'))
      },
      onKept: empty,
    },
  )
  return (
    <form noValidate onSubmit={form.onSubmit} className="space-y-3">
      <TextArea
        {...form.field('text')}
        label={t(waits ? 'doctorThreads.write' : 'doctorThreads.writeFirst')}
        className="min-h-24"
        maxLength={mostCharacters}
      />
      {standingInFor === undefined && (
        <>
          <PhotoPicker
            picked={photos}
            onPick={setPhotos}
            busy={isPreparing}
            onBusy={setPreparing}
            most={t('doctorThreads.photosMost')}
          >
            <p className="text-soft">{t('doctorThreads.photosStay')}</p>
          </PhotoPicker>
          <CheckField label={t('doctorThreads.asksToCome')} checked={asksToCome} onChange={setAsksToCome} />
        </>
      )}
      {asksToCome && (
        <ComeBy
          {...form.fieldState('comeBy')}
          value={form.values.comeBy}
          onChange={({ target }) => form.set('comeBy', target.value)}
        />
      )}
      {form.formError !== null && <Notice kind="error">{form.formError}</Notice>}
      {settlement.error && <Notice kind="error">{errorText(t, settlement.error)}</Notice>}
      <div className="flex flex-wrap gap-2">
        <Button type="submit" busy={form.busy || isPreparing}>
          {t('doctorThreads.send')}
        </Button>
        {waits && upTo !== undefined && (
          <Button
            kind="quiet"
            busy={settlement.isPending}
            onClick={() => settlement.mutate({ params, body: { upTo, ...instead } })}
          >
            {t('doctorThreads.settle')}
          </Button>
        )}
      </div>
    </form>
  )
}

/** By which day the patient is asked to come. */
function ComeBy(field: Omit<ComponentProps<typeof TextField>, 'label'>) {
  const { t } = useText()
  return (
    <TextField
      {...field}
      type="date"
      label={t('doctorThreads.comeBy')}
      min={today()}
      max={addDays(today(), mostDaysAway)}
    />
  )
}
