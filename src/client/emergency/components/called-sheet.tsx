import type { Dial } from '../../../shared/town/town.numbers.ts'
import { useText } from '../../platform/i18n/i18n.tsx'
import { Dialog } from '../../ui/overlays/dialog.tsx'
import type { SosName } from './numbers.ts'
import { OwnTellLines } from './own-tell-lines.tsx'

/** After a call from the SOS question: what to say on the phone, until it is closed. */
export function CalledSheet({ dial, onClose }: { dial: Dial<SosName>; onClose: () => void }) {
  const { t } = useText()
  return (
    <Dialog open onClose={onClose} title={t('firstAid.tell.title')}>
      <output className="block font-semibold">
        {t('emergency.calling', { name: t(`emergency.numbers.${dial.name}.name`), number: dial.shown })}
      </output>
      <OwnTellLines />
    </Dialog>
  )
}
