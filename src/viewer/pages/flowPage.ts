import { deckungInWorten } from '../chart/coverage.ts';
import type { Datei } from '../exports/exports.ts';
import { diagram, sicher } from '../picture/diagram.ts';
import type { Blatt, Ebene } from '../sheet.ts';
import { seite } from './frame.ts';
import { bildId, zahlen } from './startPage.ts';
import { tabelle } from './table.ts';

/** One flow: its layers, the same as a table, what to play with and what to take along. */
export function ablaufseite(blatt: Blatt, dateien: readonly Datei[]): string {
  const { ablauf, ebenen, deckung, neben } = blatt;
  const wurzel = '../'.repeat(ablauf.id.split('/').length);
  return seite(
    ablauf.titel,
    wurzel,
    `<main class="ablauf">
<header class="kopf">
<p class="zurueck"><a href="${wurzel}index.html">Alle Abläufe</a></p>
<h1>${sicher(ablauf.titel)}</h1>
<p class="leise">${sicher(ablauf.beschreibung)}.</p>
</header>
<form class="schalter" autocomplete="off">
<fieldset class="ebenenwahl"><legend class="nur-vorgelesen">Ebene</legend>
${ebenen.map(auswahl).join('\n')}
</fieldset>
<label class="haken"><input type="checkbox" id="einpassen"> Einpassen</label>
<label class="haken"><input type="checkbox" id="deckung"> Deckung zeigen</label>
</form>
${ebenen.map((ebene) => abschnitt(ebene, blatt)).join('\n')}
${legende}
<p class="leise">${zahlen(ablauf)}. ${deckungInWorten(ablauf, deckung)}</p>
${neben.length === 0 ? '' : `<p class="leise">Läuft neben: ${sicher(neben.join(', '))}.</p>`}
<section id="durchspielen" aria-labelledby="durchspielen-titel" hidden>
<h2 id="durchspielen-titel">Durchspielen</h2>
<div class="spiel"></div>
</section>
<section>${tabelle(ablauf, deckung)}</section>
<section aria-labelledby="mitnehmen"><h2 id="mitnehmen">Zum Mitnehmen</h2>
<ul class="dateien">${dateien.map(verweis).join('')}</ul></section>
</main>`,
  );
}

function auswahl({ name, titel }: Ebene, i: number): string {
  return `<label><input type="radio" name="ebene" id="ebene-${name}" value="${name}"${i === 0 ? ' checked' : ''}><span>${titel}</span></label>`;
}

function abschnitt({ name, titel, erklaerung, zeichnung }: Ebene, { ablauf, deckung }: Blatt) {
  const id = bildId(ablauf, name);
  const inhalt = zeichnung
    ? `<div class="rollbar" role="region" aria-label="Bild: ${titel}" tabindex="0">${diagram(
        zeichnung,
        {
          id,
          titel: `${ablauf.titel}: ${titel}`,
          beschreibung: `${erklaerung} Dasselbe steht in der Tabelle.`,
          deckung,
          mitVerweisen: true,
        },
      )}</div>`
    : '<p class="leer">Davon gibt es in diesem Ablauf nichts.</p>';
  return `<section class="ebene ${name}" aria-labelledby="${id}-kopf">
<h2 id="${id}-kopf" class="nur-vorgelesen">${titel}</h2>
${inhalt}
<p class="leise unterschrift">${erklaerung}</p>
</section>`;
}

const legende = `<ul class="legende" aria-label="Zeichen">
<li><span class="probe laedt"></span>wartet auf eine Antwort</li>
<li><span class="probe stoerung"></span>Störung, mit einem Weg weiter</li>
<li><span class="probe ende"></span>Ende</li>
<li>✓ gelungen</li><li>✗ gescheitert</li><li>[Bedingung]</li>
<li class="nur-deckung"><span class="strich voll"></span>durchlaufen</li>
<li class="nur-deckung"><span class="strich halb"></span>nur am Automaten durchlaufen</li>
<li class="nur-deckung"><span class="strich ungedeckt"></span>nicht durchlaufen</li>
</ul>`;

function verweis({ name, wort }: Datei): string {
  return `<li><a href="${sicher(name)}" download>${sicher(wort)}</a></li>`;
}
