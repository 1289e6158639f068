import type { Message } from '../../../shared/communications/communications.schemas.ts'
import { useText } from '../../platform/i18n/i18n.tsx'
import { StatusMark } from '../../ui/status-mark.tsx'

/** That a message has a danger sign, by words, shape and colour. */
export function FlagMark({ redFlags }: Pick<Message, 'redFlags'>) {
  const { t } = useText()
  if (redFlags.length === 0) return null
  return redFlags[0] === 'ownWords' ? (
    <StatusMark tone="urgent">{t('doctorThreads.ownWords')}</StatusMark>
  ) : (
    <StatusMark tone="danger">{t('doctorThreads.flagged')}</StatusMark>
  )
}
