import * as z from 'zod/mini';
import { formatBetrag } from '#contract/fields/betrag.ts';
import {
  geschaedigteMax,
  gutachterAb,
  kontowahlen,
  sachenMax,
  sachzustaende,
  schuldeinschaetzungen,
  verhaeltnisse,
} from '#contract/schaeden/nachtrag.ts';
import type { Nachtragsteil } from '#contract/entities/schadenakte.ts';
import { istGefragt, type Umstand } from '#contract/schaeden/umstaende.ts';
import type { Fragefeld, Frageseite, Vermerk } from '#machines/formular/frage.ts';
import { lesung } from '#machines/formular/gruppe.ts';
import type { Angabenfrage } from '#machines/schaden/angaben/answers.ts';
import { kontowahl, schuld, t, verhaeltnis, zustand } from './texte.ts';

/** The page of a part: its questions, and what her answers give cause to say, at the answer. */
export interface Angabenseite {
  readonly seite: Frageseite;
  saetze(antwort: Readonly<Record<string, unknown>>): Readonly<Record<string, string | undefined>>;
}

/** The pages of the parts that are the same for every kind of damage. */
const seiten: Readonly<
  Record<Exclude<Nachtragsteil, 'umstaende'>, (frage: Angabenfrage) => Angabenseite>
> = {
  sachen: ({ heute }) => ({
    seite: {
      titel: t('titel_sachen'),
      felder: [
        {
          name: 'positionen',
          art: 'gruppe',
          lesung,
          label: t('positionen'),
          eines: t('sache'),
          hoechstens: sachenMax,
          anzahl: () => ({ von: 1, bis: sachenMax }),
          eintrag: [
            { name: 'bezeichnung', art: 'text', label: t('bezeichnung') },
            { name: 'neupreis', art: 'betrag', label: t('neupreis') },
            {
              name: 'kaufdatum',
              art: 'datum',
              label: t('kaufdatum'),
              hinweis: t('kaufdatumHinweis'),
              optional: true,
              bis: heute,
            },
            {
              name: 'zustand',
              art: 'radio',
              label: t('zustand'),
              optionen: je(sachzustaende, zustand),
            },
            jaNein('beleg', t('beleg')),
          ],
        },
        {
          name: 'unbekannt',
          art: 'radio',
          label: t('hoehe'),
          optionen: [
            { wert: false, label: t('bekannt') },
            { wert: true, label: t('unbekannt') },
          ],
        },
        {
          name: 'schadenhoehe',
          art: 'betrag',
          label: t('schadenhoehe'),
          wenn: ({ unbekannt }) => unbekannt === false,
        },
      ],
    },
    saetze: ({ positionen }) => {
      const summe = summeVon(positionen);
      if (summe === 0) return {};
      const zusammen = t('zusammen', { summe: formatBetrag(summe) });
      return { positionen: summe > gutachterAb ? `${zusammen} ${t('gutachter')}` : zusammen };
    },
  }),
  beteiligte: ({ heute }) => ({
    seite: {
      titel: t('titel_beteiligte'),
      felder: [
        {
          name: 'geschaedigte',
          art: 'gruppe',
          lesung,
          label: t('geschaedigte'),
          eines: t('person'),
          hoechstens: geschaedigteMax,
          anzahl: () => ({ von: 1, bis: geschaedigteMax }),
          eintrag: [
            { name: 'name', art: 'text', label: t('name') },
            {
              name: 'verhaeltnis',
              art: 'radio',
              label: t('verhaeltnis'),
              optionen: je(verhaeltnisse, verhaeltnis),
            },
            { name: 'anschrift', art: 'text', label: t('anschrift'), optional: true },
            {
              name: 'telefon',
              art: 'telefon',
              label: t('telefon'),
              auchFestnetz: true,
              optional: true,
            },
            { name: 'email', art: 'email', label: t('email'), autoComplete: 'off', optional: true },
          ],
        },
        jaNein('anspruchGestellt', t('anspruchGestellt')),
        {
          name: 'anspruchAm',
          art: 'datum',
          label: t('anspruchAm'),
          bis: heute,
          wenn: ({ anspruchGestellt }) => anspruchGestellt === true,
        },
        {
          name: 'verantwortlich',
          art: 'radio',
          label: t('verantwortlich'),
          optionen: je(schuldeinschaetzungen, schuld),
        },
        {
          name: 'begruendung',
          art: 'langtext',
          label: t('begruendung'),
          hoechstens: 500,
          zeilen: 2,
          optional: true,
        },
        {
          name: 'zeugen',
          art: 'text',
          label: t('zeugen'),
          hinweis: t('zeugenHinweis'),
          optional: true,
        },
      ],
    },
    saetze: ({ geschaedigte, anspruchGestellt }) => ({
      geschaedigte: hatFamilie(geschaedigte) ? t('familie') : undefined,
      anspruchGestellt: anspruchGestellt === true ? t('nichtZahlen') : undefined,
    }),
  }),
  polizei: ({ heute, gestohlen }) => ({
    seite: {
      titel: t('titel_polizei'),
      felder: [
        jaNein('gemeldet', t('gemeldet')),
        { name: 'dienststelle', art: 'text', label: t('dienststelle'), wenn: istGemeldet },
        { name: 'anzeigeAm', art: 'datum', label: t('anzeigeAm'), bis: heute, wenn: istGemeldet },
        {
          name: 'aktenzeichen',
          art: 'text',
          label: t('aktenzeichen'),
          hinweis: t('aktenzeichenHinweis'),
          optional: true,
          rechtschreibung: false,
          wenn: istGemeldet,
        },
        ...(gestohlen
          ? [
              {
                ...jaNein('stehlgutliste', t('stehlgutliste')),
                optional: true,
                wenn: istGemeldet,
              } as const,
            ]
          : []),
      ],
    },
    saetze: ({ gemeldet }) => ({ gemeldet: gemeldet === false ? t('melden') : undefined }),
  }),
  versicherung: () => ({
    seite: {
      titel: t('titel_versicherung'),
      felder: [
        jaNein('weitere', t('weitere')),
        {
          name: 'versicherer',
          art: 'text',
          label: t('versicherer'),
          wenn: ({ weitere }) => weitere === true,
        },
      ],
    },
    saetze: () => ({}),
  }),
  auszahlung: () => ({
    seite: {
      titel: t('titel_auszahlung'),
      felder: [
        { name: 'konto', art: 'radio', label: t('konto'), optionen: je(kontowahlen, kontowahl) },
        { name: 'iban', art: 'iban', label: t('iban'), wenn: ({ konto }) => konto === 'ANDERES' },
      ],
    },
    saetze: () => ({}),
  }),
};

