import { t } from '#contract/texts.ts'
export interface WorkspaceProblem {
  status: number
  title: string
  words: string
}

const notFound: WorkspaceProblem = {
  status: 404,
  title: t`Workspace not found`,
  words: t`There is no workspace at this address, or you are not a member of it. If a teammate sent you the link, ask to be invited.`,
}

const problems: Record<string, WorkspaceProblem> = {
  'not-found': notFound,
  denied: {
    status: 403,
    title: t`You cannot enter this workspace`,
    words: t`Your account is not a member of it. Ask someone who is to invite you.`,
  },
  archived: {
    status: 409,
    title: t`This workspace is archived`,
    words: t`It is kept, but nobody works in it any more. Its owner can bring it back.`,
  },
  'second-factor-required': {
    status: 403,
    title: t`This workspace asks for a second factor`,
    words: t`Its admins want everybody to confirm sign-ins with an app on their phone. Set that up in your account, then come back.`,
  },
}

/** By the last part of /workspace-error/… An unknown one reads like the commonest. */
export const workspaceProblem = (type: string): WorkspaceProblem => problems[type] ?? notFound
