import { useText } from '../../platform/i18n/i18n.tsx'
import { Button } from '../../ui/button.tsx'
import { Notice } from '../../ui/notice.tsx'
import type { FacilityValues } from './facility-values.ts'

type Field = keyof FacilityValues

interface Props {
  typed: FacilityValues
  /** The version in the list now. */
  saved: FacilityValues
  by: string | null
  isHidden: boolean
  onTake: (field: Field, value: string) => void
  onKeep: () => void
}

/** Conflict with another coordinator's edit: shows the saved version and asks which one to keep. */
export function EditOverlap({ typed, saved, by, isHidden, onTake, onKeep }: Props) {
  const { t } = useText()
  const { version: _, ...said } = saved
  const others = (Object.keys(said) as Exclude<Field, 'version'>[]).filter((one) => typed[one] !== said[one])

  function textOf(field: (typeof others)[number]): string {
    const value = said[field]
    if (value === '') return t('facilities.desk.nothing')
    const labels = { category: 'categories', level: 'levels' }[field as string]
    return (labels && t.find(`facilities.${labels}.${value}`)) ?? value
  }

  function takeAll(): void {
    for (const field of others) onTake(field, said[field])
    onTake('version', saved.version)
  }

  return (
    <Notice
      title={t('facilities.refusals.changedMeanwhile')}
      action={
        <div className="flex flex-col gap-2 sm:flex-row">
          <Button kind="quiet" onClick={takeAll}>
            {t('facilities.desk.takeTheirs')}
          </Button>
          <Button kind="quiet" onClick={onKeep}>
            {t('facilities.desk.keepMine')}
          </Button>
        </div>
      }
    >
      {(by !== null || isHidden) && (
        <p className="font-semibold break-words">
          {[by, isHidden && t('facilities.desk.hidden')].filter(Boolean).join(' · ')}
        </p>
      )}
      {others.length > 0 && (
        <>
          <p>{t('facilities.desk.theirs')}</p>
          <dl>
            {others.map((field) => (
              <div key={field} className="mt-1">
                <dt className="text-sm text-soft">{t(`facilities.desk.${field}`)}</dt>
                <dd className="font-semibold wrap-anywhere">{textOf(field)}</dd>
              </div>
            ))}
          </dl>
        </>
      )}
    </Notice>
  )
}
