import { lazy, Suspense, type KeyboardEvent } from 'react'
import { doseSentence } from '../../../../shared/prescriptions/doses/prescriptions.sentences.ts'
import { quantityOf, unitOf } from '../../../../shared/prescriptions/doses/prescriptions.doses.ts'
import type { Form, Medicine } from '../../../../shared/prescriptions/formulary/prescriptions.formulary.ts'
import { medicineOf } from '../../../../shared/prescriptions/formulary/prescriptions.unlisted.ts'
import type { ItemDraft } from '../../../../shared/prescriptions/prescriptions.forms.ts'
import type { Judgement } from '../../../../shared/prescriptions/rules/prescriptions.judge.ts'
import { doseKinds, type TypedItem } from '../../../../shared/prescriptions/writing/prescriptions.typed.ts'
import { useText } from '../../../platform/i18n/i18n.tsx'
import { Button } from '../../../ui/button.tsx'
import { Card } from '../../../ui/card.tsx'
import { ChoiceField } from '../../../ui/fields/choice-field.tsx'
import { FieldError } from '../../../ui/fields/field.tsx'
import { SelectField } from '../../../ui/fields/select-field.tsx'
import { TextField } from '../../../ui/fields/text-field.tsx'
import { DoseFields } from './dose-fields.tsx'
import { FoodField } from './food-field.tsx'
import { Judged } from './judged.tsx'
import { medicineName, presentationText } from '../medicine-text.ts'
import type { ItemFields } from './use-prescription.ts'

const UnlistedFields = lazy(async () => ({
  default: (await import('./unlisted-fields.tsx')).UnlistedFields,
}))

interface Props {
  form: ItemFields
  at: number
  item: TypedItem
  draft: ItemDraft
  judgement: Judgement
  onRemove: () => void
  /** Enter in a line: on to the next medicine. */
  onNext: () => void
}

/** One medicine of the prescription, with what the rules say of it. */
export function MedicineCard({ form, at, item, draft, judgement, onRemove, onNext }: Props) {
  const { t } = useText()
  const path = `items.${at}` as const
  const state = form.fieldState(`${path}.medicine`)
  const medicine = medicineOf(item.medicine)
  const isUnlisted = medicine?.list === 'unlisted'
  const name = medicine ? medicineName(medicine) : item.medicine

  function onKeyDown(event: KeyboardEvent): void {
    const isLine = event.target instanceof HTMLInputElement && event.target.type === 'text'
    if (event.key !== 'Enter' || event.ctrlKey || event.metaKey || !isLine) return
    event.preventDefault()
    onNext()
  }

  return (
    <Card className="space-y-3">
      {/* oxlint-disable-next-line jsx-a11y/no-static-element-interactions -- hears the keys of the fields in it */}
      <div className="space-y-3" onKeyDown={onKeyDown}>
        <div className="flex flex-wrap items-start justify-between gap-x-4 gap-y-2">
          <div className="min-w-0">
            <h2 id={isUnlisted ? undefined : state.id} className="text-lg font-semibold wrap-anywhere">
              {`${at + 1}. ${name}`}
            </h2>
            {medicine && <Marks list={medicine.list} schedule={medicine.schedule} />}
            {judgement.refusals.length === 0 && !isUnlisted && (
              <FieldError id={state.id} error={state.error} />
            )}
          </div>
          <Button kind="quiet" icon="x" onClick={onRemove}>
            {t('prescriptions.remove')}
            <span className="sr-only"> {t('prescriptions.medicine', { number: at + 1 })}</span>
          </Button>
        </div>
        <Judged form={form} at={at} judgement={judgement} />
        {isUnlisted && (
          <Suspense fallback={null}>
            <UnlistedFields form={form} at={at} item={item} />
          </Suspense>
        )}
        {medicine && !isUnlisted && (
          <PresentationField form={form} at={at} item={item} presentations={medicine.presentations} />
        )}
        <ChoiceField
          {...form.field(`${path}.kind`)}
          label={t('prescriptions.kind')}
          options={doseKinds.map((value) => ({ value, label: t(`prescriptions.kinds.${value}`) }))}
        />
        <DoseFields form={form} path={path} item={item} />
        <FoodField {...form.field(`${path}.food`)} />
        <AmountFields form={form} at={at} item={item} draft={draft} />
        <Sentence draft={draft} />
      </div>
    </Card>
  )
}

