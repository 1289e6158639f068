import type { Judgement } from '../../../../shared/prescriptions/rules/prescriptions.judge.ts'
import { fieldText } from '../../../platform/api/error-text.ts'
import { useText } from '../../../platform/i18n/i18n.tsx'
import { TextField } from '../../../ui/fields/text-field.tsx'
import { Icon } from '../../../ui/icons/icon.tsx'
import type { PrescriptionForm } from './use-prescription.ts'

/** What the rules say of a medicine: what refuses it, and what needs the doctor's reason. */
export function Judged({
  form: { field },
  at,
  judgement: { refusals, concerns },
}: {
  form: Pick<PrescriptionForm, 'field'>
  at: number
  judgement: Judgement
}) {
  const { t } = useText()
  const reason = field(`items.${at}.reason`)
  // What only the server knows comes with the next save of the draft; its refusal may be earlier.
  const isAsked = concerns.length > 0 || reason.value !== '' || reason.error !== undefined
  return (
    <>
      <ul role="alert" className="space-y-1 empty:hidden">
        {refusals.map((one) => (
          <li key={one} className="flex items-start gap-2 font-semibold text-wrong">
            <Icon name="circle-x" className="mt-0.5" />
            <span>{fieldText(t, 'prescriptions', one)}</span>
          </li>
        ))}
      </ul>
      {isAsked && (
        <div className="space-y-2 rounded-xl border-2 border-mustard bg-mustard-tint p-3">
          <ul className="space-y-1">
            {concerns.map((one) => (
              <li key={one} className="flex items-start gap-2">
                <Icon name="triangle-alert" className="mt-0.5 text-mustard-ink" />
                <span>{t(`prescriptions.concerns.${one}`)}</span>
              </li>
            ))}
          </ul>
          <TextField {...reason} label={t('prescriptions.reason')} maxLength={300} autoComplete="off" />
        </div>
      )}
    </>
  )
}
