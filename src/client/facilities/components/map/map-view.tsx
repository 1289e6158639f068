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
  /** Where the person is, if they said. */
  you: Point | null
  /** Another object for every choosing, so that a closed popup opens again. */
  chosen: { id: string } | null
  onChoose: (id: string) => void
  /** Empty: no tiles. Undefined: not known yet. */
  tileUrl: string | undefined
  /** Told once it is drawn: what is said of the map must be there to be seen. */
  onGround: (drawn: Drawn) => void
}

/** Before the first draw: without its styles the map would fall apart over the page. */
export function loadMapStyles(): Promise<void> {
  return loadStyles(styles)
}

/** As many of the nearest must be in sight as a person wants to compare. */
const nearestInSight = 3

/** Leaflet by hand: an effect for each thing that may change, so that none redraws the others. */
export function MapView(props: MapViewProps) {
  const { facilities, villages, you, chosen, onChoose, tileUrl, onGround } = props
  // The messages of the moment it opened: another language opens another map, a bundle that comes later does not.
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

  // Until the first streets come, and wherever they do not.
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
  // Another place of the person always moves the map; another search only when it would show too little.
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
    // What is owed to whom stands under the map, where it can be read.
    attributionControl: false,
    zoomControl: false,
    // A wheel on its way down the page must not be caught by the map.
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

/** This point with the nearest facilities around it, no closer than the town is usually shown. */
function frame(map: LeafletMap, from: Point, facilities: readonly Facility[]): void {
  const nearest = sortByDistance(facilities, from).slice(0, nearestInSight)
  const bounds = latLngBounds([from, ...nearest.map(({ place }) => place)].map(({ lat, lng }) => [lat, lng]))
  map.fitBounds(bounds, { padding: [32, 48], maxZoom: town().zoom, animate: false })
}
