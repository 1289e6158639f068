import { useLayoutEffect } from 'react'
import { beforeEach, expect, test } from 'vitest'
import { page } from 'vitest/browser'
import { openDevice, show } from '../../../../tests/setup/screen.tsx'
import { loadOnce, useLoaded } from './use-loaded.ts'

beforeEach(() => openDevice('patient'))

test('shows what another component loaded between render and effect', async () => {
  let arrive: (part: string) => void = () => undefined
  const load = () => new Promise<string>((resolve) => (arrive = resolve))
  void loadOnce(load)
  function Part() {
    const { value = 'on the way' } = useLoaded(load)
    // After the render, before effects run.
    useLayoutEffect(() => arrive('there'), [])
    return <p>{value}</p>
  }
  show(<Part />)
  await expect.element(page.getByText('there')).toBeVisible()
})
