import { useState } from 'react'
import { amendNote } from '../../../shared/encounters/encounters.endpoints.ts'
import { addendumForm } from '../../../shared/encounters/encounters.forms.ts'
import type { EncounterForDoctor } from '../../../shared/encounters/encounters.schemas.ts'
import { useForm } from '../../platform/forms/use-form.ts'
import { useText } from '../../platform/i18n/i18n.tsx'
import { useWrite } from '../../platform/queries/queries.tsx'
import { readDraft, writeDraft } from '../../platform/session/drafts.ts'
import { Button } from '../../ui/button.tsx'
import { ButtonLink } from '../../ui/button-link.tsx'
import { Card } from '../../ui/card.tsx'
import { TextArea } from '../../ui/fields/text-area.tsx'
import { TextField } from '../../ui/fields/text-field.tsx'
import { Notice } from '../../ui/notice.tsx'
import { showToast } from '../../ui/overlays/toast.tsx'
import { noteRows } from './note-rows.ts'
import { PrivateMark } from './private-mark.tsx'
import { Addenda, NoteEssentials, NoteRest } from './signed-note.tsx'
import { noteDraftName } from './use-note.ts'

/** A signed note for its doctor, who may add to it. */
export function WrittenNote({ encounter }: { encounter: EncounterForDoctor }) {
  const { t, day, time } = useText()
  const { note, signedAt, addenda } = encounter
  return (
    <div className="space-y-4">
      <LeftOver encounter={encounter} />
      <Card className="space-y-4">
        {signedAt && (
          <p className="text-soft">
            {t('visitNotes.signedOn', { date: day(signedAt.date, 'short'), time: time(signedAt.time) })}
          </p>
        )}
        <NoteEssentials note={note} />
        <NoteRest note={note} />
        <Addenda addenda={addenda} />
      </Card>
      <PrivateMark encounter={encounter} />
      <div data-print="no" className="space-y-4">
        <AddendumForm key={addenda.length} id={encounter.id} />
        <ButtonLink to="/doctor#today" kind="quiet" icon="calendar-days">
          {t('encounters.toSchedule')}
        </ButtonLink>
      </div>
    </div>
  )
}

function AddendumForm({ id }: { id: string }) {
  const { t } = useText()
  const { mutateAsync } = useWrite(amendNote)
  const form = useForm(
    { feature: 'encounters', schema: addendumForm },
    {
      initial: { reason: '', addition: '' },
      draft: `encounters.addendum.${id}`,
      submit: async (body, key) => {
        await mutateAsync({ params: { id }, body, key })
        showToast(t('encounters.addendum.done'))
      },
    },
  )
  return (
    <Card>
      <form noValidate onSubmit={form.onSubmit} className="space-y-4">
        <h2 className="text-xl font-semibold">{t('encounters.addendum.title')}</h2>
        <TextField {...form.field('reason')} label={t('encounters.addendum.reason')} autoComplete="off" />
        <TextArea {...form.field('addition')} label={t('encounters.addendum.addition')} />
        {form.formError !== null && <Notice kind="error">{form.formError}</Notice>}
        <Button type="submit" kind="quiet" icon="plus" busy={form.busy}>
          {t('encounters.addendum.save')}
        </Button>
      </form>
    </Card>
  )
}

/** What was typed here and did not come into the note, because it was signed on another device. */
function LeftOver({ encounter: { id, note } }: { encounter: EncounterForDoctor }) {
  const text = useText()
  const [draft, setDraft] = useState(() => readDraft(noteDraftName(id)))
  if (!draft) return null
  const signed = noteRows(text, note)
  const rows = noteRows(text, draft.values as Record<string, unknown>).filter(
    ({ value }, at) => value.trim() !== signed[at]?.value,
  )
  if (rows.length === 0) return null
  function forget(): void {
    writeDraft(noteDraftName(id), null)
    setDraft(null)
  }
  return (
    <Notice
      title={text.t('encounters.left')}
      action={
        <Button kind="quiet" onClick={forget}>
          {text.t('encounters.forget')}
        </Button>
      }
    >
      <dl>
        {rows.map(({ field, label, value }) => (
          <div key={field} className="mt-1">
            <dt className="text-sm text-soft">{label}</dt>
            <dd className="wrap-anywhere whitespace-pre-line">{value || '–'}</dd>
          </div>
        ))}
      </dl>
    </Notice>
  )
}
