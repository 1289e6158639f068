import { labCodes, labGroups, labTests, type LabCode } from '../../../shared/labs/catalogue/labs.catalogue.ts'
import { orderLabs } from '../../../shared/labs/labs.doctor.endpoints.ts'
import { orderForm } from '../../../shared/labs/labs.forms.ts'
import { asksPregnancy } from '../../../shared/labs/rules/labs.person.ts'
import { pregnancies } from '../../../shared/vitals/grading/vitals.person.ts'
import type { PatientInCare } from '../../../shared/patients/patients.schemas.ts'
import { useForm } from '../../platform/forms/use-form.ts'
import { useText } from '../../platform/i18n/i18n.tsx'
import { useWrite } from '../../platform/queries/queries.tsx'
import { Button } from '../../ui/button.tsx'
import { CheckField } from '../../ui/fields/check-field.tsx'
import { ChoiceField } from '../../ui/fields/choice-field.tsx'
import { FieldError } from '../../ui/fields/field.tsx'
import { TextArea } from '../../ui/fields/text-area.tsx'
import { Notice } from '../../ui/notice.tsx'
import { showToast } from '../../ui/overlays/toast.tsx'

interface Props {
  patient: Pick<PatientInCare, 'id' | 'age' | 'gender'>
  encounterId: string | null
  onDone: () => void
}

/** Tests by a press each, for a woman of 12 to 50 whether she is pregnant, perhaps a note. */
export function OrderForm({ patient, encounterId, onDone }: Props) {
  const { t } = useText()
  const { mutateAsync } = useWrite(orderLabs)
  const form = useForm(
    { feature: 'labs', schema: orderForm },
    {
      initial: { items: [], pregnancy: '', note: '' },
      draft: `labs.order.${patient.id}`,
      submit: async (body, key) => {
        await mutateAsync({ params: { id: patient.id }, body: { ...body, encounterId }, key })
        showToast(t('labOrders.ordered'))
        onDone()
      },
    },
  )
  const isAsked = asksPregnancy({ ageInYears: patient.age, gender: patient.gender })
  return (
    <form noValidate onSubmit={form.onSubmit} className="space-y-4">
      <TestChoice
        items={form.values.items}
        error={form.fieldState('items')}
        onChange={(to) => form.set('items', to)}
      />
      {isAsked && (
        <ChoiceField
          {...form.field('pregnancy')}
          label={t('labOrders.pregnancy')}
          options={pregnancies.map((value) => ({ value, label: t(`labOrders.pregnancies.${value}`) }))}
        />
      )}
      <TextArea {...form.field('note')} rows={2} label={t('labOrders.note')} hint={t('labOrders.noteHint')} />
      {form.formError !== null && <Notice kind="error">{form.formError}</Notice>}
      <div className="flex flex-wrap gap-2">
        <Button type="submit" icon="test-tube" busy={form.busy}>
          {t('labOrders.submit')}
        </Button>
        <Button kind="quiet" onClick={onDone}>
          {t('labOrders.close')}
        </Button>
      </div>
    </form>
  )
}

interface ChoiceProps {
  items: readonly string[]
  error: { id: string; error: string | undefined }
  onChange: (items: LabCode[]) => void
}

function TestChoice({ items, error: { id, error }, onChange }: ChoiceProps) {
  const { t } = useText()
  const choose = (code: LabCode, isChosen: boolean) =>
    onChange(labCodes.filter((one) => (one === code ? isChosen : items.includes(one))))
  return (
    <fieldset id={id} className="space-y-2">
      <legend className="font-semibold">{t('labOrders.which')}</legend>
      {labGroups.map((group) => (
        <fieldset key={group}>
          <legend className="text-soft">{t(`labOrders.groups.${group}`)}</legend>
          <div className="grid grid-cols-1 gap-x-4 sm:grid-cols-2">
            {labTests
              .filter((one) => one.group === group)
              .map(({ code }) => (
                <CheckField
                  key={code}
                  id={`test-${code}`}
                  name={`test-${code}`}
                  label={t(`labTests.names.${code}`)}
                  checked={items.includes(code)}
                  onChange={(isChosen) => choose(code, isChosen)}
                />
              ))}
          </div>
        </fieldset>
      ))}
      <FieldError id={id} error={error} />
    </fieldset>
  )
}
