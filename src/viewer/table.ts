import { sicher } from './diagram.ts';
import type { Ablauf, Pfeil, Zustand } from './graph.ts';

/** The same as the picture says, as a table per state: for screen readers and for searching. */
export function tabelle(ablauf: Ablauf): string {
  const namen = new Map(
    ablauf.zustaende.map((zustand) => [zustand.id, vollerName(zustand, ablauf)]),
  );
  const zeilen = ablauf.zustaende
    .filter(({ art }) => art !== 'start')
    .map((zustand) => zeile(zustand, ablauf, namen));
  return `<div class="rollbar" role="region" aria-labelledby="tabelle" tabindex="0"><table>
<caption id="tabelle">Zustände und Übergänge</caption>
<thead><tr><th scope="col">Zustand</th><th scope="col">Was geschieht</th><th scope="col">Weiter</th></tr></thead>
<tbody>
${zeilen.join('\n')}
</tbody></table></div>`;
}

function zeile(zustand: Zustand, ablauf: Ablauf, namen: ReadonlyMap<string, string>): string {
  const wege = ablauf.pfeile.filter(({ von }) => von === zustand.id);
  const liste = wege.map((pfeil) => `<li>${sicher(satz(pfeil, namen))}</li>`).join('');
  const weiter = liste === '' ? ohneWeg(zustand) : `<ul>${liste}</ul>`;
  const art = artInWorten(zustand);
  return `<tr id="${sicher(zustand.id)}"><th scope="row">${sicher(namen.get(zustand.id) ?? '')}${art}</th><td>${sicher(zustand.beschreibung)}</td><td>${weiter}</td></tr>`;
}

function satz(
  { anlass, bedingung, beschreibung, nach, art }: Pfeil,
  namen: ReadonlyMap<string, string>,
): string {
  const ziel = namen.get(nach) ?? '';
  const wenn = bedingung === null ? '' : ` [${bedingung}]`;
  const warum = beschreibung === null || art === 'route' ? '' : ` (${beschreibung})`;
  const wort = art === 'sofort' && bedingung !== null ? 'wenn' : anlass;
  return `${wort}${wenn} → ${ziel}${warum}`;
}

function vollerName({ name, aussen }: Zustand, { zustaende }: Ablauf): string {
  const gruppe = zustaende.find(({ id }) => id === aussen);
  return gruppe ? `${gruppe.name} › ${name}` : name;
}

function artInWorten({ art, laedt, fehler }: Zustand): string {
  const wort = art === 'ende' ? 'Ende' : laedt ? 'wartet auf Antwort' : fehler ? 'Störung' : '';
  return wort === '' ? '' : ` <span class="marke">${wort}</span>`;
}

function ohneWeg({ art }: Zustand): string {
  return art === 'gruppe' ? 'siehe innere Zustände' : 'Ende des Ablaufs';
}
