import { useState } from 'react'
import { beforeEach, describe, expect, test } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { openDevice, show } from '../../../../../../tests/setup/screen.tsx'
import type { GradedType } from '../../../../../shared/vitals/vitals.units.ts'
import '../../../../ui/styles/sign-in.css'
import '../../../../ui/styles/app-shell.css'
import { ReadingValue } from './reading-value.tsx'

beforeEach(() => openDevice('patient'))

function Form({ type, first = '', error }: { type: GradedType; first?: string; error?: string }) {
  const [value, setValue] = useState(first)
  const field = {
    name: 'value',
    id: 'a-value',
    error,
    'aria-invalid': undefined,
    'aria-describedby': undefined,
  }
  return (
    <>
      <ReadingValue
        type={type}
        field={{ ...field, value, onChange: () => undefined }}
        onValue={setValue}
        label="Value"
      />
      <p data-testid="written">{value}</p>
    </>
  )
}

const wheel = (name: string) => page.getByRole('spinbutton', { name, exact: true })
const written = () => page.getByTestId('written')
/** Where there is a mouse, the field is shown first. */
const toWheels = () => page.getByRole('button', { name: 'Turn the numbers instead' }).click()

async function roll(name: string, rows: number): Promise<void> {
  const element = wheel(name).element()
  element.scrollTop += (rows * element.clientHeight) / 3
  await expect.poll(() => element.getAttribute('aria-valuenow')).not.toBeNull()
}

describe('the wheels of a reading', () => {
  test('show no number until one is chosen; rolling, pressing and keys choose', async () => {
    show(<Form type="bloodPressure" />)
    await toWheels()
    await expect.element(wheel('Upper number: tens')).not.toHaveAttribute('aria-valuenow')
    await expect.element(written()).toHaveTextContent(/^$/)
    await roll('Upper number: tens', 7)
    await expect.element(written()).toHaveTextContent('18_/')
    await wheel('Upper number: ones').getByText('0', { exact: true }).click()
    await expect.element(written()).toHaveTextContent('180/')
    wheel('Upper number: ones').element().focus()
    await userEvent.keyboard('{ArrowUp}{ArrowUp}{ArrowUp}{ArrowUp}')
    await expect.element(written()).toHaveTextContent('184/')
    wheel('Lower number: tens').element().focus()
    await userEvent.keyboard('{ArrowUp}{ArrowUp}{ArrowUp}{ArrowUp}{Tab}{ArrowDown}')
    await expect.element(written()).toHaveTextContent('184/110')
    await expect.element(page.getByLabelText('Value')).toHaveValue('184/110')
  })

  test('keep the chosen number in the middle, whatever stood there before', async () => {
    show(<Form type="temperature" />)
    await toWheels()
    const whole = wheel('Temperature: before the point')
    for (const row of ['99', '98', '99', '100']) {
      await whole.getByText(row, { exact: true }).click()
      await expect.element(written()).toHaveTextContent(row)
      const { top, height } = whole.element().getBoundingClientRect()
      const middle = whole.getByText(row, { exact: true }).element().getBoundingClientRect()
      expect(Math.abs(middle.top + middle.height / 2 - (top + height / 2))).toBeLessThan(2)
    }
  })

  test('a rolled wheel does not go back to the dash, and a hand that rests between two rows takes the nearer one', async () => {
    show(<Form type="heartRate" first="72" />)
    await toWheels()
    const tens = wheel('Heart Rate: tens').element()
    expect(tens.textContent).not.toContain('–')
    tens.scrollTop += (tens.clientHeight / 3) * 2.2
    await expect.element(written()).toHaveTextContent('92')
  })

  test('HI and LO stand in place of a number, and a number in place of them', async () => {
    show(<Form type="bloodSugar" />)
    await toWheels()
    const high = page.getByRole('button', { name: 'HI' })
    await high.click()
    await expect.element(written()).toHaveTextContent('HI')
    await expect.element(high).toHaveAttribute('aria-pressed', 'true')
    await wheel('Blood Sugar: tens').getByText('11', { exact: true }).click()
    await expect.element(written()).toHaveTextContent('11_')
    await expect.element(high).toHaveAttribute('aria-pressed', 'false')
  })

  test('a thermometer in °C is turned in °C, which this phone remembers', async () => {
    show(<Form type="temperature" first="99.1" />)
    await toWheels()
    await page.getByRole('button', { name: 'It shows °C' }).click()
    await expect.element(written()).toHaveTextContent(/^$/)
    await wheel('Temperature: before the point').getByText('38', { exact: true }).click()
    await expect.element(written()).toHaveTextContent('38')
    expect(localStorage.getItem('nabz.readings.display.temperature')).toBe('1')
  })

  test('a thermometer that was in °C the last time starts in °C, and may be in °F', async () => {
    localStorage.setItem('nabz.readings.display.temperature', '1')
    show(<Form type="temperature" />)
    await toWheels()
    await wheel('Temperature: before the point').getByText('37', { exact: true }).click()
    await page.getByRole('button', { name: 'It shows °F' }).click()
    await expect.element(written()).toHaveTextContent(/^$/)
    await wheel('Temperature: before the point').getByText('99', { exact: true }).click()
    await expect.element(written()).toHaveTextContent('99')
  })

  test('a pulse is added to the pressures, and left out again without losing them', async () => {
    show(<Form type="bloodPressure" first="120/80" />)
    await toWheels()
    await page.getByRole('button', { name: 'Add the pulse' }).click()
    await expect.element(written()).toHaveTextContent('120/80')
    await wheel('Heart Rate: tens').getByText('7', { exact: true }).click()
    await wheel('Heart Rate: ones').getByText('0', { exact: true }).click()
    await expect.element(written()).toHaveTextContent('120/80 70')
    await page.getByRole('button', { name: 'Leave the pulse out' }).click()
    await expect.element(written()).toHaveTextContent(/^120\/80$/)
  })

  test('what they cannot show stays as it was typed', async () => {
    localStorage.setItem('nabz.readings.way', 'turned')
    show(<Form type="temperature" first="38.2 C" />)
    await expect.element(page.getByLabelText('Value')).toHaveValue('38.2 C')
    await expect.element(page.getByRole('spinbutton')).not.toBeInTheDocument()
  })

  test('the choice between turning and writing is kept on this phone', async () => {
    show(<Form type="temperature" />)
    await toWheels()
    await page.getByRole('button', { name: 'Write it instead' }).click()
    await expect.element(page.getByRole('spinbutton')).not.toBeInTheDocument()
    await toWheels()
    expect(localStorage.getItem('nabz.readings.way')).toBe('turned')
  })

  test('an error stands at the wheels, and its field takes the focus', async () => {
    show(<Form type="heartRate" error="A digit is missing" />)
    await toWheels()
    await expect.element(page.getByText('A digit is missing')).toBeVisible()
    document.getElementById('a-value')?.focus()
    await expect.element(page.getByLabelText('Value')).toHaveFocus()
  })
})
