import { layerGroup, marker, type Map as LeafletMap, type Marker, type PopupOptions } from 'leaflet'
import type { Facility } from '../../../../shared/facilities/facilities.schemas.ts'
import type { Text } from '../../../platform/i18n/i18n.tsx'
import { placeName } from '../../../platform/i18n/place-name.ts'
import { pinIcon, popupOf } from './map-pin.ts'

export interface Pins {
  byId: ReadonlyMap<string, Marker>
  remove: () => void
}

/** Beside the zoom buttons, even on the narrowest phone. */
const popupRoom: PopupOptions = { maxWidth: 200, minWidth: 140, autoPanPaddingTopLeft: [64, 12] }

/** Adds a pin for each facility, selectable by tap or key and with an accessible name. */
export function layPins(
  map: LeafletMap,
  facilities: readonly Facility[],
  text: Text,
  onChoose: (id: string) => void,
): Pins {
  const icon = pinIcon()
  const pins = facilities.map((facility) => {
    const pin = marker([facility.lat, facility.lng], { icon, riseOnHover: true })
    pin.on('add', () => pin.getElement()?.setAttribute('aria-label', placeName(text, facility)))
    pin.on('click', () => onChoose(facility.id))
    pin.on('keydown', ({ originalEvent }) => {
      if (originalEvent.key !== 'Enter' && originalEvent.key !== ' ') return
      originalEvent.preventDefault()
      onChoose(facility.id)
    })
    pin.bindPopup(() => popupOf(text, facility), popupRoom)
    return [facility.id, pin] as const
  })
  const layer = layerGroup(pins.map(([, pin]) => pin)).addTo(map)
  return { byId: new Map(pins), remove: () => void layer.remove() }
}

/** Marks the selected pin and opens its popup; returns the function that undoes it. */
export function liftPin(pin: Marker): () => void {
  pin.getElement()?.setAttribute('aria-current', 'true')
  pin.setZIndexOffset(1000)
  if (!pin.isPopupOpen()) pin.openPopup()
  return () => {
    pin.getElement()?.removeAttribute('aria-current')
    pin.setZIndexOffset(0)
  }
}
