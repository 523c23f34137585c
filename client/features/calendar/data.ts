import { useOptimistic } from '#client/core/mutations.ts'
import { myTasksQuery } from '#client/features/my-tasks/data.ts'
import { tasksApi } from '#contract/tasks.ts'
import { t } from '#contract/texts.ts'

/** One of my tasks gets other days, wherever it is. */
export const useRescheduleMyTask = () =>
  useOptimistic(tasksApi.updateTask, {
    changes: myTasksQuery,
    predict: (tasks, { taskId, startDate = null, dueDate = null }) =>
      tasks.map((task) => (task._id === taskId ? { ...task, startDate, dueDate } : task)),
    failure: t`Failed to update task`,
  })
