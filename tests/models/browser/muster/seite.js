// The page of the sample, written without its chart: what it does is its own opinion, as a portal's is.
const faults = (document.documentElement.dataset['fault'] ?? '').split(' ');
const has = (/** @type {string} */ fault) => faults.includes(fault);

/** @type {Record<string, string>} */
let sent = {};
/** What stands at the check while she is back at a step. @type {Record<string, string> | null} */
let kept = null;
let timeout = new AbortController();
/** The same contents keep their key. */
let last = { body: '', key: '' };

const form = [
  has('keinFeld')
    ? ''
    : label('Name', '<input name="name" aria-required="true" aria-describedby="name-fehler">'),
  '<p id="name-fehler"></p>',
  label(
    'Art',
    '<select name="art"><option value="">-</option><option value="STURM">Sturm</option></select>',
  ),
  group('Dringend', 'radio', 'dringend', ['JA:Ja', 'NEIN:Nein']),
  '<div id="warum"></div>',
  group(
    'Tage',
    'checkbox',
    'tage',
    has('vertauschteWorte')
      ? ['MO:Dienstag', 'DI:Montag', 'DO:Donnerstag']
      : ['MO:Montag', 'DI:Dienstag', 'DO:Donnerstag'],
  ),
  label('Am', '<input name="am">'),
  label('Bis', '<input name="bis" type="date">'),
  label('Höhe', '<input name="hoehe" inputmode="decimal">'),
  label('Anzahl', '<input name="anzahl" type="range" min="1" max="5">'),
  label('Summe', '<input name="summe" type="range" min="0" max="2" value="0">'),
  label('Ort', suggesting('ort')),
  label('Straße', suggesting('strasse')),
  '<div role="listbox" aria-label="Vorschläge" id="vorschlaege"></div>',
  label('Beleg', '<input name="beleg" type="file">'),
  label('Text', '<textarea name="text"></textarea>'),
  label('Ich willige ein', '<input name="einwilligung" type="checkbox">'),
  '<button type="submit">Weiter</button>',
].join('');

/** @type {Record<string, string>} */
const screens = {
  angaben: `<form>${form}</form>`,
  code: label('Code', '<input name="code" autocomplete="one-time-code">'),
  pruefung: `<dl><dt>Name</dt><dd id="name"></dd></dl>
    <button type="button" id="bearbeiten">Name bearbeiten</button>
    <button type="button" id="absenden">Absenden</button>`,
  senden: '<p>Wird gesendet.</p>',
  fehler: `<p>${has('sagtNichts') ? '' : 'Leider nicht.'}</p>
    <button type="button" id="absenden" aria-busy="${has('bleibtBeschaeftigt')}">Noch einmal</button>`,
  fertig: `<p>Danke.</p>${has('meldetUngefragt') ? '<p role="status" data-type="neutral">Achtung.</p>' : ''}
    ${has('ohneUeberschrift') ? '<h2></h2>' : ''}
    <a href="/muster/${has('andererWeg') ? 'anderswo' : 'ansehen'}" id="ansehen">Ansehen</a>`,
  ansehen: '<p id="gesendet"></p>',
};

addEventListener('popstate', () => {
  if (kept) {
    sent = kept;
    kept = null;
    show('pruefung');
    return;
  }
  sent = {};
  if (location.pathname === '/muster' && !has('keinWegZurueck')) show('angaben');
});
show('angaben');

/** @param {string} state */
function show(state) {
  timeout.abort();
  const main = document.querySelector('main');
  if (!main) return;
  const hadFocus = main.contains(document.activeElement);
  main.innerHTML = `<h1 tabindex="-1">Muster</h1>${screens[state] ?? ''}`;
  if (hadFocus && !has('verliertFokus')) main.querySelector('h1')?.focus();
  main.dataset['flowState'] = has('nebenher') ? 'angaben' : state;
  if (has('nebenher')) {
    main.dataset['companion'] = 'muster';
    main.dataset['companionState'] = state;
  }
  main.querySelector('form')?.addEventListener('submit', keep);
  main.querySelector('[name=code]')?.addEventListener('input', typeCode);
  fillIn(main);
  main.querySelector('#absenden')?.addEventListener('click', () => void send());
  main.querySelector('[name=summe]')?.addEventListener('input', sayInWords);
  main.querySelector('[name=ort]')?.addEventListener('input', suggest);
  main.querySelector('[value=JA]')?.addEventListener('change', askWhy);
}

/** @param {HTMLElement} main */
function fillIn(main) {
  const { name = '', art = '' } = sent;
  for (const place of main.querySelectorAll('#name')) {
    place.textContent = has('falscherWert') ? art : name;
  }
  for (const place of main.querySelectorAll('#gesendet')) {
    place.textContent = has('alteSeite') ? 'Noch nichts gesendet.' : `Gesendet von ${name}.`;
  }
  main.querySelector('#bearbeiten')?.addEventListener('click', () => {
    kept = sent;
    goOn(has('falscherSchritt') ? 'code' : 'angaben');
  });
  main.querySelector('#ansehen')?.addEventListener('click', (event) => {
    event.preventDefault();
    goOn('ansehen');
    if (has('meldetDahinter')) goBy('Angesehen.');
    if (has('meldetSpaeter')) void askThenTell();
  });
}

