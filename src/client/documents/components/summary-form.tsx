import { summaryEntry } from '../../../shared/documents/documents.forms.ts'
import { takenOnProblem } from '../../../shared/documents/documents.rules.ts'
import { today } from '../../platform/clock/today.ts'
import { useForm } from '../../platform/forms/use-form.ts'
import { useText } from '../../platform/i18n/i18n.tsx'
import { useChosenOther } from '../../platform/people/use-people.ts'
import { jsonOf } from '../../platform/summary/fhir-json.ts'
import { readSummary, type Summary } from '../../platform/summary/read-summary.ts'
import { ShownSummary } from '../../platform/summary/shown-summary.tsx'
import { dateText, dayOf } from '../../platform/summary/summary-dates.ts'
import { Button } from '../../ui/button.tsx'
import { Card } from '../../ui/card.tsx'
import { Disclosure } from '../../ui/disclosure.tsx'
import { CheckField } from '../../ui/fields/check-field.tsx'
import { Notice } from '../../ui/notice.tsx'
import { queueDocument } from '../documents.queries.ts'

interface Props {
  content: Uint8Array<ArrayBuffer>
  onKept: () => void
  onOther: () => void
}

/** Whose record it is, which only a person can say, and what stands in it, before it is kept. */
export function SummaryForm({ content, onKept, onOther }: Props) {
  const { t, language } = useText()
  const other = useChosenOther()
  const summary = readSummary(jsonOf(content), language)
  const form = useForm(
    { feature: 'summaryImport', schema: summaryEntry },
    {
      initial: { isPrivate: false, isOwn: false },
      submit: async ({ isPrivate }, key) => {
        const said = { kind: 'summary', labOrder: '', isPrivate, ...(summary && factsOf(summary)) } as const
        await queueDocument({ title: '', takenOn: '', ...said }, { file: content, key })
        onKept()
      },
    },
  )
  const again = (
    <Button kind="quiet" onClick={onOther}>
      {t('summaryImport.other')}
    </Button>
  )
  if (!summary)
    return (
      <Card className="space-y-3">
        <Notice kind="error">{t('summaryImport.unreadable')}</Notice>
        {again}
      </Card>
    )
  const { patient, author } = summary
  return (
    <form noValidate onSubmit={form.onSubmit} className="space-y-4">
      <Card className="space-y-1">
        <h2 className="text-xl font-semibold wrap-anywhere">{patient.name || t('sharedRecord.nameless')}</h2>
        {patient.birth !== '' && <p>{t('sharedRecord.born', { date: dateText(patient.birth) })}</p>}
        {author !== '' && <p className="wrap-anywhere">{t('summaryImport.author', { name: author })}</p>}
        {summary.date !== '' && <p>{t('summaryImport.date', { date: dateText(summary.date) })}</p>}
      </Card>
      <Disclosure title={t('summaryImport.read')}>
        <div className="space-y-4">
          <ShownSummary summary={summary} />
        </div>
      </Disclosure>
      <CheckField
        {...form.fieldState('isOwn')}
        label={<b>{other ? t('summaryImport.isOf', { name: other.name }) : t('summaryImport.isMine')}</b>}
        lead={t('summaryImport.isMineHint')}
        checked={form.values.isOwn}
        onChange={(isOwn) => form.set('isOwn', isOwn)}
      />
      <CheckField
        {...form.fieldState('isPrivate')}
        label={<b>{t('documents.list.private')}</b>}
        lead={t('sensitive.hints.document')}
        checked={form.values.isPrivate}
        onChange={(isPrivate) => form.set('isPrivate', isPrivate)}
      />
      {form.formError !== null && <Notice kind="error">{form.formError}</Notice>}
      <Button type="submit" wide busy={form.busy}>
        {t('summaryImport.keep')}
      </Button>
      {again}
    </form>
  )
}

/** Of a title. A longer name is left out: cut within a letter it would be refused. */
const mostOfName = 100

/** From which place, and of which day; today, if its day cannot be. */
function factsOf({ author, date }: Summary): { title: string; takenOn: string } {
  const day = dayOf(date)
  return {
    title: author.length > mostOfName ? '' : author,
    takenOn: day !== '' && takenOnProblem(day, today()) ? '' : day,
  }
}
