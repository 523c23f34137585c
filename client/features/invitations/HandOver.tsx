import { Text } from '@mantine/core'
import { useId } from 'react'
import { useFocus } from '#client/core/use-focus.ts'
import { CopyButton } from '#client/ui/CopyButton.tsx'
import { CopyField } from '#client/ui/CopyField.tsx'
import type { SentInvitation } from '#contract/invitations.ts'
import { t } from '#contract/texts.ts'
import classes from './HandOver.module.css'
import { useIsByHand } from './words.ts'

interface Props {
  invitations: SentInvitation[]
}

/** Where mails reach nobody, the links are there as soon as they are: nobody has to look for them. */
export function HandOver({ invitations }: Props) {
  const links = invitations.flatMap(({ email, link }) => (link ? [{ email, link }] : []))
  // With every batch the list has the focus anew; whoever was invited before has a new link.
  return useIsByHand() && links.length > 0 ? <Links key={links.map(({ link }) => link).join()} links={links} /> : null
}

function Links({ links }: { links: { email: string; link: string }[] }) {
  const headingId = useId()
  // The button that was pressed is gone or has nothing more to do.
  const list = useFocus<HTMLUListElement>()
  return (
    <div className={classes.links}>
      <div className={classes.head}>
        <Text id={headingId} size="sm" fw={500}>
          Links to hand over
        </Text>
        {links.length > 1 && (
          <CopyButton value={links.map(({ email, link }) => `${email} ${link}`).join('\n')} label={t`Copy all`} />
        )}
      </div>
      <ul ref={list} tabIndex={-1} aria-labelledby={headingId}>
        {links.map(({ email, link }) => (
          <li key={email}>
            <span>{email}</span>
            <CopyField label={t`Link for ${email}`} value={link} copyName={t`Copy link for ${email}`} />
          </li>
        ))}
      </ul>
    </div>
  )
}
