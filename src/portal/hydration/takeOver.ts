/** True while the page is drawn ahead, and until the one in the document, if it suits this tab, is taken over. */
export function isDrawn(): boolean {
  return (
    globalThis.document === undefined || document.documentElement.dataset['hydration'] === 'yes'
  );
}

/**
 * The page's one style sheet holds the rules of several. Named as links that are switched off they are not
 * fetched again by a chunk that needs them.
 */
export function nameSheets(): void {
  for (const file of document.documentElement.dataset['sheets']?.split(' ') ?? []) {
    const link = Object.assign(document.createElement('link'), {
      rel: 'stylesheet',
      disabled: true,
    });
    link.setAttribute('href', `/${file}`);
    document.head.append(link);
  }
}

/** Once the page answers: gives it what was typed, chosen and sent before it did. */
export function takeOver(): void {
  if (!isDrawn()) return;
  document.documentElement.dataset['hydration'] = 'done';
  for (const input of document.querySelectorAll<Typed>('main input, main textarea')) retell(input);
  for (const select of document.querySelectorAll('main select')) say(select, 'change');
  const sent = document.querySelector<HTMLFormElement>('form[data-sent]');
  // A moment later: the answers arrive first.
  if (sent) setTimeout(() => sent.requestSubmit());
}

/** Once the frame answers: opens what was pressed in its header before it did. */
export function pressAgain(): void {
  document.documentElement.dataset['frame'] = 'done';
  const pressed = document.querySelector<HTMLElement>('header button[data-pressed]');
  if (!pressed) return;
  delete pressed.dataset['pressed'];
  pressed.click();
}

type Typed = HTMLInputElement | HTMLTextAreaElement;

function retell(input: Typed): void {
  if (input instanceof HTMLInputElement && /^(?:radio|checkbox)$/.test(input.type)) {
    if (input.checked === input.defaultChecked) return;
    input.checked = input.defaultChecked;
    input.click();
    return;
  }
  const { value } = input;
  if (value === input.defaultValue) return;
  // React compares with the last value it saw and found this one already there: it is shown an empty one in between.
  input.value = '';
  writeUnseen(input, value);
  say(input, 'input');
}

/** Sets the value past React, which watches the property of the element itself. */
function writeUnseen(input: Typed, value: string): void {
  const { selectionStart, selectionEnd } = input;
  Object.getOwnPropertyDescriptor(Object.getPrototypeOf(input), 'value')?.set?.call(input, value);
  if (selectionStart !== null) input.setSelectionRange(selectionStart, selectionEnd);
}

function say(element: Element, type: 'input' | 'change'): void {
  element.dispatchEvent(new Event(type, { bubbles: true }));
}
