import { useState } from 'react'
import { Button } from '../../ui/button.tsx'
import { ScanCode } from '../../ui/scan-code.tsx'
import { useText } from '../i18n/i18n.tsx'

/** Reads the QR code of a link by the camera. Only where `canScan`. */
export function ScanLink({ onRead }: { onRead: (text: string) => void }) {
  const { t } = useText()
  const [isScanning, setScanning] = useState(false)
  if (!isScanning)
    return (
      <Button wide icon="camera" onClick={() => setScanning(true)}>
        {t('sharedRecord.scan.start')}
      </Button>
    )
  return (
    <ScanCode
      texts={{
        lead: t('sharedRecord.scan.lead'),
        refused: t('sharedRecord.scan.refused'),
        close: t('sharedRecord.scan.close'),
      }}
      onRead={(text) => {
        setScanning(false)
        onRead(text)
      }}
      onClose={() => setScanning(false)}
    />
  )
}
