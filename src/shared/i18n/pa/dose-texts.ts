import type { doseTexts as english } from '../en/dose-texts.ts'

export const doseTexts: typeof english = {
  calendar: {
    name: 'ਨਬਜ਼: ਮੇਰੀਆਂ ਦਵਾਈਆਂ',
    dose: 'ਦਵਾਈ: {name}',
    doseOf: 'ਦਵਾਈ: {name}, {dosage}',
  },
  push: { title: 'ਦਵਾਈ ਲੈਣ ਦਾ ਵੇਲਾ ਹੋ ਗਿਆ' },
}
