import { useRef, useState } from 'react'
import { documentEntry } from '../../../shared/documents/documents.forms.ts'
import { paperKinds } from '../../../shared/documents/documents.kinds.ts'
import { today } from '../../platform/clock/today.ts'
import type { Picked } from '../../platform/files/pick-file.ts'
import { useForm } from '../../platform/forms/use-form.ts'
import { useText } from '../../platform/i18n/i18n.tsx'
import { Button } from '../../ui/button.tsx'
import { CheckField } from '../../ui/fields/check-field.tsx'
import { ChoiceField } from '../../ui/fields/choice-field.tsx'
import { TextField } from '../../ui/fields/text-field.tsx'
import { Notice } from '../../ui/notice.tsx'
import { queueDocument } from '../documents.queries.ts'
import { FilePicker } from './file-picker.tsx'
import { kindIcons } from './document-marks.ts'

/**
 * The picture first, then what it is. It is stored on the phone at once, and sent while one goes on. `labOrder`: it is
 * the report of these tests.
 */
export function DocumentForm({ labOrder = '' }: { labOrder?: string }) {
  const { t } = useText()
  const [picked, setPicked] = useState<Picked | null>(null)
  /** A large photo takes a slow phone seconds: who presses Save meanwhile need not press again. */
  const ready = useRef<Promise<Picked | null>>(Promise.resolve(null))
  function pick(next: Promise<Picked | null>) {
    ready.current = next
    setMissing(0)
    void next.then(setPicked)
  }
  /** How often it was sent off without a file. */
  const [missing, setMissing] = useState(0)
  const form = useForm(
    { feature: 'documents', schema: documentEntry },
    {
      initial: {
        kind: labOrder ? 'labReport' : 'prescription',
        title: '',
        takenOn: today(),
        labOrder,
        isPrivate: false,
      },
      draft: `documents.add${labOrder}`,
      submit: async (entry, key) => {
        const file = await ready.current
        if (!file) return setMissing((times) => times + 1)
        // For today the server derives the day from the time of the write: this phone's clock may be wrong.
        const takenOn = entry.takenOn === today() ? '' : entry.takenOn
        await queueDocument({ ...entry, takenOn }, { file: file.bytes, key })
        pick(Promise.resolve(null))
        // Kind and "private" stay: a paper may have a second page.
        form.set('title', '')
      },
    },
  )
  return (
    <form noValidate onSubmit={form.onSubmit} className="space-y-5">
      <FilePicker picked={picked} missing={picked ? 0 : missing} onPick={pick} />
      {labOrder ? (
        <Notice kind="plain">{t('documents.form.forOrder')}</Notice>
      ) : (
        <ChoiceField
          {...form.field('kind')}
          big
          longWords
          label={t('documents.form.kind')}
          options={paperKinds.map((kind) => ({
            value: kind,
            label: t(`documents.kinds.${kind}`),
            icon: kindIcons[kind],
          }))}
        />
      )}
      <CheckField
        {...form.fieldState('isPrivate')}
        label={<b>{t('documents.list.private')}</b>}
        lead={t('sensitive.hints.document')}
        checked={form.values.isPrivate}
        onChange={(isChecked) => form.set('isPrivate', isChecked)}
      />
      <TextField
        {...form.field('title')}
        label={t('documents.form.name')}
        hint={t('documents.form.nameHint')}
        autoComplete="off"
      />
      <TextField {...form.field('takenOn')} label={t('documents.form.date')} type="date" max={today()} />
      {form.formError !== null && <Notice kind="error">{form.formError}</Notice>}
      <Button type="submit" wide busy={form.busy}>
        {t('documents.form.submit')}
      </Button>
    </form>
  )
}
