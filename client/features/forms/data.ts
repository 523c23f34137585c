import { queryOptions, useQueryClient } from '@tanstack/react-query'
import { call } from '#client/core/call.ts'
import { askAgain } from '#client/core/changes-under-way.ts'
import { useOptimistic } from '#client/core/mutations.ts'
import { saveFile } from '#client/core/save-file.ts'
import { useSingleCall } from '#client/core/single-call.ts'
import { type Form, formsApi } from '#contract/forms.ts'
import { t } from '#contract/texts.ts'

/** Nobody listens for news of forms on other pages: whoever comes back asks again. */
const staleTime = 0

export const formsQuery = (boardId: string) =>
  queryOptions({
    queryKey: ['forms', boardId],
    queryFn: async ({ signal }) => (await call(formsApi.listForms, { boardId }, { signal })).forms,
    staleTime,
  })

export const formQuery = (formId: string) =>
  queryOptions({
    queryKey: ['form', formId],
    queryFn: async ({ signal }) => (await call(formsApi.getForm, { formId }, { signal })).form,
    staleTime,
  })

export const submissionsQuery = (formId: string, page: number) =>
  queryOptions({
    queryKey: ['submissions', formId, page],
    queryFn: ({ signal }) => call(formsApi.listSubmissions, { formId, page }, { signal }),
    staleTime,
  })

/** Every page of them. */
export const allSubmissions = (formId: string) => ({ queryKey: ['submissions', formId] })

/** Writes a form as the server answered it to wherever it is shown. */
function useKeepForm() {
  const cache = useQueryClient()
  return ({ form }: { form: Form }) => {
    cache.setQueryData(formQuery(form._id).queryKey, form)
    askAgain(cache, formsQuery(form.boardId))
  }
}

export const useCreateForm = () =>
  useSingleCall(formsApi.createForm, { failure: t`Failed to make the form`, onDone: useKeepForm() })

/** Quiet: the editor shows the reason beside what was typed. */
export const useUpdateForm = () =>
  useSingleCall(formsApi.updateForm, { failure: t`Failed to save the form`, quiet: true, onDone: useKeepForm() })

export const useRenewFormSlug = () =>
  useSingleCall(formsApi.renewFormSlug, { failure: t`Failed to renew the address`, onDone: useKeepForm() })

export const useDeleteForm = (boardId: string) =>
  useOptimistic(formsApi.deleteForm, {
    changes: formsQuery(boardId),
    predict: (forms, { formId }) => forms.filter(({ _id }) => _id !== formId),
    failure: t`Failed to delete the form`,
  })

export const useExportSubmissions = () =>
  useSingleCall(formsApi.exportSubmissions, {
    failure: t`Failed to export the answers`,
    onDone: ({ filename, content, contentType }) => saveFile(filename, content, contentType),
  })

export const useDeleteSubmission = (formId: string, page: number) =>
  useOptimistic(formsApi.deleteSubmission, {
    changes: submissionsQuery(formId, page),
    predict: ({ submissions, meta }, { submissionId }) => ({
      submissions: submissions.filter(({ _id }) => _id !== submissionId),
      meta: { ...meta, total: meta.total - 1 },
    }),
    failure: t`Failed to delete the answer`,
  })
