// What stands in the address of a form besides its id: which of its pages is shown.

export interface FormSearch {
  tab?: 'share' | 'answers' | undefined
  page?: number | undefined
}

export function formSearch({ tab, page }: Record<string, unknown>): FormSearch {
  const known: FormSearch = {}
  if (tab === 'share' || tab === 'answers') known.tab = tab
  const number = Number(page)
  if (Number.isInteger(number) && number > 1 && number <= 100_000) known.page = number
  return known
}
