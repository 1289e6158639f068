import { useEffect, useRef, useState } from 'react'
import { readDevice, ringDevice, silenceDevice } from '../../../shared/devices/devices.contract.ts'
import { ApiError } from '../../platform/api.ts'
import { errorText } from '../../platform/error-text.ts'
import { useText } from '../../platform/i18n.tsx'
import {
  askForPushes,
  findPushAddress,
  pushPermission,
  takePushes,
  type PushAddress,
} from '../../platform/pushes.ts'
import { replaceAnswer, useAnswer, useWrite } from '../../platform/queries.tsx'

type State = 'unable' | 'denied' | 'off' | 'on'

/** Whether this phone rings, as the browser and the server together say it, and how to change that. */
export function useRinging() {
  const { t, language } = useText()
  const { data, isPending } = useAnswer(readDevice)
  const [address, setAddress] = useState<PushAddress | null | undefined>()
  const [isBusy, setBusy] = useState<'asking' | 'telling' | null>(null)
  const [error, setError] = useState<unknown>(null)
  const ring = useWrite(ringDevice)
  const silence = useWrite(silenceDevice)
  const permission = pushPermission()
  const known = data?.device ?? null

  useEffect(() => {
    if (permission !== 'unable') findPushAddress().then(setAddress, () => setAddress(null))
  }, [permission])

  async function tell(showsName: boolean, at: PushAddress): Promise<void> {
    const device = await ring.mutateAsync({ body: { ...at, language, showsName } })
    setAddress(at)
    replaceAnswer(readDevice, (before) => ({ ...before, device }))
  }

  /** One thing at a time, and what went wrong is said. */
  async function attempt(work: () => Promise<void>): Promise<void> {
    setError(null)
    setBusy('telling')
    try {
      await work()
    } catch (trouble) {
      setError(trouble)
    }
    setBusy(null)
  }

  // A browser that has another address by now, or is read in another language, says so by itself.
  const isStale =
    permission === 'granted' &&
    known !== null &&
    address !== undefined &&
    (known.endpoint !== address?.endpoint || known.language !== language)
  const renewed = useRef('')
  useEffect(() => {
    const about = `${address?.endpoint ?? ''} ${language}`
    // Once for each of what it is about; without a network the next visit does it.
    if (!isStale || renewed.current === about) return
    renewed.current = about
    takePushes(data?.publicKey ?? '')
      .then((at) => tell(known.showsName, at))
      .catch(() => undefined)
  })

  async function turnOn(): Promise<void> {
    if (!data) return setError(new Error('Nothing is known of this device yet.'))
    // In the press itself, before anything is waited for: browsers ask for no other.
    const asked = permission === 'open' ? askForPushes() : Promise.resolve(true)
    setError(null)
    setBusy('asking')
    if (!(await asked)) return setBusy(null)
    await attempt(async () => tell(false, await takePushes(data.publicKey)))
  }

  const troubleIn = (trouble: unknown) =>
    trouble instanceof ApiError ? errorText(t, trouble) : t('devices.failed')

  return {
    state: stateOf(permission, known !== null && Boolean(address)),
    showsName: known?.showsName ?? false,
    isBusy: isBusy !== null || isPending,
    isAsking: isBusy === 'asking' && permission === 'open',
    trouble: error === null ? null : troubleIn(error),
    turnOn: () => void turnOn(),
    turnOff: () =>
      void attempt(async () => {
        await silence.mutateAsync({})
        replaceAnswer(readDevice, (before) => ({ ...before, device: null }))
      }),
    show: (showsName: boolean) => void attempt(async () => (address ? tell(showsName, address) : undefined)),
  }
}

function stateOf(permission: ReturnType<typeof pushPermission>, isRinging: boolean): State {
  if (permission === 'unable' || permission === 'denied') return permission
  return isRinging && permission === 'granted' ? 'on' : 'off'
}
