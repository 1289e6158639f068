import type { Dial } from '../../../shared/town/town.numbers.ts'
import { useText } from '../../platform/i18n/i18n.tsx'
import { Button } from '../button.tsx'
import { ButtonLink } from '../button-link.tsx'
import { Icon } from '../icons/icon.tsx'
import { Dialog } from './dialog.tsx'

export interface EmergencyQuestion {
  /** Codes of the messages `redFlags.names`; one that has none is left out. `ownWords` alone: it is not known which. */
  flags: readonly string[]
  /** The first-aid card to open; without one all are shown. */
  card?: string | undefined
  /** What is held back until the answer, which words the second button. */
  held: 'booking' | 'other'
}

/** What is asked about when no sign is known: those beneath own words in a booking, and a wish to die. */
const commonSigns = [
  'chestPain',
  'breathless',
  'stroke',
  'fits',
  'unconscious',
  'bleeding',
  'poison',
  'snakeBite',
  'accident',
  'pregnancy',
  'sickChild',
  'selfHarm',
] as const

interface Props extends EmergencyQuestion {
  numbers: Readonly<Record<'ambulance' | 'anyEmergency' | 'mentalHealth', Dial>>
  /** False: the person goes back to what they wrote. */
  onAnswer: (goesOn: boolean) => void
}

/** Before something with a red flag is sent: numbers to call first, then that it is not happening now. */
export function EmergencyDialog({ flags, card, held, numbers, onAnswer }: Props) {
  const { t } = useText()
  const names = flags.map((flag) => t.find(`redFlags.names.${flag}`)).filter(Boolean)
  const { ambulance, anyEmergency, mentalHealth } = numbers
  const isUnknown = flags.length === 1 && flags[0] === 'ownWords'
  const isSelfHarm = flags.includes('selfHarm')
  // Whoever thinks of dying, and wrote of nothing else, needs a person to talk to before an ambulance.
  const talksFirst = isSelfHarm && flags.length === 1
  const talk = <p>{t('redFlags.talk', { number: mentalHealth.shown })}</p>
  const person = <Call dial={mentalHealth} name={t('redFlags.mentalHealth')} />
  return (
    <Dialog open onClose={() => onAnswer(false)} title={t(isUnknown ? 'redFlags.which' : 'redFlags.title')}>
      {isUnknown && (
        <ul className="grid list-disc gap-x-6 pl-5 sm:grid-cols-2">
          {commonSigns.map((sign) => (
            <li key={sign}>{t(`redFlags.names.${sign}`)}</li>
          ))}
        </ul>
      )}
      {talksFirst ? talk : <p className="font-semibold">{t('redFlags.now')}</p>}
      <div className="grid gap-3 sm:grid-cols-2">
        {talksFirst && person}
        <Call dial={ambulance} name={t('redFlags.ambulance')} />
        <Call dial={anyEmergency} name={t('redFlags.anyEmergency')} />
        {(isUnknown || (isSelfHarm && !talksFirst)) && person}
      </div>
      {isSelfHarm && !talksFirst && talk}
      {names.length > 0 && <p>{t('redFlags.wrote', { flags: names.join(', ') })}</p>}
      <div className="flex flex-col gap-2">
        <ButtonLink to={card ? `/emergency#${card}` : '/emergency'} kind="quiet" wide icon="siren">
          {t('redFlags.firstAid')}
        </ButtonLink>
        <Button kind="quiet" wide onClick={() => onAnswer(true)}>
          {t(held === 'booking' ? 'redFlags.goOn' : 'redFlags.send')}
        </Button>
      </div>
    </Dialog>
  )
}

function Call({ dial, name }: { dial: Dial; name: string }) {
  return (
    <a
      href={`tel:${dial.number}`}
      className="flex min-h-20 items-center gap-4 rounded-2xl bg-brick px-4 py-2 text-on-brick hover:bg-brick-hover"
    >
      <Icon name="phone" />
      <span className="min-w-0">
        <span className="block text-3xl leading-tight font-bold">{dial.shown}</span>
        <span className="block font-semibold wrap-anywhere">{name}</span>
      </span>
    </a>
  )
}
