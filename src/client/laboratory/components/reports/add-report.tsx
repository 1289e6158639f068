import { useState } from 'react'
import { addReport, beginReport } from '../../../../shared/laboratory/laboratory.endpoints.ts'
import { reportForm } from '../../../../shared/laboratory/laboratory.forms.ts'
import { namesFetalSex } from '../../../../shared/kit/text/fetal-sex.ts'
import { fieldText } from '../../../platform/api/error-text.ts'
import { ChosenFile } from '../../../platform/files/chosen-file.tsx'
import { pickFile, type Picked } from '../../../platform/files/pick-file.ts'
import { useForm } from '../../../platform/forms/use-form.ts'
import { useText } from '../../../platform/i18n/i18n.tsx'
import { loadOutbox } from '../../../platform/outbox/load-outbox.ts'
import { Button } from '../../../ui/button.tsx'
import { FieldError } from '../../../ui/fields/field.tsx'
import { FileButtons } from '../../../ui/fields/file-buttons.tsx'
import { TextField } from '../../../ui/fields/text-field.tsx'
import { Notice } from '../../../ui/notice.tsx'

interface Props {
  orderId: string
  facilityId: string
  onAdded: () => void
}

/** Takes a photo or chooses a file, which is stored on the phone at once, and sent while one goes on. */
export function AddReport({ orderId, facilityId, onAdded }: Props) {
  const { t } = useText()
  const [picked, setPicked] = useState<Picked | null>(null)
  const [problem, setProblem] = useState<string>()
  const [isBusy, setBusy] = useState(false)
  const form = useForm(
    { feature: 'laboratory', schema: reportForm },
    {
      initial: { title: '' },
      submit: async ({ title }, key) => {
        if (!picked) return setProblem('fileMissing')
        const { queueWithFiles } = await loadOutbox()
        await queueWithFiles(beginReport, [picked.bytes], {
          endpoint: addReport,
          params: { id: orderId },
          asked: ([upload = '']) => ({ params: { id: orderId }, body: { facilityId, upload, title }, key }),
        })
        onAdded()
      },
    },
  )

  async function choose(file: File): Promise<void> {
    setBusy(true)
    // Its name stays on the phone; what it says of the file counts.
    const made = namesFetalSex(file.name) ? { problem: 'fetalSex' } : await pickFile(file)
    setBusy(false)
    const isRefused = 'problem' in made
    setPicked(isRefused ? null : made)
    setProblem(isRefused ? made.problem : undefined)
  }

  return (
    <form noValidate onSubmit={form.onSubmit} className="space-y-4">
      <fieldset
        aria-describedby={problem === undefined ? undefined : 'report-error'}
        className="min-w-0 space-y-3"
      >
        <legend className="font-semibold">{t('laboratory.report.file')}</legend>
        <p>{t('laboratory.report.lead')}</p>
        {picked && <ChosenFile picked={picked} name={t('laboratory.report.chosen')} />}
        <FileButtons
          camera={t('documents.form.camera')}
          choose={t('documents.form.choose')}
          busy={isBusy}
          onChoose={([file]) => void (file && choose(file))}
        />
        {problem !== undefined && (
          <FieldError
            id="report"
            error={t.find(`documents.refusals.${problem}`) ?? fieldText(t, 'documents', problem)}
          />
        )}
      </fieldset>
      <TextField
        {...form.field('title')}
        label={t('laboratory.report.name')}
        hint={t('laboratory.report.nameHint')}
        autoComplete="off"
      />
      {form.formError !== null && <Notice kind="error">{form.formError}</Notice>}
      <Button type="submit" wide icon="check" busy={form.busy || isBusy}>
        {t('laboratory.report.submit')}
      </Button>
    </form>
  )
}
