import {
  sharedSubstances,
  type Substance,
} from '../../../../shared/reminders/substances/reminders.substances.ts'
import { today } from '../../../platform/clock/today.ts'
import { Notice } from '../../../ui/notice.tsx'
import type { KnownReminder } from '../waiting-reminders.ts'

interface Props {
  reminders: readonly KnownReminder[]
  title: string
  nameOf: (substance: Substance) => string
}

/** The medicines that contain the same substance: two brands of paracetamol look like two medicines. */
export function TogetherNotice({ reminders, title, nameOf }: Props) {
  const shared = sharedSubstances(reminders, today())
  if (shared.length === 0) return null
  return (
    <Notice title={title}>
      <ul className="space-y-2 break-words">
        {shared.map(({ substance, names }) => (
          <li key={substance}>
            <strong>{names.join(', ')}</strong>: {nameOf(substance)}
          </li>
        ))}
      </ul>
    </Notice>
  )
}
