import type { GradedType, SugarContext } from '../vitals.units.ts'
import { redWithYes, type Limits, type Line } from './vitals.limits.ts'
import type { QuestionName } from './vitals.symptoms.ts'

/*
 * The limits in pregnancy and six weeks after, laid over the other limits: the worse of both counts. Each number has its
 * row in docs/clinical-sources.md.
 */

/** Says nothing of what no line names: the other limits do. */
const over = (...lines: Line[]): Limits => ({ lines, else: 'askHealthWorker' })

/** Bleeding or a fit is danger whatever the machine shows; while nobody answered, nothing is called normal. */
function signs(ask: QuestionName): Line {
  return { from: 0, colour: { ask, no: 'askHealthWorker', yes: 'critical', unanswered: 'abnormal' } }
}
const fever: Line = { from: 0, colour: { ask: 'afterBirthFever', no: 'askHealthWorker', yes: 'urgent' } }

const pressure = (ask: QuestionName) => [
  over({ from: 140, colour: redWithYes(ask) }, { from: 160, colour: 'critical' }),
  over({ from: 90, colour: redWithYes(ask) }, { from: 110, colour: 'critical' }),
]

function ownLimits(type: GradedType, context: SugarContext | null, isPregnant: boolean): readonly Limits[] {
  switch (type) {
    case 'bloodPressure':
      return pressure(isPregnant ? 'pregnancyDanger' : 'afterBirthDanger')
    case 'bloodSugar':
      return [over({ from: context === 'fasting' ? 95 : 140, colour: 'urgent' })]
    case 'temperature':
      return [over({ from: 38, colour: 'urgent' })]
    case 'oxygenSaturation':
      return [over({ below: 95, colour: 'urgent' })]
    case 'armCircumference':
      return isPregnant ? [{ lines: [{ below: 23, colour: 'abnormal' }], else: 'normal' }] : [over()]
    case 'heartRate':
    case 'respiratoryRate':
    case 'haemoglobin':
    case 'hba1c':
      return [over()]
  }
}

export function limitsInPregnancy(
  type: GradedType,
  context: SugarContext | null,
  pregnancy: 'pregnant' | 'afterBirth',
): readonly Limits[] {
  const isPregnant = pregnancy === 'pregnant'
  const ofSigns = isPregnant ? [signs('pregnancySigns')] : [signs('afterBirthSigns'), fever]
  const [first = over(), ...others] = ownLimits(type, context, isPregnant)
  return [{ ...first, lines: [...ofSigns, ...first.lines] }, ...others]
}
