import { remember, rememberedNames } from '#client/core/remember.ts'

const KEY = 'calendar-tray'

/** Null for whoever never chose. */
export const wasTrayOpen = () =>
  localStorage.getItem(KEY) === null ? null : rememberedNames(localStorage, KEY).includes('open')
export const rememberTray = (isOpen: boolean) => remember(localStorage, KEY, isOpen ? ['open'] : [])
