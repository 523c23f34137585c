import { useMediaQuery } from '@mantine/hooks'

/** Where the sidebar is a drawer. */
export const useIsNarrow = () => useMediaQuery('(max-width: 899px)', undefined, { getInitialValueInEffect: false })
