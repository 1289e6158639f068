/** FHIR request-status: results are awaited, all of them are there, the doctor cancelled it. */
export const orderStatuses = ['active', 'completed', 'revoked'] as const
export type OrderStatus = (typeof orderStatuses)[number]

export const mostTests = 20
