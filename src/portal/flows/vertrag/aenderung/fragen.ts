import * as z from 'zod/mini';
import { familienAnlass } from '#contract/entities/risiken.ts';
import { formatDatum, formatDatumLang } from '#contract/tag.ts';
import { hausrat } from '#contract/produkte/hausrat.ts';
import {
  type AenderungsFrage,
  antworten as formen,
  type AenderungsAntworten,
} from '#machines/vertrag/aenderung/answers.ts';
import type { Frageseite, Sperren } from '#machines/formular/frage.ts';
import { t } from './texte.ts';
import { blaetter } from './arten/blaetter.ts';
import type { Gelesen, Aenderungsstand } from './arten/blatt.ts';

/** A page of questions and the answer it makes. */
export interface Frageblatt {
  seite: Frageseite;
  form: z.ZodMiniType;
  sperren: Sperren;
  /** What stands in the fields for the answer given before. */
  vorher: unknown;
  antwort: (gelesen: Gelesen) => unknown;
  /** What the shape alone cannot tell. */
  fehler: (gelesen: Gelesen) => { feld: string; text: string }[];
}

/** What a page is drawn from besides the offer. */
export interface Umstand {
  antworten: AenderungsAntworten;
  /** yyyy-MM-dd */
  heute: string;
  /** Only known at the page that asks them. */
  risikofragen: readonly { id: string; text: string }[];
}

export function frageblatt(
  schritt: AenderungsFrage,
  stand: Aenderungsstand,
  umstand: Umstand,
): Frageblatt {
  if (schritt === 'auswahl') {
    const blatt = blaetter[stand.angebot.art].blatt(stand);
    const { auswahl } = umstand.antworten;
    return {
      ...blatt,
      form: z.pipe(
        z.transform((gelesen: Gelesen) => blatt.antwort(gelesen)),
        formen.auswahl,
      ),
      vorher: auswahl && blatt.vorher(auswahl),
      fehler: blatt.fehler ?? keine,
    };
  }
  return {
    seite: seiteVon(schritt, umstand),
    form: schritt === 'risikofragen' ? alleVon(umstand.risikofragen) : formen[schritt],
    sperren: {},
    vorher: umstand.antworten[schritt],
    antwort: (gelesen) => gelesen,
    fehler: (gelesen) => widersprueche(schritt, gelesen, umstand),
  };
}

const keine = () => [];

function seiteVon(schritt: Exclude<AenderungsFrage, 'auswahl'>, umstand: Umstand): Frageseite {
  switch (schritt) {
    case 'vorschaden':
      return vorschaden;
    case 'wohnung':
      return wohnung;
    case 'anlass':
      return anlass;
    case 'person1':
    case 'person2':
    case 'person3':
      return person(titelDerPerson(schritt, umstand));
    case 'risikofragen':
      return risikofragen(umstand.risikofragen);
    case 'termin':
      return termin(umstand.antworten);
    // The comparison asks no more than a yes.
    case 'vergleich':
    default:
      return { titel: t('vergleichTitel'), felder: [] };
  }
}

const jaNein = [
  { wert: true, label: t('ja') },
  { wert: false, label: t('nein') },
];

const vorschaden: Frageseite = {
  titel: t('vorschadenTitel'),
  einleitung: t('vorschadenHinweis'),
  felder: [
    {
      name: 'elementarVorschaden',
      art: 'radio',
      label: t('vorschadenTitel'),
      optionen: jaNein,
    },
  ],
};

const wohnung: Frageseite = {
  titel: t('wohnungTitel'),
  felder: [
    {
      name: 'wohnflaeche',
      art: 'zahl',
      label: t('wohnflaeche'),
      hinweis: t('wohnflaecheHinweis'),
      einheit: 'm²',
      von: hausrat.grenzen.wohnflaeche.von,
      bis: hausrat.grenzen.wohnflaeche.bis,
    },
  ],
};

const anlass: Frageseite = {
  titel: t('anlassTitel'),
  felder: [
    {
      name: 'anlass',
      art: 'karten',
      label: t('anlassTitel'),
      optionen: familienAnlass.options.map((wert) => ({ wert, label: t(wert) })),
    },
    { name: 'anlassDatum', art: 'datum', label: t('anlassDatum'), optional: true },
  ],
};

function person(titel: string): Frageseite {
  return {
    titel,
    einleitung: t('personHinweis'),
    felder: [
      { name: 'vorname', art: 'text', label: t('vorname') },
      { name: 'nachname', art: 'text', label: t('nachname') },
      { name: 'geburtsdatum', art: 'datum', label: t('geburtsdatum') },
    ],
  };
}

function titelDerPerson(schritt: 'person1' | 'person2' | 'person3', { antworten }: Umstand) {
  const { auswahl } = antworten;
  return (auswahl && blaetter[auswahl.art].person) ?? t(`${schritt}Titel`);
}

function risikofragen(fragen: Umstand['risikofragen']): Frageseite {
  return {
    titel: t('risikofragenTitel'),
    einleitung: t(fragen.length === 0 ? 'keineRisikofragen' : 'risikofragenHinweis'),
    felder: fragen.map(({ id, text }) => ({
      name: id,
      art: 'radio' as const,
      label: text,
      optionen: jaNein,
    })),
  };
}

/** Every question of these trades has its answer. */
function alleVon(fragen: Umstand['risikofragen']): z.ZodMiniType {
  return z.object(
    Object.fromEntries(fragen.map(({ id }) => [id, z.boolean(t('risikofrageOffen'))])),
  );
}

function termin({ auswahl }: AenderungsAntworten): Frageseite {
  const eigene = auswahl && blaetter[auswahl.art].termin;
  const { von, bis, standard } = auswahl?.zeitraum ?? offen;
  return {
    titel: eigene?.titel ?? t('terminTitel'),
    felder: [
      {
        name: 'wirksamkeitsdatum',
        art: 'datum',
        label: eigene?.label ?? t('termin'),
        hinweis: t('terminHinweis', { von: formatDatumLang(von), bis: formatDatumLang(bis) }),
        von,
        bis,
        inWorten: true,
        vorgabe: () => standard,
      },
    ],
  };
}

// Nobody comes to this page without a choice.
const offen = { von: '', bis: '', standard: '' };

function widersprueche(schritt: AenderungsFrage, gelesen: Gelesen, umstand: Umstand) {
  if (schritt === 'termin') return ausserhalb(gelesen, umstand.antworten);
  const geboren = gelesen['geburtsdatum'];
  return typeof geboren === 'string' && geboren > umstand.heute
    ? [{ feld: 'geburtsdatum', text: t('geburtZukunft') }]
    : [];
}

function ausserhalb({ wirksamkeitsdatum: tag }: Gelesen, { auswahl }: AenderungsAntworten) {
  if (typeof tag !== 'string' || tag === '' || !auswahl) return [];
  const { von, bis } = auswahl.zeitraum;
  if (tag >= von && tag <= bis) return [];
  const tage = { von: formatDatum(von), bis: formatDatum(bis) };
  return [{ feld: 'wirksamkeitsdatum', text: t('terminFalsch', tage) }];
}
