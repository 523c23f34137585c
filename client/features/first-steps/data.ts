import { queryOptions, useMutation } from '@tanstack/react-query'
import { call } from '#client/core/call.ts'
import { session } from '#client/core/session.ts'
import { toastError } from '#client/core/toasts.tsx'
import { firstStepsApi } from '#contract/first-steps.ts'
import type { KnownSteps } from '#contract/known-steps.ts'
import { t } from '#contract/texts.ts'

/** Asked whenever somebody comes back to it: they have just been away doing one of them. */
export const firstStepsQuery = (workspaceId: string) =>
  queryOptions({
    queryKey: ['first-steps', workspaceId],
    queryFn: async ({ signal }) => (await call(firstStepsApi.getFirstSteps, { workspaceId }, { signal })).steps,
    staleTime: 0,
  })

/** One after the other: what was noted a moment before somebody hides the list must not bring it back. */
export const useRememberFirstSteps = () =>
  useMutation({
    scope: { id: 'first-steps' },
    mutationFn: (known: KnownSteps) => call(firstStepsApi.rememberFirstSteps, known),
    onSuccess: ({ user }) => session.setUser(user),
    // That a tick was not noted is of no interest: it is read from what happened the next time.
    onError: (error, { hidden }) => hidden && toastError(error, t`Failed to hide the first steps`),
  })
