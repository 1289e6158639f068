import { expect, it } from 'vitest'
import { openStreamLimits } from './stream-limits.ts'

const limits = { perPerson: 2, perAddress: 3 }

it('counts people and addresses separately, and releases only once', () => {
  const { take } = openStreamLimits(limits)
  const release = take('asha', 'village')
  take('asha', 'village')
  expect(() => take('asha', 'elsewhere')).toThrow('tooManyRequests')
  take('balbir', 'village')
  expect(() => take('chand', 'village')).toThrow('tooManyRequests')
  take('chand', 'elsewhere')
  release()
  release()
  take('asha', 'village')
  expect(() => take('asha', 'elsewhere')).toThrow('tooManyRequests')
})

it('does not count a refused stream', () => {
  const { take } = openStreamLimits(limits)
  const releases = [take('asha', 'village'), take('asha', 'village')]
  for (let nth = 0; nth < 5; nth += 1) expect(() => take('asha', 'village')).toThrow('tooManyRequests')
  for (const release of releases) release()
  take('balbir', 'village')
  take('balbir', 'village')
  take('chand', 'village')
})
