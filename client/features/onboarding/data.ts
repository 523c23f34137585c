import { useQueryClient } from '@tanstack/react-query'
import { useSingleCall } from '#client/core/single-call.ts'
import { keepBoard } from '#client/features/boards/data.ts'
import { outlinesApi } from '#contract/outlines.ts'
import { t } from '#contract/texts.ts'

/** Quiet: whoever wanted an example goes on without it. */
export function useCreateBoardFromOutline() {
  const cache = useQueryClient()
  return useSingleCall(outlinesApi.createBoardFromOutline, {
    failure: t`The example project could not be made`,
    quiet: true,
    onDone: ({ board }) => keepBoard(cache, board),
  })
}
