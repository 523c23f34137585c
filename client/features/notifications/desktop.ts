// Notices of the operating system, for whoever has Hearth open and looks elsewhere. Asked for by each browser, so each remembers it.
import { useSyncExternalStore } from 'react'
import { session } from '#client/core/session.ts'
import type { Notification as Told } from '#contract/notifications.ts'
import { isLookedAt } from './looking.ts'
import { plainText } from './marked-text.ts'

const listeners = new Set<() => void>()
const keyOf = () => `desktop-notices:${session.user()?._id}`

/** Without locks every tab would show the same. */
export const isDesktopSupported = 'Notification' in window && 'locks' in navigator

function isWanted(): boolean {
  try {
    return isDesktopSupported && Notification.permission === 'granted' && localStorage.getItem(keyOf()) === 'on'
  } catch {
    return false
  }
}

const subscribe = (listener: () => void) => {
  listeners.add(listener)
  return () => void listeners.delete(listener)
}

export const useDesktopWanted = () => useSyncExternalStore(subscribe, isWanted)

/** Whether it is on now. The browser asks the person, and remembers a no for good. */
export async function turnDesktop(on: boolean): Promise<boolean> {
  const allowed = on && (await Notification.requestPermission()) === 'granted'
  try {
    if (allowed) localStorage.setItem(keyOf(), 'on')
    else localStorage.removeItem(keyOf())
  } catch {}
  for (const listener of listeners) listener()
  return isWanted()
}

/** So long the other tabs of this browser are kept from showing the same. */
const HELD_MS = 5_000

/** Of several tabs one alone shows it: whoever takes the lock of this piece of news first. */
export async function showOnDesktop(told: Told, onOpen: () => void) {
  if (!isWanted() || (await isLookedAt())) return
  await navigator.locks.request(`hearth-told:${told._id}:${told.createdAt}`, { ifAvailable: true }, async (lock) => {
    if (!lock) return
    const { _id, title, message, sender } = told
    const notice = new Notification(plainText(title), {
      body: plainText(message),
      tag: _id,
      ...(sender?.avatarThumbnail && { icon: sender.avatarThumbnail }),
    })
    notice.onclick = () => {
      window.focus()
      notice.close()
      onOpen()
    }
    await new Promise((resolve) => setTimeout(resolve, HELD_MS))
  })
}
