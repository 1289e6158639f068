import { expect, test } from 'vitest'
import { learnt } from '../corpus/red-flags.learnt.ts'
import { weightsFrom } from './red-flags.training.ts'

// It trains fifteen times: half a minute, and more beside other work.
const options = { timeout: 300_000 }

test(
  'the phrases make exactly the weights that are used: else `node scripts/train-red-flags.mjs`',
  options,
  async () => {
    await expect(weightsFrom(learnt)).toMatchFileSnapshot('red-flags.weights.ts')
  },
)
