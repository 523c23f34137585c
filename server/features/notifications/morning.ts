import type { LocalTime } from '#server/features/notification-preferences/service.ts'

const BEGIN = '08:00'

/** Nobody is woken for what a clock brings. */
export const isUp = ({ time }: LocalTime) => time >= BEGIN
