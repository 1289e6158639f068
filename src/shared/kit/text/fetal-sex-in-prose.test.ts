import { expect, it } from 'vitest'
import { fetalSexFields, proseNamesFetalSex } from './fetal-sex-in-prose.ts'

it.each([
  'Please tell me the sex of the baby',
  'We want a sex determination test. How much is it?',
  'Is it a boy or a girl? The scan was yesterday.',
  'I want to know if boy or girl',
  'USG at 18 weeks: single live male fetus.',
  'Foetus is a girl, growth normal',
  'She carries a boy',
  'Scan shows a girl',
  'There is a baby, a boy in the womb',
  'PCPNDT form filled. Female fetus, cephalic.',
  'doctor ji ladka hai ya ladki batao',
  'ultrasound me dekh kar batana ladka ya ladki',
  'pet vich munda hai ja kudi dasso',
  'garbh me ladki hai',
  'डॉक्टर जी, लड़का है या लड़की बता दीजिए',
  'लिंग की जांच कहां होती है?',
  'रिपोर्ट ठीक है। गर्भ में लड़का है।',
  'ਡਾਕਟਰ ਜੀ ਦੱਸੋ ਮੁੰਡਾ ਹੈ ਜਾਂ ਕੁੜੀ',
  'ਪੇਟ ਵਿੱਚ ਕੁੜੀ ਹੈ',
  'ਲਿੰਗ ਦੀ ਜਾਂਚ ਕਰਵਾਉਣੀ ਹੈ',
])('%s is refused', (text) => {
  expect(proseNamesFetalSex(text)).toBe(true)
})

it.each([
  '',
  'The law forbids to tell whether it is a boy or a girl.',
  'Couple asked for sex determination. Refused, and counselled that it is an offence.',
  'Sex of the fetus was neither detected nor disclosed to anybody (PC & PNDT Act, form F).',
  'I cannot tell you whether boy or girl. Please come for the scan of growth.',
  'Baby boy born at term, 2.8 kg, cried at once.',
  'LSCS on 3 May, sex of baby: female, 3.1 kg',
  'Stillborn male fetus of 30 weeks; mother stable.',
  'Newborn: male, 4 days old, jaundice to the thighs',
  'Mother of a boy and a girl, third pregnancy, 12 weeks',
  'Boy or girl hostel, she does not remember which, shares the kitchen',
  'G3P2L2, both girls, 20 weeks, anomaly scan normal',
  'Fetal heart rate 142, fetal movements felt',
  'Female, 24 years, amenorrhoea 8 weeks, UPT positive',
  'USG: female pelvis normal, no free fluid',
  'Her husband is a male nurse',
  'My son or daughter can collect the report',
  'beta ya beti report le jayega',
  'munde de pet vich dard hai',
  'ladki ke pet me dard hai, 3 din se',
  'ladki garbhvati hai, ulti ho rahi hai',
  'लड़की के पेट में दर्द है',
  'गर्भवती लड़की, 7 महीने, पैर सूजे हैं',
  'अजन्मे बच्चे का लिंग बताना मना है, लड़का या लड़की कोई नहीं बताएगा',
  'नवजात लड़का, वजन 2.5 किलो',
  'ਮੁੰਡੇ ਨੂੰ ਦਸਤ ਲੱਗੇ ਹਨ',
  'ਕੁੜੀ ਗਰਭਵਤੀ ਹੈ, ਖ਼ੂਨ ਘੱਟ ਹੈ',
  'ਕਾਨੂੰਨ ਮਨ੍ਹਾ ਕਰਦਾ ਹੈ: ਮੁੰਡਾ ਜਾਂ ਕੁੜੀ, ਕੋਈ ਨਹੀਂ ਦੱਸ ਸਕਦਾ',
])('%s is not', (text) => {
  expect(proseNamesFetalSex(text)).toBe(false)
})

it('names the fields', () => {
  const note = { complaint: 'Cough', abdomen: 'Male fetus', identity: true, notExamined: ['chest'] }
  expect(fetalSexFields(note)).toEqual({ abdomen: 'fetalSex' })
})
