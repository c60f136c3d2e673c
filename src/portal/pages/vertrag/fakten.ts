import { istAktiv, type Vertrag } from '#contract/entities/vertrag.ts';
import { zahlweiseLabel } from '#contract/begriffe/zahlung.ts';
import { formatBetrag } from '#contract/fields/betrag.ts';
import { formatDatum } from '#contract/tag.ts';
import { zahlungAls } from './saetze.ts';
import { t } from './texte.ts';

export interface Fakt {
  label: string;
  value: string;
  hint?: string;
}

/** "Übersicht": what it costs, when it began, how long it runs. */
export function uebersicht(v: Vertrag): Fakt[] {
  return [
    ...betrag('beitragLabel', v.versicherungsPraemie),
    { label: t('zahlweise'), value: zahlweiseLabel[v.zahlweise] },
    ...naechsteZahlung(v),
    ...(v.zahlweise === 'JAEHRLICH' || v.zahlweise === 'EINMALIG'
      ? []
      : betrag('jahresbeitrag', v.jahresVersicherungsPraemie)),
    ...tag('beginn', v.vertragsBeginn),
    ...tag('neuerBeginn', v.beginnverlegung),
    ...tag('hauptfaelligkeit', naechsteHauptfaelligkeit(v), t('hauptfaelligkeitHinweis')),
    ...tag(endeAls(v), v.beendigungsdatum ?? v.ablaufdatum),
    ...tag('antrag', v.antragsdatum),
  ];
}

function naechsteZahlung(v: Vertrag): Fakt[] {
  const zahlung = zahlungAls(v);
  return zahlung === null ? [] : [{ label: t(zahlung.wort), value: zahlung.wert }];
}

/** A declared end, or the one in the policy: never both. */
function endeAls(v: Vertrag): Schluessel {
  if (!istAktiv(v)) return 'beendetAm';
  return v.beendigungsdatum === null ? 'ablauf' : 'ende';
}

/** None after the last day of cover. */
function naechsteHauptfaelligkeit(v: Vertrag): string | null {
  const { hauptfaelligkeit: tag, beendigungsdatum, ablaufdatum } = v;
  const ende = beendigungsdatum ?? ablaufdatum;
  return tag !== null && ende !== null && ende < tag ? null : tag;
}

/** "Leistungen": sums, options, deductible (`domain/vertrag.md §12`). */
export function leistungen(v: Vertrag): Fakt[] {
  const { selbstBeteiligung: sb, phvAnzahl } = v;
  return [
    ...betrag('summe', v.versicherungsSumme),
    ...v.deckungsVarianten.map(({ deckungsVarianteName: name, versicherungssumme: summe }) =>
      // The sum that holds for the whole contract is not said twice.
      summe === v.versicherungsSumme
        ? { label: t('variante'), value: name }
        : { label: name, value: formatBetrag(summe) },
    ),
    ...(sb
      ? [
          {
            label: t('selbstbeteiligung'),
            value: selbstbeteiligungAls(sb),
            ...(sb.wert === 0 ? {} : { hint: t('selbstbeteiligungHinweis') }),
          },
        ]
      : []),
    // Among the covers of home contents it has its name already.
    ...(v.hausrat?.hausratDeckungen.includes('ELEMENTAR') ? [] : jaNein('elementar', v.elementar)),
    // What stands in a block of its own is not said twice.
    ...(v.vh ? [] : jaNein('buerohaftpflicht', v.buerohaftpflicht)),
    ...(phvAnzahl && !v.vh ? privathaftpflichten(phvAnzahl) : []),
    ...betrag('jahresumsatz', v.jahresumsatz?.value ?? null),
  ];
}

/** Nobody has to read an amount of nothing. */
function selbstbeteiligungAls({ wert, unit }: NonNullable<Vertrag['selbstBeteiligung']>): string {
  if (wert === 0) return t('keine');
  return unit === 'PERCENT' ? t('prozent', { wert }) : formatBetrag(wert);
}

/** For how many people private liability counts besides. */
export function privathaftpflichten(anzahl: NonNullable<Vertrag['phvAnzahl']>): Fakt[] {
  const value = anzahl === 'KEINE' ? t('nichtEingeschlossen') : t('phvFuer', { wert: t(anzahl) });
  return [{ label: t('phvAnzahl'), value }];
}

type Schluessel = Parameters<typeof t>[0];

export function jaNein(label: Schluessel, wert: boolean | undefined): Fakt[] {
  if (wert === undefined) return [];
  return [{ label: t(label), value: t(wert ? 'eingeschlossen' : 'nichtEingeschlossen') }];
}

function betrag(label: Schluessel, cent: number | null): Fakt[] {
  return cent === null ? [] : [{ label: t(label), value: formatBetrag(cent) }];
}

function tag(label: Schluessel, datum: string | null, hint?: string): Fakt[] {
  if (datum === null) return [];
  return [{ label: t(label), value: formatDatum(datum), ...(hint === undefined ? {} : { hint }) }];
}
