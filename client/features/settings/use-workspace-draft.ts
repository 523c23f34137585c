import { useEffect, useEffectEvent, useState } from 'react'
import { fieldErrors } from '#client/core/field-errors.ts'
import { toast } from '#client/core/toasts.tsx'
import { CallError } from '#client/core/transport.ts'
import { useUpdateWorkspace } from '#client/features/workspaces/data.ts'
import type { Sent } from '#contract/endpoint.ts'
import { t } from '#contract/texts.ts'
import type { Workspace, workspaceSettingsApi } from '#contract/workspaces.ts'

type Changes = Omit<Sent<typeof workspaceSettingsApi.updateWorkspace>, 'workspaceId' | 'version'>

const same = (one: unknown, other: unknown) => JSON.stringify(one) === JSON.stringify(other)

/** Such as `settings`: each of its fields is changed by itself. A list is changed as a whole. */
type Fields = Record<string, unknown>
const isGroup = (value: unknown): value is Fields =>
  typeof value === 'object' && value !== null && !Array.isArray(value)

/** Only what the person touched, so that whatever somebody changed elsewhere meanwhile is left alone. */
function changed<Draft extends object>(before: Draft, after: Draft): Partial<Draft> {
  const [was, is] = [before as Fields, after as Fields]
  const touched = Object.keys(is).filter((name) => !same(was[name], is[name]))
  const change = (one: unknown, other: unknown) => (isGroup(one) && isGroup(other) ? changed(one, other) : other)
  return Object.fromEntries(touched.map((name) => [name, change(was[name], is[name])])) as Partial<Draft>
}

function withChanges<Draft extends object>(draft: Draft, changes: Partial<Draft>): Draft {
  const was = draft as Fields
  const change = (one: unknown, other: unknown) => (isGroup(one) && isGroup(other) ? withChanges(one, other) : other)
  const named = Object.entries(changes).map(([name, value]) => [name, change(was[name], value)])
  return { ...draft, ...Object.fromEntries(named) }
}

/**
 * A part of a workspace's settings while somebody changes it. It follows the workspace until they type, and is saved
 * with the version it began from: what others saved meanwhile is never overwritten unseen.
 */
export function useWorkspaceDraft<Draft extends Changes>(workspace: Workspace, read: (workspace: Workspace) => Draft) {
  const updateWorkspace = useUpdateWorkspace()
  const [base, setBase] = useState(workspace)
  const [draft, setDraft] = useState(() => read(workspace))
  const before = read(base)
  const dirty = !same(before, draft)

  function startFrom(newer: Workspace) {
    setBase(newer)
    setDraft(read(newer))
    updateWorkspace.reset()
  }

  const follow = useEffectEvent((newer: Workspace) => {
    // Another part of the workspace raises the version too; it is no reason to refuse this one.
    if (same(read(newer), before)) setBase(newer)
    else if (!dirty) startFrom(newer)
  })
  useEffect(() => follow(workspace), [workspace])

  function save({ version = base.version, onSaved }: { version?: number; onSaved?: (saved: Workspace) => void } = {}) {
    if (!dirty) return
    updateWorkspace.mutate(
      { workspaceId: workspace._id, ...changed(before, draft), version },
      {
        onSuccess: ({ workspace: saved }) => {
          setBase(saved)
          // Whoever typed on while it was being saved goes on from there.
          setDraft((typed) => withChanges(read(saved), changed(draft, typed)))
          updateWorkspace.reset()
          toast.success(t`Settings saved`)
          onSaved?.(saved)
        },
      },
    )
  }

  const { error, isPending } = updateWorkspace
  return {
    draft,
    change: (changes: Partial<Draft>) => {
      setDraft({ ...draft, ...changes })
      if (error) updateWorkspace.reset()
    },
    dirty,
    save,
    saving: isPending,
    error,
    /** The server's words, by field. */
    errors: fieldErrors(error),
    conflict: error instanceof CallError && error.code === 'version_conflict',
    startFrom,
    discard: () => startFrom(workspace),
  }
}

export type WorkspaceDraft = Pick<
  ReturnType<typeof useWorkspaceDraft>,
  'dirty' | 'save' | 'saving' | 'error' | 'conflict' | 'startFrom' | 'discard'
>
