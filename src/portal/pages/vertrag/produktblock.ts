import { fahrradtyp } from '#contract/begriffe/fahrrad.ts';
import { beruf as berufsname } from '#contract/begriffe/haftpflicht.ts';
import { hausratdeckung } from '#contract/begriffe/hausrat.ts';
import { variante as variantenname } from '#contract/begriffe/tarif.ts';
import type { Vertrag } from '#contract/entities/vertrag.ts';
import { texte } from '../../texte.ts';
import { formatDatum } from '#contract/tag.ts';
import { type Fakt, jaNein, privathaftpflichten } from './fakten.ts';
import { t } from './texte.ts';

export interface Block {
  titel: string;
  fakten: Fakt[];
}

/** What is insured, in the words of each product (`domain/vertrag.md §12`); a contract has one or a few. */
export function produktbloecke(v: Vertrag): Block[] {
  return [fahrrad, risikoOrt, hunde, gewerbe, phv, hausrat, reise, vh, diensthaftpflicht].flatMap(
    (block) => block(v) ?? [],
  );
}

type Baut = (v: Vertrag) => Block | null;

const fahrrad: Baut = ({ fahrrad: rad }) => {
  if (!rad) return null;
  const risiken = rad.versicherteRisiken;
  const versichert = [
    ...(risiken.diebstahl ? [t('diebstahl')] : []),
    ...(risiken.reparatur ? [t('reparatur')] : []),
    ...(risiken.reparaturOhneVerschleiss ? [t('reparaturOhneVerschleiss')] : []),
    ...(risiken.schutzbrief ? [t('schutzbrief')] : []),
  ];
  return {
    titel: t('fahrrad'),
    fakten: [
      { label: t('hersteller'), value: rad.hersteller },
      { label: t('typ'), value: fahrradTyp(rad.typ) },
      { label: t('rahmennummer'), value: rad.rahmennummer ?? t('fehltNoch') },
      { label: t('versichertGegen'), value: versichert.join(', ') },
    ],
  };
};

const risikoOrt: Baut = ({ risikoOrt: ort }) =>
  ort
    ? {
        titel: t('risikoOrt'),
        fakten: [
          {
            label: t('anschrift'),
            value: `${ort.strasse} ${ort.hausnummer}, ${ort.plz} ${ort.ort}`,
          },
        ],
      }
    : null;

const hunde: Baut = ({ hunde: alle }) =>
  alle?.length
    ? {
        titel: t('hunde'),
        fakten: alle.map(({ name, rasse, mischling, mischlingsRasse, chipOrTattoo }) => ({
          label: name,
          value: mischling ? mischlingAus(rasse, mischlingsRasse) : wort(rasse),
          ...(chipOrTattoo === null ? {} : { hint: t('chip', { nummer: chipOrTattoo }) }),
        })),
      }
    : null;

const gewerbe: Baut = ({ versicherteGewerbe: g }) =>
  g
    ? {
        titel: t('gewerbe'),
        fakten: [
          { label: t('hauptgewerbe'), value: g.hauptgewerbe },
          ...(g.nebengewerbe.length > 0
            ? [{ label: t('nebengewerbe'), value: g.nebengewerbe.join(', ') }]
            : []),
        ],
      }
    : null;

const phv: Baut = ({ phv: p, deckungsVarianten }) =>
  p
    ? {
        titel: t('phv'),
        fakten: [
          { label: t('familienstand'), value: p.familienstand.current.label },
          ...variante(p.hfkVariante, deckungsVarianten),
        ],
      }
    : null;

const hausrat: Baut = ({ hausrat: h, risikoOrt: ort, deckungsVarianten }) =>
  h
    ? {
        titel: t('hausrat'),
        fakten: [
          // The whole address says it already.
          ...(ort ? [] : [{ label: t('plz'), value: h.plz }]),
          { label: t('wohnflaeche'), value: t('quadratmeter', { wert: h.wohnflaeche }) },
          { label: t('deckungen'), value: h.hausratDeckungen.map(deckung).join(', ') },
          ...variante(h.hfkVariante, deckungsVarianten),
        ],
      }
    : null;

const reise: Baut = ({ reise: r }) =>
  r
    ? {
        titel: t('reise'),
        fakten: [
          { label: t('personenkreis'), value: t(r.personenkreis) },
          {
            label: t('zeitraum'),
            value: t(r.dauer === 1 ? 'einTag' : 'tage', {
              von: formatDatum(r.beginn),
              bis: formatDatum(r.ende),
              tage: r.dauer,
            }),
          },
        ],
      }
    : null;

const vh: Baut = ({ vh: v, buerohaftpflicht, phvAnzahl }) =>
  v
    ? {
        titel: t('vh'),
        fakten: [
          ...jaNein('buerohaftpflicht', buerohaftpflicht ?? v.versicherteGefahren.buerohaftpflicht),
          ...(phvAnzahl
            ? privathaftpflichten(phvAnzahl)
            : jaNein('phvAnzahl', v.versicherteGefahren.phv)),
        ],
      }
    : null;

const diensthaftpflicht: Baut = ({ diensthaftpflicht: d }) => {
  if (!d) return null;
  const ab = d.einschlussZum && t('eingeschlossenAb', { datum: formatDatum(d.einschlussZum) });
  const bis = d.ausschlussZum && t('endetAm', { datum: formatDatum(d.ausschlussZum) });
  const sonst = t(d.eingeschlossen ? 'eingeschlossen' : 'nichtEingeschlossen');
  return {
    titel: t('diensthaftpflicht'),
    fakten: [
      { label: t('beruf'), value: beruf(d.beruf) },
      { label: t('schutz'), value: [ab, bis].filter(Boolean).join(', ') || sonst },
    ],
  };
};

function mischlingAus(rasse: string, zweite: string | null): string {
  return zweite === null
    ? t('mischlingOhne', { rasse: wort(rasse) })
    : t('mischlingMit', { rasse: wort(rasse), zweite: wort(zweite) });
}

/** The tariff, where the benefits do not name it already. */
function variante(wert: string | null, genannte: Vertrag['deckungsVarianten']): Fakt[] {
  if (wert === null) return [];
  const value = istWortIn(variantenname, wert) ? namen.variante(wert) : wort(wert);
  const istGenannt = genannte.some((eine) => eine.deckungsVarianteName === value);
  return istGenannt ? [] : [{ label: t('variante'), value }];
}

const namen = {
  deckung: texte('vertrag.deckung', hausratdeckung),
  fahrradtyp: texte('vertrag.fahrradtyp', fahrradtyp),
  variante: texte('vertrag.variante', variantenname),
  beruf: texte('vertrag.beruf', berufsname),
};

function fahrradTyp(wert: string): string {
  return istWortIn(fahrradtyp, wert) ? namen.fahrradtyp(wert) : wort(wert);
}

function deckung(wert: string): string {
  return istWortIn(hausratdeckung, wert) ? namen.deckung(wert) : wort(wert);
}

function beruf(wert: string): string {
  return istWortIn(berufsname, wert) ? namen.beruf(wert) : wert;
}

function istWortIn<Worte extends object>(worte: Worte, wert: string): wert is keyof Worte & string {
  return Object.hasOwn(worte, wert);
}

/** A back-office word in capitals as a German one; anything else as it is. */
function wort(text: string): string {
  if (!/^[A-ZÄÖÜ_]+$/.test(text)) return text;
  return text
    .split('_')
    .map((teil) => teil.charAt(0) + teil.slice(1).toLowerCase())
    .join(' ');
}
