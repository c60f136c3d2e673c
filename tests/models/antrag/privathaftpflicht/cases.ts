import * as z from 'zod/mini';
import { tagePlus } from '#contract/tag.ts';
import type { PrivathaftpflichtAntworten } from '#machines/antrag/privathaftpflicht/answers.ts';
import type { privathaftpflicht } from '#machines/antrag/privathaftpflicht/machine.ts';
import type { AntragKontext } from '#machines/antrag/context.ts';
import { casesFor } from '#tests/models/engine/cases.ts';
import { anfrageMit } from '../anfrage.ts';
import { abschlussAntworten, adresse, antragCases, personAntworten } from '../antragCases.ts';
import type { AntragFall } from '../fall.ts';
import { person } from '../nehmer.ts';
import { laufendBis } from '../weg.ts';

const { geburtsdatum, woanders: _, ...name } = personAntworten.person;

const partner = {
  partnerVorname: 'Jonas',
  partnerNachname: 'Weber',
  partnerGeburtsdatum: '1990-07-01',
} as const;

/** One valid answer per step. */
export const antworten = {
  einstieg: { familienstand: 'PAAR', wunsch: 'AUSGEWOGEN' },
  angebot: {
    variante: 'KOMFORT',
    versicherungssumme: 20_000_000_00,
    diensthaftpflicht: false,
    sb: 'SB_KEINE',
    zahlweise: 'JAEHRLICH',
    versicherungsbeginn: '2026-11-21',
  },
  familie: { geburtsdatum, verheiratet: false, ...partner },
  beruf: { oeffentlicherDienst: false },
  vorversicherung: personAntworten.vorversicherung,
  // The page puts in the price it shows.
  beitragPruefen: { angenommen: { versicherungsPraemie: 0, zahlweise: 'JAEHRLICH' } },
  person: { ...name, woanders: true, ...adresse },
  ...abschlussAntworten,
} satisfies Required<PrivathaftpflichtAntworten>;

/** Whoever is alone has said on the first page when she was born. */
export const allein = {
  familienstand: 'SINGLE',
  geburtsdatum,
  wunsch: 'AUSGEWOGEN',
} as const satisfies PrivathaftpflichtAntworten['einstieg'];

/** What is asked and answered here alone. */
export const fall: AntragFall<PrivathaftpflichtAntworten> = {
  antworten,
  anfrage: anfrageMit(risiko),
  preisbestimmend,
  angenommen: ({ einstieg, angebot }) => {
    const { aelter, beruf, vorschaeden = 0, vomVersichererGekuendigt } = angebot?.annahmen ?? {};
    return {
      // Between young and old, or old enough to pay less.
      ...(einstieg?.familienstand !== 'SINGLE' && {
        familie: { geburtsdatum: aelter ? '1961-01-01' : '1986-01-01' },
      }),
      beruf:
        beruf === undefined || beruf === 'KEINER'
          ? { oeffentlicherDienst: false }
          : { oeffentlicherDienst: true, beruf },
      vorversicherung: vomVersichererGekuendigt
        ? { vorversicherungVorhanden: true, vorschaeden, gekuendigtDurch: 'VERSICHERER' }
        : { vorversicherungVorhanden: false, vorschaeden },
    };
  },
  entfaellt: (schritt, { einstieg }) =>
    schritt === 'familie' && einstieg?.familienstand === 'SINGLE',
  haelt,
  nimmtAn: ({ angebot }) => Object.keys(angebot?.annahmen ?? {}).length > 0,
  korrektur: { ...antworten.angebot, annahmen: { aelter: true } },
  zurueckgenommen: { ...antworten.angebot, annahmen: { aelter: false } },
  vorschlagSeltener: true,
  flags: ({ antworten: { angebot, einstieg }, gesehenerBeitrag }) => [
    JSON.stringify(angebot),
    einstieg?.familienstand,
    gesehenerBeitrag !== null,
  ],
  teile: ['phv'],
  nehmer: ({ person: wer, ...andere }) => {
    const geboren = geburtsdatumIn(andere);
    return wer && geboren !== undefined
      ? person({ person: { ...wer, geburtsdatum: geboren } })
      : null;
  },
  weitereWahl: [
    { variante: 'PREMIUM' },
    { sb: 'SB_250' },
    { versicherungssumme: 50_000_000_00 },
    { annahmen: { beruf: 'LEHRER', vorschaeden: 1 } },
  ],
  andereWahl: { ...antworten.angebot, sb: 'SB_500' },
  andere: {
    einstieg: [{ ...antworten.einstieg, familienstand: 'FAMILIE' }],
    familie: [
      { geburtsdatum, verheiratet: true, partnerNennen: false },
      // In the order of the page.
      Object.assign({ geburtsdatum, verheiratet: true, partnerNennen: true }, partner),
    ],
    beruf: [
      { oeffentlicherDienst: true, beruf: 'ANDERER' },
      { oeffentlicherDienst: true, beruf: 'SOLDAT' },
    ],
    person: [
      {
        anrede: 'HERR',
        vorname: 'Paul',
        nachname: 'Berg',
        plz: '20095',
        ort: 'Hamburg',
        strasse: 'Domstraße',
        hausnummer: '3',
      },
    ],
  },
  aenderung: {
    schritt: 'familie',
    antwort: { ...antworten.familie, geburtsdatum: '1961-03-14' },
  },
  entwurf: { einstieg: antworten.einstieg },
  sonst: { 'für sich allein': { schritt: 'einstieg', antwort: allein } },
  abseits: ({ antworten: { einstieg } }) => einstieg?.familienstand === 'SINGLE',
};

