import type { EnteredResult, SheetItem } from '../../../shared/laboratory/laboratory.schemas.ts'
import { flagOfTyped, type TypedTest, type WrongTest } from '../../../shared/laboratory/laboratory.typed.ts'
import { labTest, presences, shownUnit, type LabCode } from '../../../shared/labs/catalogue/labs.catalogue.ts'
import { hasValue, sampleProblems } from '../../../shared/labs/results/labs.results.ts'
import type { LabPerson } from '../../../shared/labs/rules/labs.person.ts'
import { fieldText } from '../../platform/api/error-text.ts'
import { useText } from '../../platform/i18n/i18n.tsx'
import { labValue, labWord } from '../../platform/labs/lab-values.ts'
import { Button } from '../../ui/button.tsx'
import { SelectField } from '../../ui/fields/select-field.tsx'
import { TextField } from '../../ui/fields/text-field.tsx'
import { FlagMark } from '../../ui/flag-mark.tsx'

interface Props {
  item: SheetItem
  typed: TypedTest
  wrong: WrongTest
  /** Saving was asked for: all that is wrong is said. */
  isAsked: boolean
  person: LabPerson | null
  onChange: (change: Partial<TypedTest>) => void
}

/** A test: its value as it stands, or the fields for it. */
export function TestRow(props: Props) {
  const { t } = useText()
  const { item, typed, onChange } = props
  const { code, result } = item
  const isCorrecting = typed.correction !== ''
  return (
    <>
      <h3 className="font-semibold">{t(`labTests.names.${code}`)}</h3>
      {result && <Entered code={code} result={result} />}
      {!hasValue(result) && <NewValue {...props} />}
      {hasValue(result) && !isCorrecting && (
        <Button kind="quiet" onClick={() => onChange({ correction: 'value' })}>
          {t('laboratory.correct')}
          <span className="sr-only">: {t(`labTests.names.${code}`)}</span>
        </Button>
      )}
      {hasValue(result) && isCorrecting && <Correction {...props} />}
    </>
  )
}

function Entered({ code, result }: { code: LabCode; result: EnteredResult }) {
  const { t, day, time } = useText()
  const { status, reason, flag, performer, at } = result
  const problem = sampleProblems.find((one) => one === reason)
  const by = t('laboratory.by', { name: performer, date: day(at.date, 'short'), time: time(at.time) })
  return (
    <div className="space-y-1">
      {hasValue(result) && (
        <p className="flex flex-wrap items-baseline gap-x-3">
          <span className="text-xl font-bold">{labValue(t, code, result)}</span>
          {flag !== null && <FlagMark flag={flag} label={t(`labTests.flags.${flag}`)} />}
        </p>
      )}
      {status === 'amended' && <p className="wrap-anywhere">{t('laboratory.amended', { reason })}</p>}
      {status === 'entered-in-error' && <p className="wrap-anywhere">{t('laboratory.wrong', { reason })}</p>}
      {problem && (
        <>
          <p>{t('laboratory.sampleWas', { problem: t(`labTests.problems.${problem}`) })}</p>
          <p>{t('laboratory.newSample')}</p>
        </>
      )}
      <p className="text-sm text-soft">{by}</p>
    </div>
  )
}

function NewValue(props: Props) {
  const { t } = useText()
  const { item, typed, onChange } = props
  const id = `sample-${item.id}`
  return (
    <div className="grid gap-3 sm:grid-cols-2">
      <ValueField {...props} isOff={typed.problem !== ''} />
      <SelectField
        id={id}
        name={id}
        label={t('laboratory.sample')}
        value={typed.problem}
        placeholder={t('laboratory.sampleFine')}
        options={sampleProblems.map((value) => ({ value, label: t(`labTests.problems.${value}`) }))}
        onChange={({ target }) =>
          onChange({ problem: sampleProblems.find((one) => one === target.value) ?? '' })
        }
      />
    </div>
  )
}

function Correction(props: Props) {
  const { t } = useText()
  const { item, typed, wrong, isAsked, onChange } = props
  const [what, why] = [`what-${item.id}`, `reason-${item.id}`]
  const error = isAsked && wrong.reason !== undefined ? fieldText(t, 'laboratory', wrong.reason) : undefined
  return (
    <div className="space-y-3">
      <SelectField
        id={what}
        name={what}
        label={t('laboratory.correction')}
        value={typed.correction}
        options={(['value', 'error'] as const).map((value) => ({
          value,
          label: t(`laboratory.corrections.${value}`),
        }))}
        onChange={({ target }) => onChange({ correction: target.value === 'error' ? 'error' : 'value' })}
      />
      {typed.correction === 'value' && <ValueField {...props} isOff={false} />}
      <TextField
        id={why}
        name={why}
        label={t('laboratory.reason')}
        maxLength={200}
        autoComplete="off"
        value={typed.reason}
        error={error}
        aria-invalid={error === undefined ? undefined : true}
        onChange={({ target }) => onChange({ reason: target.value })}
      />
      <Button kind="quiet" onClick={() => onChange({ correction: '', value: '', reason: '' })}>
        {t('laboratory.keep')}
      </Button>
    </div>
  )
}

/** With the flag before it is saved. */
function ValueField({ item, typed, wrong, isAsked, person, isOff, onChange }: Props & { isOff: boolean }) {
  const { t } = useText()
  const id = `value-${item.id}`
  const { unit, value: kind } = labTest(item.code)
  const error = wrong.value !== undefined && isAsked ? fieldText(t, 'laboratory', wrong.value) : undefined
  const flag = isOff ? undefined : flagOfTyped(item.code, typed.value, person)
  const state = { id, name: id, value: isOff ? '' : typed.value, error, disabled: isOff }
  const isInvalid = error === undefined ? undefined : true
  const words = kind.kind === 'choice' ? kind.choices : presences
  return (
    <div className="space-y-1">
      {kind.kind === 'number' ? (
        <TextField
          {...state}
          label={t('laboratory.valueIn', { unit: shownUnit(unit) })}
          inputMode="decimal"
          autoComplete="off"
          aria-invalid={isInvalid}
          onChange={({ target }) => onChange({ value: target.value })}
        />
      ) : (
        <SelectField
          {...state}
          label={t('laboratory.value')}
          aria-invalid={isInvalid}
          placeholder={t('laboratory.choose')}
          options={words.map((value) => ({ value, label: labWord(t, value) }))}
          onChange={({ target }) => onChange({ value: target.value })}
        />
      )}
      <p aria-live="polite" className="empty:hidden">
        {flag && <FlagMark flag={flag} label={t(`labTests.flags.${flag}`)} />}
      </p>
      {(flag === 'LL' || flag === 'HH') && <p>{t('laboratory.critical')}</p>}
    </div>
  )
}
