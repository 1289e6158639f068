import { useId } from 'react'

/** A band of phulkari diamonds, as Punjab's shawls are embroidered with: the sign of the house, and no information. */
export function Phulkari({ className = '' }: { className?: string }) {
  const id = useId()
  return (
    <svg aria-hidden="true" width="100%" height="12" className={`block ${className}`}>
      <pattern id={id} width="24" height="12" patternUnits="userSpaceOnUse">
        <path d="M0 6l6-6 6 6-6 6z" fill="currentColor" className="text-leaf" />
        <path d="M6 3.5l2.5 2.5-2.5 2.5L3.5 6z" fill="currentColor" className="text-paper" />
        <path d="M18 1.5L22.5 6 18 10.5 13.5 6z" fill="currentColor" className="text-mustard" />
      </pattern>
      <rect width="100%" height="12" fill={`url(#${id})`} />
    </svg>
  )
}
