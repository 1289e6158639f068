import type { LoggerOptions } from 'pino'

/** Logs carry ids, codes and times. What people typed, who they are and their tokens stay out. */
export function logOptions(level: string): LoggerOptions {
  return {
    level,
    base: null,
    redact: {
      paths: ['req.headers.authorization', 'req.headers.cookie', '*.password', '*.token'],
      remove: true,
    },
    serializers: {
      // A PostgreSQL error's `detail` quotes the row ("Key (email)=(…) already exists").
      err: (error: Error & { code?: string }) => ({
        type: error.name,
        code: error.code,
        message: safe(error),
        stack: error.stack?.split('\n').slice(1, 8),
      }),
      req: (request: { method?: string }) => ({ method: request.method }),
    },
  }
}

/** Messages of our own and of PostgreSQL name columns and constraints; quoted values are taken out. */
function safe(error: Error): string {
  return error.message.replace(/"[^"]{41,}"|'[^']*'/g, '…')
}
