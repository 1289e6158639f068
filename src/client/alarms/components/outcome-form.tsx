import { useState } from 'react'
import { sayOutcome } from '../../../shared/alarms/alarms.endpoints.ts'
import { outcomes, type Outcome } from '../../../shared/alarms/alarms.rules.ts'
import type { OpenedAlarm } from '../../../shared/alarms/alarms.schemas.ts'
import { errorText } from '../../platform/api/error-text.ts'
import { useText } from '../../platform/i18n/i18n.tsx'
import { refresh, useWrite } from '../../platform/queries/queries.tsx'
import { Button } from '../../ui/button.tsx'
import { TextField } from '../../ui/fields/text-field.tsx'
import { Notice } from '../../ui/notice.tsx'
import { showToast } from '../../ui/overlays/toast.tsx'

const icons = {
  phoned: 'phone',
  sentToHospital: 'hospital',
  ambulanceCalled: 'siren',
  notReached: 'clock',
  typingError: 'pencil',
} as const satisfies Record<Outcome, string>

/** Five buttons. "Not reached" keeps the alarm open and offers to hand it to the desk. */
export function OutcomeForm({ alarm: { id, outcome } }: { alarm: OpenedAlarm }) {
  const { t } = useText()
  const [note, setNote] = useState('')
  const { mutate, isPending, error, variables } = useWrite(sayOutcome, {
    onDone: (_, { body }) => {
      const what = body?.outcome ?? 'phoned'
      showToast(
        body?.handToDesk
          ? t('alarmTask.handed')
          : t('alarmTask.said', { outcome: t(`alarmTask.outcomes.${what}`) }),
      )
      void refresh('alarms')
    },
    onError: () => void refresh('alarms'),
  })
  const say = (what: Outcome, handToDesk = false) =>
    mutate({ params: { id }, body: { outcome: what, handToDesk, note } })
  const isSaying = (what: Outcome) => isPending && variables?.body?.outcome === what
  return (
    <section className="space-y-3">
      <h2 className="text-lg font-semibold">{t('alarmTask.question')}</h2>
      <TextField
        id="note"
        name="note"
        label={t('alarmTask.note')}
        value={note}
        maxLength={500}
        onChange={({ target }) => setNote(target.value)}
      />
      <div className="grid auto-rows-fr grid-cols-[repeat(auto-fit,minmax(min(10rem,100%),1fr))] gap-2">
        {outcomes.map((what) => (
          <Button
            key={what}
            kind={what === 'notReached' || what === 'typingError' ? 'quiet' : 'primary'}
            icon={icons[what]}
            busy={isSaying(what)}
            onClick={() => say(what)}
          >
            {t(`alarmTask.outcomes.${what}`)}
          </Button>
        ))}
      </div>
      {outcome?.what === 'notReached' && (
        <Notice title={t('alarmTask.again')}>
          <Button kind="quiet" icon="clipboard-list" onClick={() => say('notReached', true)}>
            {t('alarmTask.hand')}
          </Button>
        </Notice>
      )}
      {error && <Notice kind="error">{errorText(t, error)}</Notice>}
    </section>
  )
}
