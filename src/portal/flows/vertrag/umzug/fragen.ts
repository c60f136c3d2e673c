import * as z from 'zod/mini';
import { formatDatum, formatDatumLang, tagePlus } from '#contract/tag.ts';
import type { Vertragskachel } from '#contract/entities/vertrag.ts';
import { hausrat } from '#contract/produkte/hausrat.ts';
import type { Wohnland } from '#machines/antrag/wohnland.ts';
import { antworten as formen, type UmzugsAntworten } from '#machines/vertrag/umzug/answers.ts';
import { tageVoraus } from '#machines/vertrag/umzug/guards.ts';
import { silben } from '../../../shell/silben.ts';
import type { Frageseite, Sperren } from '#machines/formular/frage.ts';
import { adresse } from './adresse.ts';
import { t } from './texte.ts';

/** Where to, and when. */
export function adressfrage(heute: string, markt: Wohnland) {
  const bis = tagePlus(heute, tageVoraus);
  const seite: Frageseite = {
    titel: t('neueAdresseTitel'),
    einleitung: t('neueAdresseEinleitung'),
    felder: [
      ...(markt === 'DE' ? [] : [landfrage]),
      { art: 'adresse', ohneSuche: ({ land }) => land === 'CH' },
      {
        name: 'umzugstag',
        art: 'datum',
        label: t('umzugstag'),
        hinweis: t('umzugstagHinweis', { von: formatDatumLang(heute), bis: formatDatumLang(bis) }),
        von: heute,
        bis,
        inWorten: true,
      },
    ],
  };
  return {
    seite,
    form: formen.neueAdresse,
    fehler: ({ umzugstag: tag }: Gelesen) =>
      typeof tag === 'string' && tag !== '' && (tag < heute || tag > bis)
        ? [
            {
              feld: 'umzugstag',
              text: t('umzugstagFalsch', { von: formatDatum(heute), bis: formatDatum(bis) }),
            },
          ]
        : [],
  };
}

/** Asked where the brand sells in another country, which is preset (`domain/offen.md` P1). */
const landfrage = {
  name: 'land',
  art: 'radio',
  label: t('land'),
  optionen: [
    { wert: 'CH', label: t('schweiz') },
    { wert: 'DE', label: t('deutschland') },
  ],
  vorgabe: () => 'CH',
} as const;

type Gelesen = Readonly<Record<string, unknown>>;

/** What of her contracts depends on an address; those that cannot be changed now say why. */
export function vertragsfrage(vertraege: readonly Vertragskachel[]) {
  const moegliche = mitAdresse(vertraege);
  const frei = moegliche.filter((v) => sperre(v) === null);
  const mitFlaeche = new Set(frei.filter((v) => v.hausrat).map((v) => v.versicherungsNummer));
  const sperren: Sperren = { vertraege: Object.fromEntries(gesperrte(moegliche)) };
  const keine = vertraege.length === 0 ? 'ohneVertraege' : 'keineVertraege';
  const seite: Frageseite = {
    titel: t('vertraegeWaehlenTitel'),
    einleitung: t(moegliche.length > 0 ? 'vertraegeWaehlenEinleitung' : keine),
    felder:
      moegliche.length === 0
        ? []
        : [
            {
              name: 'vertraege',
              art: 'mehrfach',
              label: t('vertraegeWaehlenTitel'),
              optionen: moegliche.map((v) => ({
                wert: v.versicherungsNummer,
                label: silben(v.versicherungsName),
                folge: t('vertragFolge', {
                  nummer: v.versicherungsNummer,
                  adresse: v.risikoOrt ? adresse(v.risikoOrt) : '',
                }),
              })),
              vorgabe: () => frei.map((v) => v.versicherungsNummer),
            },
            {
              name: 'wohnflaeche',
              art: 'zahl',
              label: t('wohnflaeche'),
              hinweis: t('wohnflaecheHinweis'),
              einheit: 'm²',
              von: hausrat.grenzen.wohnflaeche.von,
              bis: hausrat.grenzen.wohnflaeche.bis,
              wenn: ({ vertraege: gewaehlte }) =>
                Array.isArray(gewaehlte) &&
                gewaehlte.some((nummer) => mitFlaeche.has(String(nummer))),
            },
          ],
  };
  const antwort = (gelesen: Gelesen) => ({
    ...gelesen,
    vertraege: nummern(gelesen['vertraege']).map((versicherungsNummer) => ({
      versicherungsNummer,
      mitWohnflaeche: mitFlaeche.has(versicherungsNummer),
    })),
  });
  return { seite, sperren, antwort, form: z.pipe(z.transform(antwort), formen.vertraegeWaehlen) };
}

/** A letter about those that cannot be chosen; null where all can. */
export function gesperrteBrief(vertraege: readonly Vertragskachel[], neu: NeueAdresse | undefined) {
  const zeilen = gesperrte(mitAdresse(vertraege)).map(([nummer, grund]) =>
    t('gesperrterVertrag', { nummer, grund }),
  );
  if (zeilen.length === 0 || !neu) return null;
  return {
    subject: t('umzugBetreff'),
    body: t('gesperrteText', {
      datum: formatDatum(neu.umzugstag),
      adresse: adresse(neu),
      vertraege: zeilen.join('\n'),
    }),
  };
}

type NeueAdresse = NonNullable<UmzugsAntworten['neueAdresse']>;

/** Contracts that hold for an address (`domain/vertrag.md §6`, Risikoort). */
function mitAdresse(vertraege: readonly Vertragskachel[]): Vertragskachel[] {
  return vertraege.filter((v) => v.kacheln.some(({ art }) => art === 'risikoort'));
}

/** Number of each that cannot be chosen, with the reason. */
function gesperrte(vertraege: readonly Vertragskachel[]): (readonly [string, string])[] {
  return vertraege.flatMap((v) => {
    const grund = sperre(v);
    return grund === null ? [] : [[v.versicherungsNummer, grund] as const];
  });
}

function sperre({ kacheln }: Vertragskachel): string | null {
  return kacheln.find(({ art }) => art === 'risikoort')?.hinderung?.text ?? null;
}

function nummern(gelesen: unknown): string[] {
  return Array.isArray(gelesen) ? gelesen.map(String) : [];
}
