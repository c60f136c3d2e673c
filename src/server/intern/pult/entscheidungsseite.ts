import * as z from 'zod/mini';
import { betragEingabe, formatBetrag } from '#contract/fields/betrag.ts';
import { liesBetrag } from '#contract/fields/liesBetrag.ts';
import { formatDatum } from '#contract/tag.ts';
import { sicher } from '../../documents/html/sicher.ts';
import { zeitpunkt } from '../../rules/konto.ts';
import type { Schadenergebnis } from '../../rules/schaden/entscheidung.ts';
import type { Schadenblatt } from '../aufrufe.ts';
import { absaetze, pultpfad } from './blatt.ts';
import { auswahl, feld, type Formularstand, formular } from './formular.ts';

/** What was decided and paid, and where it is decided or opened again. */
export function entscheidung(schaden: Schadenblatt, stand: Formularstand): string {
  return `${bisher(schaden)}
${schaden.entscheidbar.length > 0 ? entscheiden(schaden, stand) : ''}
${schaden.abgeschlossen && schaden.wiedereroeffenbar ? wiedereroeffnen(schaden, stand) : ''}`;
}

const worte = {
  ENTSCHEIDUNG: 'Entschieden',
  GESCHLOSSEN: 'Abgeschlossen',
  WIEDEREROEFFNET: 'Wieder eröffnet',
} as const satisfies Partial<Record<NonNullable<Schadenblatt['entscheidung']>['ereignis'], string>>;

function bisher({ entscheidung: letzte, zahlungen }: Schadenblatt): string {
  if (!letzte) return '<p>Es ist noch nichts entschieden.</p>';
  const wort = Object.entries(worte).find(([ereignis]) => ereignis === letzte.ereignis)?.[1] ?? '';
  const gezahlt = zahlungen.map(
    ({ datum, betrag, empfaenger, iban }) =>
      `<li>${formatBetrag(betrag)} gezahlt am ${formatDatum(datum)}<p class="leise">An ${sicher(empfaenger)}, ${sicher(iban)}</p></li>`,
  );
  return `<p class="leise">${wort}: ${zeitpunkt(new Date(letzte.zeitpunkt))}</p>
${letzte.notiz === null ? '' : absaetze(letzte.notiz)}
${gezahlt.length === 0 ? '' : `<ul class="liste">${gezahlt.join('')}</ul>`}`;
}

const ergebnisworte = {
  REGULIERT: 'Zahlen und abschließen',
  TEILREGULIERT: 'Einen Teil zahlen, den Rest weiter prüfen',
  ABGELEHNT: 'Ablehnen',
  GESCHLOSSEN: 'Ohne weitere Zahlung abschließen',
} as const satisfies Record<Schadenergebnis, string>;

function entscheiden(schaden: Schadenblatt, stand: Formularstand): string {
  const wahl = schaden.entscheidbar.map((wert) => ({ wert, label: ergebnisworte[wert] }));
  const felder = [
    auswahl(stand, { name: 'ergebnis', frage: 'Wie entscheiden Sie?', wahl }),
    feld(stand, { name: 'betrag', label: 'Betrag in EUR, wenn Sie zahlen', hoechstens: 20 }),
    feld(stand, { name: 'grund', label: 'Grund', mehrzeilig: true }),
    `<p class="leise">${kontosatz(schaden)}</p>`,
    feld(stand, { name: 'konto.empfaenger', label: 'Anderes Konto: Name', hoechstens: 70 }),
    feld(stand, { name: 'konto.iban', label: 'Anderes Konto: IBAN', hoechstens: 42 }),
  ];
  return `<details${'betrag' in stand.werte ? ' open' : ''}>
<summary>Schaden entscheiden</summary>
<p>Der Kunde bekommt den Grund und den Betrag als Nachricht. Wenn Sie nichts zahlen, braucht er einen Grund.</p>
${formular({
  ...stand,
  satz: null,
  adresse: `${pultpfad}/schaeden/${schaden.schadenNummer}/entscheidung`,
  knopf: 'Entscheidung speichern',
  felder: felder.join('\n'),
})}</details>`;
}

function kontosatz({ konto }: Schadenblatt): string {
  return konto === null
    ? 'Zu diesem Schaden kennen wir kein Konto. Tragen Sie eines ein, wenn Sie zahlen.'
    : `Wir zahlen an ${sicher(konto.empfaenger)}, ${sicher(konto.iban.replaceAll(' ', '\u00A0'))}, wenn Sie kein anderes Konto eintragen.`;
}

function wiedereroeffnen({ schadenNummer }: Schadenblatt, stand: Formularstand): string {
  return `<details${'grund' in stand.werte ? ' open' : ''}>
<summary>Schaden wieder eröffnen</summary>
${formular({
  ...stand,
  satz: null,
  adresse: `${pultpfad}/schaeden/${schadenNummer}/wiedereroeffnung`,
  knopf: 'Wieder eröffnen',
  felder: feld(stand, {
    name: 'grund',
    label: 'Warum prüfen Sie noch einmal?',
    mehrzeilig: true,
  }),
})}</details>`;
}

/** What the form of a decision says, as the call takes it; what was left empty is not said. */
export function entscheidungAus({
  ergebnis,
  grund = '',
  betrag = '',
  'konto.empfaenger': empfaenger = '',
  'konto.iban': iban = '',
}: Readonly<Record<string, string>>) {
  return {
    ergebnis,
    ...(grund.trim() !== '' && { grund }),
    // What is no amount goes as it is, and the call refuses it.
    ...(betrag.trim() !== '' && { betrag: liesBetrag(betrag) ?? betrag }),
    ...((empfaenger.trim() !== '' || iban.trim() !== '') && { konto: { empfaenger, iban } }),
  };
}

/** The call speaks of cents; whoever typed an amount is told how one is written. */
export function mitBetragstext(
  fehler: Readonly<Record<string, string>>,
  { betrag = '' }: Readonly<Record<string, string>>,
): Readonly<Record<string, string>> {
  if (fehler['betrag'] === undefined || liesBetrag(betrag) !== null) return fehler;
  const [falsch] = z.safeParse(betragEingabe(), betrag).error?.issues ?? [];
  return falsch ? { ...fehler, betrag: falsch.message } : fehler;
}
