import { useState } from 'react'
import { resolveConflicts } from '../../../shared/kit/three-way-merge.ts'
import { ApiError } from '../../platform/api/api-error.ts'
import { errorText } from '../../platform/api/error-text.ts'
import { useText } from '../../platform/i18n/i18n.tsx'
import { overlapIn } from '../../platform/conflicts/edit-conflict.ts'
import { Button } from '../../ui/button.tsx'
import { Card } from '../../ui/card.tsx'
import { Dialog, DialogActions } from '../../ui/overlays/dialog.tsx'
import { OverlapQuestion } from '../../platform/forms/conflict-question.tsx'
import { Notice } from '../../ui/notice.tsx'
import { StatusMark } from '../../ui/status-mark.tsx'
import { showToast } from '../../ui/overlays/toast.tsx'
import { useWithdraw } from '../volunteers.queries.ts'
import { WaitingMark } from '../../platform/outbox/queued-mark.tsx'
import { registrationRows } from './registration-rows.ts'
import { saidIn } from './said-registration.ts'
import type { ShownVolunteer } from './waiting-registration.ts'
import { NumberNote } from './volunteer-notes.tsx'

/** The user's entry in the coordinators' list. */
export function RegistrationCard({
  registered,
  onChange,
}: {
  registered: ShownVolunteer
  onChange: () => void
}) {
  const text = useText()
  const { t, day } = text
  const [isAsking, setAsking] = useState(false)
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
        {registrationRows(text, { ...registered }).map(({ field, label, value }) => (
          <div key={field} className="py-2.5">
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
      <WithdrawDialog registered={registered} isOpen={isAsking} onClose={() => setAsking(false)} />
    </Card>
  )
}

interface WithdrawProps {
  registered: ShownVolunteer
  isOpen: boolean
  onClose: () => void
}

function WithdrawDialog({ registered, isOpen, onClose }: WithdrawProps) {
  const text = useText()
  const { t } = text
  const { mutate, isPending, error } = useWithdraw(() => {
    onClose()
    showToast(t('volunteers.withdrawn'))
  }, onClose)
  const overlap = error instanceof ApiError ? overlapIn(error) : null
  return (
    <Dialog open={isOpen} onClose={onClose} title={t('volunteers.withdrawTitle')}>
      <p>{t('volunteers.withdrawText')}</p>
      {error && !overlap && <Notice kind="error">{errorText(t, error)}</Notice>}
      {overlap && (
        <OverlapQuestion
          overlap={overlap}
          rowsOf={(record) => registrationRows(text, record)}
          said={null}
          busy={isPending}
          onDecide={() => mutate({ body: resolveConflicts({ from: saidIn(registered) }, overlap, []) })}
          onLeave={onClose}
        />
      )}
      <DialogActions>
        <Button kind="danger" busy={isPending} onClick={() => mutate({ body: { from: saidIn(registered) } })}>
          {t('volunteers.withdrawConfirm')}
        </Button>
        <Button kind="quiet" onClick={onClose}>
          {t('volunteers.withdrawKeep')}
        </Button>
      </DialogActions>
    </Dialog>
  )
}
