import { useText } from '../../platform/i18n/i18n.tsx'
import type { FieldState } from '../../ui/fields/field.tsx'
import { MultiChoiceField } from '../../ui/fields/multi-choice-field.tsx'

/** Weeks in Punjab begin on Monday. */
const inOrder = [1, 2, 3, 4, 5, 6, 0]

interface Props extends FieldState {
  label: string
  /** 0 is Sunday. */
  chosen: readonly number[]
  onChange: (chosen: number[]) => void
}

/** Days of the week, one or several. */
export function WeekdaysField(props: Props) {
  const { t } = useText()
  const names = t('dates.weekdaysShort').split(' ')
  return (
    <MultiChoiceField {...props} options={inOrder.map((value) => ({ value, label: names[value] ?? '' }))} />
  )
}
