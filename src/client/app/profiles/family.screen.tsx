import { useCallback, useEffect, useState } from 'react'
import {
  canShare,
  findProfileState,
  enablePin,
  lockNow,
  settle,
  type ProfileState,
} from '../../platform/profiles/profiles.ts'
import { closeFamilyQuestion, familyMark, isFamilyQuestionOpen } from '../../platform/storage/profile-mark.ts'
import { watchIdle } from '../../platform/profiles/auto-lock.ts'
import { useText } from '../../platform/i18n/i18n.tsx'
import { navigate } from '../../platform/browser/navigation.tsx'
import { useSession } from '../../platform/session/session-store.ts'
import { Button } from '../../ui/button.tsx'
import { Card } from '../../ui/card.tsx'
import { Notice } from '../../ui/notice.tsx'
import { Page } from '../../ui/page.tsx'
import { Skeleton } from '../../ui/states.tsx'
import { showToast } from '../../ui/overlays/toast.tsx'
import { AloneCard } from './alone-card.tsx'
import { ChangePinCard } from './change-pin-card.tsx'
import { ChoosePinForm } from './choose-pin-form.tsx'
import { LockCard } from './lock-card.tsx'
import { OthersCard } from './others-card.tsx'

type Found = ProfileState | 'unable' | 'off'

/** Settings of a shared phone: the first PIN, the other profiles, and how to stop sharing. */
export function Screen() {
  const { t } = useText()
  const [profileState, setProfileState] = useState<Found | null>(null)
  const look = useCallback(() => {
    findOut().then(setProfileState, () => setProfileState('unable'))
  }, [])
  useEffect(look, [look])
  return (
    <Page narrow title={t('family.title')} lead={t('family.lead')}>
      {profileState === null ? (
        <Skeleton cards={2} />
      ) : (
        <Cards profileState={profileState} onChanged={look} />
      )}
    </Page>
  )
}

function Cards({ profileState, onChanged }: { profileState: Found; onChanged: () => void }) {
  const { t } = useText()
  if (profileState === 'unable') return <Notice>{t('family.unable')}</Notice>
  if (profileState === 'closed') return <Notice>{t('family.closed')}</Notice>
  if (profileState === 'off' || profileState === 'stranger') {
    return (
      <>
        <AskFirst />
        <FirstPinCard onChanged={onChanged} />
        {profileState === 'stranger' && <AloneCard onChanged={onChanged} />}
      </>
    )
  }
  return (
    <>
      {profileState !== 'member' && <Notice>{t(`family.${profileState}`)}</Notice>}
      <OthersCard />
      <Button kind="quiet" wide icon="users" onClick={() => void letNextIn()}>
        {t('family.add')}
      </Button>
      <p className="text-sm text-soft">{t('family.addHint')}</p>
      <LockCard />
      <ChangePinCard hasPin={profileState === 'member'} onChanged={onChanged} />
      <AloneCard onChanged={onChanged} />
    </>
  )
}

/** Asks first, when this page is opened on a phone that is not shared: one user needs no PIN. */
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
    await enablePin(pin)
    await watchIdle()
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
  await lockNow()
  navigate('/login')
}

async function findOut(): Promise<Found> {
  if (!canShare()) return 'unable'
  if (!familyMark()) return 'off'
  await settle()
  return findProfileState()
}
