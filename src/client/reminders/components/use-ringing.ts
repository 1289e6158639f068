import { useEffect, useRef, useState } from 'react'
import {
  readPushSubscription,
  subscribePush,
  unsubscribePush,
} from '../../../shared/devices/devices.endpoints.ts'
import { ApiError } from '../../platform/api/api.ts'
import { errorText } from '../../platform/api/error-text.ts'
import { useText } from '../../platform/i18n/i18n.tsx'
import {
  askForPushes,
  findPushAddress,
  isInstalled,
  pushPermission,
  rememberedRings,
  rememberRings,
  takePushes,
  whyUnable,
  type PushAddress,
} from '../../platform/push/push-subscription.ts'
import { replaceAnswer, useAnswer, useWrite } from '../../platform/queries/queries.tsx'

type State = 'on' | 'off' | 'denied' | 'unknown' | ReturnType<typeof whyUnable>

/** The state of push notifications, from browser and server, and the actions to change it. */
export function useRinging() {
  const { t, language } = useText()
  const { data, error: unread, isPending } = useAnswer(readPushSubscription)
  const [isBusy, setBusy] = useState<'asking' | 'telling' | null>(null)
  const [error, setError] = useState<unknown>(null)
  const [isRefused, setRefused] = useState(false)
  const ring = useWrite(subscribePush)
  const silence = useWrite(unsubscribePush)
  const permission = pushPermission()
  const known = data?.device ?? null

  const isKnown = known !== null
  const [address, setAddress] = usePushAddress(permission, isKnown)
  const state = stateOf(permission, isKnown && Boolean(address), data === undefined && unread !== undefined)

  const showsName = known?.showsName ?? false
  useEffect(() => {
    if (state === 'on') rememberRings({ showsName })
  }, [state, showsName])

  async function tell(names: boolean, at: PushAddress): Promise<void> {
    const device = await ring.mutateAsync({ body: { ...at, language, showsName: names } })
    setAddress(at)
    replaceAnswer(readPushSubscription, (before) => ({ ...before, device }))
  }

  /** Runs one action at a time and shows its error. */
  async function attempt(work: () => Promise<void>): Promise<void> {
    setError(null)
    setBusy('telling')
    try {
      await work()
    } catch (problem) {
      setError(problem)
    }
    setBusy(null)
  }

  // A changed subscription or language is sent to the server automatically.
  const isStale =
    permission === 'granted' &&
    known !== null &&
    address !== undefined &&
    (known.endpoint !== address?.endpoint || known.language !== language)
  useRenewal(isStale, `${address?.endpoint ?? ''} ${language}`, async () =>
    tell(showsName, await takePushes(data?.publicKey ?? '')),
  )

  async function turnOn(): Promise<void> {
    if (!data) return setError(new Error('Nothing is known of this device yet.'))
    // Within the click, before any await: browsers show a permission prompt only then.
    const asked = permission === 'open' ? askForPushes() : Promise.resolve(true)
    setError(null)
    setRefused(false)
    setBusy('asking')
    const isAllowed = await asked.catch(() => false)
    setRefused(!isAllowed)
    if (!isAllowed) return setBusy(null)
    await attempt(async () => tell(false, await takePushes(data.publicKey)))
  }

  const problemIn = (problem: unknown) =>
    problem instanceof ApiError ? errorText(t, problem) : t('devices.failed')

  // What this phone remembers is turned on again in the background: ring-again.ts.
  const isPaused = state === 'off' && !isPending && rememberedRings() !== null

  return {
    state,
    /** Not only for as long as browser and server have not been asked. */
    isSure: data !== undefined && (!isKnown || address !== undefined) && !isPaused,
    showsName,
    /** It was on here, but in a session that has ended. */
    isPaused,
    isInstalled: isInstalled(),
    /** The prompt was dismissed: pressing again asks again. */
    isRefused: isRefused && permission === 'open',
    isBusy: isBusy !== null || isPending,
    isAsking: isBusy === 'asking' && permission === 'open',
    problem: error === null ? null : problemIn(error),
    turnOn: () => void turnOn(),
    turnOff: () =>
      void attempt(async () => {
        await silence.mutateAsync({})
        rememberRings(null)
        replaceAnswer(readPushSubscription, (before) => ({ ...before, device: null }))
      }),
    show: (names: boolean) => void attempt(async () => (address ? tell(names, address) : undefined)),
  }
}

/** The browser's push subscription; undefined until known. */
function usePushAddress(permission: ReturnType<typeof pushPermission>, isKnown: boolean) {
  const [found, setFound] = useState<{ isKnown: boolean; address: PushAddress | null }>()
  // Also after ring-again.ts has renewed it in the background.
  useEffect(() => {
    if (permission === 'unable') return
    findPushAddress()
      .catch(() => null)
      .then((address) => setFound({ isKnown, address }))
      .catch(() => undefined)
  }, [permission, isKnown])
  // A subscription found before the server knew of it is out of date.
  const address = found?.isKnown === isKnown ? found.address : undefined
  return [address, (taken: PushAddress) => setFound({ isKnown: true, address: taken })] as const
}

/** Once for each `about`; without a network the next visit does it. */
function useRenewal(isStale: boolean, about: string, renew: () => Promise<void>): void {
  const renewed = useRef('')
  useEffect(() => {
    if (!isStale || renewed.current === about) return
    renewed.current = about
    renew().catch(() => undefined)
  })
}

function stateOf(
  permission: ReturnType<typeof pushPermission>,
  isRinging: boolean,
  isUnknown: boolean,
): State {
  if (permission === 'unable') return whyUnable()
  if (permission === 'denied') return permission
  if (isUnknown) return 'unknown'
  return isRinging && permission === 'granted' ? 'on' : 'off'
}
