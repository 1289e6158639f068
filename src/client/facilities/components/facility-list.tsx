import type { Facility, Village } from '../../../shared/facilities/facilities.schemas.ts'
import { useText } from '../../platform/i18n/i18n.tsx'
import { Button } from '../../ui/button.tsx'
import { EmptyState } from '../../ui/empty-state.tsx'
import { FacilityCard } from './facility-card.tsx'
import { useMoment } from './use-moment.ts'

interface Props {
  places: readonly { place: Facility; km: number }[]
  isAnyKnown: boolean
  chosenId: string | null
  shownCount: number
  onMore: () => void
  /** Absent while there is no map. */
  onShowOnMap: ((id: string) => void) | undefined
  onShowAll: () => void
  /** A search without results may be a village: offer to measure distances from there. */
  village: Village | undefined
  onFrom: (village: Village) => void
}

export function FacilityList(props: Props) {
  const { onShowOnMap } = props
  const { t } = useText()
  const moment = useMoment()
  const { places, shownCount } = props
  if (places.length === 0) return <NothingFound {...props} />
  return (
    <div className="flex flex-col gap-3 sm:gap-4">
      <ul className="flex flex-col gap-3 sm:gap-4">
        {places.slice(0, shownCount).map(({ place, km }) => (
          <li key={place.id}>
            <FacilityCard
              facility={place}
              km={km}
              moment={moment}
              isChosen={place.id === props.chosenId}
              onMap={onShowOnMap && (() => onShowOnMap(place.id))}
            />
          </li>
        ))}
      </ul>
      {shownCount < places.length && (
        <Button kind="quiet" wide onClick={props.onMore}>
          {t('facilities.page.more')}
        </Button>
      )}
    </div>
  )
}

function NothingFound({ isAnyKnown, onShowAll, village, onFrom }: Props) {
  const { t } = useText()
  if (!isAnyKnown) {
    return (
      <EmptyState
        icon="hospital"
        title={t('facilities.page.emptyTitle')}
        lead={t('facilities.page.emptyLead')}
      />
    )
  }
  const actions = (
    <div className="flex flex-col gap-2 sm:flex-row">
      {village && (
        <Button icon="map-pin" onClick={() => onFrom(village)}>
          {t('facilities.page.nearestTo', { village: village.name })}
        </Button>
      )}
      <Button kind="quiet" onClick={onShowAll}>
        {t('facilities.page.showAll')}
      </Button>
    </div>
  )
  return (
    <EmptyState
      icon="search"
      title={t('facilities.page.nothingTitle')}
      lead={
        village
          ? t('facilities.page.noneInVillage', { village: village.name })
          : t('facilities.page.nothingLead')
      }
      action={actions}
    />
  )
}
