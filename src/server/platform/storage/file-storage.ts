import type { StoredIn } from '../db/tables/record-tables.ts'
import type { FileStore } from './file-store.ts'
import { openS3 } from './s3.ts'
import { postgresql } from './postgresql.ts'

export interface FileStorage {
  /** Where new files go. */
  storesIn: StoredIn
  /** Throws where the store of an existing file is no longer set. */
  of(place: StoredIn): FileStore
}

/** PostgreSQL, or the S3-compatible store at `s3Url`; files from before stay where they are. */
export function openFileStorage(s3Url: URL | null): FileStorage {
  const s3 = s3Url && openS3(s3Url)
  return {
    storesIn: s3 ? 's3' : 'postgresql',
    of(place) {
      if (place === 'postgresql') return postgresql
      if (!s3) throw new Error('The file is in an S3-compatible store, but S3_URL is not set.')
      return s3
    },
  }
}
