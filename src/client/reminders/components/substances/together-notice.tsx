import { sharedSubstances } from '../../../../shared/reminders/substances/reminders.substances.ts'
import { today } from '../../../platform/clock/today.ts'
import { useText } from '../../../platform/i18n/i18n.tsx'
import { Notice } from '../../../ui/notice.tsx'
import type { Reminder } from '../../reminders.queries.ts'

/** The medicines that contain the same substance: two brands of paracetamol look like two medicines. */
export function TogetherNotice({ reminders }: { reminders: readonly Reminder[] }) {
  const { t } = useText()
  const shared = sharedSubstances(reminders, today())
  if (shared.length === 0) return null
  return (
    <Notice title={t('medicines.together.title')}>
      <ul className="space-y-2 break-words">
        {shared.map(({ substance, names }) => (
          <li key={substance}>
            <strong>{names.join(', ')}</strong>: {t(`medicines.together.${substance}`)}
          </li>
        ))}
      </ul>
    </Notice>
  )
}
