import { addFacility, editFacility } from '../../../shared/facilities/facilities.endpoints.ts'
import { facilityEdit } from '../../../shared/facilities/facilities.forms.ts'
import type { ListedFacility } from '../../../shared/facilities/facilities.schemas.ts'
import { categories, levels } from '../../../shared/facilities/facilities.kinds.ts'
import { readTiming, timingOfClinics } from '../../../shared/facilities/opening/facilities.timing.ts'
import { town } from '../../platform/clock/town.ts'
import { useText } from '../../platform/i18n/i18n.tsx'
import { refresh, useWrite } from '../../platform/queries/queries.tsx'
import { useForm } from '../../platform/forms/use-form.ts'
import { Button } from '../../ui/button.tsx'
import { Notice } from '../../ui/notice.tsx'
import { SelectField } from '../../ui/fields/select-field.tsx'
import { TextArea } from '../../ui/fields/text-area.tsx'
import { TextField } from '../../ui/fields/text-field.tsx'
import { EditOverlap } from './edit-overlap.tsx'
import { draftNameOf, valuesOf } from './facility-values.ts'

type Form = Pick<ReturnType<typeof useForm<typeof facilityEdit>>, 'field' | 'set'>

interface Props {
  known: ListedFacility | null
  onSaved: (saved: ListedFacility) => void
  onCancel: () => void
}

const exampleServices = ['emergency', 'xray', 'eyes'] as const

/** Two fields side by side where there is room. */
const pair = 'grid items-start gap-5 sm:grid-cols-2'

/** Maps copy both coordinates as one text: 30.3755, 76.1515. */
const bothDegrees = /^\s*(-?[\d.]+)\s*[,\s]\s*(-?[\d.]+)\s*$/

export function FacilityForm({ known, onSaved, onCancel }: Props) {
  const { t } = useText()
  const add = useWrite(addFacility)
  // Refetch, so that the list shows the current version beside the error.
  const edit = useWrite(editFacility, { onError: () => void refresh('facilities') })
  const form = useForm(
    { feature: 'facilities', schema: facilityEdit },
    {
      initial: valuesOf(known),
      draft: draftNameOf(known),
      submit: async ({ version, ...said }, key) => {
        const body = { ...said, services: said.services.join(', ') }
        const saved = known
          ? await edit.mutateAsync({ body: { ...body, version }, key, params: { id: known.id } })
          : await add.mutateAsync({ body, key })
        onSaved(saved)
      },
    },
  )
  const example = exampleServices.map((code) => t(`facilities.services.${code}`))
  const optional = t('facilities.desk.optional')

  // Also for a draft from days ago.
  const isOverlapped = known !== null && form.values.version !== known.version

  return (
    <form noValidate onSubmit={form.onSubmit} className="flex max-w-3xl flex-col gap-5">
      <KindFields form={form} />
      <TextField {...form.field('place')} label={t('facilities.desk.place')} hint={optional} />
      <TextArea {...form.field('address')} label={t('facilities.desk.address')} hint={optional} rows={2} />
      <TextField
        {...form.field('postalCode')}
        label={t('facilities.desk.postalCode')}
        inputMode="numeric"
        className="max-w-40"
      />
      <TextField
        {...form.field('phone')}
        label={t('facilities.desk.phone')}
        hint={t('facilities.desk.phoneHint')}
        type="tel"
      />
      <TextArea
        {...form.field('services')}
        label={t('facilities.desk.services')}
        hint={t('facilities.desk.servicesHint', { example: example.join(', ') })}
        rows={2}
      />
      <TimingField form={form} />
      <DegreeFields form={form} />
      {isOverlapped ? (
        <EditOverlap
          typed={form.values}
          saved={valuesOf(known)}
          by={known.changedBy}
          isHidden={known.isHidden}
          onTake={(field, value) => form.set(field, value)}
          onKeep={() => form.set('version', known.version)}
        />
      ) : (
        form.formError !== null && <Notice kind="error">{form.formError}</Notice>
      )}
      <div className="flex flex-col gap-2 sm:flex-row">
        <Button type="submit" busy={form.busy}>
          {t('facilities.desk.save')}
        </Button>
        <Button kind="quiet" onClick={onCancel}>
          {t('facilities.desk.cancel')}
        </Button>
      </div>
    </form>
  )
}

/** Name and kind. */
function KindFields({ form }: { form: Form }) {
  const { t } = useText()
  const optional = t('facilities.desk.optional')
  const names = (codes: readonly string[], labels: 'categories' | 'levels') =>
    codes.map((value) => ({ value, label: t.find(`facilities.${labels}.${value}`) ?? value }))
  return (
    <>
      <TextField {...form.field('name')} label={t('facilities.desk.name')} autoComplete="off" />
      <div className={pair}>
        <TextField {...form.field('namePa')} label={t('facilities.desk.namePa')} hint={optional} lang="pa" />
        <TextField {...form.field('nameHi')} label={t('facilities.desk.nameHi')} hint={optional} lang="hi" />
      </div>
      <div className={pair}>
        <SelectField
          {...form.field('category')}
          label={t('facilities.desk.category')}
          placeholder={t('facilities.desk.choose')}
          options={names(categories, 'categories')}
        />
        <SelectField
          {...form.field('level')}
          label={t('facilities.desk.level')}
          placeholder={t('facilities.desk.choose')}
          options={names(levels, 'levels')}
        />
      </div>
    </>
  )
}

function TimingField({ form }: { form: Form }) {
  const { t } = useText()
  const timing = form.field('timing')
  const isUnread = timing.value.trim() !== '' && readTiming(timing.value) === null
  return (
    <div className="flex flex-col items-start gap-2">
      <div className="w-full">
        <TextField
          {...timing}
          label={t('facilities.desk.timing')}
          hint={t(isUnread ? 'facilities.desk.timingUnread' : 'facilities.desk.timingHint')}
        />
      </div>
      <Button kind="quiet" onClick={() => form.set('timing', timingOfClinics(town().clinicHours))}>
        {t('facilities.desk.timingOfClinics')}
      </Button>
    </div>
  )
}

function DegreeFields({ form }: { form: Form }) {
  const { t } = useText()
  const lat = form.field('lat')
  return (
    <>
      <TextField
        {...lat}
        label={t('facilities.desk.lat')}
        hint={t('facilities.desk.latHint')}
        inputMode="decimal"
        onChange={(event) => {
          const both = bothDegrees.exec(event.target.value)
          if (!both) return lat.onChange(event)
          form.set('lat', both[1] ?? '')
          form.set('lng', both[2] ?? '')
        }}
      />
      <TextField {...form.field('lng')} label={t('facilities.desk.lng')} inputMode="decimal" />
    </>
  )
}
