// The database of this browser: what is kept for reading without a connection, and changes that wait for one.

const NAME = 'hearth'
export type Shelf = 'kept' | 'changes'

let opened: Promise<IDBDatabase> | null = null

function open(): Promise<IDBDatabase> {
  opened ??= new Promise<IDBDatabase>((resolve, reject) => {
    const request = indexedDB.open(NAME, 1)
    request.onupgradeneeded = () => {
      request.result.createObjectStore('kept', { keyPath: 'id' }).createIndex('boardId', 'boardId')
      request.result.createObjectStore('changes', { keyPath: 'number', autoIncrement: true })
    }
    request.onsuccess = () => resolve(request.result)
    request.onerror = () => reject(request.error)
  }).catch((error) => {
    opened = null
    throw error
  })
  return opened
}

/** All of it happens, or nothing does. Answers once it is on the disk. */
export async function inDatabase<Result = void>(
  shelf: Shelf,
  mode: IDBTransactionMode,
  work: (store: IDBObjectStore) => IDBRequest<Result> | undefined,
): Promise<Result> {
  const transaction = (await open()).transaction(shelf, mode)
  const request = work(transaction.objectStore(shelf))
  return new Promise((resolve, reject) => {
    transaction.oncomplete = () => resolve(request?.result as Result)
    transaction.onabort = () => reject(transaction.error)
  })
}
