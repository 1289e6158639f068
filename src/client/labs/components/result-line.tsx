import type { LabCode } from '../../../shared/labs/catalogue/labs.catalogue.ts'
import type { LabResult } from '../../../shared/labs/labs.schemas.ts'
import { hasValue, sampleProblems } from '../../../shared/labs/results/labs.results.ts'
import { useText } from '../../platform/i18n/i18n.tsx'
import { labRange, labValue } from '../../platform/labs/lab-values.ts'
import { FlagMark } from '../../ui/flag-mark.tsx'
import { Trend } from '../../ui/drawings/trend.tsx'

/** A test: its value with flag and range as they were given, and the same test before. Nothing is said of what it means. */
export function ResultLine({ code, result }: { code: LabCode; result: LabResult | null }) {
  const { t, day } = useText()
  const name = <h3 className="font-semibold">{t(`labTests.names.${code}`)}</h3>
  if (result === null)
    return (
      <div className="flex flex-wrap items-baseline justify-between gap-x-3">
        {name}
        <p className="text-soft">{t('labTests.awaited')}</p>
      </div>
    )
  const { status, flag, range, reason, replaced, earlier, number } = result
  const problem = sampleProblems.find((one) => one === reason)
  return (
    <div>
      <div className="flex flex-wrap items-baseline justify-between gap-x-3">
        {name}
        {hasValue(result) && (
          <p>
            <span className="text-lg font-bold">{labValue(t, code, result)}</span>{' '}
            {flag !== null && <FlagMark flag={flag} label={t(`labTests.flags.${flag}`)} />}
          </p>
        )}
      </div>
      <p className="text-sm text-soft empty:hidden">{labRange(t, range)}</p>
      {problem && <p>{t('labTests.unusable', { problem: t(`labTests.problems.${problem}`) })}</p>}
      {status === 'entered-in-error' && (
        <p className="wrap-anywhere">{t('labTests.takenBack', { reason })}</p>
      )}
      {replaced && (
        <p className="wrap-anywhere">
          {t('labTests.corrected', { value: labValue(t, code, replaced), reason })}
        </p>
      )}
      {earlier.length > 0 && (
        <p className="flex flex-wrap items-center gap-x-3 text-sm text-soft">
          {t('labTests.earlier', {
            values: earlier.map((one) => `${one.number} (${day(one.date, 'short')})`).join(', '),
          })}
          {number !== null && <Trend values={[...earlier.map((one) => one.number).toReversed(), number]} />}
        </p>
      )}
    </div>
  )
}
