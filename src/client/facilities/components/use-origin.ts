import { useState } from 'react'
import type { Point } from '../../../shared/facilities/facilities.distance.ts'
import { readDraft, writeDraft } from '../../platform/session/drafts.ts'
import { town } from '../../platform/clock/town.ts'

/** Where distances are measured from: the town's centre until the user sets a position. */
export type Origin =
  | { kind: 'town'; point: Point }
  | { kind: 'here'; point: Point }
  | { kind: 'village'; point: Point; name: string }
export type LocateProblem = 'denied' | 'unavailable' | 'insecure'

export interface OriginChoice {
  origin: Origin
  isLocating: boolean
  problem: LocateProblem | null
  locate: () => void
  chooseVillage: (village: Point & { name: string }) => void
  forget: () => void
}

/** Stored like a draft: on this device, for this user, deleted at the sign-out. */
const storedAs = 'facilities.place'
const timeoutMs = 15_000

export function useOrigin(): OriginChoice {
  const [origin, setOrigin] = useState<Origin>(readOrigin)
  const [isLocating, setLocating] = useState(false)
  const [problem, setProblem] = useState<LocateProblem | null>(null)

  function change(next: Origin): void {
    setProblem(null)
    setLocating(false)
    setOrigin(next)
  }

  function fail(why: LocateProblem): void {
    setLocating(false)
    setProblem(why)
  }

  function locate(): void {
    // Browsers give the position only over https.
    if (!window.isSecureContext || !('geolocation' in navigator)) return fail('insecure')
    setProblem(null)
    setLocating(true)
    navigator.geolocation.getCurrentPosition(
      ({ coords }) => change({ kind: 'here', point: { lat: coords.latitude, lng: coords.longitude } }),
      ({ code }) => fail(code === GeolocationPositionError.PERMISSION_DENIED ? 'denied' : 'unavailable'),
      { timeout: timeoutMs, maximumAge: 300_000 },
    )
  }

  return {
    origin,
    isLocating,
    problem,
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
  const { name = '', lat, lng } = (readDraft(storedAs)?.values ?? {}) as Record<string, string>
  const point = { lat: Number(lat), lng: Number(lng) }
  const isKept = name !== '' && Number.isFinite(point.lat) && Number.isFinite(point.lng)
  return isKept ? { kind: 'village', name, point } : ofTown()
}
