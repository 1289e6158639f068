import { expect, test } from 'vitest'
import { learnt } from '../corpus/red-flags.learnt.ts'
import { weightsFrom } from './red-flags.training.ts'

test('the phrases make exactly the weights that are used: else `node scripts/train-red-flags.mjs`', async () => {
  await expect(weightsFrom(learnt)).toMatchFileSnapshot('red-flags.weights.ts')
})
