import { useState } from 'react'
import { errorText } from '../../platform/error-text.ts'
import { useText } from '../../platform/i18n.tsx'
import { Button } from '../../ui/button.tsx'
import { Card } from '../../ui/card.tsx'
import { Dialog, DialogActions } from '../../ui/dialog.tsx'
import { Notice } from '../../ui/notice.tsx'
import { StatusMark } from '../../ui/status-mark.tsx'
import { showToast } from '../../ui/toast.tsx'
import { useWithdraw } from '../volunteers.queries.ts'
import { WaitingMark } from '../../ui/waiting-mark.tsx'
import type { ShownVolunteer } from './waiting-registration.ts'
import { NumberNote } from './volunteer-notes.tsx'

/** What stands in the coordinators' list about this person. */
export function RegistrationCard({
  registered,
  onChange,
}: {
  registered: ShownVolunteer
  onChange: () => void
}) {
  const { t, day } = useText()
  const [isAsking, setAsking] = useState(false)
  const rows = [
    [t('volunteers.name'), registered.name],
    [t('volunteers.mobile'), registered.mobile],
    [t('volunteers.vehicle'), registered.hasVehicle ? t('volunteers.yes') : t('volunteers.no')],
  ] as const
  return (
    <Card className="space-y-4">
      <div className="space-y-1">
        {registered.waiting ? (
          <WaitingMark state={registered.waiting} />
        ) : (
          <StatusMark tone="good">{t('volunteers.registered')}</StatusMark>
        )}
        <p className="text-sm text-soft">
          {t('volunteers.registeredSince', { date: day(registered.registeredAt.date) })}
        </p>
      </div>
      <dl className="divide-y divide-line">
        {rows.map(([label, value]) => (
          <div key={label} className="py-2.5">
            <dt className="text-sm text-soft">{label}</dt>
            <dd className="font-semibold break-words">{value}</dd>
          </div>
        ))}
      </dl>
      <NumberNote />
      <div className="flex flex-col gap-2 sm:flex-row">
        <Button kind="quiet" icon="pencil" data-home="card" onClick={onChange}>
          {t('volunteers.change')}
        </Button>
        <Button kind="danger" icon="x" onClick={() => setAsking(true)}>
          {t('volunteers.withdraw')}
        </Button>
      </div>
      <WithdrawDialog isOpen={isAsking} onClose={() => setAsking(false)} />
    </Card>
  )
}

function WithdrawDialog({ isOpen, onClose }: { isOpen: boolean; onClose: () => void }) {
  const { t } = useText()
  const { mutate, isPending, error } = useWithdraw(() => {
    onClose()
    showToast(t('volunteers.withdrawn'))
  }, onClose)
  return (
    <Dialog open={isOpen} onClose={onClose} title={t('volunteers.withdrawTitle')}>
      <p>{t('volunteers.withdrawText')}</p>
      {error && <Notice kind="error">{errorText(t, error)}</Notice>}
      <DialogActions>
        <Button kind="danger" busy={isPending} onClick={() => mutate({})}>
          {t('volunteers.withdrawConfirm')}
        </Button>
        <Button kind="quiet" onClick={onClose}>
          {t('volunteers.withdrawKeep')}
        </Button>
      </DialogActions>
    </Dialog>
  )
}
