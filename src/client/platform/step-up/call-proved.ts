import type { AnswerOf, Endpoint } from '../../../shared/kit/endpoint.ts'
import { ApiError, call, type RequestOptions } from '../api/api.ts'

/** If the server wants to know again who it is, asks, and sends the same once more. */
export async function callProved<E extends Endpoint>(
  endpoint: E,
  asked: RequestOptions<E>,
): Promise<AnswerOf<E>> {
  try {
    return await call(endpoint, asked)
  } catch (error) {
    const kind = error instanceof ApiError ? error.details?.stepUp : undefined
    if (kind === undefined || !endpoint.stepUp) throw error
    const { askStepUp } = await import('./step-up-dialog.tsx')
    if (!(await askStepUp(kind))) throw error
    return call(endpoint, asked)
  }
}
