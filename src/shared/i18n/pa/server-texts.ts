export { alarmTexts } from './alarm-texts.ts'
export { doseTexts } from './dose-texts.ts'
export { exportFile } from './export-file.ts'
export { service } from './service.ts'
