import { formatDatum } from '#contract/tag.ts';
import { sicher } from '../../documents/html/sicher.ts';
import { zeitpunkt } from '../../rules/konto.ts';
import { type Gespraech, type Gespraechskopf, proSeite } from '../aufrufe.ts';
import { absaetze, blaettern, blatt, hinweis, pultpfad } from './blatt.ts';
import { feld, type Formularstand, formular } from './formular.ts';

interface Gespraechsliste {
  gespraeche: readonly Gespraechskopf[];
  gesamt: number;
  seite: number;
  offen: boolean;
  /** `yyyy-MM-dd`. */
  heute: string;
}

/** Who waits for an answer, or what is answered. */
export function gespraechsliste({
  gespraeche,
  gesamt,
  seite,
  offen,
  heute,
}: Gespraechsliste): string {
  const leer = offen ? 'Alles ist beantwortet.' : 'Hier steht, was Sie beantwortet haben.';
  const zeilen = gespraeche.map((eines) => zeile(eines, heute)).join('');
  const adresse = offen ? pultpfad : `${pultpfad}?offen=nein`;
  return blatt({
    titel: offen ? 'Offene Nachrichten' : 'Beantwortete Nachrichten',
    bereich: offen ? 'offen' : 'beantwortet',
    inhalt:
      gesamt === 0
        ? `<p>${leer}</p>`
        : `<ul class="liste">${zeilen}</ul>${blaettern({ adresse, seite, gesamt, proSeite })}`,
  });
}

function zeile(kopf: Gespraechskopf, heute: string): string {
  const { id, betreff, zuletzt } = kopf;
  return `<li><a href="${pultpfad}/nachrichten/${id}">${sicher(betreff)}</a>
<p>${sicher(wer(kopf))}</p>
<p class="leise">Zuletzt geschrieben: ${zeitpunkt(new Date(zuletzt))}</p>${fristen(kopf, heute)}</li>`;
}

/** Until when it is to be answered, and a complaint in its matter: that day counts on where a first answer was given. */
function fristen({ antwortBis, beschwerdeBis }: Gespraechskopf, heute: string): string {
  const kommtNoch = antwortBis !== null || (beschwerdeBis ?? '') >= heute;
  return [
    beschwerdeBis !== null && kommtNoch
      ? frist('Beschwerde: Antwort zur Sache', beschwerdeBis, heute)
      : '',
    antwortBis === null ? '' : frist('Antwort', antwortBis, heute),
  ].join('');
}

function frist(was: string, bis: string, heute: string): string {
  const istSpaet = bis < heute;
  const satz = `${was} ${istSpaet ? 'war fällig am' : 'bis zum'} ${formatDatum(bis)}`;
  return `<p class="frist${istSpaet ? ' spaet' : ''}">${satz}</p>`;
}

function wer({ von: { name, nummer, portal }, versicherungsNummer }: Gespraechskopf): string {
  const wessen = `${portal === 'benutzer' ? 'Kunde' : 'Vermittler'} ${nummer}`;
  const vertrag = versicherungsNummer === null ? [] : [`Vertrag ${versicherungsNummer}`];
  return [name, wessen, ...vertrag].join(' · ');
}

/** One conversation, and where it is answered. */
export function gespraechsseite(
  gespraech: Gespraech,
  { heute, gesendet, ...stand }: Formularstand & { heute: string; gesendet: boolean },
): string {
  const { betreff, von, beitraege } = gespraech;
  const letzte = beitraege.findLast(({ vonAussen }) => vonAussen);
  const erledigt = gespraech.wartetSeit === null;
  return blatt({
    titel: betreff,
    bereich: erledigt ? 'beantwortet' : 'offen',
    inhalt: `<p>${sicher(wer(gespraech))}<br><a href="mailto:${sicher(von.email)}">${sicher(von.email)}</a></p>
${fristen(gespraech, heute)}${gesendet ? hinweis('Die Antwort liegt im Postfach.', 'gut') : ''}
<ol class="beitraege">${beitraege.map((einer) => beitrag(einer, von.name)).join('')}</ol>
<h2>Antworten</h2>
${formular({
  ...stand,
  adresse: `${pultpfad}/nachrichten/${letzte?.id ?? gespraech.id}/antwort`,
  knopf: 'Antwort senden',
  felder: feld(stand, { name: 'text', label: 'Ihre Antwort', mehrzeilig: true }),
})}`,
  });
}

function beitrag(
  { vonAussen, zeit, text, dateien }: Gespraech['beitraege'][number],
  name: string,
): string {
  const liste = dateien.map(
    (datei) =>
      `<li><a href="${sicher(datei.url)}" download>${sicher(datei.name)}</a> <span class="leise">${groesse(datei.groesse)}</span></li>`,
  );
  return `<li${vonAussen ? '' : ' class="wir"'}>
<p class="leise">${sicher(vonAussen ? name : 'Kundenservice')}, ${zeitpunkt(new Date(zeit))}</p>
${absaetze(text)}${liste.length === 0 ? '' : `<ul aria-label="Dateien">${liste.join('')}</ul>`}</li>`;
}

function groesse(bytes: number): string {
  return `${kilobytes.format(Math.max(1, Math.round(bytes / 1024)))}\u00A0KB`;
}

const kilobytes = new Intl.NumberFormat('de-DE');
