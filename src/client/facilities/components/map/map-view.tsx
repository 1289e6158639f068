import { circleMarker, control, latLngBounds, map as createMap, type Map as LeafletMap } from 'leaflet'
import { useEffect, useRef, useState } from 'react'
import type { Facility, Village } from '../../../../shared/facilities/facilities.schemas.ts'
import { sortByDistance, type Point } from '../../../../shared/facilities/facilities.distance.ts'
import { useText, type Text } from '../../../platform/i18n/i18n.tsx'
import { loadStyles } from '../../../platform/browser/load-styles.ts'
import { town } from '../../../platform/clock/town.ts'
import styles from './map.css?url'
import { layTiles, layVillages, type Drawn, type Ground } from './map-ground.ts'
import { layPins, liftPin, type Pins } from './map-pins.ts'

export interface MapViewProps {
  facilities: readonly Facility[]
  villages: readonly Village[]
  /** The user's position, if given. */
  you: Point | null
  /** A new object for each selection, so that a closed popup opens again. */
  chosen: { id: string } | null
  onChoose: (id: string) => void
  /** Empty: no tiles. Undefined: not loaded yet. */
  tileUrl: string | undefined
  /** Called once it is rendered, so that the text about the map is true. */
  onGround: (drawn: Drawn) => void
}

/** Before the first render: without its styles the map breaks the layout. */
export function loadMapStyles(): Promise<void> {
  return loadStyles(styles)
}

/** At least this many of the nearest facilities must be in view. */
const nearestInSight = 3

/** Leaflet without a wrapper: an effect for each input, so that none re-renders the others. */
export function MapView(props: MapViewProps) {
  const { facilities, villages, you, chosen, onChoose, tileUrl, onGround } = props
  // The messages at mount: another language remounts the map, a bundle loaded later does not.
  const now = useText()
  const [text] = useState(now)
  const box = useRef<HTMLElement>(null)
  const [map, setMap] = useState<LeafletMap | null>(null)
  const [pins, setPins] = useState<Pins | null>(null)
  const [tiled, setTiled] = useState<Ground | null>(null)
  const ground = tileUrl === '' ? 'plain' : tiled
  const choose = useRef(onChoose)
  useEffect(() => {
    choose.current = onChoose
  })

  useEffect(() => {
    if (!box.current) return
    const made = openMap(box.current, text)
    setMap(made)
    return () => {
      setMap(null)
      made.remove()
    }
  }, [text])

  useEffect(() => {
    if (!map || !tileUrl) return
    const tiles = layTiles(map, tileUrl, setTiled)
    return () => void tiles.remove()
  }, [map, tileUrl])

  // Until the first tile loads, and when none does.
  useEffect(() => {
    if (!map || ground === 'streets') return
    const { name, centre } = town()
    const layer = layVillages(map, { name: text.choose(name), ...centre }, villages).addTo(map)
    return () => void layer.remove()
  }, [map, ground, villages, text])
  useEffect(() => {
    if (!map || !ground) return
    if (ground === 'streets') onGround('streets')
    else onGround(villages.length > 0 ? 'villages' : 'bare')
  }, [map, ground, villages, onGround])

  useEffect(() => {
    if (!map) return
    const laid = layPins(map, facilities, text, (id) => choose.current(id))
    setPins(laid)
    return laid.remove
  }, [map, facilities, text])

  useEffect(() => {
    if (!map || !you) return
    const point = circleMarker([you.lat, you.lng], { radius: 9, className: 'map-you', interactive: false })
    point.addTo(map)
    return () => void point.remove()
  }, [map, you])
  // A new position always moves the map; a new search only when too few results would be in view.
  const framedFor = useRef(you)
  useEffect(() => {
    if (!map) return
    const isElsewhere = framedFor.current !== you
    framedFor.current = you
    if (isElsewhere || isSparse(map, facilities)) frame(map, you ?? town().centre, facilities)
  }, [map, you, facilities])

  useEffect(() => {
    const pin = chosen ? pins?.byId.get(chosen.id) : undefined
    return pin && liftPin(pin)
  }, [pins, chosen])

  return (
    <section
      ref={box}
      data-pans
      aria-label={text.t('facilities.map.label')}
      className="isolate h-full w-full"
    />
  )
}

function openMap(box: HTMLElement, { t }: Text): LeafletMap {
  const { centre, zoom } = town()
  const isCalm = matchMedia('(prefers-reduced-motion: reduce)').matches
  const map = createMap(box, {
    center: centre,
    zoom,
    // The attribution is below the map, where it can be read.
    attributionControl: false,
    zoomControl: false,
    // The map must not catch the wheel while the page scrolls.
    scrollWheelZoom: false,
    ...(isCalm && { zoomAnimation: false, fadeAnimation: false, markerZoomAnimation: false }),
  })
  const [zoomInTitle, zoomOutTitle] = [t('facilities.map.zoomIn'), t('facilities.map.zoomOut')]
  map.addControl(control.zoom({ zoomInTitle, zoomOutTitle, position: 'bottomleft' }))
  map.on('popupopen', ({ popup }) => {
    const close = popup.getElement()?.querySelector('.leaflet-popup-close-button')
    close?.setAttribute('aria-label', t('facilities.map.close'))
  })
  return map
}

function isSparse(map: LeafletMap, facilities: readonly Facility[]): boolean {
  const inSight = facilities.filter(({ lat, lng }) => map.getBounds().contains([lat, lng]))
  return inSight.length < Math.min(nearestInSight, facilities.length)
}

/** Fits the map to this point and the nearest facilities, at most at the default zoom. */
function frame(map: LeafletMap, from: Point, facilities: readonly Facility[]): void {
  const nearest = sortByDistance(facilities, from).slice(0, nearestInSight)
  const bounds = latLngBounds([from, ...nearest.map(({ place }) => place)].map(({ lat, lng }) => [lat, lng]))
  map.fitBounds(bounds, { padding: [32, 48], maxZoom: town().zoom, animate: false })
}
