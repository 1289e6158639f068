import { expect, it } from 'vitest'
import { readSummary } from './read-summary.ts'

const loinc = (code: string) => ({ coding: [{ system: 'http://loinc.org', code }] })

/** A summary with the one entry in the section. */
function summaryWith(resource: object, section = '30954-2') {
  const type = 'resourceType' in resource ? String(resource.resourceType) : 'Thing'
  return {
    resourceType: 'Bundle',
    type: 'document',
    entry: [
      {
        fullUrl: 'urn:uuid:composition',
        resource: {
          resourceType: 'Composition',
          date: '2026-03-01',
          author: [{ reference: 'Organization/7' }],
          section: [{ title: 'Theirs', code: loinc(section), entry: [{ reference: `${type}/1` }] }],
        },
      },
      { resource: { resourceType: 'Organization', id: '7', name: 'Civil Hospital' } },
      {
        fullUrl: 'https://fhir.example.org/Patient/9',
        resource: {
          resourceType: 'Patient',
          id: '9',
          name: [{ given: ['Asha'], family: 'Rani' }],
          gender: 'female',
          birthDate: '1960',
        },
      },
      {
        fullUrl: 'https://fhir.example.org/Thing/1',
        resource: { resourceType: type, id: '1', ...resource },
      },
    ],
  }
}
const itemIn = (resource: object, section?: string) =>
  readSummary(summaryWith(resource, section), 'en')?.sections[0]?.items[0]

it('reads who, whose and when, by references of other servers, too', () => {
  expect(readSummary(summaryWith({}), 'en')).toMatchObject({
    patient: { name: 'Asha Rani', gender: 'female', birth: '1960' },
    author: 'Civil Hospital',
    date: '2026-03-01',
  })
})

it.each([
  [{ value: 4.1, unit: 'mmol/L', code: 'mmol/L' }, '4.1 mmol/L'],
  [{ value: 0.85, unit: 'mg/dL', code: 'mg/dL' }, '0.85 mg/dL'],
  [{ value: 250, unit: '10*3/uL', code: '10*3/uL' }, '250 10*3/uL'],
  [{ value: 37.2, code: 'Cel' }, '37.2 °C'],
  [{ value: 5, comparator: '<', unit: 'ng/mL' }, '<5 ng/mL'],
  [{ value: 3 }, '3'],
  [{ value: '12', unit: 'mg' }, ''],
])('shows a value as it was sent: %j', (valueQuantity, shown) => {
  expect(itemIn({ code: { text: 'Potassium' }, valueQuantity })?.value).toBe(shown)
})

it('writes both pressures as one value, in their order, and other parts with their names', () => {
  const part = (code: string, value: number, text = '') => ({
    code: { ...loinc(code), text },
    valueQuantity: { value, code: 'mm[Hg]' },
  })
  const component = [part('8462-4', 80), part('8480-6', 120), part('8478-0', 93, 'Mean pressure')]
  expect(itemIn({ code: { text: 'Blood pressure' }, component })).toMatchObject({
    value: '120/80 mmHg',
    lines: ['Mean pressure: 93 mmHg'],
  })
})

it('names a vaccine, and what has only a coded name', () => {
  expect(itemIn({ vaccineCode: { text: 'BCG' }, occurrenceDateTime: '1990-05' }, '11369-6')).toMatchObject({
    title: 'BCG',
    when: '1990-05',
  })
  expect(itemIn({ code: { coding: [{ display: 'Hypertension' }] } }, '11450-4')?.title).toBe('Hypertension')
})

it('leaves out what its sender took back or says is not so', () => {
  const refuted = { verificationStatus: { coding: [{ code: 'refuted' }] }, code: { text: 'Asthma' } }
  expect(itemIn(refuted, '11450-4')).toBeUndefined()
  expect(itemIn({ status: 'entered-in-error', code: { text: 'Asthma' } })).toBeUndefined()
})

it('keeps the title of a section that our summaries do not have', () => {
  const [section] = readSummary(summaryWith({ code: { text: 'Appendix out' } }, '47519-4'), 'en')!.sections
  expect(section).toMatchObject({ name: null, title: 'Theirs', items: [{ title: 'Appendix out' }] })
})

it('shows the words of a section without entries, and none of its scripts', () => {
  const bundle = summaryWith({})
  const [composition] = bundle.entry
  const div =
    '<div xmlns="http://www.w3.org/1999/xhtml"><p>No <b>known</b>\n allergies</p><script>1</script></div>'
  composition!.resource = {
    resourceType: 'Composition',
    section: [{ code: loinc('48765-2'), text: { div } }],
  } as never
  expect(readSummary(bundle, 'en')?.sections).toMatchObject([
    { name: 'allergies', narrative: 'No known allergies' },
  ])
})

it.each([null, 7, 'text', [], {}, { entry: {} }, { entry: [null, { resource: [] }] }, summaryWith({}).entry])(
  'is null for what is no summary: %j',
  (bundle) => {
    expect(readSummary(bundle, 'pa')).toBeNull()
  },
)

it('survives values of any type in any place', () => {
  const odd = [null, 7, 'text', true, [], [[]], {}, { text: {} }, [{ coding: 'x' }], { reference: 3 }]
  const names =
    'status code type valueQuantity component note reaction dosage participant diagnosis content period text'
  for (const value of odd)
    for (const name of names.split(' ')) {
      const item = itemIn({ [name]: value })
      expect(item === undefined || typeof item.title === 'string', `${name}: ${JSON.stringify(value)}`).toBe(
        true,
      )
      for (const text of [item?.title, item?.value, item?.when, ...(item?.lines ?? [])])
        expect(['string', 'undefined']).toContain(typeof text)
    }
})

it.each([
  ['completed', 'done'],
  ['active', null],
])('a test that was asked for, %s, is marked %s', (status, mark) => {
  const order = {
    resourceType: 'ServiceRequest',
    status,
    code: { text: 'Potassium' },
    authoredOn: '2026-03-04',
  }
  expect(itemIn(order, '18776-5')).toMatchObject({ title: 'Potassium', when: '2026-03-04', mark })
})
