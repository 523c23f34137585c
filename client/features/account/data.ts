import { queryOptions, useMutation, useQueryClient } from '@tanstack/react-query'
import { call } from '#client/core/call.ts'
import { useCall } from '#client/core/mutations.ts'
import { session } from '#client/core/session.ts'
import { useSingleCall } from '#client/core/single-call.ts'
import { toastError } from '#client/core/toasts.tsx'
import { accountApi } from '#contract/account.ts'
import type { User } from '#contract/people.ts'
import { t } from '#contract/texts.ts'

const keepUser = ({ user }: { user: User }) => session.setUser(user)

export async function reloadMe(): Promise<User> {
  const { user } = await call(accountApi.me, {})
  session.setUser(user)
  return user
}

export const useUpdateMe = () =>
  useSingleCall(accountApi.updateMe, { failure: t`Profile update failed`, quiet: true, onDone: keepUser })

/** The account is told first: with the new page nobody would hear that it did not work. */
export const useChooseLanguage = () =>
  useSingleCall(accountApi.updateMe, {
    failure: t`Profile update failed`,
    onDone: async (reply, { language }) => {
      keepUser(reply)
      if (language) (await import('#client/core/language.ts')).speak(language)
    },
  })

export const useUploadAvatar = () =>
  useSingleCall(accountApi.uploadAvatar, {
    failure: t`Profile update failed`,
    success: t`Picture saved`,
    onDone: keepUser,
  })

export const useRemoveAvatar = () =>
  useSingleCall(accountApi.removeAvatar, {
    failure: t`Profile update failed`,
    success: t`Picture removed`,
    onDone: keepUser,
  })

/** A convenience for the next visit: nobody is told when it fails. */
export const useSetLastActiveWorkspace = () =>
  useCall(accountApi.setLastActiveWorkspace, { failure: t`Profile update failed`, quiet: true, onDone: keepUser })

export const sessionsQuery = queryOptions({
  queryKey: ['sessions'],
  queryFn: async ({ signal }) => (await call(accountApi.listSessions, {}, { signal })).sessions,
})

export function useChangePassword() {
  const cache = useQueryClient()
  return useSingleCall(accountApi.changePassword, {
    failure: t`Password change failed`,
    quiet: true,
    onDone: () => {
      void cache.invalidateQueries(sessionsQuery)
      void reloadMe().catch(() => {})
    },
  })
}

export const useChangeEmail = () =>
  useSingleCall(accountApi.changeEmail, { failure: t`Profile update failed`, quiet: true })

export function useEndSessions() {
  const cache = useQueryClient()
  return useMutation({
    mutationFn: (sessionIds: string[]) =>
      Promise.all(sessionIds.map((sessionId) => call(accountApi.endSession, { sessionId }))),
    onError: (error) => toastError(error, t`Failed to end the session`),
    onSettled: () => cache.invalidateQueries(sessionsQuery),
  })
}

export const useStartTotp = () =>
  useSingleCall(accountApi.startTotp, { failure: t`Failed to start the set-up`, quiet: true })

export const useConfirmTotp = () =>
  useSingleCall(accountApi.confirmTotp, { failure: t`Failed to check the code`, quiet: true, onDone: keepUser })

export const useRemoveTotp = () =>
  useSingleCall(accountApi.removeTotp, { failure: t`Failed to check the code`, quiet: true, onDone: keepUser })

export const useExportMe = () => useSingleCall(accountApi.exportMe, { failure: t`Failed to gather your data` })

export const useDeleteMe = () =>
  useSingleCall(accountApi.deleteMe, { failure: t`Failed to delete the account`, quiet: true })
