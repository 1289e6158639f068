/** The messages of the coordinator's desk, of every feature that has a part of it: fetched as one. */
export { audit } from './audit.ts'
export { breakglassDesk } from './breakglass-desk.ts'
export { desk } from './desk.ts'
export { deskBench } from './desk-bench.ts'
export { doctorDesk } from './doctor-desk.ts'
export { lateAnswers } from './late-answers.ts'
export { requestDesk } from './request-desk.ts'
export { volunteerDesk } from './volunteer-desk.ts'
