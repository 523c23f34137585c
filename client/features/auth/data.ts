import { call } from '#client/core/call.ts'
import { useCall } from '#client/core/mutations.ts'
import { authApi } from '#contract/auth.ts'

export const useLogin = () => useCall(authApi.login, { failure: 'Login failed', quiet: true })

export const useLoginWithGoogle = () => useCall(authApi.loginWithGoogle, { failure: 'Login failed', quiet: true })

export const useRegister = () => useCall(authApi.register, { failure: 'Registration failed', quiet: true })

export const useForgotPassword = () =>
  useCall(authApi.forgotPassword, { failure: 'Password reset request failed', quiet: true })

export const useResetPassword = () => useCall(authApi.resetPassword, { failure: 'Password reset failed', quiet: true })

export const useResendVerification = () =>
  useCall(authApi.resendVerification, { failure: 'Failed to resend verification email', quiet: true })

/** Not a hook: the link in the mail is used by opening the page, before anything is shown. */
export const verifyEmail = (token: string) => call(authApi.verifyEmail, { token })
