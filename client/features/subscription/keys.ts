// Apart from the calls: what has to be asked again is known on every page of a workspace, which loads no more of this than the name.

/** Plan, usage and invoices. */
export const allAboutSubscription = (workspaceId: string) => ({ queryKey: ['subscription', workspaceId] })
