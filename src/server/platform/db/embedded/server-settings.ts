import type { Endpoint } from './endpoint.ts'

export type ServerSettings = Readonly<Record<string, string>>

/** Small enough for a clinic's PC, safe against power cuts; everything else is PostgreSQL's default. */
const settings: ServerSettings = {
  max_connections: '60',
  shared_buffers: '64MB',
  fsync: 'on',
  full_page_writes: 'on',
  synchronous_commit: 'on',
  // Limits the WAL so that it does not fill a small disk. A few segments are always ready for reuse, which lets
  // PostgreSQL run on for a while once the disk is full.
  max_wal_size: '256MB',
  min_wal_size: '96MB',
  temp_file_limit: '256MB',
  restart_after_crash: 'on',
  // With any, each checkpoint writes a small new file, which on a full disk would crash the server.
  max_active_replication_origins: '0',
  password_encryption: 'scram-sha-256',
  unix_socket_permissions: '0700',
  // Containers give /dev/shm 64 MB, which parallel queries would exceed; our queries are small.
  max_parallel_workers_per_gather: '0',
  // A town's data fits in memory: random access costs little more than sequential.
  random_page_cost: '1.1',
  // Saves four processes; the data fits in memory.
  io_method: 'sync',
  max_logical_replication_workers: '0',
  jit: 'off',
  logging_collector: 'off',
  log_destination: 'stderr',
  log_timezone: 'UTC',
  // DETAIL quotes rows and keys, STATEMENT the query: both contain user input.
  log_error_verbosity: 'terse',
  log_min_error_statement: 'panic',
  timezone: 'UTC',
}

/** Passed on the command line: they override any file, and identify the settings of an orphan. */
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

/** Only what the programs need: our secrets must not reach another account's process. */
export function programEnvironment(): NodeJS.ProcessEnv {
  const kept = ['PATH', 'SystemRoot', 'windir', 'TEMP', 'TMP', 'TMPDIR']
  const known = kept.flatMap((name) => (process.env[name] === undefined ? [] : [[name, process.env[name]]]))
  return { ...Object.fromEntries(known), LC_ALL: 'C', TZ: 'UTC' } as NodeJS.ProcessEnv
}
