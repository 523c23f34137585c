import type { HearthEvent } from '#server/core/event.ts'

export const signedIn = (userId: string, device: string, isNewDevice: boolean): HearthEvent => ({
  type: 'signed-in',
  actor: userId,
  payload: { device, isNewDevice },
})

export const signedOut = (userId: string): HearthEvent => ({ type: 'signed-out', actor: userId, payload: {} })

export const sessionEnded = (device: string): HearthEvent => ({ type: 'session-ended', payload: { device } })

export const refreshTokenReused = (userId: string): HearthEvent => ({
  type: 'refresh-token-reused',
  actor: userId,
  payload: {},
})
