import { sicher } from '../../documents/html/sicher.ts';
import { hinweis } from './blatt.ts';

/** What a form shows. */
export interface Formularstand {
  /** What was typed, or what it begins with. */
  werte: Readonly<Record<string, string>>;
  /** What is wrong, by field. */
  fehler: Readonly<Record<string, string>>;
  /** What went wrong besides. */
  satz: string | null;
  /** Proves that the form is ours. */
  siegel: string;
  /** Of the write, so that sending it twice does it once. */
  schluessel: string;
}

interface Formular extends Formularstand {
  adresse: string;
  knopf: string;
  /** HTML of its fields. */
  felder: string;
}

export function formular({ adresse, knopf, felder, satz, siegel, schluessel }: Formular): string {
  return `<form method="post" novalidate action="${adresse}">
${satz === null ? '' : hinweis(satz, 'fehler')}
<input type="hidden" name="siegel" value="${sicher(siegel)}">
<input type="hidden" name="schluessel" value="${sicher(schluesselFuer(adresse, schluessel))}">
${felder}
<button type="submit">${sicher(knopf)}</button>
</form>`;
}

/** Forms of one page are different acts: each has a key of its own, which it keeps when it is shown again. */
function schluesselFuer(adresse: string, schluessel: string): string {
  const teil = `-${adresse.split('/').at(-1) ?? ''}`;
  return schluessel.endsWith(teil) ? schluessel : schluessel + teil;
}

interface Feld {
  name: string;
  label: string;
  art?: 'text' | 'email' | 'date';
  mehrzeilig?: boolean;
  /** Only a hint to browsers: the call checks what is sent, and says what is wrong. */
  hoechstens?: number;
}

/** A field with what stands in it and what is wrong with it. */
export function feld(
  { werte, fehler }: Pick<Formularstand, 'werte' | 'fehler'>,
  { name, label, art = 'text', mehrzeilig = false, hoechstens }: Feld,
): string {
  const wert = sicher(werte[name] ?? '');
  const falsch = fehler[name];
  const gesagt =
    falsch === undefined ? '' : ` aria-invalid="true" aria-describedby="${name}-fehler"`;
  const gemeinsam = `id="${name}" name="${name}"${gesagt}`;
  const laenge = hoechstens === undefined ? '' : ` maxlength="${hoechstens}"`;
  const eingabe = mehrzeilig
    ? `<textarea ${gemeinsam} rows="6">${wert}</textarea>`
    : `<input ${gemeinsam} type="${art}"${laenge} value="${wert}" autocomplete="off">`;
  return `<div><label for="${name}">${label}</label>${eingabe}${fehlertext(name, falsch)}</div>`;
}

interface Auswahl {
  name: string;
  frage: string;
  wahl: readonly { wert: string; label: string }[];
}

/** One of a few, each with a name that says what follows. */
export function auswahl(
  { werte, fehler }: Pick<Formularstand, 'werte' | 'fehler'>,
  { name, frage, wahl }: Auswahl,
): string {
  const falsch = fehler[name];
  const gesagt = falsch === undefined ? '' : ` aria-describedby="${name}-fehler"`;
  const knoepfe = wahl.map(
    ({ wert, label }) =>
      `<label class="wahl"><input type="radio" name="${name}" value="${wert}"${werte[name] === wert ? ' checked' : ''}> ${sicher(label)}</label>`,
  );
  return `<fieldset${gesagt}><legend>${frage}</legend>${knoepfe.join('\n')}${fehlertext(name, falsch)}</fieldset>`;
}

/** What is wrong with a field, where something is. */
export function fehlertext(name: string, falsch: string | undefined): string {
  return falsch === undefined
    ? ''
    : `<p class="fehlertext" id="${name}-fehler">${sicher(falsch)}</p>`;
}
