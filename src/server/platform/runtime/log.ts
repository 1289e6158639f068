import type { LoggerOptions } from 'pino'

/** Logs hold ids, codes and times, but no user input, names or tokens. */
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

/** Our own and PostgreSQL's messages name columns and constraints; quoted values are removed. */
function safe(error: Error): string {
  return error.message.replace(/"[^"]{41,}"|'[^']*'/g, '…')
}
