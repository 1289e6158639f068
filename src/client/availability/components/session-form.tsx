import { addSession } from '../../../shared/availability/availability.endpoints.ts'
import { sessionForm } from '../../../shared/availability/availability.forms.ts'
import { sessionKinds } from '../../../shared/availability/availability.rules.ts'
import type { ListedSession } from '../../../shared/availability/availability.schemas.ts'
import type { Season } from '../../../shared/kit/time/clinic-hours.ts'
import { today } from '../../platform/clock/today.ts'
import { useForm } from '../../platform/forms/use-form.ts'
import { useText } from '../../platform/i18n/i18n.tsx'
import { placeName } from '../../platform/i18n/place-name.ts'
import { refresh, useWrite } from '../../platform/queries/queries.tsx'
import { Button } from '../../ui/button.tsx'
import { ChoiceField } from '../../ui/fields/choice-field.tsx'
import { SelectField } from '../../ui/fields/select-field.tsx'
import { TextField } from '../../ui/fields/text-field.tsx'
import { Notice } from '../../ui/notice.tsx'
import { showToast } from '../../ui/overlays/toast.tsx'
import { seasonText } from './season-text.ts'
import { WeekdaysField } from './weekdays-field.tsx'

interface Props {
  places: readonly ListedSession['facility'][]
  doctorId: string | undefined
  /** Of the town's public clinics. */
  usual: { opens: string; closes: string }
  seasons: readonly (Season & Props['usual'])[]
}

/** A session on one or several days of the week; its hours begin as those of the town's clinics. */
export function SessionForm({ places, doctorId = '', usual, seasons }: Props) {
  const text = useText()
  const { t } = text
  const { mutateAsync } = useWrite(addSession)
  const form = useForm(
    { feature: 'availability', schema: sessionForm },
    {
      initial: {
        doctorId,
        facilityId: places[0]?.id ?? '',
        weekdays: [] as number[],
        ...usual,
        kind: 'tokens',
        capacity: '80',
        slotMinutes: '15',
        from: today(),
        until: '',
        season: '',
      },
      draft: `availability.session.${doctorId}`,
      submit: async (body, key) => {
        await mutateAsync({ body, key })
        form.set('weekdays', [])
        showToast(t('availability.added'))
        await refresh('availability')
      },
    },
  )
  const { kind } = form.values
  return (
    <form noValidate onSubmit={form.onSubmit} className="space-y-4">
      <SelectField
        {...form.field('facilityId')}
        label={t('availability.facility')}
        options={places.map((place) => ({ value: place.id, label: placeName(text, place) }))}
      />
      <WeekdaysField
        {...form.fieldState('weekdays')}
        label={t('availability.weekdays')}
        chosen={form.values.weekdays}
        onChange={(weekdays) => form.set('weekdays', weekdays)}
      />
      {seasons.length > 1 && (
        <SelectField
          {...form.field('season')}
          onChange={({ target }) => {
            form.set('season', target.value)
            const hours = seasons.find(({ from }) => from === target.value) ?? usual
            form.set('opens', hours.opens)
            form.set('closes', hours.closes)
          }}
          label={t('availability.season')}
          options={[
            { value: '', label: t('availability.wholeYear') },
            ...seasons.map((season) => ({ value: season.from, label: seasonText(text, season) })),
          ]}
        />
      )}
      <div className="grid grid-cols-2 gap-4">
        <TextField {...form.field('opens')} type="time" label={t('availability.opens')} />
        <TextField {...form.field('closes')} type="time" label={t('availability.closes')} />
      </div>
      <ChoiceField
        {...form.field('kind')}
        label={t('availability.kind')}
        options={sessionKinds.map((value) => ({ value, label: t(`availability.kinds.${value}`) }))}
      />
      {kind === 'tokens' ? (
        <TextField {...form.field('capacity')} inputMode="numeric" label={t('availability.capacity')} />
      ) : (
        <TextField {...form.field('slotMinutes')} inputMode="numeric" label={t('availability.slotMinutes')} />
      )}
      <div className="grid grid-cols-1 gap-4 sm:grid-cols-2">
        <TextField {...form.field('from')} type="date" min={today()} label={t('availability.from')} />
        <TextField
          {...form.field('until')}
          type="date"
          min={form.values.from}
          label={t('availability.until')}
          hint={t('availability.untilHint')}
        />
      </div>
      {form.formError !== null && <Notice kind="error">{form.formError}</Notice>}
      <Button type="submit" icon="plus" busy={form.busy}>
        {t('availability.add')}
      </Button>
    </form>
  )
}
