import {
  circleMarker,
  layerGroup,
  marker,
  tileLayer,
  type LayerGroup,
  type Map,
  type TileLayer,
} from 'leaflet'
import type { Point } from '../../../../shared/facilities/facilities.distance.ts'
import { labelIcon } from './map-pin.ts'

interface Named extends Point {
  name: string
}

/** The background: street tiles, or villages when there are no tiles. */
export type Ground = 'streets' | 'plain'
/** What is shown: a plain map has villages only once their list has loaded. */
export type Drawn = 'streets' | 'villages' | 'bare'

const labelsFromZoom = 11
const maxLabels = 40
/** Labels closer than this would overlap; in pixels. */
const labelWidth = 110
const labelHeight = 20

/** Adds the tile layer and reports whether tiles load. Single failures do not matter. */
export function layTiles(map: Map, tileUrl: string, changed: (ground: Ground) => void): TileLayer {
  let failures = 0
  return tileLayer(tileUrl, {
    maxZoom: 19,
    // OpenStreetMap's tile servers reject requests without a referrer, which our policy would omit. The origin is
    // enough; the path stays private.
    referrerPolicy: 'origin',
  })
    .on('tileload', () => {
      failures = 0
      changed('streets')
    })
    .on('tileerror', () => {
      failures += 1
      if (failures > 1) changed('plain')
    })
    .addTo(map)
}

/** The plain map: the town's name, villages as dots, and their names where there is room. */
export function layVillages(map: Map, town: Named, villages: readonly Named[]): LayerGroup {
  const labels = layerGroup()
  const dots = villages.map(({ lat, lng }) =>
    circleMarker([lat, lng], { radius: 4, stroke: false, interactive: false, className: 'map-village' }),
  )
  const ground = layerGroup([...dots, labels])
  const write = () => {
    labels.clearLayers()
    addLabel(labels, town, 'map-label map-town')
    for (const village of listReadable(map, town, villages)) addLabel(labels, village, 'map-label')
  }
  ground.on('add', () => {
    write()
    map.on('moveend', write)
  })
  ground.on('remove', () => map.off('moveend', write))
  return ground
}

function addLabel(labels: LayerGroup, { name, lat, lng }: Named, className: string): void {
  labels.addLayer(
    marker([lat, lng], { icon: labelIcon(name, className), interactive: false, keyboard: false }),
  )
}

/** The villages in view whose labels do not overlap. */
function listReadable(map: Map, town: Named, villages: readonly Named[]): Named[] {
  if (map.getZoom() < labelsFromZoom) return []
  const taken = [map.latLngToContainerPoint([town.lat, town.lng])]
  const readable: Named[] = []
  const inSight = map.getBounds()
  for (const village of villages) {
    if (readable.length >= maxLabels || !inSight.contains([village.lat, village.lng])) continue
    const at = map.latLngToContainerPoint([village.lat, village.lng])
    if (taken.some(({ x, y }) => Math.abs(x - at.x) < labelWidth && Math.abs(y - at.y) < labelHeight))
      continue
    taken.push(at)
    readable.push(village)
  }
  return readable
}
