import {
  arm,
  arrowDown,
  arrowLeft,
  arrowRight,
  arrowUp,
  baby,
  bending,
  bolt,
  building,
  circle,
  cross,
  drop,
  eye,
  face,
  flame,
  glass,
  ground,
  lying,
  onForearm,
  onSide,
  pressing,
  upright,
  tap,
  waves,
} from './drawing-parts.ts'

/** Path data on a ground of 64 × 48: `ink` in leaf green, one accent in mustard, `no` crosses out. */
export interface Drawing {
  ink: string
  accent?: string
  no?: string
  /** The ambulance's number is written in it. */
  hasNumber?: true
}

export const pictures = {
  call: {
    ink: 'M20 3H42q3 0 3 3V43q0 3-3 3H20q-3 0-3-3V6q0-3 3-3zM28 41h6',
    accent: 'M51 16q4 5 0 11M56 12q7 9 0 19',
    hasNumber: true,
  },
  heart: {
    ink: 'M32 43C8 27 9 9 21 7q8-1 11 7q3-8 11-7C55 9 56 27 32 43z',
    accent: 'M4 24H24l4-8 6 15 4-7H60',
  },
  noAnswer: {
    ink: `${lying}${circle(42, 10, 4.5)}M40 14L22 37M40 14L50 28L44 44H57`,
    accent: 'M7 15q0-6 6-6t6 6q0 4-5 6v4M14 29v.5',
  },
  cprPlace: {
    ink: `${circle(32, 8, 6)}M8 46L16 22q1-5 8-6H40q7 1 8 6L56 46M20 46V30M44 46V30`,
    accent: `${circle(32, 28, 6)}M32 18v20M22 28h20`,
  },
  cpr: { ink: `${lying}${pressing}`, accent: arrowDown(14, 28, 18) },
  breaths: { ink: `${lying}${bending}`, accent: arrowDown(10, 31, 18) },
  pressWound: {
    ink: 'M3 32H60M3 45H60M24 32V22q0-4 4-4H40q4 0 4 4V32M30 18v6M35 18v6M40 18v6',
    accent: arrowDown(34, 13),
  },
  tourniquet: {
    ink: 'M3 24H60M3 38H60M14 12L38 22',
    accent: `M24 24h7V38h-7zM44 8a14 9 0 0 0-24-3m0-4v5h5${drop(50, 27)}`,
  },
  bagOnIce: {
    ink: 'M24 6q4 5 0 7q-12 8-8 17H48q4-9-8-17q-4-2 0-7zM26 22H38q4 0 4 3t-4 3H26',
    accent: 'M12 34h10v10h-10zM27 34h10v10h-10zM42 34h10v10h-10z',
  },
  neck: {
    ink: `${circle(14, 30, 7)}M21 31H60M21 34L60 42M8 45H58`,
    accent: 'M4 20q10-12 22 0M26 20l-6-1m6 1 1-6',
    no: cross(15, 13, 7),
  },
  sitWall: {
    ink: `M54 4V45H4M42 14a4.5 4.5 0 1 0 9 0a4.5 4.5 0 1 0-9 0M48 19L49 41L32 28L27 44M48 23L36 29`,
    accent: arrowDown(20, 22, 14),
  },
  tablet: { ink: face, accent: `${circle(52, 32, 6)}M48 32h8${arrowLeft(36, 16)}` },
  choke: {
    ink: `${circle(32, 13, 9)}M28 11v1M36 11v1M29 17h6M12 46q1-18 14-20M52 46q-1-18-14-20`,
    accent: 'M18 40L29 26M46 40L35 26',
  },
  cough: { ink: `${face}M8 46q2-6 6-8M36 46q-2-6-6-8`, accent: 'M42 32H58M41 26L56 20M41 38L56 44' },
  backBlows: {
    ink: `${circle(11, 24, 4.5)}M16 25L36 25L33 44M36 25L42 44M20 26L16 38${circle(52, 7, 4.5)}M52 12V29L47 44M52 29L58 44M52 16L40 12L29 20${ground}`,
    accent: arrowDown(25, 18, 15),
  },
  thrusts: {
    ink: `${circle(26, 11, 4.5)}M26 16V31L21 44M26 31L31 44${circle(40, 8, 4.5)}M40 13V30L37 44M40 30L46 44M40 18L29 22L23 25M26 18L18 26${ground}`,
    accent: `${circle(24, 25, 3.5)}${arrowUp(12, 14, 20)}`,
  },
  babyDown: {
    ink: onForearm,
    accent: 'M50 6Q30 4 16 18m0-7v7h7',
  },
  babyBlows: {
    ink: `${onForearm}M62 2L48 6L40 12`,
    accent: arrowDown(28, 17, 14),
  },
  babyPress: {
    ink: `M4 43H60${circle(11, 32, 6)}M9 30v.5M13 30v.5M17 31Q36 26 48 33L56 36M17 37L46 40M30 26L36 10M38 25L45 9`,
    accent: arrowDown(22, 22, 17),
  },
  babyAgain: {
    ink: `${circle(7, 18, 4)}M11 15L28 5q6 0 5 4L13 20M36 12L20 22M4 24l8 1${circle(27, 36, 5)}M25 35v.5M29 35v.5M32 34Q44 30 52 35L60 38M32 40L56 42M22 45H60`,
    accent:
      'M15 1v7m-3-3 3 3 3-3M42 20v9m-3-3 3 3 3-3M44 8Q58 8 57 26m-4-4 4 4 4-4M16 42Q5 42 6 31m-4 4 4-4 4 4',
  },
  faceArm: {
    ink: `${circle(24, 14, 11)}M20 12v1M28 13v1M19 18q4 0 10 4M24 25V46M24 30L6 24`,
    accent: `M24 30L36 44${arrowDown(50, 40, 22)}`,
  },
  clock: { ink: circle(32, 24, 20), accent: 'M32 11V24L42 30' },
  side: { ink: onSide, accent: 'M22 20q11-13 24 0m-7 0 7 0 1-7' },
  hospital: { ink: building, accent: 'M32 19V31M26 25H38' },
  freshAir: {
    ink: 'M22 45V4H44V45M22 4L8 9V41L22 45M12 26h2M4 45H60',
    accent: `${arrowRight(60, 16, 11)}${arrowRight(60, 30, 11)}`,
  },
  bottle: {
    ink: `M26 4H38V10q7 4 7 11V45H19V21q0-7 7-11z${circle(32, 26, 6)}M29 32v4h6V32M30 26v.5M34 26v.5`,
    accent: 'M24 40L40 36M24 36L40 40',
  },
  wash: {
    ink: `${upright(32)}${ground}`,
    accent: 'M14 4q0 6-3 9M22 2q0 6-3 9M44 2q0 6 3 9M52 4q0 6 3 9M16 20v5M50 20v5M10 28v5M56 28v5',
  },
  nothingByMouth: { ink: `${face}${glass(44, 20)}M45 28h12`, no: cross(50, 30, 11) },
  snake: {
    ink: 'M6 41H46q9 0 9-7t-9-7H24q-8 0-8-7t8-7H38M38 9q10-1 10 4t-10 4zM42 12v.5',
    accent: 'M48 13h6m0 0 4-3m-4 3 4 3',
  },
  snakeAway: {
    ink: `M4 42q5-7 9 0t9 0M22 42l4-4${circle(46, 9, 4.5)}M46 14L44 29L52 44M44 29L34 42M46 18L54 24M46 18L37 24`,
    accent: arrowRight(62, 34, 10),
  },
  bangleOff: { ink: arm, accent: `M24 16q-6 10 0 20q6-10 0-20${arrowLeft(6, 43, 30)}` },
  splint: {
    ink: 'M4 20H46q8 0 8 8v8h-8v-4H4',
    accent: 'M4 14H44M4 38H44M12 14V38M36 14V38M24 14V38',
  },
  fireAway: {
    ink: `${flame}${circle(44, 9, 4.5)}M44 14L42 29L50 44M42 29L34 43M44 18L52 24`,
    accent: arrowRight(62, 34, 9),
  },
  burnt: { ink: `M3 34H36q9-3 14 1q6 5-1 9H3`, accent: flame.replace('M16 44', 'M32 30') },
  tap: { ink: `${tap}M62 32H36q-7 0-7 4t6 4H62M62 44H38`, accent: 'M28 22V30M24 24V34M32 24V29' },
  cover: { ink: arm, accent: 'M14 18H32V34H14zM20 18V34M26 18V34' },
  current: { ink: upright(20) + ground, accent: `${bolt(44, 4)}M52 10l-8 14h9l-7 16` },
  switchOff: {
    ink: 'M14 4H42V44H14zM22 14H34V34H22z',
    accent: `M22 26H34V34H22z${arrowDown(52, 36, 24)}`,
  },
  woodStick: {
    ink: `${circle(16, 9, 4.5)}M16 14V29L11 40M16 29L21 40M16 18L28 22L52 32M6 40H28V45H6z`,
    accent: `M64 24q-10 4-8 12t-6 9${bolt(44, 2)}`,
  },
  throwRope: {
    ink: `${circle(8, 8, 4.5)}M8 13V26L4 36M8 26L13 36M8 17L18 12M2 37H18V46${circle(50, 30, 4.5)}M46 36L40 26`,
    accent: `M18 12Q34 4 40 26${waves(41).replace('M4', 'M20').slice(0, 30)}`,
  },
  drowning: {
    ink: `${circle(32, 20, 6)}M26 30L14 14M38 30L50 14`,
    accent: `${waves(34)}${waves(43)}`,
  },
  noDrink: { ink: `${face}M44 16h8l3 8v18H41V24zM44 16v-5h8v5`, no: cross(50, 28, 11) },
  sleepy: {
    ink: `${circle(12, 34, 7)}M9 33q1 1 2 0M14 33q1 1 2 0M19 35Q34 28 44 36L58 40M24 38L30 44${ground}`,
    accent: 'M26 6h8l-8 9h8M42 12h6l-6 7h6',
  },
  chestIn: {
    ink: `${circle(32, 8, 6)}M18 46V26q0-8 9-9H37q9 1 9 9V46M25 26q7 4 14 0M25 33q7 4 14 0`,
    accent: `${arrowRight(22, 36, 16)}${arrowLeft(42, 36, 16)}`,
  },
  thermometer: {
    ink: `${circle(20, 20, 10)}M16 19v.5M24 19v.5M17 25q3-2 6 0M8 46q1-14 12-15q11 1 12 15`,
    accent: `M46 6q4-4 8 0V30a7 7 0 1 1-8 0zM50 12V34`,
  },
  motherBaby: {
    ink: `${circle(26, 10, 7)}M12 46q0-24 14-28q14 4 16 28M18 30q8 12 20 4`,
    accent: `${circle(38, 25, 5)}M34 30q-10 6-14 2`,
  },
  birth: {
    ink: `${circle(9, 25, 4.5)}M14 27L30 40L44 24L50 44${ground}M4 36L12 45`,
    accent: 'M17 28q12-14 18 4',
  },
  skinToSkin: {
    ink: `${circle(9, 27, 6)}M15 33H60M15 39H60${ground}M14 34q10 8 26 0`,
    accent: `${circle(22, 23, 4.5)}M27 23q14 0 15 9H20`,
  },
  noCut: {
    ink: `${baby(8, 14)}M24 16q8 6 4 14t10 10${circle(48, 40, 5)}`,
    no: 'M40 10L56 26M56 10L40 26',
    accent: 'M36 28a3 3 0 1 0 .1 0M60 28a3 3 0 1 0 .1 0M38 28L52 10M58 28L44 10',
  },
  shaking: {
    ink: lying,
    accent: 'M8 26l4-5 4 5 4-5 4 5M32 26l4-5 4 5 4-5 4 5',
  },
  cushion: {
    ink: `${circle(16, 32, 5)}M21 34H40L60 40${ground}`,
    accent: `M5 38H27V44H5z${arrowRight(62, 22, 12)}${arrowLeft(2, 22, 12)}`,
  },
  noSpoon: { ink: `${face}M62 32H48a5 3.5 0 1 0 0 .1`, no: cross(54, 32, 8) },
  sun: {
    ink: `${upright(46)}${ground}`,
    accent: `${circle(16, 15, 7)}M16 2v3M16 25v3M3 15h3M26 15h3M7 6l2 2M23 22l2 2M25 6l-2 2M9 22l-2 2`,
  },
  shade: {
    ink: `M20 45V24M8 24q-6-6 0-11q2-9 12-9t12 9q6 5 0 11z${circle(44, 22, 4.5)}M44 27L42 42L56 34L58 44${ground}`,
    accent: arrowLeft(50, 10, 12),
  },
  pour: {
    ink: `${circle(32, 22, 4.5)}M32 27V42H48M32 31L42 36M8 10L22 4L26 14L14 20zM54 26L51 17M51 17Q42 16 44 7Q54 2 60 9Q60 16 51 17M51 17L47 6M51 17L54 5M51 17L59 9${ground}`,
    accent: 'M25 14q3 4 3 10M21 17q2 8 0 14M38 14q3 3 3 8',
  },
  sips: { ink: `${face}${glass(44, 18)}`, accent: `M45 26h12${arrowLeft(40, 10)}` },
  angithi: {
    ink: 'M14 28H50L44 42H20zM22 42V46M42 42V46M22 34v2M32 34v2M42 34v2',
    accent: 'M22 24q-5-5 0-10t0-10M32 24q-5-5 0-10t0-10M42 24q-5-5 0-10t0-10',
  },
  carryOut: {
    ink: `${circle(30, 9, 4.5)}M30 14L34 29L28 44M34 29L42 44M31 19L20 30${circle(16, 32, 4.5)}M14 36L6 44M4 45H60M48 45V6H60V45`,
    accent: arrowRight(46, 22, 9),
  },
  syringe: {
    ink: 'M14 20H44V32H14zM22 20v6M30 20v6M6 26H14M6 20V32',
    accent: 'M44 26H60',
  },
  noseSpray: {
    ink: 'M34 4q-22-2-22 16q0 6 4 10v14M34 4q4 4 3 10l6 9q1 3-5 3q2 8-3 9H28',
    accent: 'M46 34L40 27M44 36l6-4 8 10-6 4zM40 20v.5',
  },
  meter: {
    ink: 'M14 4H42q3 0 3 3V35q0 3-3 3H17q-3 0-3-3zM20 10H39V22H20zM26 30h7M26 38V46h7V38',
    accent: drop(54, 26),
  },
  sugar: {
    ink: 'M4 18H26a9 6 0 1 0 0-1M4 32H26a9 6 0 1 0 0-1',
    accent: 'M30 12h8M32 16h9M30 26h8M32 30h9M52 10v.5M56 18v.5M52 26v.5M57 34v.5M50 38v.5',
  },
  plate: {
    ink: `${circle(26, 26, 18)}${glass(48, 14)}`,
    accent: `${circle(26, 26, 11)}M21 24v.5M29 22v.5M27 30v.5M49 20h11`,
  },
  dog: {
    ink: 'M8 44V30q-4-2-4-8M8 28H36L40 14L44 18H52L60 24q0 5-8 4H48L44 34V44M36 34V44M16 34V44M50 21v.5',
    accent: 'M52 28l2 4 2-4',
  },
  noPowder: {
    ink: 'M8 26H44q-2 16-18 16t-18-16zM14 26q12-18 24 0',
    accent: 'M22 20v.5M28 18v.5M32 22v.5',
    no: cross(27, 26, 15),
  },
  ors: {
    ink: 'M6 10H26V38H6zM6 16H26M40 4H50V12q6 3 6 9V45H34V21q0-6 6-9z',
    accent: `M35 26H55M12 24H20M12 30H20${arrowRight(33, 24, 5)}`,
  },
  eye: { ink: `${eye}${circle(32, 24, 8)}`, accent: drop(32, 19) },
  noRub: { ink: `${eye}${circle(32, 24, 7)}M60 46L46 34M52 46L40 36`, no: cross(48, 36, 9) },
  eyeWash: {
    ink: `M6 32q26-20 52 0q-26 20-52 0z${circle(32, 32, 6)}`,
    accent: 'M22 2q2 8-2 14M30 2q2 8-2 16M38 2q2 8-2 14',
  },
  eyeOutwards: {
    ink: `M14 46V28q-10-2-10-4q4-4 8-14M24 30q16-14 36 0q-18 14-36 0z${circle(42, 30, 5)}`,
    accent: arrowRight(62, 12, 36),
  },
  eyeCover: {
    ink: `${circle(32, 24, 20)}M22 22v1M26 36q6 3 12 0`,
    accent: 'M33 15H48V29H33zM13 18L33 22M48 20l4-2',
  },
} satisfies Record<string, Drawing>

export type PictureName = keyof typeof pictures
