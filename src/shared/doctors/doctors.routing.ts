import type { NamedFlag, RedFlag } from '../red-flags/red-flags.flags.ts'
import { namedOf } from '../red-flags/red-flags.kinds.ts'
import { specialtiesIn } from './doctors.specialties.ts'
import type { Specialty } from './doctors.specialty-codes.ts'

/** Under this age a request goes to pediatrics first. Our choice, for a clinician to sign: docs/clinical-sources.md. */
export const pediatricsUnder = 14

/** Who treats a red flag, whom to ask first in front; general medicine where nothing stands here. */
const treatedBy: Partial<Record<NamedFlag, readonly Specialty[]>> = {
  selfHarm: ['psychiatry', 'generalPhysician'],
  choking: ['generalPhysician', 'ent'],
  bleeding: ['surgery', 'generalPhysician'],
  accident: ['surgery', 'generalPhysician', 'orthopedics'],
  burns: ['surgery', 'generalPhysician'],
  chestPain: ['generalPhysician', 'cardiology'],
  pregnancy: ['gynecology'],
  sickChild: ['pediatrics', 'generalPhysician'],
  suddenBlindness: ['ophthalmology', 'generalPhysician'],
  testicularPain: ['surgery', 'generalPhysician'],
  hardBelly: ['surgery', 'generalPhysician'],
}

/** Who may take an open request with this flag: who treats it, and physicians, who can always help. */
export function treatersOf(flag: NamedFlag): Specialty[] {
  return [...new Set([...(treatedBy[flag] ?? []), 'generalPhysician' as const, 'pediatrics' as const])]
}

interface Route {
  specialties: readonly Specialty[]
  /** Of these, whom to ask before all others. */
  firstAsked: readonly Specialty[]
}

/**
 * The specialties that a request goes to. A named red flag decides before the words of the note; a child's goes to pediatrics
 * first, then to general medicine, except for teeth. `age` in years, undefined if unknown.
 */
export function routeOf(
  note: string,
  { redFlags, age }: { redFlags: readonly RedFlag[]; age: number | undefined },
): Route {
  const named = namedOf(redFlags)
  return routeTo(named.length > 0 ? ofFlags(named) : specialtiesIn(note), { redFlags: named, age })
}

/** The same for the specialties that the note, or its red flags, asked for. */
export function routeTo(
  asked: readonly Specialty[],
  { redFlags, age }: { redFlags: readonly NamedFlag[]; age: number | undefined },
): Route {
  const isChild = age !== undefined && age < pediatricsUnder
  if (!isChild || asked.includes('dentistry') || redFlags.includes('pregnancy'))
    return { specialties: asked, firstAsked: redFlags.length > 0 ? asked.slice(0, 1) : [] }
  const ofChild = ['pediatrics', 'generalPhysician', ...(redFlags.length > 0 ? asked : [])] as const
  return { specialties: [...new Set(ofChild)], firstAsked: ['pediatrics'] }
}

/** Whatever else a pregnant woman has, her own doctor is asked first. */
function ofFlags(redFlags: readonly NamedFlag[]): Specialty[] {
  const ordered = redFlags.toSorted(
    (one, other) => Number(other === 'pregnancy') - Number(one === 'pregnancy'),
  )
  return [...new Set(ordered.flatMap((flag) => treatedBy[flag] ?? ['generalPhysician' as const]))]
}
