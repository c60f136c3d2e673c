/** The address names the layer that is shown, so that it can be passed on: `…/aenderung/#stoerungen`. */
export function ebeneAusAdresse(page: Document): void {
  const wahl = [...page.querySelectorAll<HTMLInputElement>('input[name="ebene"]')];
  const zeige = () => {
    const gewuenscht = wahl.find(({ value }) => `#${value}` === location.hash);
    if (gewuenscht) gewuenscht.checked = true;
  };
  for (const input of wahl) {
    input.addEventListener('change', () => history.replaceState(null, '', `#${input.value}`));
  }
  addEventListener('hashchange', zeige);
  zeige();
}
