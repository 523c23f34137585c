// Changes that are on screen and not yet answered. An answer to another question meanwhile does not know them and would
// hide them, so whatever has to be asked again waits until they are through.
import { hashKey, partialMatchKey, type QueryClient, type QueryKey } from '@tanstack/react-query'

/** How one cached query will look. */
export interface Prediction {
  queryKey: QueryKey
  predict(data: never): unknown
}

interface Shown extends Prediction {
  /** What it replaced. */
  before: unknown
}

/** One change, as it shows in every query it is about. */
export interface Change {
  shown: Shown[]
}

interface Book {
  /** In the order they were made. */
  underWay: Set<Change>
  /** To be asked again, each once. */
  owed: Map<string, QueryKey>
}

const books = new WeakMap<QueryClient, Book>()

function bookOf(cache: QueryClient): Book {
  const book = books.get(cache) ?? { underWay: new Set(), owed: new Map() }
  books.set(cache, book)
  return book
}

export async function showChange(cache: QueryClient, predictions: Prediction[]): Promise<Change> {
  const change: Change = { shown: predictions.map((each) => ({ ...each, before: undefined })) }
  bookOf(cache).underWay.add(change)
  for (const { queryKey } of predictions) {
    // A refetch under way would land after the prediction and undo it. What it would have brought is missing afterwards.
    if (cache.isFetching({ queryKey, exact: true }) > 0) owe(cache, queryKey)
  }
  try {
    await Promise.all(predictions.map(({ queryKey }) => cache.cancelQueries({ queryKey, exact: true })))
    for (const each of change.shown) {
      each.before = cache.getQueryData(each.queryKey)
      cache.setQueryData(each.queryKey, looksAfter(each))
    }
  } catch (error) {
    // Nobody will end it, and what waits for it would wait for ever.
    endChange(cache, change)
    throw error
  }
  return change
}

const looksAfter = ({ predict, before }: Shown) => (before === undefined ? undefined : predict(before as never))

/** Puts back what was there before, under the changes made since. */
export function takeBack(cache: QueryClient, change: Change) {
  for (const { queryKey, before } of change.shown) {
    let data = before
    for (const later of laterThan(cache, change)) {
      for (const each of later.shown.filter((other) => hashKey(other.queryKey) === hashKey(queryKey))) {
        each.before = data
        data = looksAfter(each)
      }
    }
    cache.setQueryData(queryKey, data)
    // What others did since is missing from it.
    owe(cache, queryKey)
  }
}

function laterThan(cache: QueryClient, change: Change): Change[] {
  const all = [...bookOf(cache).underWay]
  return all.slice(all.indexOf(change) + 1)
}

/** Whether no other change is on screen in the queries this one is about. */
export const isAlone = (cache: QueryClient, change: Change) =>
  ![...bookOf(cache).underWay].some(
    (other) => other !== change && change.shown.some(({ queryKey }) => touches(other, queryKey)),
  )

const touches = (change: Change, queryKey: QueryKey) =>
  change.shown.some((each) => partialMatchKey(each.queryKey, queryKey))

/** The server answered it, one way or the other. */
export function endChange(cache: QueryClient, change: Change) {
  bookOf(cache).underWay.delete(change)
  payOwed(cache)
}

/** To be asked again with the next `endChange`, or the one after it. */
export function owe(cache: QueryClient, queryKey: QueryKey) {
  bookOf(cache).owed.set(hashKey(queryKey), queryKey)
}

/** Asks again whatever is known by this key or begins with it, as soon as what is on screen is saved. */
export function askAgain(cache: QueryClient, { queryKey }: { queryKey: QueryKey }) {
  owe(cache, queryKey)
  payOwed(cache)
}

function payOwed(cache: QueryClient) {
  const { underWay, owed } = bookOf(cache)
  for (const [hash, queryKey] of owed) {
    if ([...underWay].some((change) => touches(change, queryKey))) continue
    owed.delete(hash)
    void cache.invalidateQueries({ queryKey })
  }
}
