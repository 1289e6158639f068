/**
 * Why a doctor rejects a request, and what it does (decisions 0067 and 0083): `notMyField` passes it on to a doctor of
 * another field, `noTime` to another one of this field, and the patient reads the next free times; `seeInPerson` offers
 * the patient a visit, `hospital` sends the patient to hospital at once.
 */
export const rejections = ['notMyField', 'seeInPerson', 'hospital', 'noTime'] as const
export type Rejection = (typeof rejections)[number]
