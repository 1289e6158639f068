import { lazy, Suspense, useRef } from 'react'
import { judgeAll, situationOf } from '../../../../shared/prescriptions/prescriptions.checks.ts'
import type { PrescribingDesk } from '../../../../shared/prescriptions/prescriptions.schemas.ts'
import { validUntilOf } from '../../../../shared/prescriptions/rules/prescriptions.validity.ts'
import { newItem, type TypedItem } from '../../../../shared/prescriptions/writing/prescriptions.typed.ts'
import { today } from '../../../platform/clock/today.ts'
import { useText } from '../../../platform/i18n/i18n.tsx'
import { useFieldArray } from '../../../platform/forms/use-field-array.ts'
import { Button } from '../../../ui/button.tsx'
import { Card } from '../../../ui/card.tsx'
import { TextField } from '../../../ui/fields/text-field.tsx'
import { TextArea } from '../../../ui/fields/text-area.tsx'
import { Notice } from '../../../ui/notice.tsx'
import { MedicineCard } from './medicine-card.tsx'
import { MedicineSearch } from './medicine-search.tsx'
import { PatientFields } from './patient-fields.tsx'
import { PatientRecord } from './patient-record.tsx'
import { usePrescription, type PrescriptionForm } from './use-prescription.ts'

const LastPrescription = lazy(async () => ({
  default: (await import('./last-prescription.tsx')).LastPrescription,
}))
const MissingFacts = lazy(async () => ({ default: (await import('./missing-facts.tsx')).MissingFacts }))
const SavedElsewhere = lazy(async () => ({
  default: (await import('./saved-elsewhere.tsx')).SavedElsewhere,
}))
const Preview = lazy(async () => ({ default: (await import('./preview.tsx')).Preview }))

interface Props {
  desk: PrescribingDesk
  onSigned: () => void
}

/** A prescription while it is written. Alt+L takes over the last one, Ctrl+Enter signs. */
export function PrescribingForm({ desk, onSigned }: Props) {
  const { t, day } = useText()
  const form = usePrescription(desk, onSigned)
  const list = useFieldArray(form, 'items')
  const search = useRef<HTMLInputElement>(null)
  const { draft, saving } = form
  const judgements = judgeAll(draft, desk)

  /** The cursor goes to the dose of the first of them. */
  function add(items: readonly TypedItem[]): void {
    const first = form.values.items.length
    list.set([...form.values.items, ...items])
    const { id } = form.fieldState(`items.${first}.pattern`)
    requestAnimationFrame(() => document.getElementById(id)?.focus())
  }

  function remove(at: number): void {
    list.remove(at)
    search.current?.focus()
  }

  return (
    <form noValidate onSubmit={(event) => event.preventDefault()} className="prescribing">
      <div className="space-y-4">
        {desk.missing.length > 0 && (
          <Suspense fallback={null}>
            <MissingFacts missing={desk.missing} />
          </Suspense>
        )}
        {saving.elsewhere && (
          <Suspense fallback={null}>
            <SavedElsewhere saving={saving} />
          </Suspense>
        )}
        <PatientRecord encounterId={desk.encounterId} record={desk.record} />
        <PatientFields form={form} known={desk} />
        {list.items.map(({ key }, at) => {
          const [item, itemDraft] = [form.values.items[at], draft.items[at]]
          if (!item || !itemDraft) return null
          return (
            <MedicineCard
              key={key}
              form={form}
              at={at}
              item={item}
              draft={itemDraft}
              judgement={judgements[at] ?? { refusals: [], concerns: [] }}
              onRemove={() => remove(at)}
              onNext={() => search.current?.focus()}
            />
          )
        })}
        <Card className="space-y-4">
          <MedicineSearch
            situation={situationOf(draft, desk)}
            input={search}
            error={form.fieldState('items').error}
            onChoose={(medicine, presentation) => add([newItem(medicine.code, presentation)])}
          />
          <Suspense fallback={null}>
            <LastPrescription
              patientId={desk.patient.id}
              onTaken={(items) =>
                add(items.filter((one) => !form.values.items.some((own) => isSame(own, one))))
              }
            />
          </Suspense>
        </Card>
        <Card className="space-y-4">
          <TextArea {...form.field('advice')} rows={2} maxLength={1_000} label={t('prescriptions.advice')} />
          <TextField
            {...form.field('validUntil')}
            type="date"
            min={today()}
            label={t('prescriptions.validUntil')}
            hint={t('prescriptions.validHint', { date: day(validUntilOf(draft.items, today())) })}
          />
        </Card>
      </div>
      <div className="prescribing-preview">
        <Suspense fallback={null}>
          <Preview items={draft.items} patientLanguage={desk.patient.language} />
        </Suspense>
      </div>
      <Signature form={form} />
    </form>
  )
}

function isSame(one: TypedItem, other: TypedItem): boolean {
  return one.medicine === other.medicine && one.form === other.form && one.strength === other.strength
}

/** Whether it is saved, and what a signature is worth. */
function Signature({ form }: { form: PrescriptionForm }) {
  const { t } = useText()
  const { state, isUnsaved } = form.saving
  const said =
    state === 'unchanged' || (state === 'saved' && isUnsaved) ? '' : t(`prescriptions.saves.${state}`)
  return (
    <div className="space-y-3">
      {form.formError !== null && <Notice kind="error">{form.formError}</Notice>}
      <p className="text-sm text-soft">{t('prescriptions.signLead')}</p>
      <div className="flex flex-wrap items-center justify-between gap-x-4 gap-y-2">
        <output className="block font-semibold">{said}</output>
        <Button
          icon="check"
          busy={form.busy}
          aria-keyshortcuts="Control+Enter"
          onClick={() => form.onSubmit()}
        >
          {t('prescriptions.sign')}
        </Button>
      </div>
    </div>
  )
}
