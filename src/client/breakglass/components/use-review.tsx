import { useState } from 'react'
import { reviewAccess } from '../../../shared/breakglass/breakglass.endpoints.ts'
import type { AccessToReview } from '../../../shared/breakglass/breakglass.schemas.ts'
import { useText } from '../../platform/i18n/i18n.tsx'
import { refresh, useWrite } from '../../platform/queries/queries.tsx'
import { Button } from '../../ui/button.tsx'
import { Dialog, DialogActions } from '../../ui/overlays/dialog.tsx'
import { showToast } from '../../ui/overlays/toast.tsx'

/** The decision about an emergency access; that it was not justified is asked again, in `sheet`. */
export function useReview() {
  const { t } = useText()
  const [doubted, setDoubted] = useState<AccessToReview | null>(null)
  const { mutate, isPending, error, variables } = useWrite(reviewAccess, {
    onDone: () => {
      setDoubted(null)
      showToast(t('breakglassDesk.saved'))
    },
    onError: () => {
      setDoubted(null)
      // Another coordinator may have been first.
      void refresh('breakglass')
    },
  })
  const say = ({ id }: AccessToReview, outcome: 'justified' | 'notJustified') =>
    mutate({ params: { id }, body: { outcome } })
  return {
    error,
    isBusyWith: ({ id }: AccessToReview) => isPending && variables?.params?.id === id,
    justify: (access: AccessToReview) => !isPending && say(access, 'justified'),
    doubt: setDoubted,
    sheet: (
      <Dialog open={doubted !== null} onClose={() => setDoubted(null)} title={t('breakglassDesk.sure')}>
        <p>{t('breakglassDesk.sureLead', { name: doubted?.doctor ?? '' })}</p>
        <DialogActions>
          <Button kind="danger" busy={isPending} onClick={() => doubted && say(doubted, 'notJustified')}>
            {t('breakglassDesk.notJustified')}
          </Button>
          <Button kind="quiet" onClick={() => setDoubted(null)}>
            {t('breakglassDesk.cancel')}
          </Button>
        </DialogActions>
      </Dialog>
    ),
  }
}
