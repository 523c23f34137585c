// Apart from the calls: what has to be asked again is known on every page of a workspace, which loads no more of this than the name.

/** The keys of a workspace, and what they add up to. */
export const allApiKeys = (workspaceId: string) => ({ queryKey: ['api-keys', workspaceId] })
