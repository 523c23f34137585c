import type { Kernel } from '#server/core/scope.ts'
import { DELIVER, deliver } from './delivering.ts'

export const webhookJobs = (kernel: Kernel) => ({
  [DELIVER]: ({ deliveryId }: { deliveryId: string }) => deliver(kernel, deliveryId),
})
