import { useEffect, useState } from 'react'
import { useText } from '../../platform/i18n/i18n.tsx'
import { Card } from '../../ui/card.tsx'
import { writeSize } from './data-size.ts'

/**
 * How much lies on this device. There is no button to clear it: it would be brought again with the next visit, and
 * paid for again; what is personal in it goes with the session.
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

/** Only over https and on this machine does a browser tell, and there alone is anything kept. */
async function measure(): Promise<number | null> {
  const storage = (navigator as { storage?: StorageManager }).storage
  return (await storage?.estimate())?.usage ?? null
}
