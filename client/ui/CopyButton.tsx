import { Button } from '@mantine/core'
import { IconCheck, IconCopy } from '@tabler/icons-react'
import { useEffect, useState } from 'react'
import { t } from '#contract/texts.ts'
import { copyText } from './copy-text.ts'

interface Props {
  /** What lands in the clipboard. */
  value: string
  label?: string
  /** Where several stand on a page: which one this is, for those who hear it. */
  name?: string
}

export function CopyButton({ value, label = t`Copy`, name }: Props) {
  const [copied, setCopied] = useState(false)

  useEffect(() => {
    if (!copied) return
    const timer = setTimeout(() => setCopied(false), 2000)
    return () => clearTimeout(timer)
  }, [copied])

  const Icon = copied ? IconCheck : IconCopy
  return (
    <Button
      variant="default"
      leftSection={<Icon size={14} stroke={1.8} />}
      onClick={async () => setCopied(await copyText(value))}
      aria-live="polite"
      {...(name && !copied && { 'aria-label': name })}
    >
      {copied ? 'Copied' : label}
    </Button>
  )
}
