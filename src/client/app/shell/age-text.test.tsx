import { expect, test } from 'vitest'
import { page } from 'vitest/browser'
import { openDevice, show } from '../../../../tests/setup/screen.tsx'
import { AgeText } from './age-text.tsx'

const hourMs = 60 * 60_000

test.each([
  ['en', 2 * hourMs, true, 'No network. Last updated 2 hours ago.'],
  ['en', 2 * hourMs, false, 'Could not refresh. Last updated 2 hours ago.'],
  ['hi', 2 * hourMs, true, 'नेटवर्क नहीं है। यह जानकारी 2 घंटे पहले की है।'],
  ['pa', 50 * hourMs, true, 'ਨੈੱਟਵਰਕ ਨਹੀਂ ਹੈ। ਇਹ ਜਾਣਕਾਰੀ 2 ਦਿਨ ਪਹਿਲਾਂ ਦੀ ਹੈ।'],
  ['en', 10_000, true, 'No network. Last updated just now.'],
  // The clock was a day ahead when it was read, or is a day behind now.
  ['en', -24 * hourMs, true, 'No network. This may be out of date.'],
] as const)('%s, %d ms ago', async (language, passedMs, isOffline, words) => {
  await openDevice('patient', { language })
  show(<AgeText isOffline={isOffline} fetchedAt={Date.now() - passedMs} />)
  await expect.element(page.getByText(words, { exact: true })).toBeVisible()
})
