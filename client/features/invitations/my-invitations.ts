// Apart from the calls: every page listens for news of invitations, few of them show or send any.

/** Where those that wait for my answer are kept. */
export const myInvitations = { queryKey: ['my-invitations'] }
