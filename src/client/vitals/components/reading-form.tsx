import { addVital } from '../../../shared/vitals/vitals.endpoints.ts'
import { vitalForm } from '../../../shared/vitals/vitals.forms.ts'
import { readVital } from '../../../shared/vitals/vitals.parse.ts'
import {
  askedContexts,
  readingText,
  vitalTypes,
  type VitalType,
} from '../../../shared/vitals/vitals.units.ts'
import { ApiError } from '../../platform/api/api.ts'
import { serverNow } from '../../platform/clock/server-clock.ts'
import { useText } from '../../platform/i18n/i18n.tsx'
import { useWrite } from '../../platform/queries/queries.tsx'
import { today } from '../../platform/clock/today.ts'
import { useForm } from '../../platform/forms/use-form.ts'
import { Button } from '../../ui/button.tsx'
import { ButtonLink } from '../../ui/button-link.tsx'
import { ChoiceField } from '../../ui/fields/choice-field.tsx'
import { Notice } from '../../ui/notice.tsx'
import { TextField } from '../../ui/fields/text-field.tsx'
import { placeHere } from '../vitals.queries.ts'
import { typeIcons } from './vital-marks.tsx'
import { readWaiting, type ShownReading } from './waiting-vitals.ts'

/** Type, free-text value and day. Shows the parsed value while typing. */
export function ReadingForm({ onAdded }: { onAdded: (reading: ShownReading) => void }) {
  const { t, day } = useText()
  const { mutateAsync } = useWrite(addVital, {
    onKept: ({ body, key = '' }) => {
      const [kept] = readWaiting({ key, body, submittedAt: serverNow(), state: 'waiting' }, placeHere())
      if (kept) onAdded(kept)
    },
  })
  const form = useForm(
    { feature: 'vitals', schema: vitalForm },
    {
      initial: {
        type: 'bloodPressure',
        value: '',
        second: '',
        date: today(),
        context: 'anyTime',
        pregnancy: '',
        ageInMonths: '',
      },
      draft: 'vitals.add',
      // For today the date is left empty and the server derives it from the time of the write: this phone's clock may
      // be wrong.
      submit: async (body, key) =>
        onAdded(
          await mutateAsync({
            body: { ...body, symptoms: null, date: body.date === today() ? '' : body.date },
            key,
          }),
        ),
    },
  )
  const type = asVital(form.values.type)
  const { value, date, context } = form.values
  const read = readVital({ type, value, context: askedContexts.find((one) => one === context) })
  const typeField = form.field('type')

  return (
    <form noValidate onSubmit={form.onSubmit} className="space-y-5">
      {/* Icon above the label: beside it, the longest of the five does not fit half a phone. */}
      <div className="[&_label]:flex-col [&_label]:items-start [&_label]:gap-1 [&_label]:px-3">
        <ChoiceField
          {...typeField}
          onChange={(event) => {
            typeField.onChange(event)
            // Setting it again clears an error that belonged to the other type.
            form.set('value', value)
          }}
          big
          label={t('vitals.form.type')}
          options={vitalTypes.map((one) => ({
            value: one,
            label: t(`vitalSigns.types.${one}`),
            icon: typeIcons[one],
          }))}
        />
      </div>
      {type === 'bloodSugar' && (
        <ChoiceField
          {...form.field('context')}
          label={t('vitals.form.context')}
          options={askedContexts.map((one) => ({ value: one, label: t(`vitals.form.contexts.${one}`) }))}
        />
      )}
      <div className="space-y-1">
        <TextField
          {...form.field('value')}
          label={t('vitals.form.value')}
          hint={t(`vitals.form.hints.${type}`)}
          autoComplete="off"
          className="text-xl"
        />
        <p aria-live="polite" className="min-h-[1.6em] text-sm font-semibold text-leaf">
          {!('refusal' in read) && t('vitals.form.understood', { value: readingText(read) })}
        </p>
      </div>
      <TextField
        {...form.field('date')}
        label={t('vitals.form.date')}
        hint={/^\d{4}-\d\d-\d\d$/.test(date) ? day(date) : undefined}
        type="date"
        max={today()}
      />
      <FormFailure text={form.formError} failure={form.failure} />
      <Button type="submit" wide busy={form.busy}>
        {t('vitals.form.submit')}
      </Button>
    </form>
  )
}

/** What the server refused; without a profile the way to it. */
function FormFailure({ text, failure }: { text: string | null; failure: unknown }) {
  const { t } = useText()
  if (text === null) return null
  const toProfile = isProfileMissing(failure) ? (
    <ButtonLink to="/profile" kind="quiet">
      {t('vitals.form.toProfile')}
    </ButtonLink>
  ) : undefined
  return <Notice kind="error" title={text} action={toProfile} />
}

function asVital(typed: string): VitalType {
  return vitalTypes.find((one) => one === typed) ?? 'bloodPressure'
}

function isProfileMissing(failure: unknown): boolean {
  return failure instanceof ApiError && failure.code === 'profileMissing'
}
