// Boxes of task lists, ticked where a text is read: the box is changed in what was written, and nothing else.
import { type Block, parseBlocks } from './parse-blocks.ts'

const BOX = /^[\s>]*(?:(?:[-*+]|\d{1,2}[.)])[ \t]+)+\[([ xX])\](?=\s|$)/
const FENCE = /^[\s>]*(?:```|~~~)/

/** Where in the text the sign of each box stands, in the order they are shown. */
function boxesIn(text: string): number[] {
  const places: number[] = []
  let at = 0
  let isCode = false
  for (const line of text.split('\n')) {
    if (FENCE.test(line)) isCode = !isCode
    const box = isCode ? null : BOX.exec(line)
    if (box) places.push(at + box[0].length - 2)
    at += line.length + 1
  }
  return places
}

const shownBoxes = (blocks: Block[]): number =>
  blocks.reduce((count, block) => {
    if (block.kind === 'quote') return count + shownBoxes(block.blocks)
    if (block.kind !== 'list') return count
    return block.items.reduce((sum, item) => sum + Number(item.done !== null) + shownBoxes(item.blocks), count)
  }, 0)

/** Whether every box that is shown is known by its place in the text. */
export const mayTick = (text: string): boolean => boxesIn(text).length === shownBoxes(parseBlocks(text))

/** The text with its box of that number ticked, or no longer. */
export function withTick(text: string, number: number): string {
  const at = boxesIn(text)[number]
  if (at === undefined) return text
  return text.slice(0, at) + (text[at] === ' ' ? 'x' : ' ') + text.slice(at + 1)
}
