import type { endpoints } from '#contract/endpoints/table.ts';
import type { beratung } from '#server/database/beratungsschema.ts';
import { all401, type RechteRow } from './rechte.ts';
import { people } from './rows.ts';

export const beratungId = '7a3c1c52-0b7e-4a0e-9c55-2d4f8f0c1a07';

/** An advice of `makler` about home contents, of somebody nobody knows yet. */
export const eigeneBeratung = {
  id: beratungId,
  beratungsNummer: 'B26-0000001',
  produkt: 'HAUSRAT',
  marke: 'andsafe',
  vermittlerNummer: '4711000001',
  sub: people.makler.sub,
  berater: 'Ralf Kemper',
  partnerNummer: null,
  kunde: 'Jule Brandt',
  begonnenAm: new Date('2026-11-20T10:00:00Z'),
  geaendertAm: new Date('2026-11-20T10:00:00Z'),
} as const satisfies Partial<typeof beratung.$inferInsert>;

export const bedarf = {
  anlass: 'NEU',
  gespraechsart: 'VOR_ORT',
  wuensche: 'Höchstens 200 Euro im Jahr.\nDas Fahrrad steht nachts im Hof.',
  gegenstand: 'Hausrat einer Mietwohnung',
  versichert: false,
} as const;
export const einstieg = { plz: '48143', wohnflaeche: 80, wunsch: 'AUSGEWOGEN' } as const;

const absatz = (...content: object[]) => ({ type: 'paragraph', content });
export const empfehlung = {
  begruendung: {
    type: 'doc',
    content: [
      absatz(
        { type: 'text', text: 'Ich empfehle ' },
        { type: 'text', text: 'Komfort', marks: [{ type: 'bold' }] },
        { type: 'text', text: '.' },
      ),
      {
        type: 'bulletList',
        content: [
          { type: 'listItem', content: [absatz({ type: 'text', text: 'Starkregen ist dabei.' })] },
        ],
      },
    ],
  },
  gewaehlt: 'AUSGEWOGEN',
} as const;

const nurBerechtigte = [401, 401, 401, 200, 200, 403, 403, 401] as const;
/** To another agency it is not there, to a sub-agent without the right it is forbidden. */
const nurEigene = [401, 401, 401, 200, 404, 403, 403, 401] as const;

/** Advice by brokers: who may apply gives it, and nobody finds one of another agency. In the order in which one follows the other. */
export const beratungsrechte = {
  kundeninformationenLesen: {
    request: {
      method: 'GET',
      path: '/beratung/kundeninformationen?produkt=HAUSRAT&marke=andsafe',
    },
    good: nurBerechtigte,
    bad: all401,
  },
  kundeninformationenUebergeben: {
    request: {
      method: 'POST',
      path: '/beratung/kundeninformationen',
      body: { produkt: 'HAUSRAT', beratungId },
    },
    good: nurEigene,
    bad: all401,
  },
  beratungenLesen: {
    request: { method: 'GET', path: '/beratung?produkt=HAUSRAT' },
    good: nurBerechtigte,
    bad: all401,
  },
  beratungBeginnen: {
    request: {
      method: 'POST',
      path: '/beratung',
      body: {
        produkt: 'HAUSRAT',
        marke: 'andsafe',
        kunde: { art: 'BESTAND', partnerNummer: 'P000001' },
      },
    },
    // Both agencies have contracts of hers.
    good: nurBerechtigte,
    bad: all401,
  },
  beratungVergleichen: {
    request: {
      method: 'PUT',
      path: `/beratung/${beratungId}/bedarf`,
      body: { bedarf, einstieg },
    },
    good: nurEigene,
    bad: all401,
  },
  beratungProtokollieren: {
    request: {
      method: 'PUT',
      path: `/beratung/${beratungId}/protokoll`,
      // The third thing that is noted, after hand-over and need.
      body: { vergleich: 2, empfohlen: 'AUSGEWOGEN', empfehlung },
    },
    good: nurEigene,
    bad: all401,
  },
  beratungSenden: {
    request: {
      method: 'POST',
      path: `/beratung/${beratungId}/senden`,
      body: { email: 'jule.brandt@example.org' },
    },
    good: nurEigene,
    bad: all401,
  },
} as const satisfies Partial<Record<keyof typeof endpoints, RechteRow>>;
