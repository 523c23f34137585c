// Open to anybody with the link, so it goes without the query cache of the screens behind the sign-in.
import { useVisitorCall } from '#client/core/visitor-call.ts'
import { unsubscribeApi } from '#contract/notifications.ts'

export const useUnsubscribe = () => useVisitorCall(unsubscribeApi.unsubscribe)
