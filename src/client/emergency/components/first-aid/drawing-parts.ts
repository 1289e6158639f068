/** The parts that pictures share, as path data on a ground of 64 × 48. */

/** Circle: a head, a clock, a tablet. */
export const circle = (x: number, y: number, r: number) =>
  `M${x - r} ${y}a${r} ${r} 0 1 0 ${2 * r} 0a${r} ${r} 0 1 0-${2 * r} 0`

const head = (x: number, y: number) => circle(x, y, 4.5)

export const ground = 'M4 45h56'

/** Somebody flat on the back, head on the left. */
export const lying = `${head(10, 38)}M15 40H36L58 42M20 40l6 4${ground}`

/** Somebody on the side, the upper knee bent. */
export const onSide = `${head(10, 35)}M15 38H37L48 30L52 42M37 39L59 44M20 38L12 44M21 38L18 45${ground}`

/** Somebody on the knees at the chest of the one who lies, arms straight. */
export const pressing = `${head(34, 8)}M34 13L26 37M34 13L47 27L41 44H55`

/** Somebody on the knees, the head over the head of the one who lies. */
export const bending = `${head(20, 24)}M24 27L44 24L40 44H53M27 27L17 37`

export const upright = (x: number) =>
  `${head(x, 10)}M${x} 15V30M${x - 5} 44L${x} 30L${x + 5} 44M${x - 7} 26L${x} 18L${x + 7} 26`

/** An arrow: its end, and how far it comes from. */
export const arrowDown = (x: number, y: number, from = 12) => `M${x} ${y - from}V${y}m-4-4 4 4 4-4`
export const arrowUp = (x: number, y: number, from = 12) => `M${x} ${y + from}V${y}m-4 4 4-4 4 4`
export const arrowRight = (x: number, y: number, from = 12) => `M${x - from} ${y}H${x}m-4-4 4 4-4 4`
export const arrowLeft = (x: number, y: number, from = 12) => `M${x + from} ${y}H${x}m4-4-4 4 4 4`

export const drop = (x: number, y: number) => `M${x} ${y}q-8 9 0 10q8-1 0-10z`
export const flame = 'M16 44c-9 0-12-9-7-15 1 3 3 3 4 2 0-6 1-11 6-15 0 7 9 11 9 19 0 5-4 9-12 9z'
export const bolt = (x: number, y: number) => `M${x + 5} ${y}l-6 10h7l-5 10`
export const waves = (y: number) => `M4 ${y}q5-5 9 0t9 0 9 0 9 0 9 0 9 0`

/** A face from the front with its mouth open. */
export const face = `${circle(22, 24, 15)}M16 20v1M28 20v1${circle(22, 32, 3)}`
export const eye = 'M6 24q26-26 52 0q-26 26-52 0z'
/** A forearm and hand, from the left. */
export const arm = 'M3 20H40q11-3 16 2q6 5-1 10q-5 3-15 0H3'
/** A baby face down along a forearm that comes from the right, the head lower. */
export const onForearm = `${circle(13, 32, 5)}M18 29L42 17q8-2 8 5L20 36M46 17L56 14M62 24L50 29M62 36L30 47M20 36q-14 6-8 8l8 2`
export const baby = (x: number, y: number) => `${circle(x, y, 4)}M${x + 4} ${y - 1}q10-3 13 2q-2 6-14 3`
export const building = 'M14 45V16H50V45M28 45V35h8V45M8 45H56'
export const tap = 'M5 10H24q8 0 8 9h-8q0-2-2-2H5M16 10V5M11 4h10'
export const glass = (x: number, y: number) => `M${x} ${y}h14l-2 20h-10z`
/** Crosses out what stands there. */
export const cross = (x: number, y: number, r = 12) =>
  `M${x - r} ${y - r}l${2 * r} ${2 * r}m0-${2 * r}-${2 * r} ${2 * r}`
