import type { TypedStep } from '../../../../shared/prescriptions/writing/prescriptions.typed.ts'
import { useText } from '../../../platform/i18n/i18n.tsx'
import { Button } from '../../../ui/button.tsx'
import { TextField } from '../../../ui/fields/text-field.tsx'
import type { ItemFields, ItemPath } from './use-prescription.ts'

const mostSteps = 8
const leastSteps = 2

/** Amounts that change over the days: one line for each step. */
export function TaperFields({
  form: { field, set },
  path,
  steps,
}: {
  form: ItemFields
  path: ItemPath
  steps: readonly TypedStep[]
}) {
  const { t } = useText()
  const medicine = Number(path.split('.')[1]) + 1
  return (
    <div className="space-y-3">
      {steps.map((_, at) => (
        // oxlint-disable-next-line react/no-array-index-key -- only the last one is removed
        <fieldset key={at} className="grid grid-cols-2 gap-3 sm:grid-cols-[minmax(0,2fr)_minmax(0,1fr)]">
          <legend className="text-sm text-soft">{t('prescriptions.step', { number: at + 1 })}</legend>
          <TextField
            {...field(`${path}.steps.${at}.pattern`)}
            label={t('prescriptions.pattern')}
            autoComplete="off"
            autoCapitalize="off"
            maxLength={40}
          />
          <TextField
            {...field(`${path}.steps.${at}.days`)}
            label={t('prescriptions.days')}
            inputMode="decimal"
            autoComplete="off"
            maxLength={3}
          />
        </fieldset>
      ))}
      <div className="flex flex-wrap gap-2">
        {steps.length < mostSteps && (
          <Button
            kind="quiet"
            icon="plus"
            onClick={() => set(`${path}.steps`, [...steps, { pattern: '', days: '' }])}
          >
            {t('prescriptions.addStep')}
            <span className="sr-only"> {t('prescriptions.medicine', { number: medicine })}</span>
          </Button>
        )}
        {steps.length > leastSteps && (
          <Button kind="quiet" icon="x" onClick={() => set(`${path}.steps`, steps.slice(0, -1))}>
            {t('prescriptions.removeStep')}
            <span className="sr-only"> {t('prescriptions.medicine', { number: medicine })}</span>
          </Button>
        )}
      </div>
    </div>
  )
}
