// A query that is asked at nearly every request is put together once. Building its text costs more than asking it.
import type { Compilable, CompiledQuery, Simplify } from 'kysely'
import type { Db } from './connect.ts'

/** `build` is called once, with names for its arguments; later calls only put values in their places. */
export function compiledOnce<Args extends readonly string[], Row>(
  build: (db: Db, ...args: Args) => Compilable<Row>,
): (db: Db, ...args: Args) => Promise<Simplify<Row> | undefined> {
  let compiled: CompiledQuery<Row> | null = null
  const nameOf = (at: number) => `argument ${at}`

  return async (db, ...args) => {
    // Without what marks it as one request's: it is asked for all of them.
    compiled ??= build(
      db.withoutPlugins(),
      ...(Array.from({ length: build.length - 1 }, (_, at) => nameOf(at)) as unknown as Args),
    ).compile()
    const values = new Map(args.map((value, at) => [nameOf(at), value]))
    const parameters = compiled.parameters.map((known) => values.get(known as string) ?? known)
    const { rows } = await db.executeQuery<Row>({ ...compiled, parameters })
    return rows[0] as Simplify<Row> | undefined
  }
}
