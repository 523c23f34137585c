import {
  createTheme,
  defaultVariantColorsResolver,
  type MantineColorsTuple,
  type VariantColorsResolver,
} from '@mantine/core'
import { t } from '#contract/texts.ts'

/** Shades 50, 100 … 900. The light scheme uses 500 as primary, the dark one 100. */
const hearth: MantineColorsTuple = [
  '#FBF8F2',
  '#F3ECE0',
  '#E6DCCB',
  '#CFC1AC',
  '#9C8D7C',
  '#4A4139',
  '#3E3730',
  '#332D28',
  '#272320',
  '#1B1816',
]
const ember: MantineColorsTuple = [
  '#FDF3EC',
  '#FAE1D2',
  '#F4C2A5',
  '#EDA077',
  '#E58654',
  '#B94D21',
  '#A3421B',
  '#873716',
  '#6B2B12',
  '#4F1F0D',
]
/** Mantine draws the light scheme from `gray` and the dark one from `dark`. */
const gray: MantineColorsTuple = [
  '#FAF7F2',
  '#F4EFE7',
  '#EAE3D8',
  '#DFD6C8',
  '#CBC0B0',
  '#A69A8A',
  '#766B60',
  '#584F46',
  '#3D3630',
  '#2A2521',
]
const dark: MantineColorsTuple = [
  '#EFE8DD',
  '#CDC4B7',
  '#A99F92',
  '#8C8276',
  '#403A34',
  '#35302B',
  '#2A2622',
  '#1B1916',
  '#151311',
  '#0F0E0C',
]

const clear = '1px solid transparent'
const filled: Record<string, ReturnType<VariantColorsResolver>> = {
  hearth: {
    background: 'var(--h-primary)',
    hover: 'var(--h-primary-hover)',
    color: 'var(--h-on-primary)',
    border: clear,
  },
  ember: { background: 'var(--h-ember)', hover: 'var(--h-ember-hover)', color: 'var(--h-on-ember)', border: clear },
  red: { background: 'var(--h-danger)', hover: 'var(--h-danger-hover)', color: 'var(--h-on-danger)', border: clear },
}
const subtle: Record<string, ReturnType<VariantColorsResolver>> = {
  gray: { background: 'transparent', hover: 'var(--h-hover)', color: 'var(--h-text-2)', border: clear },
  hearth: { background: 'transparent', hover: 'var(--h-hover)', color: 'var(--h-text)', border: clear },
  red: { background: 'transparent', hover: 'var(--h-hover)', color: 'var(--h-red)', border: clear },
}
const plain = {
  background: 'var(--h-raised)',
  hover: 'var(--h-raised-hover)',
  color: 'var(--h-text)',
  border: '1px solid var(--h-line-2)',
}

/**
 * `primaryShade` counts for every colour, so in the dark scheme a red button would turn pastel, and Mantine picks the
 * text colour for the light scheme only. Our own variables know both schemes.
 */
const variantColorResolver: VariantColorsResolver = (input) => {
  const color = input.color ?? input.theme.primaryColor
  const ours =
    input.variant === 'filled'
      ? filled[color]
      : input.variant === 'subtle'
        ? subtle[color]
        : input.variant === 'default' && plain
  return ours || defaultVariantColorsResolver(input)
}

const popup = { shadow: 'md', radius: 'md', transitionProps: { transition: 'pop', duration: 110 } }
const field = { defaultProps: { size: 'sm' } }

export const theme = createTheme({
  variantColorResolver,
  primaryColor: 'hearth',
  primaryShade: { light: 5, dark: 1 },
  black: '#2A2521',
  white: '#FFFEFC',
  colors: { hearth, ember, gray, dark },
  fontFamily: 'var(--h-font)',
  fontFamilyMonospace: 'var(--h-mono)',
  headings: { fontFamily: 'var(--h-font)', fontWeight: '600' },
  fontSizes: { xs: '12px', sm: '13.5px', md: '14px', lg: '16px', xl: '20px' },
  lineHeights: { xs: '1.35', sm: '1.4', md: '1.45', lg: '1.5', xl: '1.3' },
  spacing: { xs: '8px', sm: '12px', md: '16px', lg: '24px', xl: '32px' },
  radius: { xs: '4px', sm: '6px', md: '8px', lg: '12px', xl: '16px' },
  defaultRadius: 'md',
  cursorType: 'pointer',
  focusRing: 'auto',
  respectReducedMotion: true,
  shadows: {
    xs: '0 1px 1px rgba(52,40,28,.04), 0 1px 2px rgba(52,40,28,.05)',
    sm: '0 1px 2px rgba(52,40,28,.05), 0 3px 8px -2px rgba(52,40,28,.08)',
    md: '0 2px 4px rgba(52,40,28,.05), 0 10px 24px -6px rgba(52,40,28,.14)',
    lg: '0 4px 8px rgba(52,40,28,.06), 0 20px 44px -10px rgba(52,40,28,.22)',
    xl: '0 8px 16px rgba(52,40,28,.08), 0 32px 64px -16px rgba(52,40,28,.28)',
  },
  // Plain objects: Button.extend() and its like would pull every one of these into the entry chunk.
  components: {
    Button: { defaultProps: { size: 'xs' }, styles: { root: { fontWeight: 500, fontSize: '13.5px' } } },
    ActionIcon: { defaultProps: { variant: 'subtle', color: 'gray', size: 28 } },
    Tooltip: { defaultProps: { openDelay: 350, withArrow: false, offset: 6 } },
    Menu: {
      defaultProps: {
        ...popup,
        // The first entry has the focus, not a placeholder that is no entry; and Tab goes through them as well.
        withInitialFocusPlaceholder: false,
        menuItemTabIndex: 0,
        // A long one scrolls instead of going past the edge of a phone.
        middlewares: { flip: true, shift: true, size: true },
      },
    },
    Popover: { defaultProps: popup },
    Modal: {
      defaultProps: {
        radius: 'lg',
        centered: true,
        padding: 'lg',
        closeButtonProps: { 'aria-label': t`Close` },
        overlayProps: { color: '#2A2118', backgroundOpacity: 0.35 },
      },
      styles: { title: { fontSize: '16px', fontWeight: 600, letterSpacing: '-0.014em' } },
    },
    TextInput: field,
    PasswordInput: field,
    Textarea: field,
    Select: field,
    Autocomplete: field,
    PinInput: field,
    Badge: { styles: { root: { textTransform: 'none', fontWeight: 500, fontSize: '12px', letterSpacing: 0 } } },
  },
})
