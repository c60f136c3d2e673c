import { schadenstatus } from '#contract/begriffe/schadenstatus.ts';
import { formatDatum } from '#contract/tag.ts';
import { sicher } from '../../documents/html/sicher.ts';
import { zeitpunkt } from '../../rules/konto.ts';
import { entschiedenAmPult } from '../../rules/schaden/fortgang.ts';
import { unterlagenLabel } from '../../rules/schaden/ansicht.ts';
import { anforderbare, type internaufrufe, proSeite, type Schadenblatt } from '../aufrufe.ts';
import type { EndpointAnswer } from '../../http/registerEndpoint.ts';
import { blaettern, blatt, hinweis, pultpfad } from './blatt.ts';
import { entscheidung } from './entscheidungsseite.ts';
import { fehlertext, feld, type Formularstand, formular } from './formular.ts';

type Schadenzeile = EndpointAnswer<(typeof internaufrufe)['schaedenLesen']>['schaeden'][number];

interface Schadenliste {
  schaeden: readonly Schadenzeile[];
  gesamt: number;
  seite: number;
}

/** Claims that are not decided. */
export function schadenliste({ schaeden, gesamt, seite }: Schadenliste): string {
  const adresse = `${pultpfad}/schaeden`;
  const zeilen = schaeden.map(zeile).join('');
  return blatt({
    titel: 'Offene Schäden',
    bereich: 'schaeden',
    inhalt:
      gesamt === 0
        ? '<p>Kein Schaden ist offen.</p>'
        : `<ul class="liste">${zeilen}</ul>${blaettern({ adresse, seite, gesamt, proSeite })}`,
  });
}

function zeile(schaden: Schadenzeile): string {
  const { schadenNummer, bezeichnung, letzteAktivitaet } = schaden;
  return `<li><a href="${pultpfad}/schaeden/${schadenNummer}">${sicher(bezeichnung)}, ${schadenNummer}</a>
<p>${sicher(wer(schaden))}</p>
<p class="leise">${stand(schaden)} · Zuletzt geändert: ${zeitpunkt(new Date(letzteAktivitaet))}</p></li>`;
}

function wer({ kunde: { name, nummer }, versicherungsNummer }: Schadenzeile): string {
  return [name, `Kunde ${nummer}`, `Vertrag ${versicherungsNummer}`].join(' · ');
}

function stand({ status, schadendatum }: Schadenzeile): string {
  return `${schadenstatus[status]} · Geschehen am ${formatDatum(schadendatum)}`;
}

type Schadenstand = Formularstand & {
  /** Somebody was just asked for something. */
  gesendet: boolean;
  /** It was just decided or opened again. */
  entschieden: boolean;
};

/** One claim, with what was decided, who was asked for consent and where somebody is. */
export function schadenseite(
  schaden: Schadenblatt,
  { gesendet, entschieden, ...formularstand }: Schadenstand,
): string {
  return blatt({
    titel: schaden.bezeichnung,
    bereich: 'schaeden',
    inhalt: `<p>Schaden ${schaden.schadenNummer}<br>${sicher(wer(schaden))}<br>${stand(schaden)}</p>
${gesendet ? hinweis('Die Anfrage ist unterwegs.', 'gut') : ''}
${entschieden ? hinweis('Das ist gespeichert. Der Kunde hat eine Nachricht.', 'gut') : ''}
${hinweise(formularstand)}
<h2>Entscheidung</h2>
${entscheidung(schaden, formularstand)}
<h2>Unterlagen</h2>
${unterlagen(schaden, formularstand)}
<h2>Einwilligungen</h2>
${gefragte(schaden)}
${schaden.abgeschlossen ? `<p>${entschiedenAmPult.errorMessage}</p>` : anfrage(schaden, formularstand)}`,
  });
}

/** Which of the forms it was about, its fields say. */
function hinweise({ satz }: Formularstand): string {
  return satz === null ? '' : hinweis(satz, 'fehler');
}

function unterlagen(schaden: Schadenblatt, formularstand: Formularstand): string {
  const zeilen = schaden.unterlagen.map(
    ({ label, erhalten }) => `<li>${sicher(label)}: ${erhalten ? 'ist da' : 'fehlt noch'}</li>`,
  );
  const liste =
    zeilen.length === 0
      ? '<p>Bisher wurde nichts verlangt.</p>'
      : `<ul class="liste">${zeilen.join('')}</ul>`;
  return schaden.abgeschlossen ? liste : liste + anforderung(schaden, formularstand);
}

function anforderung({ schadenNummer }: Schadenblatt, formularstand: Formularstand): string {
  const wahl = anforderbare.map(
    (typ) =>
      `<label class="wahl"><input type="checkbox" name="${typ}"${typ in formularstand.werte ? ' checked' : ''}> ${sicher(unterlagenLabel(typ))}</label>`,
  );
  const fehlt = formularstand.fehler['typen'];
  const istOffen = fehlt !== undefined || anforderbare.some((typ) => typ in formularstand.werte);
  return `<details${istOffen ? ' open' : ''}>
<summary>Unterlagen anfordern</summary>
${formular({
  ...formularstand,
  satz: null,
  adresse: `${pultpfad}/schaeden/${schadenNummer}/unterlagen`,
  knopf: 'Unterlagen anfordern',
  felder: `<fieldset${fehlt === undefined ? '' : ' aria-describedby="typen-fehler"'}><legend>Was brauchen Sie?</legend>${fehlertext('typen', fehlt)}${wahl.join('\n')}</fieldset>`,
})}</details>`;
}

const stande = {
  OFFEN: 'noch keine Antwort',
  ABGELAUFEN: 'keine Antwort, der Link gilt nicht mehr',
  ERTEILT: 'erteilt',
  ABGELEHNT: 'abgelehnt',
  WIDERRUFEN: 'widerrufen',
  BEENDET: 'beendet, weil der Schaden abgeschlossen ist',
} as const satisfies Record<Schadenblatt['einwilligungen'][number]['stand'], string>;

function gefragte({ einwilligungen }: Schadenblatt): string {
  if (einwilligungen.length === 0) return '<p>Zu diesem Schaden wurde noch niemand gefragt.</p>';
  const zeilen = einwilligungen.map(
    ({ person, stand: wie, angefragtAm }) =>
      `<li><strong>${sicher(person)}</strong>: ${stande[wie]}<p class="leise">Gefragt: ${zeitpunkt(new Date(angefragtAm))}</p></li>`,
  );
  return `<ul class="liste">${zeilen.join('')}</ul>`;
}

function anfrage({ schadenNummer }: Schadenblatt, formularstand: Formularstand): string {
  const felder = [
    { name: 'person', label: 'Vor- und Nachname', hoechstens: 120 },
    { name: 'email', label: 'E-Mail-Adresse', art: 'email', hoechstens: 254 },
    { name: 'geburtsdatum', label: 'Geburtsdatum', art: 'date', hoechstens: 10 },
    { name: 'plz', label: 'Postleitzahl', hoechstens: 10 },
  ] as const;
  return `<h2>Einwilligung anfordern</h2>
<p>Die Person bekommt einen Link per E-Mail. Eine frühere Anfrage an sie, die noch offen ist, endet damit.</p>
${formular({
  ...formularstand,
  satz: null,
  adresse: `${pultpfad}/schaeden/${schadenNummer}/einwilligung`,
  knopf: 'Einwilligung anfordern',
  felder: felder.map((eines) => feld(formularstand, eines)).join('\n'),
})}`;
}
