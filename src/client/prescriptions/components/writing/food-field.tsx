import { foods, type Food } from '../../../../shared/prescriptions/doses/prescriptions.sentences.ts'
import { useText } from '../../../platform/i18n/i18n.tsx'
import { ChoiceField } from '../../../ui/fields/choice-field.tsx'
import { Drawing } from '../../../ui/drawings/drawing.tsx'
import type { FieldProps } from '../../../platform/forms/use-form.ts'

/** A bowl in leaf green, and the tablet before it, in it or behind it. */
const pictures: Record<Food | 'any', { lines: string; accent: string }> = {
  before: {
    lines: 'M9.5 10h13a6.5 6.5 0 0 1-13 0zm4 6.5h5',
    accent: 'M1 8a2.5 2.5 0 1 0 5 0a2.5 2.5 0 1 0-5 0h5',
  },
  with: { lines: 'M4 11h16a8 8 0 0 1-16 0zm5 8h6', accent: 'M9.5 6a2.5 2.5 0 1 0 5 0a2.5 2.5 0 1 0-5 0h5' },
  after: {
    lines: 'M1.5 10h13a6.5 6.5 0 0 1-13 0zm4 6.5h5',
    accent: 'M18 8a2.5 2.5 0 1 0 5 0a2.5 2.5 0 1 0-5 0h5',
  },
  any: { lines: '', accent: 'M8.5 12a3.5 3.5 0 1 0 7 0a3.5 3.5 0 1 0-7 0h7' },
}

/** Before, with or after food, as a picture with its word. */
export function FoodField(field: FieldProps) {
  const { t } = useText()
  const option = (value: string, picture: Food | 'any', label: string) => ({
    value,
    label,
    picture: <Drawing {...pictures[picture]} className="size-7" />,
  })
  return (
    <ChoiceField
      {...field}
      label={t('prescriptions.food')}
      options={[
        ...foods.map((food) => option(food, food, capital(t(`doses.foods.${food}`)))),
        option('', 'any', t('prescriptions.anyFood')),
      ]}
    />
  )
}

/** The words also stand within a sentence. */
function capital(text: string): string {
  return text.charAt(0).toUpperCase() + text.slice(1)
}
