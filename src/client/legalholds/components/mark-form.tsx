import { markLegalHold } from '../../../shared/legalholds/legalholds.endpoints.ts'
import { holdForm } from '../../../shared/legalholds/legalholds.forms.ts'
import type { HoldKind } from '../../../shared/legalholds/legalholds.rules.ts'
import { today } from '../../platform/clock/today.ts'
import { useForm } from '../../platform/forms/use-form.ts'
import { useText } from '../../platform/i18n/i18n.tsx'
import { refresh, useWrite } from '../../platform/queries/queries.tsx'
import { Button } from '../../ui/button.tsx'
import { ChoiceField } from '../../ui/fields/choice-field.tsx'
import { TextField } from '../../ui/fields/text-field.tsx'
import { Notice } from '../../ui/notice.tsx'
import { showToast } from '../../ui/overlays/toast.tsx'
import { draftOf } from './hold-draft.ts'

interface Props {
  visit: { id: string; date: string }
  /** Which the visit does not have yet. */
  kinds: readonly HoldKind[]
  onDone: () => void
}

export function MarkForm({ visit, kinds, onDone }: Props) {
  const { t } = useText()
  const { mutateAsync } = useWrite(markLegalHold)
  const form = useForm(
    { feature: 'legalholds', schema: holdForm },
    {
      initial: { kind: kinds[0] ?? 'medicoLegal', since: visit.date, number: '', policeStation: '' },
      draft: draftOf(visit.id),
      submit: async (body, key) => {
        await mutateAsync({ params: { id: visit.id }, body, key })
        showToast(t('legalholds.done.mark'))
        // It may be private now.
        void refresh('encounters')
        onDone()
      },
    },
  )
  const kind = form.values.kind === 'mtp' ? 'mtp' : 'medicoLegal'
  return (
    <form noValidate onSubmit={form.onSubmit} className="space-y-4 py-2">
      <ChoiceField
        {...form.field('kind')}
        label={t('legalholds.kind')}
        options={kinds.map((value) => ({
          value,
          label: t(`legalholds.kinds.${value}`),
          lead: t(`legalholds.kindLeads.${value}`),
        }))}
      />
      <TextField {...form.field('since')} label={t(`legalholds.since.${kind}`)} type="date" max={today()} />
      <TextField
        {...form.field('number')}
        label={t(`legalholds.number.${kind}`)}
        maxLength={40}
        autoComplete="off"
      />
      {kind === 'medicoLegal' && (
        <TextField
          {...form.field('policeStation')}
          label={t('legalholds.policeStation')}
          maxLength={120}
          autoComplete="off"
        />
      )}
      {form.formError !== null && <Notice kind="error">{form.formError}</Notice>}
      <div className="flex flex-wrap gap-2">
        <Button type="submit" busy={form.busy}>
          {t('legalholds.save')}
        </Button>
        <Button kind="quiet" onClick={onDone}>
          {t('legalholds.cancel')}
        </Button>
      </div>
    </form>
  )
}
