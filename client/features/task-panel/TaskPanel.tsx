interface Props {
  taskId: string
  /** Another task, such as one that blocks it. */
  onOpenTask(taskId: string): void
  onClose(): void
}

export function TaskPanel(_props: Props) {
  return null
}
