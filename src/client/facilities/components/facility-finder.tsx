import { useEffect, useMemo, useState } from 'react'
import type { Facility, Village } from '../../../shared/facilities/facilities.schemas.ts'
import { sortByDistance } from '../../../shared/facilities/facilities.distance.ts'
import { findVillages } from '../../../shared/facilities/facilities.search.ts'
import { useText, type Text } from '../../platform/i18n/i18n.tsx'
import { town } from '../../platform/clock/town.ts'
import { useMediaQuery } from '../../platform/browser/use-media-query.ts'
import { Button } from '../../ui/button.tsx'
import { useVillages } from '../facilities.queries.ts'
import { cardIdOf } from './facility-card.tsx'
import { applyFilter, FacilityFilter, noFilter, type Filter } from './facility-filter.tsx'
import { FacilityList } from './facility-list.tsx'
import { MapPanel } from './map/map-panel.tsx'
import { OriginPicker } from './origin-picker.tsx'
import { useOrigin, type Origin } from './use-origin.ts'

/** The selected facility, and whether it was selected in the map or in the list: the other one scrolls to it. */
interface Chosen {
  id: string
  by: 'map' | 'list'
}

const none: never[] = []
/** A hundred cards at once would be slow on an old phone, and fifteen are a long way to scroll. */
const shownAtOnce = 15
const shownOnPhones = 3
/** Where the map stands beside the list: `lg` of the grid below. */
const twoColumns = '(min-width: 64rem)'
const mapId = 'facility-map'
const listId = 'facility-list'

/** Search, filter, map and list over data fetched once, so that all of it works offline. */
export function FacilityFinder({ facilities }: { facilities: readonly Facility[] }) {
  const text = useText()
  const { t } = text
  const villageList = useVillages()
  const villages = villageList.data ?? none
  const isWithoutVillages = villageList.error !== undefined && villageList.data === undefined
  const choice = useOrigin()
  const { origin } = choice
  const [filter, setFilter] = useState<Filter>(noFilter)
  const [chosen, setChosen] = useState<Chosen | null>(null)
  const isWide = useMediaQuery(twoColumns)
  const pageSize = isWide ? shownAtOnce : shownOnPhones
  const [shownCount, setShownCount] = useState(pageSize)
  // On a phone the list comes first; the map is fetched when it is asked for.
  const [isMapAsked, setMapAsked] = useState(false)
  const hasMap = isWide || isMapAsked
  const { found, shown } = useMemo(() => applyFilter(facilities, filter), [facilities, filter])
  const places = useMemo(() => sortByDistance(shown, origin.point), [shown, origin])

  useEffect(() => {
    if (!chosen) return
    const target = document.getElementById(chosen.by === 'map' ? cardIdOf(chosen.id) : mapId)
    target?.scrollIntoView({ block: 'nearest' })
  }, [chosen])

  function chooseOnMap(id: string): void {
    // The card must be rendered before it can be scrolled to.
    const at = places.findIndex(({ place }) => place.id === id)
    setShownCount((count) => Math.max(count, at + 1))
    setChosen({ id, by: 'map' })
  }

  function change(next: Filter): void {
    setFilter(next)
    setShownCount(pageSize)
  }

  function measureFrom(village: Village): void {
    choice.chooseVillage(village)
    change(noFilter)
    // The pressed button is removed with its message.
    document.getElementById(listId)?.focus({ preventScroll: true })
  }

  return (
    <div className="grid grid-cols-1 items-start gap-5 lg:grid-cols-2">
      <div className="flex flex-col gap-4">
        <FacilityFilter filter={filter} found={found} onChange={change} />
        <OriginPicker
          choice={choice}
          villages={villages}
          onRetry={isWithoutVillages ? () => void villageList.refetch() : undefined}
        />
        {!hasMap && (
          <Button kind="quiet" icon="map" onClick={() => setMapAsked(true)}>
            {t('facilities.map.show')}
          </Button>
        )}
      </div>
      {hasMap && (
        <div
          id={mapId}
          // An empty result must be in view, so on a phone it is above the map.
          className={`lg:sticky lg:top-20 lg:col-start-2 lg:row-span-2 lg:row-start-1 ${places.length === 0 ? 'max-lg:order-last' : ''}`}
        >
          <MapPanel
            facilities={shown}
            villages={villages}
            you={origin.kind === 'town' ? null : origin.point}
            chosen={chosen}
            onChoose={chooseOnMap}
          />
        </div>
      )}
      <section id={listId} tabIndex={-1} aria-labelledby="facility-count" className="flex flex-col gap-3">
        <div>
          <h2 id="facility-count" aria-live="polite" className="text-xl font-semibold">
            {t('facilities.page.count', { count: places.length })}
          </h2>
          <p aria-live="polite" className="text-sm text-soft">
            {t('facilities.page.nearest', { place: placeOf(text, origin) })}
          </p>
        </div>
        <FacilityList
          places={places}
          isAnyKnown={facilities.length > 0}
          chosenId={chosen?.id ?? null}
          shownCount={shownCount}
          onMore={() => setShownCount((count) => count + shownAtOnce)}
          onShowOnMap={hasMap ? (id) => setChosen({ id, by: 'list' }) : undefined}
          onShowAll={() => change(noFilter)}
          village={found.length === 0 ? findVillages(villages, filter.words, 1)[0] : undefined}
          onFrom={measureFrom}
        />
      </section>
    </div>
  )
}

function placeOf({ t, choose }: Text, origin: Origin): string {
  if (origin.kind === 'village') return origin.name
  if (origin.kind === 'here') return t('facilities.page.here')
  return t('facilities.page.centreOf', { town: choose(town().name) })
}
