import { createContext } from 'react'

/** Whether the page has its place beside or below what stays when it changes: a sidebar, a bar. */
export const InFrame = createContext(false)
