import { town } from '../../../platform/clock/town.ts'
import { pictures, type Drawing, type PictureName } from './pictures.ts'

/** A line drawing beside its words, which say the same: hidden from screen readers. */
export function Picture({ of, className = '' }: { of: PictureName; className?: string }) {
  const { ink, accent, no, hasNumber }: Drawing = pictures[of]
  return (
    <svg
      viewBox="0 0 64 48"
      fill="none"
      stroke="currentColor"
      strokeWidth="2"
      strokeLinecap="round"
      strokeLinejoin="round"
      aria-hidden="true"
      className={`text-leaf ${className}`}
    >
      <path d={ink} />
      {accent && <path d={accent} className="text-mustard" stroke="currentColor" />}
      {no && <path d={no} className="text-brick-deep" stroke="currentColor" strokeWidth="3" />}
      {hasNumber && (
        <text
          x="31"
          y="27"
          fontSize="12"
          fontWeight="700"
          textAnchor="middle"
          fill="currentColor"
          stroke="none"
        >
          {town().emergency.ambulance.number}
        </text>
      )}
    </svg>
  )
}
