import { photoOf } from '../documents.ts'
import { ask, type Action, type ApiSession } from '../offline-actions.ts'
import type { Visitor } from '../browser.ts'

interface Listed {
  id: string
  title: string
  status: string
}
const documents = (api: ApiSession) => ask<Listed[]>(api, '/api/documents')

/** Fills in the form with a photo. */
async function choose({ page, t }: Visitor, title: string): Promise<void> {
  const buffer = await photoOf(800, 600)
  const input = page.getByLabel(t('documents.form.choose'), { exact: true }).first()
  await input.setInputFiles({ name: 'paper.jpg', mimeType: 'image/jpeg', buffer })
  await page.getByText(/\d+ kB/).waitFor()
  await page.getByLabel(t('documents.form.name')).fill(title)
}

const save = ({ page, t }: Visitor) =>
  page.getByRole('button', { name: t('documents.form.submit'), exact: true }).click()

function addDocument(api: ApiSession, nth: number): Action {
  return actionOf(api, `Paper ${nth}`)
}

/** The same: of one photo both the upload and the document have to arrive. */
function uploadPhoto(api: ApiSession, nth: number): Action {
  return actionOf(api, `Photo ${nth}`)
}

function actionOf(api: ApiSession, title: string): Action {
  return {
    what: title,
    path: '/patient/documents',
    prepare: (visitor) => choose(visitor, title),
    press: save,
    count: async () => (await documents(api)).filter((one) => one.title === title).length,
  }
}

function markError(api: ApiSession, nth: number): Action {
  const title = `Mistake ${nth}`
  return {
    what: `mark on ${title}`,
    path: '/patient/documents',
    prepare: async (visitor) => {
      const { page, t } = visitor
      // A phone may be offline here: the document is sent by another.
      await sendDocument(api, title)
      await page.reload()
      const row = page.getByRole('listitem').filter({ hasText: title })
      await row.getByRole('button', { name: t('documents.list.wrong'), exact: true }).click()
    },
    press: ({ page, t }) =>
      page.getByRole('button', { name: t('documents.ask.confirm'), exact: true }).click(),
    count: async () =>
      (await documents(api)).filter((one) => one.title === title && one.status === 'enteredInError').length,
  }
}

async function sendDocument(api: ApiSession, title: string): Promise<void> {
  const content = new Uint8Array(Buffer.from(`%PDF-1.4\n%${title}\n%%EOF\n`))
  const id = crypto.randomUUID()
  await ask(api, '/api/documents/uploads', { id, size: content.length })
  const headers = { authorization: `Bearer ${api.token}`, 'content-type': 'application/octet-stream' }
  const address = `${api.url}/api/documents/uploads/${id}/pieces?offset=0`
  await fetch(address, { method: 'POST', headers, body: content })
  await ask(api, '/api/documents', { kind: 'other', title, upload: id })
}

export const actions = {
  'documents.beginUpload': uploadPhoto,
  'documents.add': addDocument,
  'documents.markError': markError,
}
