import { expect, it } from 'vitest'
import { armedForMs, pressSos } from './emergency.sos.ts'

it('the first press arms and asks, a second within five seconds opens the emergency page', () => {
  const first = pressSos({ armedAt: null }, 1000)
  expect(first.outcome).toBe('ask')
  expect(pressSos(first.state, 1000 + armedForMs - 1)).toEqual({
    state: { armedAt: null },
    outcome: 'openEmergency',
  })
})

it('the window is the five seconds of the specification', () => {
  expect(armedForMs).toBe(5000)
})

it('after five seconds a press counts as the first again', () => {
  const first = pressSos({ armedAt: null }, 1000)
  expect(pressSos(first.state, 1000 + armedForMs).outcome).toBe('ask')
})
