/**
 * Why a doctor rejects a request, and what it does (decision 0067): `notMyField` and `noTime` pass it on, `seeInPerson`
 * offers the patient a visit, `hospital` sends the patient to hospital at once.
 */
export const rejections = ['notMyField', 'seeInPerson', 'hospital', 'noTime'] as const
export type Rejection = (typeof rejections)[number]
