import { useEffect, useState } from 'react'
import { useText } from '../../platform/i18n/i18n.tsx'
import { Card } from '../../ui/card.tsx'
import { writeSize } from './data-size.ts'

/**
 * How much is stored on this device. No button to clear it: the next visit would download it again, and personal data
 * is deleted with the session.
 */
export function KeptCard() {
  const { t, number } = useText()
  const [bytes, setBytes] = useState<number | null>(null)
  useEffect(() => {
    measure().then(setBytes, () => undefined)
  }, [])
  if (bytes === null) return null
  return (
    <Card className="space-y-2">
      <h2 className="text-xl font-semibold">{t('settings.kept.title')}</h2>
      <p>{t('settings.kept.lead', { data: writeSize(number, bytes) })}</p>
    </Card>
  )
}

/** Browsers report it only over https or on localhost, where alone anything is stored. */
async function measure(): Promise<number | null> {
  const storage = (navigator as { storage?: StorageManager }).storage
  return (await storage?.estimate())?.usage ?? null
}