function Marks({ list, schedule }: Pick<Medicine, 'list' | 'schedule'>) {
  const { t } = useText()
  const ofRules = schedule === 'unknown' ? '' : t('prescriptions.schedule', { name: schedule })
  return (
    <p className="text-sm text-soft">
      {[t(`prescriptions.lists.${list}`), ofRules].filter((part) => part !== '').join(' · ')}
    </p>
  )
}

/** Form and strength as one choice. */
function PresentationField({
  form,
  at,
  item,
  presentations,
}: Pick<Props, 'form' | 'at' | 'item'> & Pick<Medicine, 'presentations'>) {
  const { t } = useText()
  const state = form.fieldState(`items.${at}.strength`)
  const valueOf = (one: { form: Form; strength: string }) => `${one.form}|${one.strength}`
  return (
    <SelectField
      {...state}
      // Form and strength together are no text of the form.
      id={`${state.id}-choice`}
      label={t('prescriptions.presentation')}
      value={valueOf(item)}
      onChange={(event) => {
        const chosen = presentations.find((one) => valueOf(one) === event.target.value)
        if (chosen) form.set(`items.${at}`, { ...item, ...chosen })
      }}
      options={presentations.map((one) => ({ value: valueOf(one), label: presentationText(t, one) }))}
    />
  )
}

/** Counted by itself where the form is counted; of drops and creams the doctor says how many. */
function AmountFields({ form, at, item, draft }: Pick<Props, 'form' | 'at' | 'item' | 'draft'>) {
  const { t } = useText()
  const { field } = form
  const counted = draft.dose && quantityOf(draft.dose, unitOf(item.form))
  const isPacks = quantityOf(anyDose, unitOf(item.form)) === null
  return (
    <div className="grid grid-cols-2 gap-3 sm:grid-cols-[minmax(0,1fr)_minmax(0,1fr)_minmax(0,2fr)]">
      <TextField
        {...field(`items.${at}.quantity`)}
        label={t('prescriptions.quantity')}
        hint={t(isPacks ? 'prescriptions.packs' : 'prescriptions.counted')}
        placeholder={counted === null ? '' : String(counted)}
        inputMode="numeric"
        autoComplete="off"
        maxLength={4}
      />
      <TextField
        {...field(`items.${at}.refills`)}
        label={t('prescriptions.refills')}
        hint={t('prescriptions.refillsHint')}
        placeholder="0"
        inputMode="numeric"
        autoComplete="off"
        maxLength={1}
      />
      <div className="col-span-2 sm:col-span-1">
        <TextField
          {...field(`items.${at}.note`)}
          label={t('prescriptions.note')}
          hint={t('prescriptions.noteHint')}
          autoComplete="off"
          maxLength={120}
        />
      </div>
    </div>
  )
}

const anyDose = { kind: 'hourly', amount: 1, hours: 8, days: 1 } as const

/** How it is taken, in the doctor's language. */
function Sentence({ draft: { dose, form, food, quantity } }: { draft: ItemDraft }) {
  const { t } = useText()
  if (!dose) return null
  const sentence = doseSentence((key, values) => t.find(key, values), { dose, unit: unitOf(form), food })
  return (
    <output className="block rounded-xl bg-leaf-tint px-4 py-2 font-semibold">
      {sentence}
      {quantity !== null && ` · ${t('prescriptionCard.total', { count: quantity })}`}
    </output>
  )
}
