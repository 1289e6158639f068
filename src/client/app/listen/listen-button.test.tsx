import { useState } from 'react'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { openDevice, show } from '../../../../tests/setup/screen.tsx'
import { mockSpeech } from '../../../../tests/setup/speech.ts'
import { ListenButton } from './listen-button.tsx'

let speech: ReturnType<typeof mockSpeech>['speech']
let restore: () => void
const punjabi = { lang: 'pa-IN', localService: true }

beforeEach(async () => {
  await openDevice('patient', { language: 'pa' })
  ;({ speech, restore } = mockSpeech())
})
afterEach(() => restore())

function Page({ first }: { first: string }) {
  const [path, setPath] = useState(first)
  return (
    <>
      <ListenButton path={path} />
      <button type="button" onClick={() => setPath('/vitals')}>
        ਅੱਗੇ
      </button>
      <div id="page">
        <h1>
          ਜੀ ਆਇਆਂ ਨੂੰ, <b>Harpreet</b>
        </h1>
        <p aria-hidden="true">ਤਸਵੀਰ</p>
        <details>
          <summary>ਸੁਝਾਅ</summary>
          <p>ਬੰਦ ਪਿਆ</p>
        </details>
        <div style={{ display: 'flex' }}>
          <button type="button">ਲੈ ਲਈ</button>
          <button type="button">ਨਹੀਂ ਲਈ</button>
        </div>
      </div>
    </>
  )
}
const showPage = (path = '/patient') => show(<Page first={path} />)
const listen = page.getByRole('button', { name: 'ਸੁਣੋ', exact: true })
const stop = page.getByRole('button', { name: 'ਰੋਕੋ' })
const said = () => speech.said.map(({ text }) => text)
const spoken = () => [...document.querySelectorAll('[data-spoken]')].map((one) => one.textContent)

test('reads the page block by block and marks what is read, without what is folded or hidden', async () => {
  showPage()
  await expect.element(page.getByText('ਸੁਝਾਅ')).toBeVisible()
  await expect.element(listen).not.toBeInTheDocument()
  speech.bring({ lang: 'en-US' }, punjabi)
  await listen.click()
  await expect.element(stop).toHaveAttribute('aria-pressed', 'true')
  expect(spoken()).toEqual(['ਜੀ ਆਇਆਂ ਨੂੰ, Harpreet'])
  for (let left = 4; left > 0; left -= 1) speech.tell('end')
  await expect.element(listen).toHaveAttribute('aria-pressed', 'false')
  expect(said()).toEqual(['ਜੀ ਆਇਆਂ ਨੂੰ, Harpreet', 'ਸੁਝਾਅ', 'ਲੈ ਲਈ', 'ਨਹੀਂ ਲਈ'])
  expect(speech.said[0]?.lang).toBe('pa-IN')
  expect(spoken()).toEqual([])
})

test('stops when it is pressed again, and when the page is left', async () => {
  showPage()
  speech.bring(punjabi)
  await listen.click()
  await stop.click()
  await expect.element(listen).toBeVisible()
  expect([speech.cancelled, spoken()]).toEqual([1, []])
  await listen.click()
  await expect.element(stop).toBeVisible()
  await page.getByRole('button', { name: 'ਅੱਗੇ' }).click()
  await expect.element(listen).toBeVisible()
  expect([speech.cancelled, spoken()]).toEqual([2, []])
})

test('a press on a heading reads its section alone, once a voice is there', async () => {
  showPage()
  await expect.element(page.getByText('ਸੁਝਾਅ')).toBeVisible()
  const heading = document.createElement('h2')
  heading.innerHTML = '<span>ਦਵਾਈਆਂ</span>'
  const dose = Object.assign(document.createElement('p'), { textContent: 'ਸਵੇਰੇ 1' })
  const next = document.createElement('h2')
  next.innerHTML = '<button type="button">ਮੁਲਾਕਾਤਾਂ</button>'
  document.getElementById('page')?.append(heading, dose, next, 'ਕੱਲ੍ਹ')
  await page.getByText('ਦਵਾਈਆਂ').click()
  expect(said()).toEqual([])
  speech.bring(punjabi)
  await expect.element(listen).toBeVisible()
  const own = page.getByRole('button', { name: 'ਸੁਣੋ: ਦਵਾਈਆਂ', exact: true })
  expect(getComputedStyle(own.element(), '::after').maskImage).toContain('svg')
  await page.getByText('ਦਵਾਈਆਂ').click()
  await expect.element(stop).toBeVisible()
  speech.tell('end')
  speech.tell('end')
  await expect.element(listen).toBeVisible()
  expect(said()).toEqual(['ਦਵਾਈਆਂ', 'ਸਵੇਰੇ 1'])
  await page.getByText('ਮੁਲਾਕਾਤਾਂ').click()
  expect(said()).toHaveLength(2)
})

test('the button of a section works by keys, names its section, and follows its heading', async () => {
  showPage()
  const heading = Object.assign(document.createElement('h2'), { textContent: 'ਦਵਾਈਆਂ' })
  await expect.element(page.getByText('ਸੁਝਾਅ')).toBeVisible()
  document.getElementById('page')?.append(heading)
  speech.bring(punjabi)
  const own = page.getByRole('button', { name: 'ਸੁਣੋ: ਦਵਾਈਆਂ', exact: true })
  await expect.element(own).toBeVisible()
  await expect.element(page.getByRole('heading', { name: 'ਦਵਾਈਆਂ', exact: true })).toBeVisible()
  own.element().focus()
  await userEvent.keyboard('{Enter}')
  await expect.element(stop).toBeVisible()
  expect(said()).toEqual(['ਦਵਾਈਆਂ'])
  // As React writes a text that is the only child.
  heading.textContent = 'ਮੁਲਾਕਾਤਾਂ'
  await expect.element(page.getByRole('button', { name: 'ਸੁਣੋ: ਮੁਲਾਕਾਤਾਂ', exact: true })).toBeVisible()
  await expect.element(page.getByRole('heading', { name: 'ਮੁਲਾਕਾਤਾਂ', exact: true })).toBeVisible()
  await page.getByRole('button', { name: 'ਅੱਗੇ' }).click()
  await expect.element(page.getByRole('button', { name: 'ਸੁਣੋ: ਮੁਲਾਕਾਤਾਂ', exact: true })).toBeVisible()
  expect(heading.querySelectorAll('button')).toHaveLength(1)
})

test('sends nothing to a voice that is not on the device', async () => {
  showPage()
  const far = { lang: 'pa-IN', localService: false }
  speech.bring(far)
  await expect.element(page.getByText('ਸੁਝਾਅ')).toBeVisible()
  await expect.element(listen).not.toBeInTheDocument()
  const near = { lang: 'pa', localService: true }
  speech.bring(far, near)
  await listen.click()
  expect(speech.said[0]?.voice).toBe(near)
})

test.each(['/emergency', '/first-aid'])(
  'is not on %s, whose cards have buttons of their own',
  async (path) => {
    showPage(path)
    speech.bring(punjabi)
    await expect.element(page.getByText('ਸੁਝਾਅ')).toBeVisible()
    await expect.element(listen).not.toBeInTheDocument()
  },
)

test('is for patients', async () => {
  await openDevice('doctor', { language: 'pa' })
  showPage('/doctor')
  speech.bring(punjabi)
  await expect.element(page.getByText('ਸੁਝਾਅ')).toBeVisible()
  await expect.element(listen).not.toBeInTheDocument()
})
