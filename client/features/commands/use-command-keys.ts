import { useEffect } from 'react'
import { isTyping } from '#client/core/is-typing.ts'
import { singleKeys } from '#client/core/single-keys.ts'
import type { Command, Subject } from './command.ts'
import { commandsHere } from './commands-here.ts'
import { takeEarlyKeys } from './early-keys.ts'
import { isSingleKey, keyOf } from './keys.ts'
import { palette } from './palette-state.ts'
import { perform } from './perform.ts'
import { PressedKeys } from './pressed-keys.ts'
import { followPointing, openTaskPanel, subjectNow } from './subject.ts'

/** Listens for the keys of everything in the registry. */
export function useCommandKeys() {
  useEffect(followPointing, [])
  useEffect(() => {
    const pressed = new PressedKeys()
    function listen(event: KeyboardEvent) {
      if (!event.defaultPrevented) hear(event)
    }
    function hear(event: KeyboardEvent) {
      const key = keyOf(event)
      if (event.isComposing || key === null) return
      if (isMeantForPalette(event)) return typeAhead(event)
      const subject = subjectNow()
      const heard = commandsHere().filter((command) => isHeard(command, event, subject))
      const meant = pressed.press(key, event.timeStamp, heard)
      if (meant === null) return
      event.preventDefault()
      // Held down, a key goes on zooming, but does not ask the same again, nor take back one change after the other.
      if (meant !== 'begun' && (!event.repeat || meant.repeats)) perform(meant, subject)
    }
    window.addEventListener('keydown', catchForPalette, { capture: true })
    // The window hears last: whatever has the focus, and the view around it, come first.
    window.addEventListener('keydown', listen)
    // Not at once: what is offered around this component is known a moment after it.
    queueMicrotask(() => {
      // The first of them may lead into a field, and the rest be meant for it: "/fire" looks for fire.
      for (const event of takeEarlyKeys()) if (!typedIntoField(event)) hear(event)
    })
    return () => {
      window.removeEventListener('keydown', catchForPalette, { capture: true })
      window.removeEventListener('keydown', listen)
    }
  }, [])
}

function typedIntoField({ key, ctrlKey, metaKey, altKey }: KeyboardEvent): boolean {
  const isText = key.length === 1 && !ctrlKey && !metaKey && !altKey
  if (!isText || !document.activeElement?.matches('input, textarea')) return false
  // The one way by which whoever listens to the field hears of it.
  document.execCommand('insertText', false, key)
  return true
}

const isInPalette = ({ target }: KeyboardEvent) =>
  target instanceof Element && target.closest('[data-palette]') !== null

/** It was asked for and is still on its way: what is typed is not for the page below. */
const isMeantForPalette = (event: KeyboardEvent) =>
  palette.opening() !== null && !event.isComposing && !isInPalette(event)

/** Before anything on the page hears it: Enter would open the card it was asked for on. */
function catchForPalette(event: KeyboardEvent) {
  if (!isMeantForPalette(event)) return
  event.stopImmediatePropagation()
  typeAhead(event)
}

function typeAhead(event: KeyboardEvent) {
  event.preventDefault()
  const isHeld = event.ctrlKey || event.metaKey || event.altKey
  if (event.key === 'Escape') palette.close()
  else if (event.key === 'Enter') palette.typeAhead('\n')
  else if (event.key === 'Backspace') palette.eraseAhead()
  else if (event.key.length === 1 && !isHeld) palette.typeAhead(event.key)
}

function isHeard(command: Command, event: KeyboardEvent, { taskIds }: Subject): boolean {
  const { keys, isAboutTask = false, isHeardInFields = false } = command
  if (!keys || (!command.run && !command.page) || (isAboutTask && taskIds.length === 0)) return false
  if (isSingleKey(keys) && !singleKeys.areOn()) return false
  if (isHeardInFields) return true
  const panel = openTaskPanel()
  // Over the open task, keys are about that task or about no place at all; what is behind it waits.
  if (panel) return (isAboutTask || command.group === 'General') && !isInField(event, panel)
  return !isTyping(event) && !document.querySelector('[aria-modal="true"]')
}

function isInField({ target }: KeyboardEvent, panel: HTMLElement) {
  const isHere = target === document.body || panel.contains(target as Node)
  const element = target as HTMLElement
  return !isHere || element.isContentEditable || element.closest('input, textarea, select, [role="menu"]') !== null
}
