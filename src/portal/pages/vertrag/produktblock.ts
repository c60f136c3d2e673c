import { fahrradtyp } from '#contract/begriffe/fahrrad.ts';
import { beruf as berufsname, betriebsbaustein } from '#contract/begriffe/haftpflicht.ts';
import { gefahr as gefahren } from '#contract/begriffe/gefahren.ts';
import { hausratdeckung } from '#contract/begriffe/hausrat.ts';
import { baustein, reiseart, reiseziel } from '#contract/begriffe/reise.ts';
import { variante as variantenname } from '#contract/begriffe/tarif.ts';
import type { Vertragsblock } from '#contract/entities/risiken.ts';
import type { Vertrag } from '#contract/entities/vertrag.ts';
import { landname } from '#contract/fields/landname.ts';
import { texte } from '../../texte.ts';
import { formatDatum } from '#contract/tag.ts';
import { type Fakt, jaNein, privathaftpflichten } from './fakten.ts';
import { t } from './seitentexte.ts';

export interface Block {
  titel: string;
  fakten: Fakt[];
}

/** What is insured, in the words of each product (`domain/vertrag.md §12`); a contract has one or a few. */
export function produktbloecke(v: Vertrag): Block[] {
  return namen.flatMap((name) => blockVon(v, name));
}

function blockVon<B extends Vertragsblock>(v: Vertrag, name: B): Block[] {
  const block = v[name];
  const fakten = block ? bloecke[name](block, v) : [];
  return fakten.length === 0 ? [] : [{ titel: t(name), fakten }];
}

type Inhalt<B extends Vertragsblock> = (block: NonNullable<Vertrag[B]>, v: Vertrag) => Fakt[];

/** What stands in each, in this order. */
const bloecke: { readonly [B in Vertragsblock]: Inhalt<B> } = {
  fahrrad: ({ hersteller, typ, rahmennummer, versicherteRisiken: risiken }) => [
    { label: t('hersteller'), value: hersteller },
    { label: t('typ'), value: fahrradTyp(typ) },
    { label: t('rahmennummer'), value: rahmennummer ?? t('fehltNoch') },
    {
      label: t('versichertGegen'),
      value: (['diebstahl', 'reparatur', 'reparaturOhneVerschleiss', 'schutzbrief'] as const)
        .filter((risiko) => risiken[risiko])
        .map((risiko) => t(risiko))
        .join(', '),
    },
  ],
  gefahren: (alle) => [
    {
      label: t('versichertGegen'),
      value: alle.map(gefahr).join(', '),
    },
  ],
  risikoOrt: ({ strasse, hausnummer, plz, ort }) => [
    { label: t('anschrift'), value: `${strasse} ${hausnummer}, ${plz} ${ort}` },
  ],
  hunde: (alle) =>
    alle.map(({ name, rasse, mischling, mischlingsRasse, chipOrTattoo }) => ({
      label: name,
      value: mischling ? mischlingAus(rasse, mischlingsRasse) : wort(rasse),
      ...(chipOrTattoo === null ? {} : { hint: t('chip', { nummer: chipOrTattoo }) }),
    })),
  versicherteGewerbe: ({ hauptgewerbe, nebengewerbe }) => [
    { label: t('hauptgewerbe'), value: hauptgewerbe },
    ...(nebengewerbe.length > 0
      ? [{ label: t('nebengewerbe'), value: nebengewerbe.join(', ') }]
      : []),
  ],
  phv: ({ familienstand, hfkVariante }, { deckungsVarianten }) => [
    { label: t('familienstand'), value: familienstand.current.label },
    ...variante(hfkVariante, deckungsVarianten),
  ],
  hausrat: (
    { plz, wohnflaeche, hausratDeckungen, hfkVariante },
    { risikoOrt, deckungsVarianten },
  ) => [
    // The whole address says it already.
    ...(risikoOrt ? [] : [{ label: t('plz'), value: plz }]),
    { label: t('wohnflaeche'), value: t('quadratmeter', { wert: wohnflaeche }) },
    { label: t('deckungen'), value: hausratDeckungen.map(deckung).join(', ') },
    ...variante(hfkVariante, deckungsVarianten),
  ],
  reise: ({ personenkreis, beginn, ende, dauer, art, ziel, land, bausteine, reisende = [] }) => [
    ...(art ? [{ label: t('reiseart'), value: worte.reiseart(art) }] : []),
    { label: t('personenkreis'), value: t(personenkreis) },
    ...reisende.map(({ vorname, nachname, geburtsdatum }) => ({
      label: t('reisende'),
      value: `${vorname} ${nachname}`,
      hint: t('geboren', { datum: formatDatum(geburtsdatum) }),
    })),
    ...(ziel ? [{ label: t('reiseziel'), value: worte.reiseziel(ziel) }] : []),
    ...(land === undefined ? [] : [{ label: t('reiseland'), value: landname(land) }]),
    ...(bausteine
      ? [
          {
            label: t('deckungen'),
            value: bausteine.map((einer) => worte.baustein(einer)).join(', '),
          },
        ]
      : []),
    {
      label: t('zeitraum'),
      value: t(dauer === 1 ? 'einTag' : 'tage', {
        von: formatDatum(beginn),
        bis: formatDatum(ende),
        tage: dauer,
      }),
    },
  ],
  // What there is to take in, and whether it was; none of it is known of an older contract.
  bhv: ({ bausteine }) =>
    Object.entries(betriebsbaustein).map(([wert, label]) => ({
      label,
      value: t(bausteine.includes(wert) ? 'eingeschlossen' : 'nichtEingeschlossen'),
    })),
  vh: ({ versicherteGefahren: gefahren }, { buerohaftpflicht, phvAnzahl }) => [
    ...jaNein('buerohaftpflicht', buerohaftpflicht ?? gefahren.buerohaftpflicht),
    ...(phvAnzahl ? privathaftpflichten(phvAnzahl) : jaNein('phvAnzahl', gefahren.phv)),
  ],
  diensthaftpflicht({ beruf: wer, eingeschlossen, einschlussZum, ausschlussZum }) {
    const ab = einschlussZum && t('eingeschlossenAb', { datum: formatDatum(einschlussZum) });
    const bis = ausschlussZum && t('endetAm', { datum: formatDatum(ausschlussZum) });
    const sonst = t(eingeschlossen ? 'eingeschlossen' : 'nichtEingeschlossen');
    return [
      { label: t('beruf'), value: beruf(wer) },
      { label: t('schutz'), value: [ab, bis].filter(Boolean).join(', ') || sonst },
    ];
  },
};

