import type { Unit } from '../reminders.dosage.ts'
import { wordsOfName } from '../substances/reminders.name-words.ts'

/** Medicines for which "never two doses together" is not all that is to be said of a missed dose. */
export const missedKinds = [
  'insulin',
  'anticoagulant',
  'epilepsy',
  'tuberculosis',
  'contraceptive',
  'steroid',
] as const
export type MissedKind = (typeof missedKinds)[number]

/** Generic names, brands sold in India, and what people write in the three scripts. */
const names: Record<MissedKind, string> = {
  insulin:
    'insulin mixtard huminsulin humulin humalog actrapid lantus basalog glaritus novomix novorapid ryzodeg tresiba insugen wosulin apidra toujeo levemir इंसुलिन इन्सुलिन ਇੰਸੁਲਿਨ ਇਨਸੁਲਿਨ',
  anticoagulant: 'warfarin warf uniwarfin acitrom acenocoumarol nicoumalone वारफेरिन वार्फरिन ਵਾਰਫੇਰਿਨ ਵਾਰਫਰਿਨ',
  epilepsy:
    'phenytoin eptoin dilantin valproate valparin encorate epilex epilim carbamazepine tegretol tegrital mazetol oxcarbazepine oxetol levetiracetam levipil levera phenobarbitone phenobarbital gardenal clobazam frisium lamotrigine lametec topiramate मिर्गी ਮਿਰਗੀ',
  tuberculosis:
    'tb rifampicin rifampin isoniazid isonex ethambutol pyrazinamide akt akt2 akt3 akt4 rcinex forecox combutol 4fdc 3fdc टीबी ਟੀਬੀ',
  steroid:
    'prednisolone prednisone wysolone omnacortil prednisolon deflazacort defcort defza methylprednisolone medrol dexamethasone dexona betamethasone betnesol hydrocortisone hisone स्टेरॉयड प्रेडनिसोलोन ਸਟੀਰੌਇਡ ਪ੍ਰੈਡਨੀਸੋਲੋਨ',
  contraceptive: 'mala malad malan ovral novelon femilon loette yasmin माला ਮਾਲਾ',
}

const kindOf = new Map(
  missedKinds.flatMap((kind) => names[kind].split(' ').map((name): [string, MissedKind] => [name, kind])),
)

/**
 * By the words of its name; what is counted in units is insulin. Undefined for all others, and for steroids in drops
 * and puffs, which are not those of the sentence.
 */
export function missedKindOf(name: string, unit: Unit | null): MissedKind | undefined {
  const known = wordsOfName(name)
    .map((word) => kindOf.get(word))
    .find((kind) => kind !== undefined)
  if (known === 'steroid' && (unit === 'drop' || unit === 'puff')) return undefined
  return known ?? (unit === 'unit' ? 'insulin' : undefined)
}
