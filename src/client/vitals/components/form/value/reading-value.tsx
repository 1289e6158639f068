import { lazy, Suspense, useState } from 'react'
import { useMediaQuery } from '../../../../platform/browser/use-media-query.ts'
import { useText } from '../../../../platform/i18n/i18n.tsx'
import { readStored, store } from '../../../../platform/storage/storage.ts'
import { linkClass, TypedValue, type ValueProps } from './typed-value.tsx'

// Lazy: not where there is a keyboard.
const TurnedValue = lazy(async () => {
  const { loadMachine, TurnedValue: Loaded } = await import('./turned-value.tsx')
  await loadMachine()
  return { default: Loaded }
})

/** What was last pressed on this phone. */
const storedKey = 'nabz.readings.way'
const ways = ['typed', 'turned'] as const

/** The value of a reading: by wheels on a phone, by typing where there is a keyboard, or as this phone last did. */
export function ReadingValue(props: ValueProps) {
  const { t } = useText()
  const usual = useMediaQuery('(pointer: coarse)') ? 'turned' : 'typed'
  const stored = readStored(storedKey)
  const [pressed, setPressed] = useState<(typeof ways)[number] | null>(null)
  /** A value that wheels cannot show, such as 38 C, was there before. */
  const [isUnfit, setUnfit] = useState(false)
  const way = pressed ?? (isUnfit ? 'typed' : (ways.find((one) => one === stored) ?? usual))
  const other = way === 'typed' ? 'turned' : 'typed'
  const toggle = (
    <button
      type="button"
      onClick={() => {
        store(storedKey, other)
        setPressed(other)
      }}
      className={linkClass}
    >
      {t(`vitals.wheels.${other}`)}
    </button>
  )
  if (way === 'typed') return <TypedValue {...props} toggle={toggle} />
  return (
    <Suspense fallback={<div className="min-h-40" />}>
      <TurnedValue
        {...props}
        onUnfit={() => (pressed ? props.onValue('') : setUnfit(true))}
        toggle={toggle}
      />
    </Suspense>
  )
}
