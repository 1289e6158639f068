import { ask, type Action, type ApiSession } from '../offline-actions.ts'

interface Listed {
  entries: { text: string; status: string }[]
}
const listed = (api: ApiSession) => ask<Listed>(api, '/api/immunizations')

function addImmunization(api: ApiSession, nth: number): Action {
  const text = `Cholera ${nth}`
  return {
    what: `vaccination against ${text}`,
    path: '/patient/vaccinations',
    prepare: async ({ page, t }) => {
      const names = new RegExp(`^(${t('immunizations.other')}|${t('immunizations.enterFirst')})$`)
      await page.getByRole('button', { name: names }).click()
      await page.getByText(t('immunizations.doses.other'), { exact: true }).click()
      await page.getByLabel(t('immunizations.words'), { exact: true }).fill(text)
    },
    press: ({ page, t }) => page.getByRole('button', { name: t('immunizations.save'), exact: true }).click(),
    count: async () => (await listed(api)).entries.filter((one) => one.text === text).length,
  }
}

function markImmunizationWrong(api: ApiSession, nth: number): Action {
  const text = `Measles ${nth}`
  return {
    what: `vaccination ${text} as a mistake`,
    path: '/patient/vaccinations',
    prepare: async ({ page, t }) => {
      await ask(api, '/api/immunizations', { givenOn: '2026-01-05', doses: ['other'], text })
      await page.reload()
      await page.getByRole('button', { name: `${t('immunizations.wrong')}: ${text}` }).click()
    },
    press: ({ page, t }) =>
      page.getByRole('button', { name: t('immunizations.ask.confirm'), exact: true }).click(),
    count: async () =>
      (await listed(api)).entries.filter((one) => one.text === text && one.status === 'entered-in-error')
        .length,
  }
}

export const actions = {
  'immunizations.add': addImmunization,
  'immunizations.markWrong': markImmunizationWrong,
}
