import type { AccessToReview } from '../../../shared/breakglass/breakglass.schemas.ts'
import { dialled } from '../../../shared/kit/text/digits.ts'
import { errorText } from '../../platform/api/error-text.ts'
import { useHotkeys } from '../../platform/hotkeys/use-hotkeys.ts'
import { useText } from '../../platform/i18n/i18n.tsx'
import { Button } from '../../ui/button.tsx'
import { Icon } from '../../ui/icons/icon.tsx'
import { Notice } from '../../ui/notice.tsx'
import { StatusMark } from '../../ui/status-mark.tsx'
import { ActLink } from '../../ui/workbench/act-link.tsx'
import { BenchCells } from '../../ui/workbench/bench-cells.tsx'
import { BenchPatient, KeyHint } from '../../ui/workbench/workbench.tsx'
import { useReview } from './use-review.tsx'

/** A record opened in an emergency, as a row of the desk's workbench. */
export function ReviewRow({ access }: { access: AccessToReview }) {
  const { t } = useText()
  return (
    <BenchCells
      at={<Icon name="clipboard-list" className="text-leaf" />}
      name={t('breakglassDesk.doctor', { name: access.doctor })}
      facts={[t(`breakglassDesk.reasons.${access.reason}`)]}
    >
      {access.isOverdue && <StatusMark tone="urgent">{t('breakglassDesk.overdue')}</StatusMark>}
    </BenchCells>
  )
}

/** Asking the doctor, and whether it was justified. */
export function ReviewPanel({ access }: { access: AccessToReview }) {
  const { t } = useText()
  const { error, isBusyWith, justify, doubt, sheet } = useReview()
  const opened = useOpened(access)
  const tel = `tel:${dialled(access.phone)}`
  useHotkeys({
    a: () => justify(access),
    r: () => doubt(access),
    c: access.phone === '' ? undefined : () => location.assign(tel),
  })
  return (
    <BenchPatient
      who={
        <>
          <p className="font-semibold">{t('breakglassDesk.title')}</p>
          <h2 className="text-2xl font-semibold break-words">
            {t('breakglassDesk.doctor', { name: access.doctor })}
          </h2>
          {access.isOverdue && <StatusMark tone="urgent">{t('breakglassDesk.overdue')}</StatusMark>}
          <p>{t(`breakglassDesk.reasons.${access.reason}`)}</p>
          <p className="text-soft">{opened}</p>
          {error && <Notice kind="error">{errorText(t, error)}</Notice>}
        </>
      }
      acts={
        <>
          {access.phone !== '' && (
            <ActLink to={tel} icon="phone" keys="C">
              {access.phone}
              <KeyHint name="C" />
            </ActLink>
          )}
          <Button
            kind="quiet"
            icon="check"
            aria-keyshortcuts="A"
            busy={isBusyWith(access)}
            onClick={() => justify(access)}
          >
            {t('breakglassDesk.justified')}
            <KeyHint name="A" />
          </Button>
          <Button kind="quiet" icon="x" aria-keyshortcuts="R" onClick={() => doubt(access)}>
            {t('breakglassDesk.notJustified')}
            <KeyHint name="R" />
          </Button>
        </>
      }
      record={
        <>
          <p className="text-soft">{t('breakglassDesk.lead')}</p>
          {sheet}
        </>
      }
    />
  )
}

function useOpened({ patient, openedAt: { date, time: at } }: AccessToReview): string {
  const { t, day, time } = useText()
  return t('breakglassDesk.opened', { patient, date: day(date, 'short'), time: time(at) })
}
