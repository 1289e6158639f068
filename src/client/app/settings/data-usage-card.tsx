import { useEffect, useState } from 'react'
import { useText } from '../../platform/i18n/i18n.tsx'
import { budget, onUsage, setBudget, usageNow } from '../../platform/data-saver/data-usage.ts'
import { Card } from '../../ui/card.tsx'
import { ChoiceField } from '../../ui/fields/choice-field.tsx'
import { Notice } from '../../ui/notice.tsx'
import { writeSize } from './data-size.ts'

const budgets = [500_000, 2_000_000, 5_000_000, Infinity]

/** This month's traffic, and the budget for background traffic. */
export function DataUsageCard() {
  const { t, number } = useText()
  const [{ spent, most }, setNow] = useState(readNow)
  useEffect(() => onUsage(() => setNow(readNow())), [])
  return (
    <Card className="space-y-4">
      <h2 className="text-xl font-semibold">{t('settings.spent.title')}</h2>
      <div>
        <p className="text-2xl font-bold">
          {t('settings.spent.all', { data: writeSize(number, spent.all) })}
        </p>
        <p className="text-soft">
          {t('settings.spent.background', { data: writeSize(number, spent.background) })}
        </p>
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
      {spent.background >= most && <Notice>{t('settings.spent.usedUp')}</Notice>}
    </Card>
  )
}

function readNow() {
  return { spent: usageNow(), most: budget() }
}
