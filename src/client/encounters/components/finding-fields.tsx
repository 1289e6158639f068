import { examinations, type Examination } from '../../../shared/encounters/encounters.note.ts'
import { useText } from '../../platform/i18n/i18n.tsx'
import { CheckField } from '../../ui/fields/check-field.tsx'
import { TextArea } from '../../ui/fields/text-area.tsx'
import type { useNote } from './use-note.ts'

/** Each finding, or that it was not examined. */
export function FindingFields({
  form: { field, values, set },
}: {
  form: Pick<ReturnType<typeof useNote>, 'field' | 'values' | 'set'>
}) {
  const { t } = useText()

  function mark(one: Examination, isNotExamined: boolean): void {
    const marked = new Set(values.notExamined)
    if (isNotExamined) marked.add(one)
    else marked.delete(one)
    set(
      'notExamined',
      examinations.filter((each) => marked.has(each)),
    )
  }

  return (
    <div className="encounter-pairs">
      {examinations.map((one) => {
        const isNotExamined = values.notExamined.includes(one)
        return (
          <div key={one}>
            <TextArea
              {...field(one)}
              rows={1}
              disabled={isNotExamined}
              label={t(`visitNotes.fields.${one}`)}
            />
            {values[one] === '' && (
              <CheckField
                label={
                  <>
                    {t('visitNotes.notExamined')}
                    <span className="sr-only">: {t(`visitNotes.fields.${one}`)}</span>
                  </>
                }
                checked={isNotExamined}
                onChange={(isChecked) => mark(one, isChecked)}
              />
            )}
          </div>
        )
      })}
    </div>
  )
}
