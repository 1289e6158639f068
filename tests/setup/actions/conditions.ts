import { ask, type Action, type ApiSession } from '../offline-actions.ts'

const listed = (api: ApiSession) => ask<{ text: string; status: string }[]>(api, '/api/conditions')

function addCondition(api: ApiSession, nth: number): Action {
  const text = `Syrup ${nth}`
  return {
    what: `allergy to ${text}`,
    path: '/patient/conditions',
    prepare: async (visitor) => {
      const { page, t } = visitor
      await page.getByRole('button', { name: t('conditions.add.allergy'), exact: true }).click()
      await page.getByText(t('conditions.codes.other'), { exact: true }).first().click()
      await page.getByLabel(t('conditions.words'), { exact: true }).fill(text)
    },
    press: ({ page, t }) => page.getByRole('button', { name: t('conditions.save'), exact: true }).click(),
    count: async () => (await listed(api)).filter((one) => one.text === text).length,
  }
}

function endCondition(api: ApiSession, nth: number): Action {
  const text = `Powder ${nth}`
  return {
    what: `end of the allergy to ${text}`,
    path: '/patient/conditions',
    prepare: async ({ page, t }) => {
      await ask(api, '/api/conditions', { kind: 'allergy', code: 'other', text })
      await page.reload()
      const name = `${t('conditions.change')}: ${text}`
      await page.getByRole('button', { name, exact: true }).click()
    },
    press: ({ page, t }) =>
      page.getByRole('button', { name: t('conditions.ask.wrong'), exact: true }).click(),
    count: async () =>
      (await listed(api)).filter((one) => one.text === text && one.status === 'entered-in-error').length,
  }
}

export const actions = { 'conditions.add': addCondition, 'conditions.end': endCondition }
