const [width, height, edge] = [64, 20, 3]

/** From left to right in time; what it shows stands beside it in numbers. */
export function Trend({ values }: { values: readonly number[] }) {
  const [least, most] = [Math.min(...values), Math.max(...values)]
  const points = values.map((value, nth) => {
    const x = edge + (nth * (width - 2 * edge)) / Math.max(values.length - 1, 1)
    const share = most === least ? 0.5 : (value - least) / (most - least)
    return [x, height - edge - share * (height - 2 * edge)] as const
  })
  const last = points.at(-1)
  return (
    <svg
      viewBox={`0 0 ${width} ${height}`}
      width={width}
      height={height}
      aria-hidden="true"
      className="text-ink"
    >
      <polyline
        points={points.map((point) => point.join(',')).join(' ')}
        fill="none"
        stroke="currentColor"
        strokeWidth="2"
      />
      {last && <circle cx={last[0]} cy={last[1]} r="3" fill="currentColor" />}
    </svg>
  )
}
