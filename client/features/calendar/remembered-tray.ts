import { remember, rememberedNames } from '#client/core/remember.ts'

const KEY = 'calendar-tray'

export const wasTrayOpen = () => rememberedNames(localStorage, KEY).includes('open')
export const rememberTray = (isOpen: boolean) => remember(localStorage, KEY, isOpen ? ['open'] : [])