const namen = Object.keys(bloecke) as Vertragsblock[];

function mischlingAus(rasse: string, zweite: string | null): string {
  return zweite === null
    ? t('mischlingOhne', { rasse: wort(rasse) })
    : t('mischlingMit', { rasse: wort(rasse), zweite: wort(zweite) });
}

/** The tariff, where the benefits do not name it already. */
function variante(wert: string | null, genannte: Vertrag['deckungsVarianten']): Fakt[] {
  if (wert === null) return [];
  const value = istWortIn(variantenname, wert) ? worte.variante(wert) : wort(wert);
  const istGenannt = genannte.some((eine) => eine.deckungsVarianteName === value);
  return istGenannt ? [] : [{ label: t('variante'), value }];
}

const worte = {
  deckung: texte('vertrag.deckung', hausratdeckung),
  fahrradtyp: texte('vertrag.fahrradtyp', fahrradtyp),
  variante: texte('vertrag.variante', variantenname),
  beruf: texte('vertrag.beruf', berufsname),
  reiseart: texte('vertrag.reiseart', reiseart),
  reiseziel: texte('vertrag.reiseziel', reiseziel),
  baustein: texte('vertrag.baustein', baustein),
  gefahr: texte('vertrag.gefahr', gefahren),
};

function fahrradTyp(wert: string): string {
  return istWortIn(fahrradtyp, wert) ? worte.fahrradtyp(wert) : wort(wert);
}

function gefahr(wert: string): string {
  return istWortIn(gefahren, wert) ? worte.gefahr(wert) : wort(wert);
}

function deckung(wert: string): string {
  return istWortIn(hausratdeckung, wert) ? worte.deckung(wert) : wort(wert);
}

function beruf(wert: string): string {
  return istWortIn(berufsname, wert) ? worte.beruf(wert) : wert;
}

function istWortIn<Worte extends object>(alle: Worte, wert: string): wert is keyof Worte & string {
  return Object.hasOwn(alle, wert);
}

/** A back-office word in capitals as a German one; anything else as it is. */
function wort(text: string): string {
  if (!/^[A-ZÄÖÜ_]+$/.test(text)) return text;
  return text
    .split('_')
    .map((teil) => teil.charAt(0) + teil.slice(1).toLowerCase())
    .join(' ');
}
