import type { ReactNode } from 'react'
import { useText } from '../../../platform/i18n/i18n.tsx'
import { Link } from '../../../platform/browser/navigation.tsx'
import { Notice } from '../../../ui/notice.tsx'

interface Props {
  /** So many alarms more than the list has. */
  alarms: number
  accesses: boolean
  requests: boolean
  awaiting: boolean
}

/** What waits beyond the rows of the list, and where it is. */
export function LeftOut({ alarms, accesses, requests, awaiting }: Props) {
  const { t, number } = useText()
  return (
    <>
      {alarms > 0 && <Notice kind="error">{t('deskBench.left.alarms', { count: number(alarms) })}</Notice>}
      {accesses && <p className="text-soft">{t('breakglassDesk.more')}</p>}
      {requests && <ToTab tab="requests">{t('deskBench.left.requests')}</ToTab>}
      {awaiting && <ToTab tab="doctors">{t('deskBench.left.awaiting')}</ToTab>}
    </>
  )
}

function ToTab({ tab, children }: { tab: string; children: ReactNode }) {
  return (
    <p>
      <Link to={`/desk?tab=${tab}`} className="font-semibold text-leaf underline underline-offset-4">
        {children}
      </Link>
    </p>
  )
}
