import { barOf, leftOf, totalOf } from '../../../shared/dispensing/dispensing.rules.ts'
import type { SheetItem } from '../../../shared/dispensing/dispensing.schemas.ts'
import { unitOf } from '../../../shared/prescriptions/doses/prescriptions.doses.ts'
import { doseSentence } from '../../../shared/prescriptions/doses/prescriptions.sentences.ts'
import { useText } from '../../platform/i18n/i18n.tsx'

/** A medicine: what it is, how it is taken, how much of it is left. */
export function LineHead({ item }: { item: SheetItem }) {
  const { t } = useText()
  const { name, strength, form, dose, food, note, given, list, schedule, refills } = item
  const bar = barOf(item)
  const total = totalOf(item)
  const facts = [
    t('dispensing.prescribed', { count: total }),
    refills === 0 ? '' : t('prescriptionCard.refills', { count: refills }),
    t('dispensing.given', { count: given }),
    t('dispensing.left', { count: leftOf(item, given) }),
  ]
  return (
    <div className="space-y-1">
      <p className="font-semibold wrap-anywhere">
        {`${name.toUpperCase()} ${strength}`.trim()}, {t(`prescriptionCard.forms.${form}`)}
      </p>
      <p className="text-lg">
        {doseSentence((key, values) => t.find(key, values), { dose, unit: unitOf(form), food })}
      </p>
      {list === 'unlisted' && <p>{t('prescriptionCard.unlisted')}</p>}
      {note !== '' && <p className="wrap-anywhere">{note}</p>}
      <p className="tabular-nums">{facts.filter((part) => part !== '').join(' · ')}</p>
      <p className="text-soft">
        {schedule === 'unknown'
          ? t('dispensing.scheduleUnknown')
          : t('prescriptionCard.schedule', { name: schedule })}
      </p>
      {bar !== null && <p className="font-semibold">{t(`dispensing.bars.${bar}`)}</p>}
    </div>
  )
}
