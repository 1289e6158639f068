import type { Symptom } from '../../../../shared/vitals/grading/vitals.symptoms.ts'
import { Drawing } from '../../../ui/drawings/drawing.tsx'

/** Line drawings of our own in a square of 24: the lines, and what they point at. */
const drawings: Record<Symptom, readonly [lines: string, accent: string]> = {
  chestPain: ['M12 3a2 2 0 1 0 .1 0M5 21v-7q1-4 7-4t7 4v7', 'm9 15 2 2 1-4 1 5 2-3'],
  breathless: ['M8 4a3 3 0 1 0 .1 0M3 21v-6q1-4 6-4', 'M13 9h6m-6 4h8m-8 4h6'],
  oneSideWeak: ['M12 3a2 2 0 1 0 .1 0M12 8v7l-3 6m3-6 3 6m-3-11-5-2', 'M12 10l4 2v6m-2-2 2 2 2-2'],
  crookedFace: ['M12 3a9 9 0 1 0 .1 0M8 10h2m4 1h2', 'M8 15q4-1 8 3'],
  cannotSeeOrSpeak: ['M2 8q6-6 12 0-6 6-12 0M8 8h.1M6 19q6-4 12 0-6 3-12 0', 'M15 3l-12 10m6 9 9-7'],
  fits: ['M4 15a2 2 0 1 0 .1 0M8 17l4-2 4 2 4-2', 'm5 9 2-4 2 4 2-4 2 4 2-4 2 4'],
  verySleepy: ['M5 14a3 3 0 1 0 .1 0M2 21h20M9 19q6-4 12 0', 'M12 4h4l-4 5h4m2-7h3l-3 4h3'],
  vomitingEverything: ['M9 3a4 4 0 1 0 .1 0M3 21v-4q1-5 6-6', 'M13 9q5 2 5 9m-3-6v4m6-2v5m-9 1h10'],
  bleeding: ['M4 21 14 11l4 1 2-4', 'M9 4q4 5 0 6-4-1 0-6m7 10q3 4 0 5-3-1 0-5'],
  heavyBleeding: [
    'M4 21 14 11l4 1 2-4',
    'M7 3q4 5 0 6-4-1 0-6m6 0q4 5 0 6-4-1 0-6m-1 9q4 5 0 6-4-1 0-6m7 2q3 4 0 5-3-1 0-5',
  ],
  vomiting: ['M9 3a4 4 0 1 0 .1 0M3 21v-4q1-5 6-6', 'M13 9q5 2 5 9m-3 2h6'],
  bellyPain: ['M8 3v6q-3 4 0 12M16 3v6q3 4 0 12', 'm10 14 2 2 1-4 1 5'],
  fastBreath: ['M12 3v6m0 0q-6 1-7 11 5 2 6-3V9m2 0q6 1 7 11-5 2-6-3V9', 'M2 4l3 2-3 2m20-4-3 2 3 2'],
  feverThreeDays: ['M10 3v11a4 4 0 1 0 4 0V3q-2-2-4 0', 'M18 4v4m2-4v4m2-4v4'],
  rash: ['M8 21V8q0-5 4-5t4 5v13', 'M11 9h.1m2 3h.1m-3 2h.1m2 3h.1m-3 1h.1'],
  stiffNeck: ['M12 3a4 4 0 1 0 .1 0M4 21q1-6 8-6t8 6M12 11v4', 'M8 12l-3-2m11 2 3-2'],
  confusion: ['M12 5a8 8 0 1 0 .1 0', 'M10 11q2-4 4-1 0 2-2 3v1m0 3v.1'],
  headache: ['M12 6a7 7 0 1 0 .1 0M9 17q3-2 6 0', 'M5 6 3 3m9 0V1m7 5 2-3'],
  blurredSight: ['M2 12q10-10 20 0-10 10-20 0', 'M9 10q3 2 6 0m-6 3q3 2 6 0'],
  upperBellyPain: ['M7 3v18M17 3v18M7 13q5 8 10 0', 'm10 6 2 3 1-4 1 5'],
  swollenFace: ['M12 4q-10 0-9 9t9 8 9-8-9-9M9 17h6', 'M6 12q2-2 4 0m4 0q2-2 4 0'],
  noMovement: ['M10 3q-2 5 0 8-4 2-2 10M12 11q8 0 7 5t-8 5', 'M13 16h4'],
  waterBroken: ['M6 3v8q2 5 6 5t6-5V3', 'M12 17q3 4 0 5-3-1 0-5M6 18v2m12-2v2'],
  chestIndrawing: ['M12 2a2 2 0 1 0 .1 0M5 21v-8q1-5 7-5t7 5v8', 'm8 15 3 1m5-1-3 1m-5 3 3-1m5 1-3-1'],
  notDrinking: ['M7 8h8l-1 13H8zM9 8V5h4v3', 'M3 3l18 18'],
  fever: ['M10 3v11a4 4 0 1 0 4 0V3q-2-2-4 0', 'M12 9v7m5-8h3'],
  dizzy: [
    'M12 6a6 6 0 1 0 .1 0M6 22q0-4 6-4t6 4',
    'M10 11q2-2 3 1-1 2-4 1 0-6 6-4M3 5q2-3 5-3m13 3q-2-3-5-3',
  ],
  fainted: ['M5 15a2 2 0 1 0 .1 0M9 18h6l5 1M11 18l2-3M2 21h20', 'M12 3v6m-3-3 3 3 3-3'],
  irregularPulse: ['M12 21q-9-6-9-12 1-6 9-2 8-4 9 2 0 6-9 12', 'M5 12h3l1-3 1 5 3-2 1-3 1 5h3'],
}

/** Decorative: the word stands beside it. */
export function SymptomPicture({ symptom }: { symptom: Symptom }) {
  const [lines, accent] = drawings[symptom]
  return <Drawing lines={lines} accent={accent} className="size-12" />
}
