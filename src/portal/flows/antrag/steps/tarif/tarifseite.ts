import type { Tarifantwort } from '#contract/endpoints/tarifieren/antwort.ts';
import { zahlweiseLabel } from '#contract/begriffe/zahlung.ts';
import { formatBetrag } from '#contract/fields/betrag.ts';
import type { MarkenSchluessel } from '#contract/marken.ts';
import { formatDatumKurz, tagePlus } from '#contract/tag.ts';
import { fristen } from '#contract/zahlen.ts';
import { type Tarifangebot, zahlweisen } from '#machines/antrag/fragen/tarif.ts';
import type { Fragefeld, Frageseite, Sperren } from '#machines/formular/frage.ts';
import { gezeigt } from '../../fragen/gezeigt.ts';
import { t } from './texte.ts';
import { type Beginn, gestern } from './wahl.ts';

export interface Tarifstand {
  heute: string;
  marke: MarkenSchluessel;
  /** Null while it is calculated. */
  antwort: Tarifantwort | null;
  beginn: Beginn | null;
  /** The other day, as far as she named one. */
  tag?: unknown;
  /** A single trip: it is paid at once and begins at once, so neither is asked. */
  einmalig?: boolean;
}

/** What is asked at the price, each option with what it costs. */
export function tarifseite(angebot: Tarifangebot, stand: Tarifstand): Frageseite {
  const varianten = angebot.varianten(stand.marke).map((wahl) => {
    const zusatz = stand.antwort && unterschied(stand.antwort, wahl.wert);
    return zusatz ? Object.assign({ zusatz }, wahl) : wahl;
  });
  const { selbstbeteiligungen } = angebot;
  return {
    titel: t('angebotTitel'),
    felder: [
      {
        name: 'variante',
        art: 'karten',
        label: t('variante'),
        optionen: varianten,
        wenn: () => varianten.length > 0,
      },
      {
        name: 'sb',
        art: 'radio',
        label: t('sb'),
        hinweis: t('sbHinweis'),
        optionen: selbstbeteiligungen,
        wenn: () => selbstbeteiligungen.length > 0,
      },
      {
        name: 'zahlweise',
        art: 'karten',
        label: t('zahlweise'),
        wenn: () => stand.einmalig !== true,
        optionen: angezeigte.map(({ wert, label }) => {
          const kostet = beitragBei(stand, wert);
          // A line of its own from the start, so that nothing moves when the price comes.
          if (!kostet) return { wert, label, folge: '\u00A0' };
          const betrag = formatBetrag(kostet.jahresVersicherungsPraemie);
          const zusatz = formatBetrag(kostet.versicherungsPraemie);
          return { wert, label, folge: t('imJahr', { betrag }), zusatz };
        }),
      },
      ...(stand.einmalig === true ? [] : beginnfelder(stand)),
    ],
  };
}

/** Ways to pay that the price rules out, each with its reason. */
export function gesperrteZahlweisen(antwort: Tarifantwort | null): Sperren {
  const gesperrt = antwort?.beitrag?.zahlweisen.flatMap(({ zahlweise, hinderung }) =>
    hinderung ? [[zahlweise, hinderung.text] as const] : [],
  );
  return { zahlweise: Object.fromEntries(gesperrt ?? []) };
}

/** When the cover begins: within a day of today, or on a day she names (`domain/antrag.md §5.1`, block B). */
function beginnfelder({ heute, tag }: Tarifstand): Fragefeld[] {
  return [
    {
      name: 'versicherungsbeginn',
      art: 'radio',
      label: t('versicherungsbeginn'),
      optionen: [
        ...tage.map(({ wert, abstand }) => ({
          wert,
          label: t(wert),
          folge: formatDatumKurz(tagePlus(heute, abstand)),
        })),
        { wert: 'ANDERER', label: t('ANDERER'), folge: t('andererFolge') },
      ],
    },
    {
      name: 'beginnverlegung',
      art: 'datum',
      label: t('andererTag'),
      hinweis: t(tag === tagePlus(heute, gestern) ? 'gesternHinweis' : 'beginnverlegungHinweis'),
      von: tagePlus(heute, gestern),
      bis: tagePlus(heute, fristen.beginnTage),
      inWorten: true,
      wenn: ({ versicherungsbeginn }) => versicherungsbeginn === 'ANDERER',
    },
  ];
}

const tage: readonly { wert: Exclude<Beginn, 'ANDERER'>; abstand: number }[] = [
  { wert: 'MORGEN', abstand: 1 },
  { wert: 'HEUTE', abstand: 0 },
];

const angezeigte = gezeigt('antrag.tarif.zahlweise', zahlweisen);

function beitragBei({ antwort }: Tarifstand, gesucht: string) {
  return antwort?.beitrag?.zahlweisen.find(({ zahlweise }) => zahlweise === gesucht);
}

/** "+ 12,30 EUR jährlich"; the variant in the price names the price itself. */
function unterschied({ beitrag, angebote = [] }: Tarifantwort, variante: string) {
  const angebot = angebote.find((eines) => eines.variante === variante);
  if (!beitrag || !angebot) return undefined;
  const mehr = angebot.versicherungsPraemie - beitrag.versicherungsPraemie;
  const zahlweise = zahlweiseLabel[beitrag.zahlweise];
  if (mehr === 0) {
    return t('ausgangspunkt', { betrag: formatBetrag(beitrag.versicherungsPraemie), zahlweise });
  }
  return t(mehr > 0 ? 'mehr' : 'weniger', { betrag: formatBetrag(Math.abs(mehr)), zahlweise });
}
