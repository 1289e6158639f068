const bowl = 'h18a9 9 0 0 1-18 0zm6 10h6'
const tablet = 'a4 4 0 1 0 8 0a4 4 0 1 0-8 0h8'
const arrow = 'h5m-2-2 2 2-2 2'

/** Path data on a ground of 40 × 24: the bowl or the ground in leaf green, the tablet or the sun in mustard. */
const pictures = {
  before: { ink: `M21 11${bowl}M12 13${arrow}`, accent: `M1 13${tablet}` },
  with: { ink: `M11 11${bowl}`, accent: `M16 6${tablet}` },
  after: { ink: `M1 11${bowl}M22 13${arrow}`, accent: `M31 13${tablet}` },
  any: { ink: '', accent: `M16 12${tablet}` },
  morning: { ink: 'M5 20H35', accent: 'M13 20a7 7 0 0 1 14 0M20 9V5M10 13l-3-3M30 13l3-3' },
  noon: {
    ink: '',
    accent:
      'M15 12a5 5 0 1 0 10 0a5 5 0 1 0-10 0M20 1v3M20 20v3M9 12h3M28 12h3M12 4l2 2M28 4l-2 2M12 20l2-2M28 20l-2-2',
  },
  evening: { ink: 'M5 18H35M11 22H29', accent: 'M13 18a7 7 0 0 1 14 0M20 1v6m-3-3 3 3 3-3' },
  night: { ink: 'M22 3a9 9 0 1 0 9 12a8 8 0 0 1-9-12z', accent: 'M9 5v4M7 7h4M33 5v4M31 7h4' },
}

/** A part of the day or when food is eaten: a line drawing beside its word, which says the same: hidden from screen readers. */
export function DosePicture({
  of,
  className = 'h-8 w-13',
}: {
  of: keyof typeof pictures
  className?: string
}) {
  const { ink, accent } = pictures[of]
  return (
    <svg
      viewBox="0 0 40 24"
      fill="none"
      stroke="currentColor"
      strokeWidth="2"
      strokeLinecap="round"
      strokeLinejoin="round"
      aria-hidden="true"
      className={`shrink-0 text-leaf ${className}`}
    >
      <path d={ink} />
      <path d={accent} className="text-mustard" stroke="currentColor" />
    </svg>
  )
}
