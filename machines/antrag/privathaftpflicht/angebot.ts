import { selbstbeteiligung } from '#contract/begriffe/selbstbeteiligung.ts';
import { variante } from '#contract/begriffe/tarif.ts';
import { wunsch as wuensche } from '#contract/begriffe/wunsch.ts';
import { ganzeEuro } from '#contract/fields/formatBetrag.ts';
import { vertragsMarkeVon } from '#contract/marken.ts';
import {
  forderungsausfall,
  geliehenes,
  schluessel,
} from '#contract/produkte/leistungen/privathaftpflicht.ts';
import { privathaftpflicht } from '#contract/produkte/privathaftpflicht.ts';
import type { Frageseite } from '../../formular/frage.ts';
import type { Antragsumfeld } from '../context.ts';
import type { Antragslage } from '../frage.ts';
import type { Konfigurator } from '../fragen/konfigurator.ts';
import { summenfeld } from '../fragen/summe.ts';
import type { Tarifangebot } from '../fragen/tarif.ts';
import { wahlen } from '../fragen/wahlen.ts';
import type { PrivathaftpflichtAntworten } from './answers.ts';
import { saetze } from './annahmesaetze.ts';
import { diensthaftpflicht, nachWunsch } from './regel.ts';

const { grenzen, summe, selbstbeteiligungen } = privathaftpflicht;
type Lage = Antragslage<PrivathaftpflichtAntworten>;
type Gewaehlt = NonNullable<PrivathaftpflichtAntworten['angebot']>;
type Variante = Gewaehlt['variante'];

const felder: Frageseite<Omit<Gewaehlt, 'annahmen'>, Lage>['felder'] = [
  summenfeld(summe, {
    10_000_000_00: 'Genügt für fast alle Schäden. Der niedrigste Beitrag.',
    20_000_000_00: 'Auch wenn mehrere Menschen schwer verletzt werden.',
    50_000_000_00: 'Auch für den seltensten Schaden.',
  }),
  {
    name: 'diensthaftpflicht',
    art: 'haken',
    label: 'Diensthaftpflicht',
    hinweis: 'Für Schäden, die Sie im öffentlichen Dienst verursachen.',
    optional: true,
    // Whoever has said that she does not work there is not offered it.
    wenn: (_, { antworten }) => !antworten.beruf || diensthaftpflicht(antworten) !== null,
  },
];

const konfigurator = {
  einleitung:
    'Immer dabei sind Personen-, Sach- und Vermögensschäden, die Sie anderen im Alltag zufügen.',
  felder,
  preisfelder: {},
  vermerke: () => [],
  sperren: (lage) =>
    istImDienst((lage as Lage).antworten) ? {} : { diensthaftpflicht: { true: nurImDienst } },
  vergleich,
  annahmen: saetze,
  sonstigerGrund: 'An Ihrem Alter: Es zählt der Tag, an dem Ihr Schutz beginnt.',
  empfehlung,
  ergaenzt,
} satisfies Konfigurator;

/** The choice at the price of private liability. */
export const tarif: Tarifangebot = {
  varianten: (marke) => wahlen(grenzen.varianten[vertragsMarkeVon(marke)].stufen, variante),
  selbstbeteiligungen: wahlen(selbstbeteiligungen, selbstbeteiligung),
  komponenten: { phv: 'Privathaftpflicht', diensthaftpflicht: 'Diensthaftpflicht' },
  konfigurator,
};

const nurImDienst =
  'Nur im öffentlichen Dienst. Arbeiten Sie dort, sagen Sie es unten bei den Annahmen.';

/** As far as she said it, behind the offer or in its sentence. */
function istImDienst(antworten: PrivathaftpflichtAntworten): boolean {
  if (antworten.beruf) return diensthaftpflicht(antworten) !== null;
  return hatDiensthaftpflicht(antworten.angebot?.annahmen?.beruf);
}

function hatDiensthaftpflicht(beruf: string | undefined): boolean {
  return grenzen.berufe.some((eine) => eine === beruf);
}

/** What differs between the tariffs, in EUR. */
function vergleich({ umfeld }: Antragslage) {
  const stufen: readonly Variante[] = umfeld
    ? grenzen.varianten[vertragsMarkeVon(umfeld.marke)].stufen
    : [];
  const bis = (grenze: Readonly<Partial<Record<Variante, number>>>, stufe: Variante) => {
    const cent = grenze[stufe];
    return cent === undefined ? 'nicht versichert' : `bis ${ganzeEuro(cent)}`;
  };
  return {
    immer: 'In jedem Tarif: Mietwohnung, kleine Kinder, Gefälligkeiten und Schäden im Internet.',
    zeilen: [
      {
        label: schluessel.schein.name,
        werte: stufen.map((stufe) => bis(schluessel.zahlen.cent.bis, stufe)),
      },
      {
        label: geliehenes.schein.name,
        werte: stufen.map((stufe) => bis(geliehenes.zahlen.cent.bis, stufe)),
      },
      {
        label: forderungsausfall.schein.name,
        werte: stufen.map((stufe) => forderungsausfall.schein.wert[stufe].toLowerCase()),
      },
    ],
  };
}

/** The tariff that fits what she wishes, and why (VVG § 6). */
function empfehlung({ einstieg }: PrivathaftpflichtAntworten, umfeld: Antragsumfeld) {
  if (!einstieg) return null;
  const { wunsch } = einstieg;
  const { variante: passend, versicherungssumme } = nachWunsch(umfeld, wunsch);
  const ihrWunsch = `Ihnen ist wichtig: ${wuensche[wunsch]}.`;
  const bis = ganzeEuro(versicherungssumme);
  const weil = {
    GUENSTIG: `Wir zahlen bis ${bis} je Schaden, kleine Schäden zahlen Sie selbst. Weniger kostet bei uns kein Tarif.`,
    AUSGEWOGEN: `Wir zahlen bis ${bis} je Schaden und vom ersten Euro an, auch für geliehene Sachen.`,
    RUNDUM: `Wir zahlen bis ${bis} je Schaden, auch wenn Ihnen jemand einen Schaden zufügt und nicht zahlen kann.`,
  }[wunsch];
  return { variante: passend, satz: `Wir empfehlen ${variante[passend]}. ${ihrWunsch} ${weil}` };
}

/** Liability in service falls with what she says of her profession. */
function ergaenzt<Wahl extends object>(wahl: Wahl, { beruf }: PrivathaftpflichtAntworten): Wahl {
  const { annahmen } = wahl as Partial<Gewaehlt>;
  const faellt = !beruf && !hatDiensthaftpflicht(annahmen?.beruf);
  return faellt ? { ...wahl, diensthaftpflicht: false } : wahl;
}
