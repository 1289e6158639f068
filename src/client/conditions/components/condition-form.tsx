import { allergyReactions, codesOf, type ConditionKind } from '../../../shared/conditions/conditions.codes.ts'
import { ownConditionForm, type OwnConditionEntry } from '../../../shared/conditions/conditions.forms.ts'
import { useForm } from '../../platform/forms/use-form.ts'
import { useText } from '../../platform/i18n/i18n.tsx'
import { Button } from '../../ui/button.tsx'
import { CheckField } from '../../ui/fields/check-field.tsx'
import { ChoiceField } from '../../ui/fields/choice-field.tsx'
import { TextField } from '../../ui/fields/text-field.tsx'
import { Notice } from '../../ui/notice.tsx'

interface Props {
  kind: ConditionKind
  /** Of what was typed. */
  draft: string
  /** Of the patient's own illness: what it means that it is private. */
  privateHint: string | undefined
  /** Rejects with the server's refusal. */
  onSubmit: (entry: OwnConditionEntry, key: string) => Promise<unknown>
}

export function ConditionForm({ kind, draft, privateHint, onSubmit }: Props) {
  const { t } = useText()
  const form = useForm(
    { feature: 'conditions', schema: ownConditionForm },
    {
      initial: { kind, code: '', text: '', reaction: '', isPrivate: false },
      draft,
      submit: async (entry, key) => void (await onSubmit(entry, key)),
    },
  )
  return (
    <form noValidate onSubmit={form.onSubmit} className="space-y-4">
      <ChoiceField
        {...form.field('code')}
        label={t(`conditions.which.${kind}`)}
        options={codesOf[kind]
          .filter((code) => code !== 'none')
          .map((code) => ({ value: code, label: t(`conditions.codes.${code}`) }))}
      />
      <TextField
        {...form.field('text')}
        label={t('conditions.words')}
        hint={kind === 'allergy' ? t('conditions.wordsHint') : undefined}
        maxLength={120}
        autoComplete="off"
      />
      {kind === 'allergy' && (
        <ChoiceField
          {...form.field('reaction')}
          label={t('conditions.reaction')}
          options={[
            ...allergyReactions.map((value) => ({ value, label: t(`conditions.reactions.${value}`) })),
            { value: '', label: t('conditions.notKnown') },
          ]}
        />
      )}
      {privateHint !== undefined && (
        <CheckField
          {...form.fieldState('isPrivate')}
          label={<b>{t('conditions.private')}</b>}
          lead={privateHint}
          checked={form.values.isPrivate}
          onChange={(isChecked) => form.set('isPrivate', isChecked)}
        />
      )}
      {form.formError !== null && <Notice kind="error">{form.formError}</Notice>}
      <Button type="submit" busy={form.busy}>
        {t('conditions.save')}
      </Button>
    </form>
  )
}
