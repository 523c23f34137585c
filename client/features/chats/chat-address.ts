// What of a conversation an address may name. Apart from the rest, because addresses are read before any page is loaded.

export interface ChatAddress {
  /** The message to show. */
  message?: string | undefined
}

const uuid = /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/

export const chatAddress = ({ message }: Record<string, unknown>): ChatAddress =>
  typeof message === 'string' && uuid.test(message) ? { message } : {}
