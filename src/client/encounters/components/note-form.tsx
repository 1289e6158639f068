import { diagnosisStatuses, informants } from '../../../shared/encounters/encounters.note.ts'
import type { EncounterForDoctor } from '../../../shared/encounters/encounters.schemas.ts'
import { OverlapQuestion } from '../../platform/forms/conflict-question.tsx'
import { useText } from '../../platform/i18n/i18n.tsx'
import { Button } from '../../ui/button.tsx'
import { Card } from '../../ui/card.tsx'
import { CheckField } from '../../ui/fields/check-field.tsx'
import { ChoiceField } from '../../ui/fields/choice-field.tsx'
import { TextArea } from '../../ui/fields/text-area.tsx'
import { TextField } from '../../ui/fields/text-field.tsx'
import { Notice } from '../../ui/notice.tsx'
import { showToast } from '../../ui/overlays/toast.tsx'
import { FindingFields } from './finding-fields.tsx'
import { noteRows } from './note-rows.ts'
import { PlanFields } from './plan-fields.tsx'
import { SaveLine } from './save-line.tsx'
import { useNote } from './use-note.ts'

/** The note while it is written. Ctrl+Enter signs. */
export function NoteForm({ encounter, onRefetch }: { encounter: EncounterForDoctor; onRefetch: () => void }) {
  const text = useText()
  const { t } = text
  const form = useNote(encounter, {
    onSigned: () => {
      showToast(t('encounters.signed'))
      // The form goes, and the pressed button with it.
      scrollTo({ top: 0 })
      document.getElementById('page')?.focus({ preventScroll: true })
    },
    onSignedElsewhere: onRefetch,
  })
  const { values, set, field, fieldState } = form
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
    <form noValidate onSubmit={form.onSubmit} className="space-y-4">
      <Section title={t('encounters.sections.who')}>
        <CheckField
          {...fieldState('identity')}
          label={t('encounters.identity', { name: encounter.patient.name })}
          checked={values.identity}
          onChange={(isChecked) => set('identity', isChecked)}
        />
        <ChoiceField
          {...field('informant')}
          label={t('encounters.informant')}
          options={informants.map((value) => ({ value, label: t(`visitNotes.informants.${value}`) }))}
        />
        <TextField
          {...field('present')}
          label={t('encounters.present')}
          hint={t('encounters.presentHint')}
          autoComplete="off"
        />
      </Section>
      <Section title={t('encounters.sections.complaint')}>
        <TextArea {...field('complaint')} rows={2} label={t('visitNotes.fields.complaint')} />
        <TextArea
          {...field('history')}
          label={t('visitNotes.fields.history')}
          hint={t('encounters.historyHint')}
        />
      </Section>
      <Section title={t('encounters.sections.findings')}>
        <FindingFields form={form} />
      </Section>
      <Section title={t('encounters.sections.assessment')}>
        <TextArea {...field('diagnosis')} rows={2} label={t('visitNotes.fields.diagnosis')} />
        <ChoiceField
          {...field('diagnosisStatus')}
          label={t('encounters.labels.diagnosisStatus')}
          options={diagnosisStatuses.map((value) => ({ value, label: t(`visitNotes.statuses.${value}`) }))}
        />
      </Section>
      <Section title={t('encounters.sections.plan')}>
        <PlanFields form={form} />
      </Section>
      {form.formError !== null && <Notice kind="error">{form.formError}</Notice>}
      <div className="flex flex-wrap items-center justify-between gap-x-4 gap-y-2">
        <div>
          <SaveLine state={form.state} isUnsaved={form.isUnsaved} />
          <p className="text-sm text-soft">{t('encounters.signLead')}</p>
        </div>
        <Button type="submit" icon="check" busy={form.busy} aria-keyshortcuts="Control+Enter">
          {t('encounters.sign')}
        </Button>
      </div>
    </form>
  )
}

function Section({ title, children }: { title: string; children: React.ReactNode }) {
  return (
    <Card className="space-y-4">
      <h2 className="text-xl font-semibold">{title}</h2>
      {children}
    </Card>
  )
}
