import { lazy, Suspense, useState } from 'react'
import { diagnosisStatuses, informants } from '../../../shared/encounters/encounters.note.ts'
import type { NoteDraft } from '../../../shared/encounters/encounters.forms.ts'
import type { EncounterForDoctor } from '../../../shared/encounters/encounters.schemas.ts'
import { OverlapQuestion } from '../../platform/forms/conflict-question.tsx'
import { useText } from '../../platform/i18n/i18n.tsx'
import { Button } from '../../ui/button.tsx'
import { CheckField } from '../../ui/fields/check-field.tsx'
import { ChoiceField } from '../../ui/fields/choice-field.tsx'
import { TextArea } from '../../ui/fields/text-area.tsx'
import { Notice } from '../../ui/notice.tsx'
import { showToast } from '../../ui/overlays/toast.tsx'
import { FindingFields } from './finding-fields.tsx'
import { MeetingFields } from './meeting-fields.tsx'
import { NoteTabs, partOf, Section, type NotePart } from './note-parts.tsx'
import { noteRows } from './reading/note-rows.ts'
import { showWaitingSignature } from './reading/waiting-signature.tsx'
import { PlanFields } from './plan-fields.tsx'
import { PrivateMark } from './private-mark.tsx'
import { SaveLine } from './save-line.tsx'
import { useAsLastTime, type AsLastTime } from './use-as-last-time.ts'
import { useNote } from './use-note.ts'

/** The note while it is written. Alt+L takes over the last one, Ctrl+Enter signs. */
export function NoteForm({ encounter, onRefetch }: { encounter: EncounterForDoctor; onRefetch: () => void }) {
  const text = useText()
  const { t } = text
  const [part, setPart] = useState<NotePart>('who')
  const form = useNote(encounter, {
    onSigned: () => {
      showToast(t('encounters.signed'))
      // The form goes, and the pressed button with it.
      scrollTo({ top: 0 })
      document.getElementById('page')?.focus({ preventScroll: true })
    },
    onQueued: showWaitingSignature,
    onSignedElsewhere: onRefetch,
    onRefused: ([first = '']) => setPart(partOf(first)),
  })
  const { values, set, field, fieldState } = form
  const before = useAsLastTime(encounter.patient.id, values as NoteDraft, (taken) => {
    form.replace({ ...form.values, ...taken })
    setPart('who')
    // What has to be asked each time.
    requestAnimationFrame(() => document.getElementById(fieldState('identity').id)?.focus())
  })
  const { hintOf } = before
  if (form.overlap)
    return (
      <div className="space-y-4">
        <p className="font-semibold">{t('encounters.asked')}</p>
        <OverlapQuestion
          overlap={form.overlap}
          rowsOf={(record) => noteRows(text, record)}
          said={values}
          onDecide={form.decide}
        />
      </div>
    )
  return (
    <form noValidate onSubmit={form.onSubmit} className="note-form space-y-3 sm:space-y-4" data-shown={part}>
      <NoteTabs part={part} onOpen={setPart} />
      <Section part="who" title={t('encounters.sections.who')}>
        <LastNote before={before} />
        <CheckField
          {...fieldState('identity')}
          label={t('encounters.identity', { name: encounter.patient.name })}
          checked={values.identity}
          onChange={(isChecked) => set('identity', isChecked)}
        />
        <ChoiceField
          {...field('informant')}
          {...hintOf('informant')}
          label={t('encounters.informant')}
          options={informants.map((value) => ({ value, label: t(`visitNotes.informants.${value}`) }))}
        />
        <MeetingFields form={form} />
      </Section>
      <Section part="who" title={t('encounters.sections.complaint')}>
        <TextArea
          {...field('complaint')}
          {...hintOf('complaint')}
          rows={2}
          label={t('visitNotes.fields.complaint')}
        />
      </Section>
      <Section part="findings" title={t('encounters.sections.findings')}>
        <TextArea
          {...field('history')}
          {...hintOf('history', t('encounters.historyHint'))}
          label={t('visitNotes.fields.history')}
        />
        <FindingFields form={form} />
      </Section>
      <Diagnosis form={form} hintOf={hintOf} />
      <Section part="plan" title={t('encounters.sections.plan')}>
        <PlanFields form={form} hintOf={hintOf} />
      </Section>
      <PrivateMark encounter={encounter} />
      {form.formError !== null && <Notice kind="error">{form.formError}</Notice>}
      <div className="flex flex-wrap items-center justify-between gap-x-4 gap-y-2">
        <div>
          <SaveLine state={form.state} isUnsaved={form.isUnsaved} />
          <p className="text-sm text-soft">{t('encounters.signLead')}</p>
          {form.state.is === 'kept' && <p className="text-sm text-soft">{t('encounters.signOffline')}</p>}
        </div>
        <Button type="submit" icon="check" busy={form.busy} aria-keyshortcuts="Control+Enter">
          {t('encounters.sign')}
        </Button>
      </div>
    </form>
  )
}

function LastNote({ before: { last, take } }: { before: AsLastTime }) {
  const { t, day } = useText()
  if (!last) return null
  return (
    <div>
      <Button kind="quiet" icon="file-text" aria-keyshortcuts="Alt+L" onClick={take}>
        {t('encounters.asLastTime')}
      </Button>
      <p className="mt-1 text-sm text-soft wrap-anywhere">
        {day(last.date)}: {last.note.diagnosis}
      </p>
    </div>
  )
}

/** Fetched once the field is used: 200 names. */
const DiagnosisSuggestions = lazy(async () => ({
  default: (await import('./diagnosis-suggestions.tsx')).DiagnosisSuggestions,
}))

function Diagnosis({
  form: { values, set, field, fieldState },
  hintOf,
}: { form: Pick<ReturnType<typeof useNote>, 'values' | 'set' | 'field' | 'fieldState'> } & Pick<
  AsLastTime,
  'hintOf'
>) {
  const { t } = useText()
  const [isUsed, setUsed] = useState(false)
  return (
    <Section part="plan" title={t('encounters.sections.assessment')}>
      <TextArea
        {...field('diagnosis')}
        {...hintOf('diagnosis')}
        rows={2}
        label={t('visitNotes.fields.diagnosis')}
        onFocus={() => setUsed(true)}
      />
      {isUsed && (
        <Suspense fallback={null}>
          <DiagnosisSuggestions
            text={values.diagnosis}
            onChange={(text) => {
              set('diagnosis', text)
              document.getElementById(fieldState('diagnosis').id)?.focus()
            }}
          />
        </Suspense>
      )}
      <ChoiceField
        {...field('diagnosisStatus')}
        {...hintOf('diagnosisStatus')}
        label={t('encounters.labels.diagnosisStatus')}
        options={diagnosisStatuses.map((value) => ({ value, label: t(`visitNotes.statuses.${value}`) }))}
      />
    </Section>
  )
}
