import { expect, it } from 'vitest'
import { namesFetalSex } from './fetal-sex.ts'

it.each([
  'Sex of baby',
  'Gender of the foetus?',
  'USG fetal sex',
  'gender-test report',
  'Sex determination test',
  'Scan: male fetus',
  'Foetus is a girl',
  'boy or girl',
  'Girl or boy?',
  'ladka ya ladki',
  'larka hai ya larki batao',
  'ladki ya ladka',
  'munda ja kudi',
  'Munda hai jaan kurhi',
  'beta ya beti',
  'ling jaanch',
  'ling ki janch',
  'लड़का या लड़की',
  'लड़का है या लड़की?',
  'लिंग की जाँच',
  'लिंग जांच',
  'गर्भ में लड़की',
  'भ्रूण का लिंग',
  'ਮੁੰਡਾ ਜਾਂ ਕੁੜੀ',
  'ਮੁੰਡਾ ਹੈ ਜਾਂ ਕੁੜੀ?',
  'ਧੀ ਜਾਂ ਪੁੱਤ',
  'ਲਿੰਗ ਜਾਂਚ',
  'ਲਿੰਗ ਦੀ ਜਾਂਚ ਦੀ ਰਿਪੋਰਟ',
  'ਗਰਭ ਵਿੱਚ ਕੁੜੀ',
])('%s is refused', (text) => {
  expect(namesFetalSex(text)).toBe(true)
})

it.each([
  '',
  'Sexual health',
  'Sex education',
  'Boy, 3 years, fever',
  'Baby girl, vaccination card',
  'Baby boy of Simran, discharge',
  'Girls and boys hostel: fitness certificate',
  'Fetal heart rate',
  'Ultrasound in pregnancy, 20 weeks',
  'Male, 45 years',
  'Mother of a girl',
  'munda bimar hai',
  'ladki ko bukhar',
  'beti ki report',
  'Darling, janch',
  'लड़की को बुखार',
  'गर्भवती लड़की की जांच',
  'गर्भ की जांच',
  'बेटा बीमार है',
  'ਕੁੜੀ ਨੂੰ ਬੁਖਾਰ',
  'ਗਰਭਵਤੀ ਕੁੜੀ ਦੀ ਜਾਂਚ',
  'ਗਰਭ ਦੀ ਜਾਂਚ',
  'ਮੁੰਡਾ ਤੇ ਕੁੜੀ ਦੋਵੇਂ ਬਿਮਾਰ',
])('%s is not', (text) => {
  expect(namesFetalSex(text)).toBe(false)
})
