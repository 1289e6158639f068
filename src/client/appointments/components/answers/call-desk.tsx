import { dialOfDesk } from '../../../../shared/town/town.numbers.ts'
import { town } from '../../../platform/clock/town.ts'
import { useText } from '../../../platform/i18n/i18n.tsx'
import { PhoneLink } from '../../../ui/phone-link.tsx'

/** The number where people ask about appointments. */
export function CallDesk() {
  const { t } = useText()
  const { number, shown, isDoubtful } = dialOfDesk(town())
  return (
    <div className="space-y-1">
      <PhoneLink number={number} kind="quiet">
        {t('appointments.desk.call')} <span className="whitespace-nowrap">{shown}</span>
      </PhoneLink>
      {isDoubtful && <p className="text-sm text-soft">{t('appointments.answers.nobodyRang')}</p>}
    </div>
  )
}
