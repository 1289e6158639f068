/** HL7 v3 ObservationInterpretation. */
type Flag = 'LL' | 'L' | 'N' | 'H' | 'HH' | 'A'

const looks: Record<Flag, readonly [shape: string, look: string]> = {
  LL: ['▼▼', 'text-brick-deep font-bold'],
  L: ['▼', 'text-mustard-ink font-semibold'],
  N: ['○', 'text-soft'],
  H: ['▲', 'text-mustard-ink font-semibold'],
  HH: ['▲▲', 'text-brick-deep font-bold'],
  A: ['◆', 'text-mustard-ink font-semibold'],
}

/** A flag by shape, word and colour. */
export function FlagMark({ flag, label }: { flag: Flag; label: string }) {
  const [shape, look] = looks[flag]
  return (
    <span className={look}>
      <span aria-hidden="true">{shape}</span> {label}
    </span>
  )
}
