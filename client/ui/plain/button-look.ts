import classes from './button-look.module.css'

export interface ButtonLook {
  variant?: 'filled' | 'default' | 'subtle' | undefined
  size?: 'sm' | 'md' | undefined
  fullWidth?: boolean | undefined
}

/** What makes an element look like a button, for buttons and links alike. */
export const buttonLook = ({ variant = 'filled', size = 'sm', fullWidth }: ButtonLook, className = '') => ({
  className: `${classes.button} ${className}`,
  'data-variant': variant,
  'data-size': size,
  'data-full': fullWidth || undefined,
})
