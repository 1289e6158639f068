import { useCallback, useEffect, useState } from 'react'
import { canShare, findStanding, join, putAway, settle, type Standing } from '../../platform/family/family.ts'
import { closeFamilyQuestion, familyMark, isFamilyQuestionOpen } from '../../platform/family/family-mark.ts'
import { keepWatch } from '../../platform/family/watch.ts'
import { useText } from '../../platform/i18n.tsx'
import { navigate } from '../../platform/navigation.tsx'
import { useSession } from '../../platform/session.ts'
import { Button } from '../../ui/button.tsx'
import { Card } from '../../ui/card.tsx'
import { Notice } from '../../ui/notice.tsx'
import { Page } from '../../ui/page.tsx'
import { Skeleton } from '../../ui/states.tsx'
import { showToast } from '../../ui/toast.tsx'
import { AloneCard } from '../family/alone-card.tsx'
import { ChangePinCard } from '../family/change-pin-card.tsx'
import { ChoosePinForm } from '../family/choose-pin-form.tsx'
import { LockCard } from '../family/lock-card.tsx'
import { OthersCard } from '../family/others-card.tsx'

type Found = Standing | 'unable' | 'off'

/** One phone, several people: the first PIN, who is it, and the way back to a phone of one. */
export function Screen() {
  const { t } = useText()
  const [standing, setStanding] = useState<Found | null>(null)
  const look = useCallback(() => {
    findOut().then(setStanding, () => setStanding('unable'))
  }, [])
  useEffect(look, [look])
  return (
    <Page narrow title={t('family.title')} lead={t('family.lead')}>
      {standing === null ? <Skeleton cards={2} /> : <Cards standing={standing} onChanged={look} />}
    </Page>
  )
}

function Cards({ standing, onChanged }: { standing: Found; onChanged: () => void }) {
  const { t } = useText()
  if (standing === 'unable') return <Notice>{t('family.unable')}</Notice>
  if (standing === 'closed') return <Notice>{t('family.closed')}</Notice>
  if (standing === 'off' || standing === 'stranger') {
    return (
      <>
        <AskFirst />
        <FirstPinCard onChanged={onChanged} />
        {standing === 'stranger' && <AloneCard onChanged={onChanged} />}
      </>
    )
  }
  return (
    <>
      {standing !== 'member' && <Notice>{t(`family.${standing}`)}</Notice>}
      <OthersCard />
      <Button kind="quiet" wide icon="users" onClick={() => void letNextIn()}>
        {t('family.add')}
      </Button>
      <p className="text-sm text-soft">{t('family.addHint')}</p>
      <LockCard />
      <ChangePinCard hasPin={standing === 'member'} onChanged={onChanged} />
      <AloneCard onChanged={onChanged} />
    </>
  )
}

/** Whoever opens this page unasked: a phone of one person needs no PIN. */
function AskFirst() {
  const { t } = useText()
  const role = useSession()?.person.role
  if (role === undefined || !isFamilyQuestionOpen(role)) return null
  function stayAlone(): void {
    closeFamilyQuestion()
    navigate('/')
    showToast(t('family.ask.later'))
  }
  return (
    <Card className="space-y-3">
      <h2 className="text-xl font-semibold">{t('family.ask.title')}</h2>
      <p className="text-soft">{t('family.ask.text')}</p>
      <Button kind="quiet" wide onClick={stayAlone}>
        {t('family.ask.no')}
      </Button>
    </Card>
  )
}

function FirstPinCard({ onChanged }: { onChanged: () => void }) {
  const { t } = useText()
  async function begin({ pin }: { pin: string }): Promise<void> {
    await join(pin)
    await keepWatch()
    closeFamilyQuestion()
    showToast(t('family.start.done'))
    onChanged()
  }
  return (
    <Card className="space-y-4">
      <h2 className="text-xl font-semibold">{t('family.start.title')}</h2>
      <p>{t('family.start.text')}</p>
      <ChoosePinForm onChosen={begin} />
      <p className="text-sm text-soft">{t('family.start.limits')}</p>
    </Card>
  )
}

async function letNextIn(): Promise<void> {
  await putAway()
  navigate('/login')
}

async function findOut(): Promise<Found> {
  if (!canShare()) return 'unable'
  if (!familyMark()) return 'off'
  await settle()
  return findStanding()
}
