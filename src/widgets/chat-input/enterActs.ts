interface Pressed {
  key: string;
  altKey: boolean;
  ctrlKey: boolean;
  metaKey: boolean;
  shiftKey: boolean;
  /** A word is being put together, in Japanese for example: Enter belongs to it. */
  isComposing: boolean;
}

/** What Enter does in the chat (`specification §5`); `nothing` leaves it to the browser. */
export function enterActs(
  pressed: Pressed,
  { lines, keyboardSend }: { lines: 'one' | 'several'; keyboardSend: boolean },
): 'send' | 'newline' | 'swallow' | 'nothing' {
  if (pressed.key !== 'Enter' || pressed.isComposing) return 'nothing';
  if (lines === 'one') return keyboardSend ? 'send' : 'swallow';
  if (!(pressed.altKey || pressed.ctrlKey || pressed.metaKey || pressed.shiftKey)) return 'nothing';
  // The browser itself makes a new line with some of these keys only.
  return keyboardSend ? 'send' : 'newline';
}
