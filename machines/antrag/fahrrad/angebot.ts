import { reparaturschutz } from '#contract/begriffe/fahrrad.ts';
import { wunsch as wuensche } from '#contract/begriffe/wunsch.ts';
import { fahrrad } from '#contract/produkte/fahrrad.ts';
import {
  reparatur,
  schutzbrief as hilfe,
  verschleiss,
} from '#contract/produkte/leistungen/fahrrad.ts';
import { aufKarte } from '#contract/produkte/leistungen/leistung.ts';
import type { Frageseite } from '../../formular/frage.ts';
import type { Antragsumfeld } from '../context.ts';
import type { Antragslage } from '../frage.ts';
import type { Konfigurator } from '../fragen/konfigurator.ts';
import type { Tarifangebot } from '../fragen/tarif.ts';
import { wahlen } from '../fragen/wahlen.ts';
import { istIhresZuAlt, zuAltFuerReparatur } from './alter.ts';
import type { FahrradAntworten } from './answers.ts';
import { saetze } from './annahmesaetze.ts';
import { nachWunsch } from './regel.ts';

const { reparaturMonate, reparaturschutz: stufen } = fahrrad.grenzen;
type Gewaehlt = NonNullable<FahrradAntworten['angebot']>;

const felder: Frageseite<Omit<Gewaehlt, 'annahmen'>, Antragslage<FahrradAntworten>>['felder'] = [
  {
    name: 'reparaturschutz',
    art: 'karten',
    label: 'Reparaturschutz',
    warum: `Er zahlt die Werkstatt. Sie können ihn nur wählen, solange das Rad nicht älter als ${reparaturMonate / 12}\u00A0Jahre ist.`,
    // None at all comes last.
    optionen: wahlen([...stufen.slice(1), stufen[0]], reparaturschutz, {
      OHNE_VERSCHLEISS: aufKarte(reparatur, reparatur.karte.OHNE_VERSCHLEISS),
      MIT_VERSCHLEISS: aufKarte(verschleiss, verschleiss.karte.MIT_VERSCHLEISS),
      KEINER: 'Nur Diebstahl.',
    }),
  },
  {
    name: 'schutzbrief',
    art: 'haken',
    label: 'Fahrrad-Schutzbrief',
    hinweis: aufKarte(hilfe, hilfe.karte.SCHUTZBRIEF),
    optional: true,
  },
];

const konfigurator = {
  einleitung:
    'Immer dabei ist Diebstahl: das Rad, sein Akku und alles, was fest damit verbunden ist.',
  felder,
  preisfelder: {},
  vermerke: () => [],
  sperren: ({ antworten, heute }) => {
    const ihre = antworten as FahrradAntworten;
    // What she has chosen stays hers until she takes another; the price says what is the matter with it.
    const andere = stufen.filter(
      (stufe) => stufe !== 'KEINER' && stufe !== ihre.angebot?.reparaturschutz,
    );
    return istIhresZuAlt(ihre, heute)
      ? {
          reparaturschutz: Object.fromEntries(andere.map((stufe) => [stufe, zuAltFuerReparatur])),
        }
      : {};
  },
  annahmen: saetze,
  empfehlung,
  ergaenzt,
} satisfies Konfigurator;

/** The choice at the price of a bicycle, which has neither variants nor deductibles. */
export const tarif: Tarifangebot = {
  varianten: () => [],
  selbstbeteiligungen: [],
  komponenten: {
    diebstahl: 'Diebstahl',
    reparatur: 'Reparatur mit Verschleiß',
    reparaturOhneVerschleiss: 'Reparatur ohne Verschleiß',
    schutzbrief: 'Fahrrad-Schutzbrief',
  },
  konfigurator,
};

/** The cover that fits what she wishes, and why (VVG § 6). */
function empfehlung(antworten: FahrradAntworten, { heute }: Antragsumfeld) {
  const { einstieg } = antworten;
  if (!einstieg) return null;
  const { wunsch } = einstieg;
  const ihrWunsch = `Ihnen ist wichtig: ${wuensche[wunsch]}.`;
  if (nachWunsch[wunsch].reparaturschutz !== 'KEINER' && istIhresZuAlt(antworten, heute)) {
    const mit = nachWunsch[wunsch].schutzbrief ? ' mit Fahrrad-Schutzbrief' : '';
    return { satz: `Wir empfehlen Diebstahlschutz${mit}. ${ihrWunsch} ${zuAltFuerReparatur}` };
  }
  return { satz: `${empfohlen[wunsch][0]} ${ihrWunsch} ${empfohlen[wunsch][1]}` };
}

const empfohlen = {
  GUENSTIG: [
    'Wir empfehlen Diebstahlschutz ohne Reparaturen.',
    'Das Rad ist bis zu seinem Kaufpreis versichert, und weniger kostet bei uns kein Schutz.',
  ],
  AUSGEWOGEN: [
    'Wir empfehlen Reparaturschutz ohne Verschleiß.',
    'Er zahlt die Werkstatt nach Unfall, Sturz und Vandalismus. Was das Fahren verbraucht, zahlen Sie selbst.',
  ],
  RUNDUM: [
    'Wir empfehlen Reparaturschutz mit Verschleiß und den Fahrrad-Schutzbrief.',
    'Mehr können Sie an einem Rad bei uns nicht versichern.',
  ],
} as const;

/** Repairs fall with what she says of the age of her bicycle. */
function ergaenzt<Wahl extends object>(wahl: Wahl): Wahl {
  const { annahmen } = wahl as Partial<Gewaehlt>;
  return annahmen?.aelter ? { ...wahl, reparaturschutz: 'KEINER' } : wahl;
}
