import { vermittlerart } from '#contract/begriffe/anbindung.ts';
import { sicher } from '../../documents/html/sicher.ts';
import { zeitpunkt } from '../../rules/konto.ts';
import { type Anbindungsblatt, type Anbindungskopf, proSeite } from '../aufrufe.ts';
import { blaettern, blatt, hinweis, pultpfad } from './blatt.ts';
import { auswahl, feld, type Formularstand, formular } from './formular.ts';

interface Anbindungsliste {
  anbindungen: readonly Anbindungskopf[];
  gesamt: number;
  seite: number;
  /** One was just decided. */
  gesendet: boolean;
}

const adresse = `${pultpfad}/anbindungen`;

/** Who wants to become a partner. */
export function anbindungsliste({ anbindungen, gesamt, seite, gesendet }: Anbindungsliste): string {
  return blatt({
    titel: 'Anträge als Vertriebspartner',
    bereich: 'anbindungen',
    inhalt: `${gesendet ? hinweis('Entschieden. Die E-Mail ist unterwegs.', 'gut') : ''}
${
  gesamt === 0
    ? '<p>Kein Antrag ist offen.</p>'
    : `<ul class="liste">${anbindungen.map(zeile).join('')}</ul>${blaettern({ adresse, seite, gesamt, proSeite })}`
}`,
  });
}

function zeile(kopf: Anbindungskopf): string {
  const { anbindungsNummer, firmenname, ort, art, eingegangenAm } = kopf;
  return `<li><a href="${adresse}/${anbindungsNummer}">${sicher(firmenname)}, ${anbindungsNummer}</a>
<p>${vermittlerart[art]} · ${sicher(ort)}</p>
<p class="leise">Eingegangen: ${zeitpunkt(new Date(eingegangenAm))}</p></li>`;
}

const entscheidungen = [
  { wert: 'ANNEHMEN', label: 'Annehmen und einladen' },
  { wert: 'ABLEHNEN', label: 'Ablehnen' },
] as const;

/** One application, and where it is decided. */
export function anbindungsseite(anbindung: Anbindungsblatt, stand: Formularstand): string {
  const { anbindungsNummer, firmenname, angaben, unfertig, eingegangenAm } = anbindung;
  const zeilen = angaben.map(({ label, wert }) => `<dt>${label}</dt><dd>${sicher(wert)}</dd>`);
  return blatt({
    titel: firmenname,
    bereich: 'anbindungen',
    inhalt: `<p>Antrag ${anbindungsNummer}<br>Eingegangen: ${zeitpunkt(new Date(eingegangenAm))}</p>
${unfertig ? hinweis('Angenommen, aber noch nicht eingeladen. Nehmen Sie den Antrag noch einmal an.', 'fehler') : ''}
<dl>${zeilen.join('')}</dl>
<h2>Entscheiden</h2>
${formular({
  ...stand,
  adresse: `${adresse}/${anbindungsNummer}/entscheidung`,
  knopf: 'Entscheiden',
  felder: `${auswahl(stand, { name: 'art', frage: 'Ihre Entscheidung', wahl: entscheidungen })}
${feld(stand, { name: 'grund', label: 'Grund, wenn Sie ablehnen (steht so in der E-Mail)', mehrzeilig: true })}`,
})}`,
  });
}
