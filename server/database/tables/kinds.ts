// Kinds of columns that many tables have.
import type { ColumnType } from 'kysely'

/** Written as text, read as the value the driver parsed. */
export type Json<T> = ColumnType<T, string, string>
export type Moment = ColumnType<string, string | Date, string | Date>
export type GeneratedMoment = ColumnType<string, string | Date | undefined, string | Date>
/** Not there until something has happened. */
export type MomentOrNone = ColumnType<string | null, string | Date | null | undefined, string | Date | null>
