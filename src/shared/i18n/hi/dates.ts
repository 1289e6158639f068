import type { dates as english } from '../en/dates.ts'

export const dates: typeof english = {
  weekdays: 'रविवार सोमवार मंगलवार बुधवार गुरुवार शुक्रवार शनिवार',
  weekdaysShort: 'रवि सोम मंगल बुध गुरु शुक्र शनि',
  months: 'जनवरी फ़रवरी मार्च अप्रैल मई जून जुलाई अगस्त सितंबर अक्टूबर नवंबर दिसंबर',
  monthsShort: 'जनवरी फ़रवरी मार्च अप्रैल मई जून जुलाई अगस्त सितंबर अक्टूबर नवंबर दिसंबर',
  time: '{part} {clock}',
  parts: {
    lateNight: 'रात',
    morning: 'सुबह',
    afternoon: 'दोपहर',
    evening: 'शाम',
    night: 'रात',
  },
  age: {
    years: { one: '{count} साल', other: '{count} साल' },
    months: { one: '{count} महीना', other: '{count} महीने' },
    underMonth: '1 महीने से कम',
  },
}
