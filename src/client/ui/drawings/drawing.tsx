/** A line drawing on a ground of 24 × 24, with one accent. Decorative: its word stands beside it. */
export function Drawing({ lines, accent, className }: { lines: string; accent: string; className: string }) {
  return (
    <svg
      viewBox="0 0 24 24"
      aria-hidden="true"
      className={`fill-none ${className}`}
      strokeWidth="1.6"
      strokeLinecap="round"
      strokeLinejoin="round"
    >
      <path d={lines} className="stroke-leaf" />
      <path d={accent} className="stroke-mustard" />
    </svg>
  )
}
