import { expect, test } from 'vitest'
import { page } from 'vitest/browser'
import { openDevice, show } from '../../../../tests/setup/screen.tsx'
import { setTown, town } from '../../platform/clock/town.ts'
import { PageFoot } from './page-foot.tsx'

const named = {
  fiduciary: { en: 'Civil Hospital Society', hi: 'सिविल अस्पताल सोसाइटी', pa: 'ਸਿਵਲ ਹਸਪਤਾਲ ਸੁਸਾਇਟੀ' },
  grievance: { office: { en: 'Records office', hi: 'रिकॉर्ड दफ़्तर', pa: 'ਰਿਕਾਰਡ ਦਫ਼ਤਰ' } },
}

test('a town that names nobody has the way to the notice alone', async () => {
  await openDevice('patient')
  show(<PageFoot path="/patient" />)
  await expect.element(page.getByRole('link')).toHaveAttribute('href', '/privacy')
  expect(document.querySelector('footer')?.textContent).toBe('Your data and your rights')
})

test('names who decides about the data, and who answers complaints; the notice has the phone', async () => {
  await openDevice('patient', { language: 'pa' })
  setTown({ ...town(), ...named })
  show(<PageFoot path="/privacy" />)
  await expect.element(page.getByText('ਤੁਹਾਡੀ ਜਾਣਕਾਰੀ ਰੱਖਣ ਵਾਲੇ: ਸਿਵਲ ਹਸਪਤਾਲ ਸੁਸਾਇਟੀ')).toBeVisible()
  await expect.element(page.getByText('ਸ਼ਿਕਾਇਤ: ਰਿਕਾਰਡ ਦਫ਼ਤਰ')).toBeVisible()
  expect(page.getByRole('link').elements()).toHaveLength(0)
})
