/** Somebody with a hand on the heart, and somebody with a stethoscope. */
const paths = {
  patient: {
    leaf: 'M24 6a8 8 0 1 0 0 16 8 8 0 0 0 0-16M8 43c0-10 7-16 16-16s16 6 16 16',
    mustard: 'M24 42c-4-3-6-5-6-7.5a3 3 0 0 1 6-1 3 3 0 0 1 6 1c0 2.5-2 4.5-6 7.5',
  },
  doctor: {
    leaf: 'M24 6a8 8 0 1 0 0 16 8 8 0 0 0 0-16M8 43c0-10 7-16 16-16s16 6 16 16',
    mustard: 'M18 28v3a6 6 0 0 0 12 0v-3m-6 9v1.5m0 0a2 2 0 1 0 0 4.5 2 2 0 0 0 0-4.5',
  },
} as const

export function RolePicture({ role }: { role: keyof typeof paths }) {
  const { leaf, mustard } = paths[role]
  return (
    <svg
      viewBox="0 0 48 48"
      fill="none"
      strokeWidth="2.5"
      strokeLinecap="round"
      strokeLinejoin="round"
      aria-hidden="true"
      className="role-picture"
    >
      <path d={leaf} stroke="var(--leaf)" />
      <path d={mustard} stroke="var(--mustard)" />
    </svg>
  )
}
