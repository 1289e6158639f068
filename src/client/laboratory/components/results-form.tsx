import { useState, type SubmitEvent } from 'react'
import { enterResults } from '../../../shared/laboratory/laboratory.endpoints.ts'
import type { OrderSheet } from '../../../shared/laboratory/laboratory.schemas.ts'
import {
  personOfSheet,
  readTests,
  untouched,
  type TypedTest,
  type WrongTest,
} from '../../../shared/laboratory/laboratory.typed.ts'
import { errorText } from '../../platform/api/error-text.ts'
import { useText } from '../../platform/i18n/i18n.tsx'
import { useWrite } from '../../platform/queries/queries.tsx'
import { Button } from '../../ui/button.tsx'
import { Notice } from '../../ui/notice.tsx'
import { showToast } from '../../ui/overlays/toast.tsx'
import { TestRow } from './test-row.tsx'

interface Props {
  sheet: OrderSheet
  facilityId: string
  onSheet: (sheet: OrderSheet) => void
}

/** The values of an order. What is left empty waits. */
export function ResultsForm({ sheet, facilityId, onSheet }: Props) {
  const { t } = useText()
  const [typed, setTyped] = useState<Readonly<Record<string, TypedTest>>>({})
  const [isAsked, setIsAsked] = useState(false)
  const [isKept, setIsKept] = useState(false)
  const { mutate, isPending, error } = useWrite(enterResults, {
    onDone: (answer) => {
      showToast(t('laboratory.saved'))
      onSheet(answer)
    },
    onKept: () => setIsKept(true),
  })
  const { entries, wrong } = readTests(sheet.items, typed)
  const isWrong = Object.keys(wrong).length > 0
  function send(event: SubmitEvent): void {
    event.preventDefault()
    setIsAsked(true)
    if (isWrong) focusFirst(wrong)
    if (isPending || isWrong || entries.length === 0) return
    mutate({ body: { orderId: sheet.id, facilityId, entries } })
  }
  if (isKept)
    return (
      <Notice kind="info" title={t('laboratory.kept')}>
        {t('laboratory.keptLead')}
      </Notice>
    )
  return (
    <form noValidate onSubmit={send} className="space-y-4">
      <ol className="divide-y divide-line">
        {sheet.items.map((item) => (
          <li key={item.id} className="space-y-3 py-4">
            <TestRow
              item={item}
              typed={typed[item.id] ?? untouched}
              wrong={wrong[item.id] ?? {}}
              isAsked={isAsked}
              person={personOfSheet(sheet)}
              onChange={(change) =>
                setTyped((known) => ({
                  ...known,
                  [item.id]: { ...(known[item.id] ?? untouched), ...change },
                }))
              }
            />
          </li>
        ))}
      </ol>
      {isAsked && entries.length === 0 && !isWrong && <Notice kind="error">{t('laboratory.nothing')}</Notice>}
      {error && <Notice kind="error">{errorText(t, error)}</Notice>}
      <Button type="submit" wide icon="check" busy={isPending}>
        {t('laboratory.save')}
      </Button>
    </form>
  )
}

function focusFirst(wrong: Readonly<Record<string, WrongTest>>): void {
  const [first] = Object.entries(wrong)
  if (!first) return
  const [id, { value }] = first
  document
    .querySelector<HTMLElement>(`#${value === undefined ? 'reason' : 'value'}-${CSS.escape(id)}`)
    ?.focus()
}
