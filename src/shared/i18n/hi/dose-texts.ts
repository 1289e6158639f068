import type { doseTexts as english } from '../en/dose-texts.ts'

export const doseTexts: typeof english = {
  calendar: {
    name: 'नब्ज़: मेरी दवाइयां',
    dose: 'दवाई: {name}',
    doseOf: 'दवाई: {name}, {dosage}',
  },
  push: { title: 'दवाई लेने का समय हो गया' },
}