export const cases = casesFor<typeof privathaftpflicht>(antragCases(fall));

/** Asked where it is needed first. */
function geburtsdatumIn({ einstieg, familie }: PrivathaftpflichtAntworten): string | undefined {
  return einstieg?.familienstand === 'SINGLE' ? einstieg.geburtsdatum : familie?.geburtsdatum;
}

/** What the price takes of people (`domain/antrag.md §6.3`). */
function risiko(alle: PrivathaftpflichtAntworten) {
  const { einstieg, beruf, angebot } = alle;
  const geboren = geburtsdatumIn(alle);
  if (!einstieg || !beruf || !angebot || geboren === undefined) return null;
  const { oeffentlicherDienst, beruf: gruppe } = beruf;
  return {
    familienstand: einstieg.familienstand,
    geburtsdatum: geboren,
    versicherungsbeginn: beginnIn(alle),
    // The brand of the tours sells these.
    deckung: angebot.variante,
    versicherungssumme: angebot.versicherungssumme,
    sb: angebot.sb,
    ...(oeffentlicherDienst &&
      gruppe !== undefined &&
      gruppe !== 'ANDERER' && {
        diensthaftpflicht: { eingeschlossen: angebot.diensthaftpflicht, beruf: gruppe },
      }),
  };
}

/** The preset begin follows a contract elsewhere. */
function beginnIn({ angebot, ...andere }: PrivathaftpflichtAntworten): string | undefined {
  const bis = laufendBis(andere);
  const { versicherungsbeginn, beginnverlegung } = angebot ?? {};
  const istVorgegeben = beginnverlegung === undefined && versicherungsbeginn === '2026-11-21';
  return bis !== null && istVorgegeben && bis >= versicherungsbeginn
    ? tagePlus(bis, 1)
    : (beginnverlegung ?? versicherungsbeginn);
}

const anfrage = z.looseObject({
  geburtsdatum: z.string(),
  diensthaftpflicht: z.optional(z.object({ eingeschlossen: z.boolean() })),
});

/** Neither the day she was born nor her profession changes a price by itself: her age does, and what is in. */
function preisbestimmend(gefragt: object): object {
  const {
    geburtsdatum: geboren,
    versicherungsbeginn: _tag,
    diensthaftpflicht: dienst,
    ...andere
  } = z.parse(anfrage, gefragt);
  const imDienst = dienst?.eingeschlossen === true ? { dienst } : {};
  return { ...andere, ...imDienst, istAelter: geboren < '1966-11-20' };
}

/** Whoever insures two says whether they are married. */
function haelt(schritt: string, { antworten: alle }: AntragKontext<PrivathaftpflichtAntworten>) {
  const { einstieg, familie } = alle;
  const istZuZweit = einstieg?.familienstand === 'PAAR' || einstieg?.familienstand === 'FAMILIE';
  return schritt !== 'familie' || !istZuZweit || familie?.verheiratet !== undefined;
}
