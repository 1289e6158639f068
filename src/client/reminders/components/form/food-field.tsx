import { foods } from '../../../../shared/reminders/reminders.dosage.ts'
import { useText } from '../../../platform/i18n/i18n.tsx'
import type { FieldProps } from '../../../platform/forms/use-form.ts'
import { ChoiceField } from '../../../ui/fields/choice-field.tsx'
import { DosePicture } from '../../../ui/drawings/dose-picture.tsx'

/** Before, with or after food, as a picture with its word. */
export function FoodField(field: FieldProps) {
  const { t } = useText()
  return (
    <div className="max-w-sm">
      <ChoiceField
        {...field}
        big
        label={t('reminderForm.food')}
        options={[
          ...foods.map((food) => ({
            value: food,
            label: capital(t(`reminders.foods.${food}`)),
            picture: <DosePicture of={food} />,
          })),
          { value: '', label: t('reminderForm.any'), picture: <DosePicture of="any" /> },
        ]}
      />
    </div>
  )
}

/** The words also stand within a sentence: `½ tablet before food`. */
function capital(text: string): string {
  return text.charAt(0).toUpperCase() + text.slice(1)
}
