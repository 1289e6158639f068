import type { Unit } from '../reminders.dosage.ts'
import type { Plan } from '../reminders.schedule.ts'
import { wordsOfName } from './reminders.name-words.ts'

/** What two medicines must not both contain without a doctor or pharmacist knowing. */
export const substances = ['paracetamol', 'painkiller'] as const
export type Substance = (typeof substances)[number]

/**
 * Generic names, brands sold in India, and what people write in the three scripts. `painkiller`: non-steroidal
 * anti-inflammatory drugs, without low-dose aspirin. Many brands contain both.
 */
const names: Record<Substance, string> = {
  paracetamol:
    'paracetamol acetaminophen pcm crocin dolo calpol metacin pacimol febrex fepanil malidens pyrigesic saridon sinarest wikoryl dcold chestoncold ultracet cyclopam combiflam flexon sumo zerodolp zerodolsp hifenacp nicipplus पैरासिटामोल पेरासिटामोल पैरासिटामॉल क्रोसिन डोलो कैल्पोल कॉम्बिफ्लेम कोम्बिफ्लेम ਪੈਰਾਸਿਟਾਮੋਲ ਪੈਰਾਸੀਟਾਮੋਲ ਕਰੋਸਿਨ ਡੋਲੋ ਕੈਲਪੋਲ ਕੌਂਬੀਫਲੇਮ ਕੰਬੀਫਲੇਮ',
  painkiller:
    'ibuprofen brufen ibugesic combiflam flexon diclofenac voveran dynapar aceclofenac zerodol hifenac nimesulide nicip nise sumo naproxen naprosyn etoricoxib nucoxia mefenamic meftal ponstan piroxicam dolonex ketorolac ketorol indomethacin disprin आइबुप्रोफेन ब्रूफेन कॉम्बिफ्लेम कोम्बिफ्लेम डिक्लोफेनाक डिस्प्रिन ਆਈਬੂਪ੍ਰੋਫੇਨ ਬਰੂਫੇਨ ਕੌਂਬੀਫਲੇਮ ਕੰਬੀਫਲੇਮ ਡਾਈਕਲੋਫੇਨਾਕ ਡਿਸਪ੍ਰਿਨ',
}
const known = new Map(substances.map((one) => [one, new Set(names[one].split(' '))]))

/** What is rubbed in, sprayed or dripped is not added to what is swallowed. */
const onTheSkin = new Set('gel cream ointment tube spray roll eye drops जेल ट्यूब मरहम ਜੈੱਲ ਟਿਊਬ ਮੱਲ੍ਹਮ'.split(' '))

/** By the words of its name, also two written apart: "Zerodol-SP". */
export function substancesIn(name: string, unit: Unit | null): Substance[] {
  const words = wordsOfName(name)
  if (unit === 'drop' || unit === 'puff' || words.some((word) => onTheSkin.has(word))) return []
  const pairs = words.slice(1).map((word, nth) => `${words[nth]}${word}`)
  return substances.filter((one) => [...words, ...pairs].some((word) => known.get(one)?.has(word)))
}

interface Medicine {
  name: string
  isRemoved: boolean
  plans: readonly Pick<Plan, 'startsOn' | 'endsOn' | 'unit'>[]
}

/** The substances that two medicines of the same days contain, with the names of those medicines; `today`: YYYY-MM-DD. */
export function sharedSubstances(
  medicines: readonly Medicine[],
  today: string,
): { substance: Substance; names: string[] }[] {
  const current = medicines.flatMap(({ name, isRemoved, plans }) => {
    const plan = plans.at(-1)
    if (!plan || isRemoved || (plan.endsOn !== null && plan.endsOn < today)) return []
    return [{ name, plan, contains: substancesOf({ name, plans }) }]
  })
  return substances.flatMap((substance) => {
    const all = current.filter(({ contains }) => contains.includes(substance))
    const shared = all.filter((one) => all.some((other) => other !== one && overlaps(one.plan, other.plan)))
    return shared.length === 0 ? [] : [{ substance, names: shared.map(({ name }) => name) }]
  })
}

/** The other medicines that contain a substance of this one, also removed ones: what was taken of them counts. */
export function othersWithSame<M extends Pick<Medicine, 'name' | 'plans'>>(
  medicine: M,
  medicines: readonly M[],
): M[] {
  const contains = substancesOf(medicine)
  return medicines.filter(
    (other) => other !== medicine && substancesOf(other).some((one) => contains.includes(one)),
  )
}

function substancesOf({ name, plans }: Pick<Medicine, 'name' | 'plans'>): Substance[] {
  return substancesIn(name, plans.at(-1)?.unit ?? null)
}

function overlaps(one: Pick<Plan, 'startsOn' | 'endsOn'>, other: Pick<Plan, 'startsOn' | 'endsOn'>): boolean {
  const begins = (a: typeof one, b: typeof one) => b.endsOn === null || a.startsOn <= b.endsOn
  return begins(one, other) && begins(other, one)
}
