import { Button } from '@mantine/core'
import { IconPrinter } from '@tabler/icons-react'
import classes from './PrintButton.module.css'
import { useLightPrint } from './use-light-print.ts'

export function PrintButton() {
  useLightPrint()
  return (
    <Button
      variant="default"
      className={classes.button ?? ''}
      leftSection={<IconPrinter size={16} stroke={1.7} aria-hidden />}
      onClick={() => window.print()}
    >
      Print
    </Button>
  )
}
