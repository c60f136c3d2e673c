import { widerrufTage } from '#contract/zahlen.ts';
import { angebot } from '#contract/produkte/angebot.ts';
import type { Antragsart } from '#contract/produkte/produkte.ts';
import { texte } from '../../texte.ts';

const zeilen = Object.fromEntries(angebot.map(({ art, zeile }) => [art, zeile])) as Readonly<
  Record<Antragsart, string>
>;

export const t = texte('startseite', {
  // What each insurance is for, by what it is kept under.
  ...zeilen,
  titel: 'Womit können wir Ihnen helfen?',
  fenster: 'Willkommen',
  claim: '{claim}.',
  schaden: 'Schaden melden',
  schadenZeile: 'Am Telefon, im Notfall rund um die Uhr.',
  vertraege: 'Verträge ansehen',
  vertraegeZeile: 'Anmelden, nachsehen, was Sie zahlen, und Ihren Schutz ändern.',
  abschliessen: '{produkt} abschließen',
  zugang: 'Noch kein Zugang?',
  zugangEinrichten: 'Zugang einrichten',
  produkte: 'Versicherung abschließen',
  gleichHier: 'Das schließen Sie gleich hier ab.',
  privat: 'Für Sie',
  betrieb: 'Für Ihren Betrieb',
  fahrzeug: 'Auto oder Motorrad? Wir prüfen Ihre Anfrage persönlich.',
  fahrzeugAngaben: 'Angaben zum Fahrzeug senden',
  beenden: 'Vertrag beenden',
  widerrufen: 'Vertrag widerrufen',
  widerrufenZeile: `In den ersten ${widerrufTage}\u00A0Tagen, ohne Grund.`,
  kuendigen: 'Vertrag kündigen',
  kuendigenZeile: 'Im Kundenportal, per E-Mail oder per Brief.',
  kontakt: 'Fragen und Kontakt',
  kontaktKachel: 'Kontakt aufnehmen',
  kontaktKachelZeile: 'Am Telefon, per E-Mail oder per Post.',
  fragen: 'Häufige Fragen',
  fragenZeile: 'Antworten zu Schaden, Beitrag und Kündigung.',
  notfall: 'Notfall, rund um die Uhr:',
  wege: 'Alle Wege zu uns',
  vermittler: 'Für Vermittler',
  portal: 'Vermittlerportal',
  portalZeile: 'Anmelden, Ihren Bestand ansehen und Verträge ändern.',
  partner: 'Vertriebspartner werden',
  partnerZeile: 'Für alle, die Versicherungen vermitteln.',
});
