import { expect, test } from 'vitest'
import type { FormField } from '#contract/forms.ts'
import { newField } from './field-kinds.ts'
import { changeQuestion, duplicateQuestion, moveQuestion, removeQuestion, withType } from './question-changes.ts'

const kind: FormField = { ...newField('select'), id: 'kind', options: ['Bug', 'Wish'] }
const version: FormField = { ...newField('short_text'), id: 'version', showIf: { field: 'kind', equals: 'Bug' } }
const note: FormField = { ...newField('long_text'), id: 'note', mapsTo: 'title' }
const fields = [kind, version, note]
const conditions = (changed: FormField[]) => changed.map(({ id, showIf }) => [id, showIf?.field ?? null])

test('a condition lasts as long as what it asks about stands before it', () => {
  expect(conditions(moveQuestion(fields, 2, 0))).toEqual([
    ['note', null],
    ['kind', null],
    ['version', 'kind'],
  ])
  expect(conditions(moveQuestion(fields, 0, 1))).toEqual([
    ['version', null],
    ['kind', null],
    ['note', null],
  ])
  expect(conditions(removeQuestion(fields, 'kind'))).toEqual([
    ['version', null],
    ['note', null],
  ])
})

test('a condition goes with the option it waits for', () => {
  expect(changeQuestion(fields, 'kind', { options: ['Bug'] })[1]!.showIf).not.toBeNull()
  expect(changeQuestion(fields, 'kind', { options: ['Wish'] })[1]!.showIf).toBeNull()
})

test('a condition goes when another kind of answer can never meet it, and stays where one can', () => {
  const box: FormField = { ...newField('checkbox'), id: 'box' }
  const depending = (on: FormField, equals: string | number | boolean) => [
    on,
    { ...version, showIf: { field: on.id, equals } },
  ]
  const asText = changeQuestion(depending(box, true), 'box', withType(box, 'short_text'))
  expect(asText[1]!.showIf).toBeNull()
  // Made by a program: the builder offers no such condition, and keeps it.
  const renamed = changeQuestion(depending(note, 'yes'), 'note', { label: 'Well?' })
  expect(renamed[1]!.showIf).toEqual({ field: 'note', equals: 'yes' })
})

test('a copy stands below, is a question of its own, and becomes no second title', () => {
  const copied = duplicateQuestion(fields, 'note')
  expect(copied).toHaveLength(4)
  expect(copied[3]).toMatchObject({ label: note.label, mapsTo: null })
  expect(copied[3]!.id).not.toBe('note')
})

test('another kind keeps options and mapping only where it has a use for them', () => {
  expect(withType(kind, 'multi_select')).toEqual({ type: 'multi_select', options: ['Bug', 'Wish'], mapsTo: null })
  expect(withType(note, 'short_text')).toMatchObject({ mapsTo: 'title' })
  expect(withType(note, 'file')).toEqual({ type: 'file', options: [], mapsTo: null })
})
