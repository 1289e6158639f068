import type { Facility } from '../../../shared/facilities/facilities.contract.ts'
import { useText } from '../../platform/i18n.tsx'
import { Button } from '../../ui/button.tsx'
import { EmptyState } from '../../ui/empty-state.tsx'
import { FacilityCard } from './facility-card.tsx'
import { useMoment } from './use-moment.ts'

/** A hundred cards at once are heavy for an old phone, and nobody reads the hundredth. */
export const shownAtFirst = 15

interface Props {
  places: readonly { place: Facility; km: number }[]
  isAnyKnown: boolean
  chosenId: string | null
  shownCount: number
  onMore: () => void
  onShowOnMap: (id: string) => void
  onShowAll: () => void
}

export function FacilityList(props: Props) {
  const { t } = useText()
  const moment = useMoment()
  const { places, shownCount } = props
  if (places.length === 0) return <NothingFound {...props} />
  return (
    <div className="flex flex-col gap-4">
      <ul className="flex flex-col gap-4">
        {places.slice(0, shownCount).map(({ place, km }) => (
          <li key={place.id}>
            <FacilityCard
              facility={place}
              km={km}
              moment={moment}
              isChosen={place.id === props.chosenId}
              onMap={() => props.onShowOnMap(place.id)}
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

function NothingFound({ isAnyKnown, onShowAll }: Pick<Props, 'isAnyKnown' | 'onShowAll'>) {
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
  const showAll = (
    <Button kind="quiet" onClick={onShowAll}>
      {t('facilities.page.showAll')}
    </Button>
  )
  return (
    <EmptyState
      icon="search"
      title={t('facilities.page.nothingTitle')}
      lead={t('facilities.page.nothingLead')}
      action={showAll}
    />
  )
}
