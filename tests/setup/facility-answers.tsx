import { page } from 'vitest/browser'
import { listFacilities, listVillages } from '../../src/shared/facilities/facilities.endpoints.ts'
import type { Facility } from '../../src/shared/facilities/facilities.schemas.ts'
import { readTown } from '../../src/shared/town/town.endpoints.ts'
import { Screen } from '../../src/client/facilities/screens/hospitals.screen.tsx'
// The map needs its styles to have a size.
import '../../src/client/ui/styles/sign-in.css'
import '../../src/client/ui/styles/app-shell.css'
import place from '../../town.json'
import { openDevice, serverSays, show } from './screen.tsx'

export const plain: Facility = {
  id: '01a1f000-0000-7000-8000-000000000001',
  name: 'Civil Hospital Nabha',
  nameHi: 'सिविल अस्पताल नाभा',
  namePa: 'ਸਿਵਲ ਹਸਪਤਾਲ ਨਾਭਾ',
  category: 'government',
  level: 'subDivisional',
  place: 'Nabha',
  address: 'Hospital Road, Nabha',
  postalCode: '147201',
  phone: '+91-1765-230123',
  isPhoneConfirmed: false,
  services: ['Emergency', 'X-ray', 'Maternity', 'Surgery'],
  timing: '24/7',
  rating: null,
  lat: 30.3752,
  lng: 76.1494,
  isSample: false,
  isPlaceDoubtful: false,
  source: 'here',
}
const far: Facility = {
  ...plain,
  id: '01a1f000-0000-7000-8000-000000000002',
  name: 'Primary Health Centre, Kakrala',
  nameHi: '',
  namePa: '',
  level: 'phc',
  place: 'Kakrala',
  address: '',
  postalCode: '',
  phone: '',
  isPhoneConfirmed: true,
  services: ['Vaccination'],
  timing: 'ask at the gate',
  lat: 30.38,
  lng: 76.158,
  isPlaceDoubtful: true,
  source: 'geoSadak',
}
const dentist: Facility = {
  ...far,
  id: '01a1f000-0000-7000-8000-000000000003',
  name: 'Harit Dental Clinic',
  category: 'clinic',
  level: 'clinic',
  services: ['Dental'],
  timing: '00:00-00:00',
  isPlaceDoubtful: false,
  lat: 30.372,
  lng: 76.145,
}
export const kakrala = { name: 'Kakrala', lat: 30.36978, lng: 76.09052, source: 'geoSadak' }

/** The page on a desktop, by default with three facilities and two villages of the same name. */
export async function openHospitals(
  language: 'en' | 'hi' | 'pa' = 'en',
  facilities = [far, plain, dentist],
  villages = [kakrala, { ...kakrala, lat: 30.27867, lng: 76.30799 }],
): Promise<void> {
  await page.viewport(1280, 800)
  await openDevice('patient', { language })
  serverSays(listFacilities, { body: facilities })
  serverSays(listVillages, { body: villages })
  serverSays(readTown, { body: { ...place, tileUrl: '' } })
  show(<Screen />)
}
export const cards = () => page.getByRole('article')
export const names = () =>
  cards()
    .elements()
    .map((card) => card.querySelector('h3')?.textContent)