/** The page of a part as this claim asks it. */
export function angabenseite(gefragt: Angabenfrage): Angabenseite {
  const { teil, umstaende, heute } = gefragt;
  if (teil !== 'umstaende') return seiten[teil](gefragt);
  return {
    seite: {
      titel: t('titel'),
      felder: umstaende.map(([name, frage]) => ({
        ...feldVon(name, frage, heute),
        ...(frage.nur && {
          wenn: (antwort: Readonly<Record<string, unknown>>) => istGefragt(frage, antwort),
        }),
      })),
    },
    saetze: (antwort) =>
      Object.fromEntries(umstaende.map(([name, frage]) => [name, satzZu(frage, antwort[name])])),
  };
}

function feldVon(name: string, frage: Umstand, heute: string): Fragefeld {
  const { label, hinweis, optional } = frage;
  const feld = {
    name,
    label,
    ...(hinweis !== undefined && { hinweis }),
    ...(optional && { optional }),
  };
  switch (frage.art) {
    case 'wahl':
      return { ...feld, art: 'radio', optionen: wahlen(frage.antworten) };
    case 'mehrere':
      return { ...feld, art: 'mehrfach', optionen: wahlen(frage.antworten) };
    case 'jaNein':
      return { ...jaNein(name, label), ...feld };
    case 'betrag':
      return { ...feld, art: 'betrag' };
    case 'tag':
      return { ...feld, art: 'datum', bis: heute };
    case 'text':
    default:
      return { ...feld, art: 'text' };
  }
}

/** What is said at an answer. */
function satzZu(frage: Umstand, antwort: unknown): Vermerk['text'] | undefined {
  if (frage.art === 'wahl') return frage.antworten[String(antwort)]?.satz;
  if (frage.art !== 'jaNein' || typeof antwort !== 'boolean') return undefined;
  return antwort ? frage.beiJa : frage.beiNein;
}

function jaNein(name: string, label: string) {
  return {
    name,
    art: 'radio',
    label,
    optionen: [
      { wert: true, label: t('ja') },
      { wert: false, label: t('nein') },
    ],
  } as const satisfies Fragefeld;
}

function wahlen(antworten: Readonly<Record<string, { label: string }>>) {
  return Object.entries(antworten).map(([wert, { label }]) => ({ wert, label }));
}

function je<Wert extends string>(
  werte: Readonly<Record<Wert, string>>,
  wort: (wert: Wert) => string,
) {
  return (Object.keys(werte) as Wert[]).map((wert) => ({ wert, label: wort(wert) }));
}

function istGemeldet({ gemeldet }: Readonly<Record<string, unknown>>): boolean {
  return gemeldet === true;
}

/** Cents; half a typed price counts for nothing yet. */
function summeVon(positionen: unknown): number {
  const preise = eintraege(positionen).map(({ neupreis }) => neupreis);
  return preise.reduce<number>(
    (summe, preis) => (typeof preis === 'number' && preis > 0 ? summe + preis : summe),
    0,
  );
}

function hatFamilie(geschaedigte: unknown): boolean {
  return eintraege(geschaedigte).some((person) => person['verhaeltnis'] === 'FAMILIE');
}

function eintraege(liste: unknown): readonly Readonly<Record<string, unknown>>[] {
  return z.safeParse(eintragsliste, liste).data ?? [];
}

const eintragsliste = z.array(z.record(z.string(), z.unknown()));
