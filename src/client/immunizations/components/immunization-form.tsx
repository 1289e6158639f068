import { useState } from 'react'
import type { DoseCode } from '../../../shared/immunizations/immunizations.codes.ts'
import {
  immunizationForm,
  type ImmunizationEntry,
} from '../../../shared/immunizations/immunizations.forms.ts'
import { today } from '../../platform/clock/today.ts'
import { useForm } from '../../platform/forms/use-form.ts'
import { useText } from '../../platform/i18n/i18n.tsx'
import { Button } from '../../ui/button.tsx'
import { MultiChoiceField } from '../../ui/fields/multi-choice-field.tsx'
import { TextField } from '../../ui/fields/text-field.tsx'
import { Notice } from '../../ui/notice.tsx'

interface Props {
  options: readonly DoseCode[]
  /** Chosen at the beginning. */
  likely: readonly DoseCode[]
  /** Of what was typed. */
  draft: string
  /** Rejects with the server's refusal. */
  onSubmit: (entry: ImmunizationEntry, key: string) => Promise<unknown>
  onCancel: () => void
}

function isOf(options: readonly DoseCode[], dose: string): boolean {
  return options.some((option) => option === dose)
}

/** What was given on one day: a card is copied visit by visit. */
export function ImmunizationForm({ options, likely, draft, onSubmit, onCancel }: Props) {
  const { t } = useText()
  const form = useForm(
    { feature: 'immunizations', schema: immunizationForm },
    {
      initial: { givenOn: today(), doses: likely.map(String), text: '', place: '' },
      draft,
      submit: async (entry, key) => void (await onSubmit(entry, key)),
      onKept: onCancel,
    },
  )
  const { doses } = form.values
  // What waited to be sent and is corrected here may be of the schedule.
  const [others] = useState(() => doses.filter((dose): dose is DoseCode => !isOf(options, dose)))
  return (
    <form noValidate onSubmit={form.onSubmit} className="space-y-4 py-2">
      <MultiChoiceField
        {...form.fieldState('doses')}
        label={t('immunizations.which')}
        options={[...others, ...options].map((dose) => ({
          value: dose,
          label: t(`immunizations.doses.${dose}`),
        }))}
        chosen={doses}
        onChange={(chosen) => form.set('doses', chosen)}
      />
      {doses.includes('other') && (
        <TextField
          {...form.field('text')}
          label={t('immunizations.words')}
          maxLength={120}
          autoComplete="off"
        />
      )}
      <TextField {...form.field('givenOn')} label={t('immunizations.date')} type="date" max={today()} />
      <TextField
        {...form.field('place')}
        label={t('immunizations.place')}
        hint={t('immunizations.placeHint')}
        maxLength={120}
      />
      {form.formError !== null && <Notice kind="error">{form.formError}</Notice>}
      <div className="flex flex-wrap gap-2">
        <Button type="submit" busy={form.busy}>
          {t('immunizations.save')}
        </Button>
        <Button kind="quiet" onClick={onCancel}>
          {t('immunizations.cancel')}
        </Button>
      </div>
    </form>
  )
}
