import { call } from '#client/core/call.ts'
import { useVisitorCall } from '#client/core/visitor-call.ts'
import { authApi } from '#contract/auth.ts'

export const useLogin = () => useVisitorCall(authApi.login)
export const useLoginWithGoogle = () => useVisitorCall(authApi.loginWithGoogle)
export const useRegister = () => useVisitorCall(authApi.register)
export const useForgotPassword = () => useVisitorCall(authApi.forgotPassword)
export const useResetPassword = () => useVisitorCall(authApi.resetPassword)
export const useResendVerification = () => useVisitorCall(authApi.resendVerification)

/** Not a hook: the link in the mail is used by opening the page, before anything is shown. */
export const verifyEmail = (token: string) => call(authApi.verifyEmail, { token })
