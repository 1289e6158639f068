import type { Selectable } from 'kysely'
import type { AnswerOf } from '../../shared/kit/endpoint.ts'
import type { subscribePush } from './devices.operations.ts'
import type { Tables } from '../platform/db/tables.ts'

type Row = Pick<Selectable<Tables['push_subscriptions']>, 'endpoint' | 'language' | 'shows_name'>

/** For the person of this session only; the keys are left out. */
export function presentDevice(row: Row): AnswerOf<typeof subscribePush> {
  return { endpoint: row.endpoint, language: row.language, showsName: row.shows_name }
}
