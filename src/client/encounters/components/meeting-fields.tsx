import { consents, noteModes } from '../../../shared/encounters/encounters.note.ts'
import { useText } from '../../platform/i18n/i18n.tsx'
import { ChoiceField } from '../../ui/fields/choice-field.tsx'
import { TextField } from '../../ui/fields/text-field.tsx'
import type { useNote } from './use-note.ts'

/** Who else is there, how it took place, and where it was not in person, the consent to that. */
export function MeetingFields({
  form: { field, values },
}: {
  form: Pick<ReturnType<typeof useNote>, 'field' | 'values'>
}) {
  const { t } = useText()
  const isAtDistance = values.mode !== '' && values.mode !== 'in-person'
  return (
    <>
      <TextField
        {...field('present')}
        label={t('encounters.present')}
        hint={t('encounters.presentHint')}
        autoComplete="off"
      />
      <ChoiceField
        {...field('mode')}
        label={t('visitNotes.fields.mode')}
        options={noteModes.map((value) => ({ value, label: t(`visitNotes.modes.${value}`) }))}
      />
      {isAtDistance && (
        <ChoiceField
          {...field('consent')}
          label={t('encounters.consent')}
          options={consents.map((value) => ({ value, label: t(`visitNotes.consents.${value}`) }))}
        />
      )}
      {isAtDistance && values.consent === 'explicit' && (
        <TextField
          {...field('consentWords')}
          label={t('encounters.labels.consentWords')}
          hint={t('encounters.consentHint')}
          autoComplete="off"
          maxLength={300}
        />
      )}
    </>
  )
}
