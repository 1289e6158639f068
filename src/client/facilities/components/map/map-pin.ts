import { divIcon, type DivIcon } from 'leaflet'
import type { Facility } from '../../../../shared/facilities/facilities.schemas.ts'
import type { Text } from '../../../platform/i18n/i18n.tsx'
import { placeName } from '../../../platform/i18n/place-name.ts'
import { kindOf, servicesOf } from '../facility-text.ts'

/** The specification: popups list at most three services, then an ellipsis. */
const maxServices = 3

const drop =
  'M12 1a10 10 0 0 0-10 10c0 5.5 6 12.5 8.8 15.4a1.7 1.7 0 0 0 2.4 0C16 23.500 22 16.500 22 11A10 10 0 0 0 12 1z'

/** Inline SVG: leaflet's own pins are images, which need a network. */
export function pinIcon(): DivIcon {
  return divIcon({
    className: 'map-pin',
    iconSize: [48, 48],
    iconAnchor: [24, 46],
    popupAnchor: [0, 6],
    html: `<svg viewBox="0 0 24 28" aria-hidden="true"><path d="${drop}"/><path class="map-pin-cross" d="M12 6v10M7 11h10"/></svg>`,
  })
}

/** A label on the map. As a text node, not HTML: the names come from imported files. */
export function labelIcon(name: string, className: string): DivIcon {
  const label = document.createElement('span')
  label.textContent = name
  return divIcon({ className, html: label, iconSize: undefined as never, iconAnchor: [0, 10] })
}

export function popupOf(text: Text, facility: Facility): HTMLElement {
  const content = document.createElement('div')
  const name = document.createElement('strong')
  name.textContent = placeName(text, facility)
  content.append(name, kindOf(text, facility))
  const services = servicesOf(text, facility)
  if (services.length > 0) {
    const line = document.createElement('p')
    const rest = services.length > maxServices ? ` ${text.t('facilities.map.more')}` : ''
    line.textContent = services.slice(0, maxServices).join(', ') + rest
    content.append(line)
  }
  return content
}
