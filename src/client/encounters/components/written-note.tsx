import { amendNote } from '../../../shared/encounters/encounters.endpoints.ts'
import { addendumForm } from '../../../shared/encounters/encounters.forms.ts'
import type { EncounterForDoctor } from '../../../shared/encounters/encounters.schemas.ts'
import { useForm } from '../../platform/forms/use-form.ts'
import { useText } from '../../platform/i18n/i18n.tsx'
import { useWrite } from '../../platform/queries/queries.tsx'
import type { QueuedMutation } from '../../platform/outbox/queued-mutation.ts'
import { Button } from '../../ui/button.tsx'
import { ButtonLink } from '../../ui/button-link.tsx'
import { Card } from '../../ui/card.tsx'
import { TextArea } from '../../ui/fields/text-area.tsx'
import { TextField } from '../../ui/fields/text-field.tsx'
import { Notice } from '../../ui/notice.tsx'
import { showToast } from '../../ui/overlays/toast.tsx'
import { PrivateMark } from './private-mark.tsx'
import { LeftOver } from './reading/left-over.tsx'
import { Addenda, NoteEssentials, NoteRest } from './reading/signed-note.tsx'

/** A signed note for its doctor, who may add to it. */
export function WrittenNote({
  encounter,
  refused,
}: {
  encounter: EncounterForDoctor
  /** A signature of this device that came too late. */
  refused: QueuedMutation | undefined
}) {
  const { t, day, time } = useText()
  const { note, signedAt, addenda } = encounter
  return (
    <div className="space-y-4">
      <LeftOver encounterId={encounter.id} title={t('encounters.left')} signed={note} refused={refused} />
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
