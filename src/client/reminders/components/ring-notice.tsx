import { useText } from '../../platform/i18n/i18n.tsx'
import { Notice } from '../../ui/notice.tsx'
import type { useRinging } from './use-ringing.ts'

/** Why notifications are off, and what the user can do. */
export function RingNotice({ ringing }: { ringing: ReturnType<typeof useRinging> }) {
  const { t } = useText()
  if (ringing.isAsking) return <Notice>{t('devices.asked')}</Notice>
  switch (ringing.state) {
    case 'denied':
      return (
        <Notice title={t('devices.denied.title')}>
          {t(ringing.isInstalled ? 'devices.denied.app' : 'devices.denied.lead')}
        </Notice>
      )
    case 'unable':
    case 'insecure':
    case 'homeScreen':
    case 'unknown':
      return <Notice>{t(`devices.${ringing.state}`)}</Notice>
    default:
      if (ringing.isRefused) return <Notice>{t('devices.refused')}</Notice>
      return ringing.isPaused ? <Notice>{t('devices.paused')}</Notice> : null
  }
}
