import { dialOf } from '../../../shared/town/town.numbers.ts'
import { town } from '../../platform/clock/town.ts'
import { useText } from '../../platform/i18n/i18n.tsx'
import { Icon } from '../../ui/icons/icon.tsx'

/** On every page of messages: a doctor reads them within days. */
export function NotUrgent() {
  const { t } = useText()
  const { number, shown } = dialOf(town().emergency, 'ambulance')
  return (
    <a
      href={`tel:${number}`}
      data-print="no"
      className="flex min-h-12 items-center gap-2 rounded-xl border-2 border-brick px-3 py-2 font-semibold"
    >
      <Icon name="phone" className="text-brick" />
      <span>{t('communications.notUrgent', { number: shown })}</span>
    </a>
  )
}
