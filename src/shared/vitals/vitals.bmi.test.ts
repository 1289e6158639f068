import { describe, expect, it } from 'vitest'
import { bmiStatus, bodyMassIndex } from './vitals.bmi.ts'

describe('body mass index', () => {
  it.each([
    [170, 53.4, 18.5, 'normal'],
    [170, 53.1, 18.4, 'underweight'],
    [170, 66.3, 22.9, 'normal'],
    [170, 66.5, 23, 'overweight'],
    [170, 72.1, 24.9, 'overweight'],
    [170, 72.3, 25, 'obese'],
    [158, 54, 21.6, 'normal'],
  ])('%s cm and %s kg is %s: %s', (height, weight, bmi, status) => {
    expect(bodyMassIndex(height, weight)).toBe(bmi)
    expect(bmiStatus(bmi, 40)).toBe(status)
  })

  it('gives no status for a child', () => {
    expect(bmiStatus(16, 17)).toBe('askHealthWorker')
    expect(bmiStatus(16, 18)).toBe('underweight')
  })
})
