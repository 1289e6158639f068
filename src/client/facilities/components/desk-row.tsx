import { hideFacility, showFacility } from '../../../shared/facilities/facilities.endpoints.ts'
import type { ListedFacility } from '../../../shared/facilities/facilities.schemas.ts'
import { errorText } from '../../platform/api/error-text.ts'
import { useText } from '../../platform/i18n/i18n.tsx'
import { placeName } from '../../platform/i18n/place-name.ts'
import { Button } from '../../ui/button.tsx'
import { Card } from '../../ui/card.tsx'
import { Notice } from '../../ui/notice.tsx'
import { showToast } from '../../ui/overlays/toast.tsx'
import { useVisibility } from '../facilities.queries.ts'
import { kindOf } from './facility-text.ts'

interface Props {
  facility: ListedFacility
  onEdit: () => void
  onMembers: () => void
}

/** A facility in the coordinator's list: facts, warnings, and what can be done with it. */
export function AdminRow({ facility, onEdit, onMembers }: Props) {
  const text = useText()
  const { t } = text
  const name = placeName(text, facility)
  const hide = useVisibility(hideFacility, () => showToast(t('facilities.desk.wasHidden', { name })))
  const show = useVisibility(showFacility, () => showToast(t('facilities.desk.wasShown', { name })))
  const failure = hide.error ?? show.error
  const asked = { params: { id: facility.id } }
  const marks = [
    facility.isHidden && t('facilities.desk.hidden'),
    facility.isSample && t('facilities.card.sample'),
    facility.isPlaceDoubtful && t('facilities.desk.doubtful'),
  ].filter((mark) => mark !== false)
  return (
    <Card className="flex flex-col gap-3">
      <div>
        <h3 className="text-lg font-semibold">{name}</h3>
        <p className="text-sm text-soft">
          {[kindOf(text, facility), facility.address || facility.place].filter(Boolean).join(' · ')}
        </p>
        {marks.length > 0 && <p className="font-semibold text-mustard-ink">{marks.join(' · ')}</p>}
      </div>
      {failure && <Notice kind="error">{errorText(t, failure)}</Notice>}
      <div className="mt-auto flex flex-col gap-2 sm:flex-row sm:flex-wrap">
        <Button
          kind="quiet"
          icon="pencil"
          data-home="row"
          aria-label={t('facilities.desk.editName', { name })}
          onClick={onEdit}
        >
          {t('facilities.desk.edit')}
        </Button>
        {!facility.isHidden && (
          <Button
            kind="quiet"
            icon="users"
            aria-label={t('facilityMembers.openName', { name })}
            onClick={onMembers}
          >
            {t('facilityMembers.open')}
          </Button>
        )}
        {facility.isHidden ? (
          <Button
            kind="quiet"
            icon="eye"
            busy={show.isPending}
            aria-label={t('facilities.desk.showName', { name })}
            onClick={() => show.mutate(asked)}
          >
            {t('facilities.desk.show')}
          </Button>
        ) : (
          <Button
            kind="quiet"
            icon="eye-off"
            busy={hide.isPending}
            aria-label={t('facilities.desk.hideName', { name })}
            onClick={() => hide.mutate(asked)}
          >
            {t('facilities.desk.hide')}
          </Button>
        )}
      </div>
    </Card>
  )
}
