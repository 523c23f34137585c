import type { ModalProps } from '@mantine/core'
import { Dialog } from './Dialog.tsx'

interface Props extends Pick<ModalProps, 'opened' | 'onClose' | 'title' | 'size' | 'children'> {
  isShowingSecret: boolean
}

/** A dialog that ends with something shown once. From then on only its button closes it: a slip beside it would lose the secret. */
export const SecretDialog = ({ isShowingSecret, ...modal }: Props) => (
  <Dialog
    {...modal}
    closeOnClickOutside={!isShowingSecret}
    closeOnEscape={!isShowingSecret}
    withCloseButton={!isShowingSecret}
  />
)
