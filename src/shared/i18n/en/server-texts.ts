/** Texts that only the server writes: in answers, files, messages. The browser loads none of them. */
export { alarmTexts } from './alarm-texts.ts'
export { doseTexts } from './dose-texts.ts'
export { exportFile } from './export-file.ts'
export { messageTexts } from './message-texts.ts'
export { requestTexts } from './request-texts.ts'
export { service } from './service.ts'
