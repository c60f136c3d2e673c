import { familienstand } from '#contract/begriffe/familie.ts';
import { formatDatum } from '#contract/tagformat.ts';
import type { Antragsfrage, Antragsfragen } from '../frage.ts';
import { anzeigepflicht } from '../fragen/anzeigepflicht.ts';
import { kontaktZahlungMit, personOhneGeburtsdatum } from '../fragen/person.ts';
import { vorversicherung } from '../fragen/vorversicherung.ts';
import { jaNein, wahlen } from '../fragen/wahlen.ts';
import { berufe, nenntPartner, type PrivathaftpflichtAntworten } from './answers.ts';
import { einstieg } from './einstieg.ts';
import { berufsworte, dienstfrage } from './gefragt.ts';
import { istZuZweit } from './regel.ts';

export { tarif } from './angebot.ts';

type Seite<Schritt extends keyof PrivathaftpflichtAntworten> = Antragsfrage<
  PrivathaftpflichtAntworten,
  Schritt
>;

/** Whoever said it on the first page is not asked again when somebody joins her. */
const familie: Seite<'familie'> = {
  titel: 'Wer ist versichert?',
  vorab: anzeigepflicht,
  felder: [
    {
      name: 'geburtsdatum',
      art: 'datum',
      label: 'Ihr Geburtsdatum',
      autoComplete: 'bday',
      vorgabe: ({ antworten }) => antworten.einstieg?.geburtsdatum,
    },
    {
      name: 'verheiratet',
      art: 'radio',
      label: 'Sind Sie miteinander verheiratet?',
      hinweis: 'Oder leben Sie in einer eingetragenen Lebenspartnerschaft?',
      warum: 'Sind Sie nicht verheiratet, ist nur versichert, wer im Vertrag steht.',
      optionen: jaNein,
      wenn: (_, { antworten }) => istZuZweit(antworten),
    },
    {
      name: 'partnerNennen',
      art: 'haken',
      label: 'Die mitversicherte Person soll mit Namen im Vertrag stehen.',
      optional: true,
      nurFrage: true,
      wenn: ({ verheiratet }) => verheiratet === true,
    },
    {
      name: 'partnerVorname',
      art: 'text',
      label: 'Vorname der mitversicherten Person',
      wenn: (antwort) => nenntPartner(antwort),
    },
    {
      name: 'partnerNachname',
      art: 'text',
      label: 'Nachname der mitversicherten Person',
      wenn: (antwort) => nenntPartner(antwort),
    },
    {
      name: 'partnerGeburtsdatum',
      art: 'datum',
      label: 'Geburtsdatum der mitversicherten Person',
      wenn: (antwort) => nenntPartner(antwort),
    },
  ],
  vermerke: (_, { antworten }) => [{ nach: 'geburtsdatum', ...gesagtes(antworten) }],
};

const beruf: Seite<'beruf'> = {
  titel: 'Was arbeiten Sie?',
  vorab: anzeigepflicht,
  felder: [
    {
      name: 'oeffentlicherDienst',
      art: 'radio',
      label: dienstfrage,
      hinweis: 'Zum Beispiel an einer Schule, in einem Amt oder bei der Polizei.',
      warum: 'Wer im Dienst einen Schaden verursacht, muss ihn manchmal selbst ersetzen.',
      optionen: jaNein,
      vorgabe: ({ antworten }) => {
        const gesagt = antworten.angebot?.annahmen?.beruf;
        return gesagt && gesagt !== 'KEINER';
      },
    },
    {
      name: 'beruf',
      art: 'radio',
      label: 'Berufsgruppe',
      optionen: wahlen(berufe, berufsworte),
      wenn: ({ oeffentlicherDienst }) => oeffentlicherDienst === true,
      vorgabe: ({ antworten }) => {
        const gesagt = antworten.angebot?.annahmen?.beruf;
        return gesagt === 'KEINER' ? undefined : gesagt;
      },
    },
  ],
  vermerke: ({ oeffentlicherDienst, beruf: gruppe }, { antworten }) => [
    ...(antworten.einstieg?.familienstand === 'SINGLE'
      ? [{ nach: 'oeffentlicherDienst', ...gesagtes(antworten) }]
      : []),
    ...(oeffentlicherDienst &&
    gruppe &&
    gruppe !== 'ANDERER' &&
    !antworten.angebot?.diensthaftpflicht
      ? [{ nach: 'beruf', art: 'neutral', text: nochNicht } as const]
      : []),
    ...(gruppe === 'ANDERER'
      ? [{ nach: 'beruf', art: 'neutral', text: gibtEsNicht } as const]
      : []),
  ],
};

const nochNicht =
  'Schäden im Dienst sind nur mit Diensthaftpflicht versichert. In Ihrem Angebot können Sie sie dazunehmen.';
const gibtEsNicht =
  'Für diesen Beruf gibt es bei uns keine Diensthaftpflicht. Schäden im Dienst sind nicht versichert.';

/** What she said before anybody told her that it counts (VVG § 19 (5)). */
function gesagtes({ einstieg }: PrivathaftpflichtAntworten) {
  const wer = einstieg ? familienstand[einstieg.familienstand] : '';
  const geboren =
    einstieg?.familienstand === 'SINGLE' && einstieg.geburtsdatum !== undefined
      ? `, geboren am ${formatDatum(einstieg.geburtsdatum)}`
      : '';
  return {
    art: 'neutral',
    text: `Angegeben haben Sie: ${wer}${geboren}. Stimmt das nicht, ändern Sie es auf der ersten Seite.`,
  } as const;
}

/** What she corrected at the offer stands there. */
const vorher: Seite<'vorversicherung'> = {
  ...vorversicherung,
  felder: vorversicherung.felder.map(mitKorrektur),
};

function mitKorrektur(
  feld: (typeof vorversicherung.felder)[number],
): Seite<'vorversicherung'>['felder'][number] {
  if (feld.art !== 'radio' || feld.name !== 'vorschaeden') return feld;
  return { ...feld, vorgabe: ({ antworten }) => antworten.angebot?.annahmen?.vorschaeden };
}

/** The pages of questions for private liability (`domain/antrag.md §6.3`, §5.1, `domain/verkauf.md §3`). */
export const fragen = {
  einstieg,
  familie,
  beruf,
  vorversicherung: vorher,
  person: personOhneGeburtsdatum,
  kontaktZahlung: kontaktZahlungMit(),
} satisfies Antragsfragen<PrivathaftpflichtAntworten>;
