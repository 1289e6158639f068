import { listNotices, markNoticesSeen } from '../../shared/notifications/notifications.endpoints.ts'
import { replaceAnswer, useAnswer, useWrite, refreshEveryMs } from '../platform/queries/queries.tsx'

export function useNotices() {
  return useAnswer(listNotices, { refetchEveryMs: refreshEveryMs })
}

/** Removes notices from the screen at once; if the server was not reached they come back with the next refetch. */
export function useSeen(): (ids: string[]) => void {
  const { mutate } = useWrite(markNoticesSeen)
  return (ids) => {
    replaceAnswer(listNotices, (known) => known.filter(({ id }) => !ids.includes(id)))
    mutate({ body: { ids: ids.slice(0, 100) } })
  }
}
