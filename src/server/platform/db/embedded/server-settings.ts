import type { Endpoint } from './endpoint.ts'

export type ServerSettings = Readonly<Record<string, string>>

/** Small enough for a clinic's PC, safe against power cuts; everything else is PostgreSQL's default. */
const settings: ServerSettings = {
  max_connections: '60',
  shared_buffers: '64MB',
  fsync: 'on',
  full_page_writes: 'on',
  synchronous_commit: 'on',
  // The log of changes keeps to this, so that it does not fill a small disk; a few segments are always
  // ready for reuse, which lets PostgreSQL go on a while after the last byte of the disk is gone.
  max_wal_size: '256MB',
  min_wal_size: '96MB',
  temp_file_limit: '256MB',
  restart_after_crash: 'on',
  // With any, each checkpoint writes a small new file, and on a full disk that would bring the server down.
  max_active_replication_origins: '0',
  password_encryption: 'scram-sha-256',
  unix_socket_permissions: '0700',
  // Containers give /dev/shm 64 MB, which parallel queries would overrun; our queries are small.
  max_parallel_workers_per_gather: '0',
  // Data of a town fit the memory: reaching a row by an index costs little more than reading on.
  random_page_cost: '1.1',
  // Four processes fewer, and our data fit the memory.
  io_method: 'sync',
  max_logical_replication_workers: '0',
  jit: 'off',
  logging_collector: 'off',
  log_destination: 'stderr',
  log_timezone: 'UTC',
  // DETAIL quotes rows and keys, STATEMENT what was asked: both hold what people typed.
  log_error_verbosity: 'terse',
  log_min_error_statement: 'panic',
  timezone: 'UTC',
}

/** Given on the command line: they win over any file, and an orphan tells with which it runs. */
export function serverArguments(cluster: string, endpoint: Endpoint, further: ServerSettings): string[] {
  const place: ServerSettings =
    endpoint.transport === 'socket'
      ? { listen_addresses: '', unix_socket_directories: quoteFolder(endpoint.host) }
      : { listen_addresses: endpoint.host, unix_socket_directories: '' }
  const all = { ...settings, ...further, ...place, port: String(endpoint.port) }
  return ['-D', cluster, ...Object.entries(all).flatMap(([name, value]) => ['-c', `${name}=${value}`])]
}

// The setting is a list: a comma in the folder's name would end an entry.
function quoteFolder(folder: string): string {
  return `"${folder.replaceAll('"', '""')}"`
}

/** Only what the programs need: our own secrets have no place in another account's process. */
export function programEnvironment(): NodeJS.ProcessEnv {
  const kept = ['PATH', 'SystemRoot', 'windir', 'TEMP', 'TMP', 'TMPDIR']
  const known = kept.flatMap((name) => (process.env[name] === undefined ? [] : [[name, process.env[name]]]))
  return { ...Object.fromEntries(known), LC_ALL: 'C', TZ: 'UTC' } as NodeJS.ProcessEnv
}
