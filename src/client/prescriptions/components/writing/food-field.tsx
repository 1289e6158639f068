import { foods, type Food } from '../../../../shared/prescriptions/doses/prescriptions.sentences.ts'
import { useText } from '../../../platform/i18n/i18n.tsx'
import { ChoiceField } from '../../../ui/fields/choice-field.tsx'
import { DosePicture } from '../../../ui/drawings/dose-picture.tsx'
import type { FieldProps } from '../../../platform/forms/use-form.ts'

/** Before, with or after food, as a picture with its word. */
export function FoodField(field: FieldProps) {
  const { t } = useText()
  const option = (value: string, picture: Food | 'any', label: string) => ({
    value,
    label,
    picture: <DosePicture of={picture} className="h-6 w-10" />,
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
