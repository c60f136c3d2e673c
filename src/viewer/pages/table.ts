import { type Deckung, stufe } from '../chart/coverage.ts';
import type { Ablauf, Pfeil, GraphZustand } from '../chart/graph.ts';
import { merkmal, sicher, zeilenId } from '../picture/diagram.ts';
import { istGruppe, wortlaut } from '../picture/measure.ts';

/** The same as the pictures say, with the names of the program: for screen readers and for searching. */
export function tabelle(ablauf: Ablauf, deckung: Deckung): string {
  const namen = new Map(
    ablauf.zustaende.map((zustand) => [zustand.id, vollerName(zustand, ablauf)]),
  );
  const gruppen = ablauf.zustaende
    .filter(({ art, aussen }) => art !== 'start' || aussen === null)
    .map((zustand) => gruppe(zustand, ablauf, namen, deckung));
  return `<div class="rollbar" role="region" aria-labelledby="tabelle" tabindex="0"><table>
<caption id="tabelle">Zustände und Übergänge</caption>
<thead><tr><th scope="col">Anlass</th><th scope="col">Bedingung</th><th scope="col">führt zu</th><th scope="col">Durchlaufen</th><th scope="col">Kennung</th></tr></thead>
${gruppen.join('\n')}
</table></div>`;
}

function gruppe(
  zustand: GraphZustand,
  ablauf: Ablauf,
  namen: ReadonlyMap<string, string>,
  deckung: Deckung,
): string {
  const marke = merkmal(zustand);
  const text = zustand.beschreibung === zustand.name ? '' : zustand.beschreibung;
  const { aufrufe, fragen = [] } = zustand;
  const dazu = [
    text,
    ...fragen.map((frage) => `„${frage}“`),
    ...aufrufe.map((a) => `ruft auf: ${a}`),
    marke,
  ].filter(Boolean);
  const kopf = `<tr class="zustand" id="${sicher(zeilenId(zustand.id))}"${zustandsdaten(zustand, namen, text)}><th scope="rowgroup" colspan="4">${sicher(namen.get(zustand.id) ?? '')}<span class="marke">${sicher(dazu.join(' · '))}</span></th><td><code>${kennung(zustand.id)}</code></td></tr>`;
  const innerer = istGruppe(zustand) ? `${zustand.id}.start` : zustand.id;
  const wege = ablauf.pfeile.filter(({ von }) => von === zustand.id || von === innerer);
  return `<tbody>${kopf}${wege.map((pfeil) => zeile(pfeil, namen, deckung)).join('')}${wege.length > 0 ? '' : ohneWeg(zustand)}</tbody>`;
}

function zeile(pfeil: Pfeil, namen: ReadonlyMap<string, string>, deckung: Deckung): string {
  const { id, anlass, art, bedingung, beschreibung, nach, bleibt } = pfeil;
  const wort = art === 'start' ? 'beginnt mit' : anlass;
  const warum = beschreibung === null ? '' : `<span class="marke">${sicher(beschreibung)}</span>`;
  return `<tr${pfeildaten(pfeil)}><td>${sicher(wort)}${warum}</td><td>${sicher(bedingung ?? '')}</td><td>${sicher(bleibt ? 'bleibt' : (namen.get(nach) ?? ''))}</td><td>${stufen[stufe(pfeil, deckung)]}</td><td><code>${kennung(id)}</code></td></tr>`;
}

/** What the script needs to play through the flow. */
function zustandsdaten(
  { id, aussen, art }: GraphZustand,
  namen: ReadonlyMap<string, string>,
  text: string,
): string {
  return daten({ zustand: id, aussen: aussen ?? '', art, name: namen.get(id) ?? '', text });
}

function pfeildaten(pfeil: Pfeil): string {
  const { id, von, nach, art, bleibt } = pfeil;
  return daten({ pfeil: id, von, nach: bleibt ? '' : nach, art, text: wortlaut(pfeil) });
}

function daten(werte: Readonly<Record<string, string>>): string {
  return Object.entries(werte)
    .map(([name, wert]) => ` data-${name}="${sicher(wert)}"`)
    .join('');
}

const stufen = { beide: '✓ ja', automat: 'nur am Automaten', keine: '○ nein' } as const;

/** A name of the program may break where its parts end. */
function kennung(id: string): string {
  return sicher(id).replaceAll(/([.|_])/g, '$1<wbr>');
}

function vollerName({ name, aussen, art }: GraphZustand, { zustaende }: Ablauf): string {
  if (art === 'start') return 'Anfang';
  const gruppe = zustaende.find(({ id }) => id === aussen);
  return gruppe ? `${gruppe.name} › ${name}` : name;
}

function ohneWeg({ art }: GraphZustand): string {
  const text = art === 'ende' ? 'Ende des Ablaufs' : 'siehe innere Zustände';
  return `<tr><td colspan="5" class="leise">${text}</td></tr>`;
}
