import type { ComponentProps } from 'react'

const variants = {
  /* In forced-colours mode, the otherwise transparent border shows the button's edge. */
  primary:
    'border border-transparent bg-signal text-on-signal font-semibold hover:bg-signal/90 disabled:bg-sunken disabled:text-ink-quiet',
  secondary:
    'border border-edge text-ink hover:border-ink hover:bg-sunken disabled:border-hairline disabled:text-ink-quiet',
  /** For actions that cannot be undone. */
  danger: 'border border-danger text-danger hover:bg-sunken disabled:opacity-50',
  quiet: 'border border-transparent text-ink hover:bg-sunken disabled:text-ink-quiet',
}

const sizes = {
  large: 'min-h-12 px-5 text-body',
  regular: 'min-h-11 px-4 text-small',
  /** For an icon or a word in a header. */
  icon: 'min-h-11 min-w-11 px-2 text-small',
  /** 44 px high for touch, less for a mouse. */
  compact: 'min-h-11 px-3 text-small lg:min-h-9 lg:text-fine',
}

/** Returns the classes of a button, for links that look like one. */
export function buttonClass(
  variant: keyof typeof variants = 'secondary',
  size: keyof typeof sizes = 'regular',
  more = '',
): string {
  const base =
    'inline-flex items-center justify-center gap-2 rounded-control text-center leading-tight transition-colors disabled:cursor-not-allowed'
  return `${base} ${variants[variant]} ${sizes[size]} ${more}`
}

type ButtonProps = ComponentProps<'button'> & { variant?: keyof typeof variants; size?: keyof typeof sizes }

export function Button({ variant, size, className, type = 'button', ...rest }: ButtonProps) {
  return <button type={type} className={buttonClass(variant, size, className)} {...rest} />
}
