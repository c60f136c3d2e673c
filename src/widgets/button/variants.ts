/** The button colours of `specification §9` and the variant that stands for each: named by purpose, because a brand's primary is not one colour. */
export const variantOfColour = {
  primary: 'primary',
  primaryGhost: 'secondary',
  secondaryGhost: 'outline',
  transparent: 'quiet',
  gray: 'neutral',
  highlight: 'highlight',
  warning: 'danger',
  white: 'plain',
} as const;

/**
 * One `primary` per page; `secondary` and `outline` beside it, in the brand's colour and in ink; `quiet` for
 * what is rarely wanted; `neutral` inside a busy place; `highlight` for an offer; `danger` for what cannot be
 * taken back; `plain` on a coloured ground.
 */
export type ButtonVariant = (typeof variantOfColour)[keyof typeof variantOfColour];
