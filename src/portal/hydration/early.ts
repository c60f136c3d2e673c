// Runs before the page's first picture, as a small script of its own: says whether the page that was drawn
// when the portal was built is the one this tab would draw, and holds what is sent before the portal answers.

const { dataset } = document.documentElement;
dataset['hydration'] = suits() ? 'yes' : 'no';

document.addEventListener(
  'submit',
  (event) => {
    if (dataset['hydration'] !== 'yes' || !(event.target instanceof HTMLFormElement)) return;
    // Nobody hears it yet: the browser would load the page anew, with what was typed in its address.
    event.preventDefault();
    event.target.dataset['sent'] = '';
  },
  { capture: true },
);

// The frame comes behind the page: what is pressed in its header until then is pressed again once it hears it.
document.addEventListener(
  'click',
  ({ target }) => {
    const button =
      'frame' in dataset || !(target instanceof Element)
        ? null
        : target.closest<HTMLElement>('header button');
    if (button) button.dataset['pressed'] = '';
  },
  { capture: true },
);

/** Nothing kept in this browser makes the page another one: who is signed in, her brand, what she has begun. */
function suits(): boolean {
  try {
    if (Object.keys(localStorage).some(isHers)) return false;
    if (Object.keys(sessionStorage).some((key) => key !== 'aufruf')) return false;
    const kept = sessionStorage.getItem('aufruf') ?? '';
    const brand = /"brand":"([\w-]+)"/.exec(kept)?.[1] ?? dataset['brand'];
    const named = new URLSearchParams(location.search).has('brand');
    return (
      (named || brand === dataset['brand']) && !/"(?:embedded|withoutTranslations)":true/.test(kept)
    );
  } catch {
    // A browser that keeps nothing keeps nothing that differs.
    return true;
  }
}

/** Her session, or an application that begins at this address and that she had this device keep. */
function isHers(key: string): boolean {
  const [art = '', adresse = ' '] = key.split(':');
  return art.startsWith('sitzung.') || (art === 'gemerkt' && location.pathname.startsWith(adresse));
}
