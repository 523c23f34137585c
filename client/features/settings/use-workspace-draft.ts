import { useEffect, useEffectEvent, useState } from 'react'
import { fieldErrors } from '#client/core/field-errors.ts'
import { toast } from '#client/core/toasts.tsx'
import { CallError } from '#client/core/transport.ts'
import { useUpdateWorkspace } from '#client/features/workspaces/data.ts'
import type { Sent } from '#contract/endpoint.ts'
import type { Workspace, workspaceSettingsApi } from '#contract/workspaces.ts'

type Changes = Omit<Sent<typeof workspaceSettingsApi.updateWorkspace>, 'workspaceId' | 'version'>

const same = (one: unknown, other: unknown) => JSON.stringify(one) === JSON.stringify(other)

/** Only what the person touched, so that whatever somebody changed elsewhere meanwhile is left alone. */
function changed<Draft extends Changes>(before: Draft, after: Draft): Partial<Draft> {
  const names = Object.keys(after) as (keyof Draft)[]
  const touched = names.filter((name) => !same(before[name], after[name]))
  return Object.fromEntries(touched.map((name) => [name, after[name]])) as Partial<Draft>
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
          startFrom(saved)
          toast.success('Settings saved')
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
  'dirty' | 'saving' | 'error' | 'conflict' | 'startFrom' | 'discard'
>
