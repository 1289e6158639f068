import { describe, expect, it } from 'vitest'
import { formulary } from './prescriptions.formulary.ts'
import { isNearListed } from './prescriptions.names.ts'
import { medicineOf, nameProblem, unlistedCode, unlistedName } from './prescriptions.unlisted.ts'

describe('what can be typed', () => {
  it.each([
    ['Doxylamine', null],
    ['Doxylamine and pyridoxine', null],
    ['Aceclofenac + serratiopeptidase', null],
    ['Ceftriaxone', null],
    ['Vitamin B12 (mecobalamin)', null],
    ['Oxitropium', null],
    ['Cotrimazine', null],
    // Nothing that the rules cannot read.
    ['', 'nameInvalid'],
    ['D3', 'nameInvalid'],
    ['ट्रामाडोल', 'nameInvalid'],
    ['ਟ੍ਰਾਮਾਡੋਲ', 'nameInvalid'],
    ['Trаmadol', 'nameInvalid'],
    ['Tra\u200Bmadol', 'nameInvalid'],
    ['x'.repeat(81), 'nameInvalid'],
    // What the list has is chosen there, where it is checked.
    ['paracetamol', 'nameInList'],
    ['PARACETAMOL TABLETS IP', 'nameInList'],
    ['Acetaminophen', 'nameInList'],
    ['Diclofenac sodium', 'nameInList'],
    ['Valproic acid', 'nameInList'],
    ['Frusemide', 'nameInList'],
    ['Zinc', 'nameInList'],
    ['Calcium carbonate + vitamin D3', null],
    // Narcotics, Schedule X, the MTP Act: in whatever words.
    ['Tramadol', 'nameHeld'],
    ['tramadol hydrochloride', 'nameHeld'],
    ['Paracetamol and tramadol', 'nameHeld'],
    ['Tra-madol', 'nameHeld'],
    ['tra ma dol', 'nameHeld'],
    ['Tramdaol', 'nameHeld'],
    ['Tramodol', 'nameHeld'],
    ['Tram4dol', 'nameHeld'],
    ['Clonazapam', 'nameHeld'],
    ['Oxazepam', 'nameHeld'],
    ['Etizolam', 'nameHeld'],
    ['Phenobarbital', 'nameHeld'],
    ['Ketamine', 'nameHeld'],
    ['Dextroamphetamine', 'nameHeld'],
    ['Codeine linctus', 'nameHeld'],
    ['Opium', 'nameHeld'],
    ['Misoprostol', 'nameHeld'],
    ['Mifepristone kit', 'nameHeld'],
    ['Methylphenidate', 'nameHeld'],
  ])('%s: %s', (name, expected) => {
    expect(nameProblem(name)).toBe(expected)
  })

  it('never the name of anything in the list, with or without a salt', () => {
    const open = formulary().flatMap(({ name }) =>
      [name, `${name} hydrochloride`, name.toUpperCase()].filter((one) => nameProblem(one) === null),
    )
    expect(open).toEqual([])
  })
})

describe('what a name says', () => {
  it('of what nothing is known: a substance of this name, and a question about a pregnancy', () => {
    expect(medicineOf(unlistedCode('Doxylamine'))).toEqual({
      code: 'unlisted:Doxylamine',
      name: 'Doxylamine',
      list: 'unlisted',
      schedule: 'unknown',
      substances: ['doxylamine'],
      restriction: null,
      inPregnancy: 'ask',
      isNsaid: false,
      family: null,
      fromAge: null,
      mostPerDay: null,
      presentations: [],
    })
  })

  it('what the list says of the substances in it', () => {
    expect(medicineOf(unlistedCode('Aceclofenac and serratiopeptidase'))).toMatchObject({
      substances: ['aceclofenac', 'serratiopeptidase'],
      isNsaid: true,
    })
    expect(medicineOf(unlistedCode('Ofloxacin + ornidazole'))).toMatchObject({
      family: 'quinolone',
      fromAge: 18,
    })
    expect(medicineOf(unlistedCode('Isotretinoin/minocycline'))).toMatchObject({
      inPregnancy: 'never',
      restriction: 'isotretinoin',
    })
  })

  it('codes of the list are as they were', () => {
    expect(unlistedName('paracetamol')).toBeNull()
    expect(medicineOf('paracetamol')?.list).toBe('O')
    expect(medicineOf('moonstone')).toBeUndefined()
    expect(unlistedName(unlistedCode(' Doxy   lamine '))).toBe('Doxy lamine')
  })
})

describe('almost a name of the list', () => {
  it.each(['Amoxycilin', 'Amoxicilin 500', 'Azithromicin', 'Metfromin', 'Ibuprofin and caffeine'])(
    '%s',
    (name) => expect(isNearListed(name)).toBe(true),
  )
  it.each(
    (
      'Doxylamine, Ornidazole, Secnidazole, Valsartan, Irbesartan, Candesartan, Perindopril, ' +
      'Felodipine, Nebivolol, Lansoprazole, Prednisone, Ceftriaxone, Cefaclor, Gliquidone, ' +
      'Saxagliptin, Alogliptin, Simvastatin, Pravastatin, Duloxetine, Fluvoxamine, Lamivudine, ' +
      'Nadifloxacin, Lornoxicam, Meloxicam, Terbutaline, Roxithromycin, Paracetamol and caffeine'
    ).split(', '),
  )('not %s', (name) => expect(isNearListed(name)).toBe(false))
})
