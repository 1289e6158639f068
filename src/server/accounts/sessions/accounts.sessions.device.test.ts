import { expect, it } from 'vitest'
import { deviceOf } from './accounts.sessions.device.ts'

const android = 'Mozilla/5.0 (Linux; Android 10; K) AppleWebKit/537.36 (KHTML, like Gecko)'
const iphone =
  'Mozilla/5.0 (iPhone; CPU iPhone OS 17_5 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko)'
const windows = 'Mozilla/5.0 (Windows NT 10.0; Win64; x64) AppleWebKit/537.36 (KHTML, like Gecko)'
const mac = 'Mozilla/5.0 (Macintosh; Intel Mac OS X 10_15_7) AppleWebKit/605.1.15 (KHTML, like Gecko)'

it.each([
  [`${android} Chrome/126.0.0.0 Mobile Safari/537.36`, 'Chrome · Android'],
  [`${android} SamsungBrowser/25.0 Chrome/121.0.0.0 Mobile Safari/537.36`, 'Samsung Internet · Android'],
  [`${android} Chrome/125.0.0.0 Mobile Safari/537.36 OPR/82.0.0.0`, 'Opera · Android'],
  [`${android} Version/4.0 Chrome/100.0 UCBrowser/13.4.0 Mobile Safari/537.36`, 'UC Browser · Android'],
  ['Mozilla/5.0 (Android 13; Mobile; rv:127.0) Gecko/127.0 Firefox/127.0', 'Firefox · Android'],
  [`${iphone} Version/17.5 Mobile/15E148 Safari/604.1`, 'Safari · iPhone'],
  [`${iphone} CriOS/126.0.0.0 Mobile/15E148 Safari/604.1`, 'Chrome · iPhone'],
  [`${windows} Chrome/126.0.0.0 Safari/537.36 Edg/126.0.0.0`, 'Edge · Windows'],
  [`${mac} Version/17.5 Safari/605.1.15`, 'Safari · Mac'],
  [
    'Mozilla/5.0 (Mobile; LYF/F90M/LYF-F90M-000; rv:48.0) Gecko/48.0 Firefox/48.0 KAIOS/2.5',
    'Firefox · KaiOS',
  ],
  ['Mozilla/5.0 (X11; Linux x86_64; rv:127.0) Gecko/20100101 Firefox/127.0', 'Firefox · Linux'],
  ['Something (Windows NT 10.0)', 'Windows'],
  ['curl/8.5.0', null],
  ['', null],
  [undefined, null],
])('%s is %s', (userAgent, device) => {
  expect(deviceOf(userAgent)).toBe(device)
})
