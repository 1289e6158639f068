import { useState } from 'react'
import type { Point } from '../../../shared/facilities/facilities.distance.ts'
import { readDraft, writeDraft } from '../../platform/drafts.ts'
import { town } from '../../platform/town.ts'

/** From where distances are told: the town's centre until the person says where they are. */
export type Origin =
  | { kind: 'town'; point: Point }
  | { kind: 'here'; point: Point }
  | { kind: 'village'; point: Point; name: string }
export type LocateTrouble = 'denied' | 'unavailable' | 'insecure'

export interface OriginChoice {
  origin: Origin
  isLocating: boolean
  trouble: LocateTrouble | null
  locate: () => void
  chooseVillage: (village: Point & { name: string }) => void
  forget: () => void
}

/** Kept as drafts are: on this device, for this person, gone when they log out of a shared phone. */
const storedAs = 'facilities.place'
const patienceMs = 15_000

export function useOrigin(): OriginChoice {
  const [origin, setOrigin] = useState<Origin>(readOrigin)
  const [isLocating, setLocating] = useState(false)
  const [trouble, setTrouble] = useState<LocateTrouble | null>(null)

  function change(next: Origin): void {
    setTrouble(null)
    setLocating(false)
    setOrigin(next)
  }

  function fail(why: LocateTrouble): void {
    setLocating(false)
    setTrouble(why)
  }

  function locate(): void {
    // Browsers share the place only where nobody on the way can read along.
    if (!window.isSecureContext || !('geolocation' in navigator)) return fail('insecure')
    setTrouble(null)
    setLocating(true)
    navigator.geolocation.getCurrentPosition(
      ({ coords }) => change({ kind: 'here', point: { lat: coords.latitude, lng: coords.longitude } }),
      ({ code }) => fail(code === GeolocationPositionError.PERMISSION_DENIED ? 'denied' : 'unavailable'),
      { timeout: patienceMs, maximumAge: 300_000 },
    )
  }

  return {
    origin,
    isLocating,
    trouble,
    locate,
    chooseVillage: ({ name, lat, lng }) => {
      writeDraft(storedAs, { values: { name, lat: String(lat), lng: String(lng) } })
      change({ kind: 'village', name, point: { lat, lng } })
    },
    forget: () => {
      writeDraft(storedAs, null)
      change(ofTown())
    },
  }
}

function ofTown(): Origin {
  return { kind: 'town', point: town().centre }
}

function readOrigin(): Origin {
  const { name = '', lat, lng } = readDraft(storedAs)?.values ?? {}
  const point = { lat: Number(lat), lng: Number(lng) }
  const isKept = name !== '' && Number.isFinite(point.lat) && Number.isFinite(point.lng)
  return isKept ? { kind: 'village', name, point } : ofTown()
}
