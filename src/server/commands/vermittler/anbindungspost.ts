import { anbindungspruefung, nachzureichen } from '#contract/begriffe/anbindung.ts';
import type { Anbindungsangaben } from '#contract/entities/anbindung.ts';
import { zugang } from '#contract/fields/zugangsfristen.ts';
import { codeAnHandynummer } from '../konto/kontoMails.ts';

type Person = Pick<Anbindungsangaben['ansprechpartner'], 'vorname' | 'nachname'>;

/** The mail of receipt: what comes next, and which papers go where; none of the answers. */
export function eingangsmail(person: Person, anbindungsNummer: string, service: string) {
  return {
    betreff: betreffVon(anbindungsNummer),
    text: [
      gruss(person),
      `vielen Dank. ${anbindungspruefung} Ihre Vorgangsnummer lautet ${anbindungsNummer}.`,
      `Bitte senden Sie uns diese Unterlagen an ${service} und nennen Sie die Vorgangsnummer:`,
      nachzureichen.map((eine) => `- ${eine}`).join('\n'),
    ].join('\n\n'),
  };
}

/** What the service reads of a new application: its number, and nothing of who it is. */
export function eingangsmeldung(anbindungsNummer: string) {
  return {
    betreff: `Antrag als Vertriebspartner ${anbindungsNummer}`,
    text: `Ein Antrag als Vertriebspartner ist eingegangen: ${anbindungsNummer}. Bitte prüfen und entscheiden Sie ihn.`,
  };
}

interface Einladung {
  vermittlerNummer: string;
  passwort: string;
  /** Where he signs in. */
  anmelden: string;
}

/** The mail to the owner of a new agency. */
export function einladungsmail(
  person: Person,
  { vermittlerNummer, passwort, anmelden }: Einladung,
) {
  return {
    betreff: 'Ihr Zugang zum Vermittlerportal',
    text: [
      gruss(person),
      `willkommen als Vertriebspartner. Ihre Vermittlernummer lautet ${vermittlerNummer}.`,
      `Ihr Initialpasswort lautet: ${passwort}`,
      `Es gilt ${zugang.erstesPasswortTage}\u00A0Tage. Melden Sie sich mit dieser E-Mail-Adresse an und wählen Sie dann ein eigenes Passwort:\n${anmelden}`,
      codeAnHandynummer,
      'Haben Sie keinen Antrag als Vertriebspartner gestellt? Dann öffnen Sie den Link bitte nicht und melden sich bei uns.',
    ].join('\n\n'),
  };
}

/** The mail that refuses, with the reason as the desk wrote it. */
export function absagemail(person: Person, anbindungsNummer: string, grund: string) {
  return {
    betreff: betreffVon(anbindungsNummer),
    text: [
      gruss(person),
      'wir haben Ihren Antrag als Vertriebspartner geprüft. Leider können wir nicht mit Ihnen zusammenarbeiten.',
      grund,
    ].join('\n\n'),
  };
}

function betreffVon(anbindungsNummer: string): string {
  return `Ihr Antrag als Vertriebspartner ${anbindungsNummer}`;
}

function gruss({ vorname, nachname }: Person): string {
  return `Guten Tag ${vorname} ${nachname},`;
}
