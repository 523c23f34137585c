// Files go out a few at a time, whatever they are for: the server holds each in memory and takes only so many from one person.
import { fewAtOnce } from './few-at-once.ts'

export const uploadTurn = fewAtOnce(3)
