import { endMember } from '../../../../shared/facilities/facilities.endpoints.ts'
import type { Member } from '../../../../shared/facilities/facilities.schemas.ts'
import { errorText } from '../../../platform/api/error-text.ts'
import { useText } from '../../../platform/i18n/i18n.tsx'
import { refresh, useWrite } from '../../../platform/queries/queries.tsx'
import { Button } from '../../../ui/button.tsx'
import { Notice } from '../../../ui/notice.tsx'
import { Dialog, DialogActions } from '../../../ui/overlays/dialog.tsx'
import { showToast } from '../../../ui/overlays/toast.tsx'

interface Props {
  facilityId: string
  facility: string
  /** Null: closed. */
  member: Member | null
  onClose: () => void
}

/** Asks before somebody's work at a facility ends. */
export function EndMemberDialog({ facilityId, facility, member, onClose }: Props) {
  const { t } = useText()
  const { mutate, isPending, error } = useWrite(endMember, {
    onDone: () => {
      onClose()
      showToast(t('facilityMembers.ended', { name: member?.name ?? '' }))
    },
    // Another coordinator may have been first.
    onError: () => void refresh('facilities'),
  })
  return (
    <Dialog
      open={member !== null}
      onClose={onClose}
      title={t('facilityMembers.endTitle', { name: member?.name ?? '', facility })}
    >
      <p>{t(`facilityMembers.endText.${member?.role ?? 'staff'}`)}</p>
      {error && <Notice kind="error">{errorText(t, error)}</Notice>}
      <DialogActions>
        <Button
          kind="danger"
          busy={isPending}
          onClick={() =>
            member &&
            mutate({ params: { id: facilityId }, body: { userId: member.userId, role: member.role } })
          }
        >
          {t('facilityMembers.end')}
        </Button>
        <Button kind="quiet" onClick={onClose}>
          {t('facilityMembers.keep')}
        </Button>
      </DialogActions>
    </Dialog>
  )
}
