import type { GradedType } from '../../../../../shared/vitals/vitals.units.ts'
import { Drawing } from '../../../../ui/drawings/drawing.tsx'

/** Of 24 × 24: what measures, and as accent its place on the body. */
const drawings: Record<GradedType, readonly [lines: string, accent: string]> = {
  // An arm on a table, the cuff above the elbow, its tube to the machine.
  bloodPressure: [
    'M4 3v9q0 3 3 3h7M9 3v6q0 2 2 2h3q2 1 2 3M2 19h20M13 19v-2h6v2',
    'M3.500 5h6v4h-6zM9.500 7q5-1 6 4v6',
  ],
  // A finger in the clip.
  oxygenSaturation: ['M2 9h8q2 0 2 2t-2 2H2M22 5H9q-2 0-2 2m0 8q0 2 2 2h13V5', 'M15 9h4v4h-4z'],
  heartRate: ['M2 9h8q2 0 2 2t-2 2H2M22 5H9q-2 0-2 2m0 8q0 2 2 2h13V5', 'm13 11 2-2 2 4 2-3 1 1'],
  // A fingertip, its drop, the strip.
  bloodSugar: ['M8 2v9q0 3 3 3t3-3V2M10 4q1-1 2 0M8 22v-2h8v2M10 20v-2h4v2', 'M11 14q2 3 0 4-2-1 0-4'],
  // Under the tongue or in the armpit: the tip.
  temperature: ['M9 2h6v12l-2 3v3h-2v-3l-2-3zM11 5h2v5h-2z', 'M12 20v2m-4-1 1-1m7 1-1-1'],
  respiratoryRate: ['M12 2a2 2 0 1 0 .1 0M5 21v-7q1-6 7-6t7 6v7', 'M9 13q3-3 6 0m-6 4q3-3 6 0'],
  haemoglobin: ['M5 2h14v20H5zM8 7h8m-8 4h8m-8 4h3', 'M15 14q3 4 0 5-3-1 0-5'],
  hba1c: ['M5 2h14v20H5zM8 7h8m-8 4h8m-8 4h3', 'M15 14q3 4 0 5-3-1 0-5'],
  // The tape around the middle of the upper arm.
  armCircumference: [
    'M6 2v13q0 3 3 3h10M15 2v7q0 3 3 3h2',
    'M5 6h11v3H5zM8 6v1.500m3-1.500v1.500m3-1.500v1.500',
  ],
}

/** Decorative: the name of the type stands above. */
export function MachinePicture({ type }: { type: GradedType }) {
  const [lines, accent] = drawings[type]
  return <Drawing lines={lines} accent={accent} className="size-12 shrink-0" />
}
