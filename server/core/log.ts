import { type DestinationStream, type Logger, pino } from 'pino'

/** Structured lines on standard output. Bodies and query strings are never logged; these are the places a secret could still hide. */
export const createLog = (level: string, destination: DestinationStream = pino.destination(1)): Logger =>
  pino(
    {
      level,
      base: null,
      timestamp: pino.stdTimeFunctions.isoTime,
      redact: {
        paths: [
          'req.headers',
          '*.password',
          '*.token',
          '*.authorization',
          'err.config',
          'err.parameters',
          'err.detail',
          'err.where',
          'err.internalQuery',
        ],
        censor: '[hidden]',
      },
      serializers: {
        // The route's pattern instead of the address: links hold tokens.
        req: (request) => ({ method: request.method, route: request.routeOptions?.url ?? '-', address: request.ip }),
        res: (reply) => ({ status: reply.statusCode }),
      },
    },
    destination,
  )