/** @param {string} step */
function goOn(step) {
  history.pushState(null, '', `/muster/${step}`);
  show(step);
}

/** A field that another answer brings, a moment later. */
function askWhy() {
  setTimeout(() => {
    const place = document.querySelector('#warum');
    if (place) place.innerHTML = label('Warum?', '<input name="grund">');
  }, 20);
}

/** @param {Event} event */
function sayInWords({ currentTarget }) {
  if (!(currentTarget instanceof HTMLInputElement)) return;
  const words = ['50000 EUR', '100000 EUR', '200000 EUR'][currentTarget.valueAsNumber] ?? '';
  currentTarget.setAttribute('aria-valuetext', words);
}

/** Only what was chosen counts: a town has to be one there is. */
function suggest() {
  const list = document.querySelector('#vorschlaege');
  const town = document.querySelector('[name=ort]');
  if (!list || !(town instanceof HTMLInputElement)) return;
  list.innerHTML = ['Berlin', 'Bern'].map((name) => `<p role="option">${name}</p>`).join('');
  for (const option of list.children) {
    option.addEventListener('click', () => {
      town.value = `${option.textContent}, ausgewählt`;
      list.innerHTML = '';
    });
  }
}

/** @param {Event} event */
function keep(event) {
  event.preventDefault();
  if (!(event.currentTarget instanceof HTMLFormElement)) return;
  const name = document.querySelector('[name=name]');
  if (name instanceof HTMLInputElement && name.value === '') return refuse(name);
  for (const [name, value] of new FormData(event.currentTarget)) {
    const text = typeof value === 'string' ? value : `${value.name} ${value.type}`;
    sent[name] = name in sent ? `${sent[name]} ${text}` : text;
  }
  goOn('code');
}

/** @param {HTMLInputElement} field */
function refuse(field) {
  const place = document.querySelector('#name-fehler');
  if (has('schweigt') || !place) return;
  place.textContent = 'Geben Sie Ihren Namen ein.';
  field.setAttribute('aria-invalid', 'true');
  field.focus();
}

/** @param {Event} event */
function typeCode({ currentTarget }) {
  if (!(currentTarget instanceof HTMLInputElement) || currentTarget.value.length < 6) return;
  sent['code'] = currentTarget.value;
  goOn('pruefung');
}

async function send() {
  show('senden');
  timeout = new AbortController();
  const { signal } = timeout;
  const timer = setTimeout(() => show('fehler'), 20_000);
  try {
    const body = JSON.stringify(wrongly(sent));
    if (last.body !== body || has('neuerSchluessel')) last = { body, key: crypto.randomUUID() };
    const headers = { 'idempotency-key': last.key };
    const { ok } = await fetch('/api/muster', { method: 'POST', body, headers, signal });
    show(ok ? 'fertig' : 'fehler');
    if (ok) goBy(has('meldetAnderes') ? 'Gespeichert.' : 'Gesendet.');
    if (ok && has('meldetDoppelt')) goBy('Gesendet.');
  } catch {
    // Given up: the time-out has said so, or the customer has gone back.
  } finally {
    clearTimeout(timer);
  }
}

/** One question leads to the next, and only after many of them it is said. */
async function askThenTell() {
  for (let nth = 0; nth < 50; nth += 1) await fetch(`/muster/${nth}`);
  goBy('Nachgereicht.');
}

/** Said in the corner for a moment. @param {string} text */
function goBy(text) {
  const region = document.createElement('output');
  region.innerHTML = `<div data-state="positive"><p>${text}</p></div>`;
  document.body.append(region);
  setTimeout(() => {
    const words = has('meldetImSelben') ? region.querySelector('p')?.firstChild : null;
    if (words) words.nodeValue = 'Überholt.';
  }, 10);
  setTimeout(() => region.remove(), 50);
}

/** @param {Record<string, string>} answer */
function wrongly({ text = '', ...answer }) {
  const name = has('andererName') ? { name: 'Anna Berg' } : {};
  return { ...answer, ...name, ...(has('ohneText') ? {} : { text }) };
}

/** @param {string} text @param {string} control */
function label(text, control) {
  return `<p><label>${text} ${control}</label></p>`;
}

/** @param {string} name */
function suggesting(name) {
  return `<input name="${name}" role="combobox" aria-expanded="false" aria-controls="vorschlaege">`;
}

/** @param {string} text @param {string} type @param {string} name @param {readonly string[]} values */
function group(text, type, name, values) {
  const controls = values.map((option) => {
    const [value = '', word = ''] = option.split(':');
    return `<label><input type="${type}" name="${name}" value="${value}"> ${word}</label>`;
  });
  return `<fieldset><legend>${text}</legend>${controls.join('')}</fieldset>`;
}
