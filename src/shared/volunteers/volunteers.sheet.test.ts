import { parse } from 'csv-parse/sync'
import { describe, expect, it } from 'vitest'
import { mobileCell, sheetOf } from './volunteers.sheet.ts'

describe('the spreadsheet file', () => {
  it.each([
    ['=1+1', "'=1+1"],
    ['+919814012345', "'+919814012345"],
    ['-2', "'-2"],
    ['@SUM(A1)', "'@SUM(A1)"],
    ['\tGurmeet', "'\tGurmeet"],
    ['\r=1', "'\r=1"],
    [' =1', "' =1"],
    ['＝1', "'＝1"],
    ['Gurmeet = Kaur', 'Gurmeet = Kaur'],
    ['9814012345', '9814012345'],
    ['', ''],
  ])('%j is written as %j', (cell, written) => {
    const [row] = parse(sheetOf([[cell]]), { bom: true })
    expect(row).toEqual([written])
  })

  it('survives a round trip, with quotes, commas and line breaks, in every script', () => {
    const rows = [
      ['ਨਾਂ', 'Mobile'],
      ['ਸਰਦਾਰ "ਗੁਰਪ੍ਰੀਤ", ਸੰਧੂ', '9814012345'],
      ['two\nlines', 'नाम'],
    ]
    const sheet = sheetOf(rows)
    expect(sheet.charCodeAt(0)).toBe(0xfeff)
    expect(sheet.endsWith('\r\n')).toBe(true)
    expect(parse(sheet, { bom: true })).toEqual(rows)
  })
  it('has phone numbers that no spreadsheet takes for an amount', () => {
    expect(mobileCell('0981401234')).toBe('09814 01234')
    expect(Number(mobileCell('9814012345'))).toBeNaN()
  })
})
