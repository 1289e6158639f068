import { useState, type SubmitEvent } from 'react'
import { dispense } from '../../../shared/dispensing/dispensing.endpoints.ts'
import { barOf, leftOf } from '../../../shared/dispensing/dispensing.rules.ts'
import type { Sheet, SheetItem } from '../../../shared/dispensing/dispensing.schemas.ts'
import { offeredLines, readLines, type TypedLine } from '../../../shared/dispensing/dispensing.typed.ts'
import { errorText, fieldText } from '../../platform/api/error-text.ts'
import { useText } from '../../platform/i18n/i18n.tsx'
import { useWrite } from '../../platform/queries/queries.tsx'
import { Button } from '../../ui/button.tsx'
import { CheckField } from '../../ui/fields/check-field.tsx'
import { TextField } from '../../ui/fields/text-field.tsx'
import { Notice } from '../../ui/notice.tsx'
import { showToast } from '../../ui/overlays/toast.tsx'
import { LineHead } from './line-head.tsx'

interface Props {
  sheet: Sheet
  facilityId: string
  onSheet: (sheet: Sheet) => void
}

/** Filled in with the whole course: one press dispenses it. A smaller number dispenses a part, none leaves a line out. */
export function DispenseForm({ sheet, facilityId, onSheet }: Props) {
  const { t } = useText()
  const [typed, setTyped] = useState(() => offeredLines(sheet.items))
  const [isAsked, setIsAsked] = useState(false)
  const [isKept, setIsKept] = useState(false)
  const { mutate, isPending, error } = useWrite(dispense, {
    onDone: (answer) => {
      showToast(t('dispensing.done'))
      onSheet(answer)
    },
    onKept: () => setIsKept(true),
  })
  const { lines, wrong } = readLines(sheet.items, typed)
  const isWrong = Object.keys(wrong).length > 0
  function send(event: SubmitEvent): void {
    event.preventDefault()
    setIsAsked(true)
    if (isPending || isWrong || lines.length === 0) return
    mutate({ body: { prescriptionId: sheet.id, facilityId, items: lines } })
  }
  if (isKept)
    return (
      <Notice kind="info" title={t('dispensing.kept')}>
        {t('dispensing.keptLead')}
      </Notice>
    )
  return (
    <form noValidate onSubmit={send} className="space-y-4">
      <ol className="divide-y divide-line">
        {sheet.items.map((item) => {
          const line = typed[item.id]
          const code = wrong[item.id]
          return (
            <li key={item.id} className="space-y-3 py-3">
              <LineHead item={item} />
              {line && barOf(item) === null && leftOf(item, item.given) > 0 && (
                <Line
                  item={item}
                  line={line}
                  error={code && fieldText(t, 'dispensing', code)}
                  onChange={(change) =>
                    setTyped((known) => ({ ...known, [item.id]: { ...line, ...change } }))
                  }
                />
              )}
            </li>
          )
        })}
      </ol>
      {isAsked && lines.length === 0 && !isWrong && <Notice kind="error">{t('dispensing.nothing')}</Notice>}
      {error && <Notice kind="error">{errorText(t, error)}</Notice>}
      <Button type="submit" wide icon="check" busy={isPending}>
        {t('dispensing.dispense')}
      </Button>
    </form>
  )
}

interface LineProps {
  item: SheetItem
  line: TypedLine
  error: string | undefined
  onChange: (change: Partial<TypedLine>) => void
}

function Line({ item, line, error, onChange }: LineProps) {
  const { t } = useText()
  const { quantity, product, batch, isOutOfStock } = line
  const field = (name: string) => ({ id: `${name}-${item.id}`, name: `${name}-${item.id}` })
  return (
    <div className="space-y-3">
      {!isOutOfStock && (
        <div className="grid gap-3 sm:grid-cols-3">
          <TextField
            {...field('quantity')}
            label={t('dispensing.quantity')}
            inputMode="numeric"
            autoComplete="off"
            value={quantity}
            error={error}
            aria-invalid={error === undefined ? undefined : true}
            onChange={({ target }) => onChange({ quantity: target.value })}
          />
          <TextField
            {...field('product')}
            label={t('dispensing.product')}
            maxLength={80}
            autoComplete="off"
            value={product}
            onChange={({ target }) => onChange({ product: target.value })}
          />
          <TextField
            {...field('batch')}
            label={t('dispensing.batch')}
            maxLength={40}
            autoComplete="off"
            value={batch}
            onChange={({ target }) => onChange({ batch: target.value })}
          />
        </div>
      )}
      <CheckField
        {...field('stock')}
        label={t('dispensing.outOfStock')}
        checked={isOutOfStock}
        onChange={(checked) => onChange({ isOutOfStock: checked })}
      />
    </div>
  )
}
