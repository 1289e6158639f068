import { useEffect, useState } from 'react'
import { useText } from '../../platform/i18n.tsx'
import { budget, onSpent, setBudget, spentNow } from '../../platform/spending.ts'
import { Card } from '../../ui/card.tsx'
import { ChoiceField } from '../../ui/choice-field.tsx'
import { Notice } from '../../ui/notice.tsx'
import { writeSize } from './data-size.ts'

const budgets = [500_000, 2_000_000, 5_000_000, Infinity]

/** What this month has cost so far, and how much of it may be spent unasked. */
export function SpentCard() {
  const { t, number } = useText()
  const [{ spent, most }, setNow] = useState(readNow)
  useEffect(() => onSpent(() => setNow(readNow())), [])
  return (
    <Card className="space-y-4">
      <h2 className="text-xl font-semibold">{t('settings.spent.title')}</h2>
      <div>
        <p className="text-2xl font-bold">
          {t('settings.spent.all', { data: writeSize(number, spent.all) })}
        </p>
        <p className="text-soft">{t('settings.spent.unasked', { data: writeSize(number, spent.unasked) })}</p>
      </div>
      <ChoiceField
        id="budget"
        name="budget"
        label={t('settings.spent.budget')}
        value={String(most)}
        onChange={({ target }) => setBudget(Number(target.value))}
        options={budgets.map((one) => ({
          value: String(one),
          label: one === Infinity ? t('settings.spent.noLimit') : writeSize(number, one),
        }))}
      />
      {spent.unasked >= most && <Notice>{t('settings.spent.usedUp')}</Notice>}
    </Card>
  )
}

function readNow() {
  return { spent: spentNow(), most: budget() }
}
