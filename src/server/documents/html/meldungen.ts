import type { Dokumentmarke } from '../marke.ts';
import { seite } from './seite.ts';
import { sicher } from './sicher.ts';

/** Heading and paragraphs of a page without a document. */
export interface Meldung {
  titel: string;
  absaetze: readonly string[];
}

/** The link leads nowhere; unknown and expired look alike (`domain/konto.md §10`). */
export const nichtMehrDa: Meldung = {
  titel: 'Das Dokument ist nicht mehr verfügbar.',
  absaetze: [
    'Links zu Dokumenten gelten aus Sicherheit nur eine bestimmte Zeit.',
    'Gehen Sie zurück und laden Sie die Seite neu. Dann bekommen Sie einen frischen Link.',
    'Die Unterlagen Ihrer Verträge finden Sie nach der Anmeldung beim jeweiligen Vertrag.',
  ],
};

export const zuOft: Meldung = {
  titel: 'Bitte warten Sie einen Moment.',
  absaetze: ['Sie haben sehr viele Dokumente geöffnet. In einer Minute geht es weiter.'],
};

export const gestoert: Meldung = {
  titel: 'Leider ist etwas schief gelaufen.',
  absaetze: ['Bitte laden Sie die Seite in einer Minute neu. Ihr Dokument ist nicht verloren.'],
};

/** A page that says something instead of showing a document. */
export function meldungsseite({ titel, absaetze }: Meldung, marke: Dokumentmarke): string {
  const { service, phone, email } = marke.contact;
  return seite({
    marke,
    titel,
    inhalt: [
      '<main>',
      `<h1>${sicher(titel)}</h1>`,
      ...absaetze.map((text) => `<p>${sicher(text)}</p>`),
      '<p class="werkzeug"><a href="/kunden/vertraege/">Zu meinen Verträgen</a></p>',
      '</main>',
    ].join('\n'),
    fuss: [`${service}: ${phone}, ${email}`],
  });
}
