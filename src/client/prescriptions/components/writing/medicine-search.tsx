/* oxlint-disable jsx-a11y/prefer-tag-over-role -- a datalist cannot show what the rules say of each medicine */
import { useId, useState, type KeyboardEvent, type RefObject } from 'react'
import {
  searchPresentations,
  type Medicine,
  type Presentation,
} from '../../../../shared/prescriptions/formulary/prescriptions.formulary.ts'
import {
  medicineOf,
  nameProblem,
  unlistedCode,
} from '../../../../shared/prescriptions/formulary/prescriptions.unlisted.ts'
import { judge } from '../../../../shared/prescriptions/rules/prescriptions.judge.ts'
import type { Situation } from '../../../../shared/prescriptions/rules/prescriptions.situation.ts'
import { splitName } from '../../../../shared/prescriptions/writing/prescriptions.typed.ts'
import { fieldText } from '../../../platform/api/error-text.ts'
import { useText } from '../../../platform/i18n/i18n.tsx'
import { inputClass } from '../../../ui/fields/input-class.ts'
import { Icon } from '../../../ui/icons/icon.tsx'
import { medicineName, presentationText } from '../medicine-text.ts'

const mostShown = 8

interface Props {
  situation: Situation
  input: RefObject<HTMLInputElement | null>
  /** Of the whole form: `At most 15 medicines`. */
  error: string | undefined
  onChoose: (medicine: Medicine, presentation: Presentation) => void
}

/** Finds a medicine as it comes, with the keyboard alone: type, arrows, Enter. */
export function MedicineSearch({ situation, input, error, onChoose }: Props) {
  const { t } = useText()
  const id = useId()
  const [typed, setTyped] = useState('')
  const [at, setAt] = useState(0)
  const inList = searchPresentations(typed, mostShown)
  const found = [...inList, ...byName(typed, inList.length > 0)]
  const optionId = (n: number) => `${id}-${n}`

  function choose(n: number): void {
    const one = found[n]
    if (!one) return
    setTyped('')
    setAt(0)
    onChoose(one.medicine, one)
  }

  function onKeyDown(event: KeyboardEvent): void {
    const step = { ArrowDown: 1, ArrowUp: -1 }[event.key]
    if (step !== undefined && found.length > 0) {
      event.preventDefault()
      setAt((at + step + found.length) % found.length)
    }
    if (event.key === 'Enter' && !event.ctrlKey && !event.metaKey) {
      event.preventDefault()
      choose(at)
    }
    if (event.key === 'Escape') setTyped('')
  }

  const isOpen = typed.trim() !== ''
  return (
    <div className="flex flex-col gap-1">
      <label htmlFor={id} className="font-semibold">
        {t('prescriptions.search.label')}
      </label>
      <p id={`${id}-hint`} className="text-sm text-soft">
        {t('prescriptions.search.hint')}
      </p>
      <input
        ref={input}
        id={id}
        role="combobox"
        autoComplete="off"
        aria-expanded={isOpen}
        aria-controls={`${id}-list`}
        aria-autocomplete="list"
        aria-activedescendant={isOpen && found.length > 0 ? optionId(at) : undefined}
        aria-invalid={error === undefined ? undefined : true}
        aria-describedby={`${id}-hint ${id}-error`}
        maxLength={60}
        value={typed}
        onChange={(event) => {
          setTyped(event.target.value)
          setAt(0)
        }}
        onKeyDown={onKeyDown}
        className={inputClass}
      />
      <p id={`${id}-error`} className="font-semibold text-wrong empty:hidden" role="alert">
        {error}
      </p>
      <div id={`${id}-list`} role="listbox" aria-label={t('prescriptions.search.label')} hidden={!isOpen}>
        {found.map((one, n) => (
          <Option
            key={`${one.medicine.code} ${one.form} ${one.strength}`}
            id={optionId(n)}
            one={one}
            refusal={judge(one.medicine, situation).refusals[0]}
            isChosen={n === at}
            onChoose={() => choose(n)}
          />
        ))}
      </div>
      <output className="text-soft empty:hidden">
        {isOpen && inList.length === 0 ? t('prescriptions.search.none') : ''}
      </output>
    </div>
  )
}

/** Last of all, whatever was typed: by its name, without a check. Not while it says what the list has anyway. */
function byName(typed: string, hasOthers: boolean): (Presentation & { medicine: Medicine })[] {
  const { name, strength } = splitName(typed)
  const medicine = medicineOf(unlistedCode(name))
  const problem = nameProblem(name)
  if (!medicine || problem === 'nameInvalid' || (hasOthers && problem !== null)) return []
  return [{ medicine, form: 'tablet', strength }]
}

interface OptionProps {
  id: string
  one: Presentation & { medicine: Medicine }
  /** The rules do not allow it here. */
  refusal: string | undefined
  isChosen: boolean
  onChoose: () => void
}

function Option({ id, one, refusal, isChosen, onChoose }: OptionProps) {
  const { t } = useText()
  const { medicine } = one
  const isUnlisted = medicine.list === 'unlisted'
  return (
    // oxlint-disable-next-line jsx-a11y/click-events-have-key-events -- the keys are those of the input
    <div
      id={id}
      role="option"
      tabIndex={-1}
      aria-selected={isChosen}
      onMouseDown={(event) => event.preventDefault()}
      onClick={onChoose}
      className={`min-h-12 cursor-pointer border-b border-line px-4 py-1.5 ${isChosen ? 'bg-leaf-tint' : 'bg-card'}`}
    >
      <span className="font-semibold">{medicineName(medicine)}</span>{' '}
      <span>{isUnlisted ? one.strength : presentationText(t, one)}</span>{' '}
      <span className="text-sm text-soft">
        {t(isUnlisted ? 'prescriptions.search.typed' : `prescriptions.lists.${medicine.list}`)}
      </span>
      {refusal !== undefined && (
        <span className="flex items-start gap-1.5 text-sm text-wrong">
          <Icon name="circle-x" className="mt-0.5" />
          {fieldText(t, 'prescriptions', refusal)}
        </span>
      )}
    </div>
  )
}
