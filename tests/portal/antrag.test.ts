import { describe, expect, test } from 'vitest';
import { createActor } from 'xstate';
import { tagePlus } from '#contract/tag.ts';
import { fristen } from '#contract/zahlen.ts';
import {
  type Erklaerungslage,
  gefragteErklaerungen,
  gesagtes,
  offeneErklaerungen,
} from '#machines/antrag/erklaerungen.ts';
import { folgenVon } from '#machines/antrag/folgen.ts';
import { hausratStrecke } from '#machines/antrag/hausrat/machine.ts';
import { hausratRegel } from '#machines/antrag/hausrat/regel.ts';
import { bisherigerBeitrag, neuerBeitrag, tarifantwort } from '#machines/antrag/selectors.ts';
import type { DraftEreignis } from '#machines/draft/context.ts';
import { istIn } from '#machines/leaf.ts';
import { schrittVon, weiterMit } from '#machines/walk.ts';
import { davor } from '#portal/flows/antrag/entwurf/davor.ts';
import { hausratSeite } from '#portal/flows/antrag/hausrat/seite.ts';
import { onwardMit } from '#portal/flows/antrag/onward.ts';
import type { AntragProduktSeite } from '#portal/flows/antrag/produkt.ts';
import { andererTag, beginnAus, mitBeginn } from '#portal/flows/antrag/steps/tarif/wahl.ts';
import { bloecke } from '#portal/flows/antrag/steps/abschluss/bloecke.ts';
import { replay } from '#portal/flows/replay.ts';
import { consents } from '#server/reference/consents.ts';
import { eventually } from '#tests/support/eventually.ts';
import { antrag, antworten, heute } from './hausratMitTarif.ts';

const seite: AntragProduktSeite = hausratSeite;
const { antragId } = antworten.abschluss;

async function amEnde() {
  const { actor, calls } = antrag();
  await replay(actor, 'abschluss', weiterMit(antworten));
  expect(istIn(actor.getSnapshot(), 'abschluss.lesen')).toBe(true);
  const gang = createActor(onwardMit({ actor, entwurf: davor(), seite })).start();
  const bearbeite = (schritt: string) =>
    gang.send({ type: 'BEARBEITEN', schritt, ziel: 'abschluss' });
  return { actor, calls, bearbeite };
}

const abschliessen = (fuer = '') =>
  ({ type: 'ABSCHLIESSEN', antwort: { antragId: fuer, einwilligungen: {} }, heute }) as const;

describe('A customer who edits an answer from the last page', () => {
  test('is back at the last page at once when she changes nothing, and nothing is asked anew', async () => {
    const { actor, calls, bearbeite } = await amEnde();
    const vorher = { ...calls };
    bearbeite('wohnung');
    expect(schrittVon(actor.getSnapshot())).toBe('wohnung');
    actor.send({ type: 'WEITER', antwort: antworten.wohnung });
    await eventually(() => expect(schrittVon(actor.getSnapshot())).toBe('abschluss'));
    expect(calls).toEqual(vorher);
  });

  test('meets the new price and the documents of her new answers on the way back, and reads what changed', async () => {
    const { actor, calls, bearbeite } = await amEnde();
    bearbeite('angebot');
    const angebot = { ...antworten.angebot, versicherungssumme: 70_000_00 };
    actor.send({ type: 'WAHL', antwort: angebot });
    await eventually(() => expect(istIn(actor.getSnapshot(), 'angebot.steht')).toBe(true));
    expect(bisherigerBeitrag(actor.getSnapshot())?.versicherungsSumme).toBe(52_000_00);
    actor.send({ type: 'WEITER', antwort: angebot });
    await eventually(() => expect(istIn(actor.getSnapshot(), 'abschluss.lesen')).toBe(true));
    expect(calls).toEqual({
      tarifieren: 2,
      nachrechnen: 1,
      bonitaetPruefen: 2,
      unterlagenVorbereiten: 2,
    });
    expect(bisherigerBeitrag(actor.getSnapshot())?.versicherungsSumme).toBe(52_000_00);
    const neu = actor.getSnapshot().context.ergebnisse.unterlagenVorbereiten?.ergebnis.antragId;
    expect(actor.getSnapshot().can(abschliessen(antragId))).toBe(false);
    expect(actor.getSnapshot().can(abschliessen(neu))).toBe(true);
  });

  test('sees the new price before the last page where how the house is built changes it', async () => {
    const { actor, bearbeite } = await amEnde();
    const { beitrag } = tarifantwort(actor.getSnapshot()) ?? {};
    bearbeite('wohnung');
    actor.send({ type: 'WEITER', antwort: { ...antworten.wohnung, bauart: 'HOLZ_FACHWERK' } });
    await eventually(() => expect(schrittVon(actor.getSnapshot())).toBe('beitragPruefen'));
    expect(tarifantwort(actor.getSnapshot())?.beitrag).toEqual(beitrag);
    const neuer = neuerBeitrag(actor.getSnapshot());
    expect(neuer?.versicherungsPraemie).toBeGreaterThan(beitrag?.versicherungsPraemie ?? Infinity);
  });

  test('who goes one step further back is led forward from there as well', async () => {
    const { actor, bearbeite } = await amEnde();
    bearbeite('inhalt');
    actor.send({ type: 'xstate.route', to: '#wohnung' });
    expect(schrittVon(actor.getSnapshot())).toBe('wohnung');
    actor.send({ type: 'WEITER', antwort: antworten.wohnung });
    await eventually(() => expect(schrittVon(actor.getSnapshot())).toBe('abschluss'));
  });
});

describe('A customer who is refused for what she said of her losses', () => {
  const zuViele = { vorversicherungVorhanden: false, vorschaeden: 3 };

  test('and corrects it goes on to who she is, asked nothing she has answered', async () => {
    const { actor } = antrag();
    await replay(actor, 'vorversicherung', weiterMit(antworten));
    actor.send({ type: 'WEITER', antwort: zuViele });
    await eventually(() => expect(actor.getSnapshot().status).toBe('done'));
    const { antworten: gegeben } = actor.getSnapshot().context;
    // She comes back from the page that says so: what this tab holds is walked anew.
    const { actor: danach } = antrag(gegeben);
    await replay(danach, 'vorversicherung', weiterMit({ ...gegeben }));
    expect(schrittVon(danach.getSnapshot())).toBe('vorversicherung');
    const seither = [schrittVon(danach.getSnapshot())];
    danach.subscribe((snapshot) => seither.push(schrittVon(snapshot)));
    danach.send({ type: 'WEITER', antwort: antworten.vorversicherung });
    await eventually(() => expect(schrittVon(danach.getSnapshot())).toBe('person'));
    expect(new Set(seither)).toEqual(new Set(['vorversicherung', 'person']));
  });
});

async function oeffnet(beitrag: number) {
  const { actor } = antrag();
  const gesendet: DraftEreignis[] = [];
  const geoeffnet = {
    antworten,
    vorbelegung: {},
    neueFragen: [],
    ziel: 'abschluss',
    beitrag,
  };
  const stand = davor().getSnapshot();
  const entwurf = {
    getSnapshot: () => ({ ...stand, context: { ...stand.context, geoeffnet } }),
    send: (ereignis: DraftEreignis) => void gesendet.push(ereignis),
  };
  await replay(actor, 'abschluss', weiterMit(antworten));
  const heutiger = actor.getSnapshot().context.ergebnisse.tarifieren?.ergebnis.beitrag;
  actor.send({ type: 'xstate.route', to: '#einstieg' });
  const gang = createActor(onwardMit({ actor, entwurf, seite })).start();
  gang.send({ type: 'FORTSETZEN', ziel: 'abschluss' });
  await eventually(() => expect(gesendet).toEqual([{ type: 'ANGEKOMMEN' }]));
  return { schritt: schrittVon(actor.getSnapshot()), heutiger };
}

describe('A customer who opens her draft', () => {
  test('is where she left it while the price is the same', async () => {
    const { heutiger } = await oeffnet(0);
    const { schritt } = await oeffnet(heutiger?.versicherungsPraemie ?? 0);
    expect(schritt).toBe('abschluss');
  });

  test('reads the price first where it is another than the one she saved', async () => {
    expect((await oeffnet(1)).schritt).toBe('angebot');
  });
});

test('a customer at the summary reads before an edit what it changes', async () => {
  const { actor } = await amEnde();
  const { context } = actor.getSnapshot();
  const folgen = (schritt: string) => folgenVon(hausratRegel, context, schritt);
  expect(folgen('wohnung')).toEqual({ beitrag: true, unterlagen: true });
  expect(folgen('angebot')).toEqual({ beitrag: true, unterlagen: true });
  expect(folgen('kontaktZahlung')).toEqual({ beitrag: false, unterlagen: true });
  expect(folgen('abschluss')).toEqual({ beitrag: false, unterlagen: false });
});

test('a customer at the last page finds every answer once, in words', async () => {
  const { actor } = await amEnde();
  const { context } = actor.getSnapshot();
  const alle = bloecke(seite, hausratStrecke.weg(context), context);
  const { abschluss: _danach, ...gegeben } = antworten;
  expect(alle.map(({ schritt }) => schritt)).toEqual(
    seite.schritte.filter((schritt) => schritt in gegeben),
  );
  const werte = alle.flatMap(({ zeilen }) => zeilen.map(({ value }) => value));
  expect(werte).toEqual(
    expect.arrayContaining([
      'Chausseestraße 12, 10115 Berlin',
      '80\u00A0m²',
      'Komfort',
      '21.\u00A0November 2026',
      'DE02\u00A01203\u00A00000\u00A00000\u00A02020\u00A051',
    ]),
  );
  expect(werte.filter((wert) => wert === antworten.kontaktZahlung.email)).toHaveLength(1);
  expect(werte.join(' ')).not.toMatch(/[A-Z]+_[A-Z]|undefined|NaN/);
});

describe('A customer who chooses when her cover begins', () => {
  const wahl = { zahlweise: 'JAEHRLICH', versicherungsbeginn: '2026-11-21', sb: 'SB_250' };

  test.each([
    ['MORGEN', { versicherungsbeginn: '2026-11-21' }],
    ['HEUTE', { versicherungsbeginn: '2026-11-20' }],
    ['ANDERER', { versicherungsbeginn: '2026-11-21', beginnverlegung: '2027-02-01' }],
    ['ANDERER', { versicherungsbeginn: '2026-11-19' }],
  ] as const)('finds %s chosen again', (beginn, erwartet) => {
    const { versicherungsbeginn, beginnverlegung: tag = versicherungsbeginn } = {
      beginnverlegung: undefined,
      ...erwartet,
    };
    const gewaehlt = mitBeginn(wahl, beginn, tag, heute);
    expect(gewaehlt).toEqual({ ...wahl, ...erwartet });
    expect(beginnAus(gewaehlt, heute)).toBe(beginn);
  });

  test('finds the day before today and a later one where another day is named', () => {
    expect(andererTag({ versicherungsbeginn: '2026-11-19' }, heute)).toBe('2026-11-19');
    expect(andererTag(mitBeginn(wahl, 'ANDERER', '2027-02-01', heute), heute)).toBe('2027-02-01');
    expect(andererTag(wahl, heute)).toBeUndefined();
  });

  test('names today or tomorrow as another day, and nothing is put off', () => {
    expect(mitBeginn(wahl, 'ANDERER', heute, heute)).toEqual(mitBeginn(wahl, 'HEUTE', '', heute));
    expect(mitBeginn(wahl, 'ANDERER', '2026-11-21', heute)).toEqual(wahl);
  });

  test('later and then tomorrow leaves no later day behind', () => {
    const spaeter = mitBeginn(wahl, 'ANDERER', '2027-02-01', heute);
    expect(mitBeginn(spaeter, 'MORGEN', '', heute)).toEqual(wahl);
  });
});

describe('A customer is asked to declare', () => {
  const lage = {
    produkt: 'HAUSRAT',
    marke: 'andsafe',
    zahlart: 'RECHNUNG',
    heute,
    beginn: '2026-11-21',
    widerruflich: true,
    durchVermittler: false,
    verzicht: null,
  } as const;
  const gefragt = (abweichend: Partial<Erklaerungslage> = {}) =>
    gefragteErklaerungen(consents, { ...lage, ...abweichend });
  const ids = (abweichend?: Partial<Erklaerungslage>) => gefragt(abweichend).map(({ id }) => id);
  const verzichte = (abweichend?: Partial<Erklaerungslage>) =>
    gefragt(abweichend).filter(({ titel }) => titel === 'Verzicht auf Beratung');

  test('nothing about a mandate, past losses or a broker unless there is cause', () => {
    expect(ids()).not.toContain('SEPA_MANDAT');
    expect(ids()).not.toContain('KEINE_SCHAEDEN_BEKANNT');
    expect(ids()).not.toContain('ERSTINFORMATION');
  });

  test('the mandate when she pays by direct debit, and no known losses when it began yesterday', () => {
    expect(ids({ zahlart: 'LASTSCHRIFT' })).toContain('SEPA_MANDAT');
    expect(ids({ beginn: heute })).not.toContain('KEINE_SCHAEDEN_BEKANNT');
    expect(ids({ beginn: '2026-11-19' })).toContain('KEINE_SCHAEDEN_BEKANNT');
  });

  test('a waiver of advice only where she wants none, against whoever would owe it to her', () => {
    expect(verzichte()).toEqual([]);
    const [versicherer, ...mehr] = verzichte({ verzicht: 'VERSICHERER' });
    expect(mehr).toEqual([]);
    expect(versicherer).toMatchObject({ pflicht: true });
    expect(versicherer?.text).toMatch(
      /nachteilig.*gegen den Versicherer.*§\u00A06 Abs\.\u00A05 VVG/,
    );
    const [vermittler, ...weitere] = verzichte({ verzicht: 'VERMITTLER' });
    expect(weitere).toEqual([]);
    expect(vermittler?.text).toMatch(/nachteilig.*gegen den Vermittler.*§\u00A063 VVG/);
  });

  test('her consent to an early beginning only while she may still revoke on that day', () => {
    const letzter = tagePlus(heute, fristen.widerrufTage);
    for (const beginn of ['2026-11-19', heute, letzter]) {
      expect(ids({ beginn })).toContain('BEGINN_VOR_FRISTENDE');
    }
    expect(ids({ beginn: tagePlus(letzter, 1) })).not.toContain('BEGINN_VOR_FRISTENDE');
    expect(ids({ beginn: heute, widerruflich: false })).not.toContain('BEGINN_VOR_FRISTENDE');
    // From a Saturday it moves to the Monday after.
    const montag = { heute: '2026-11-21', beginn: '2026-12-07' };
    expect(ids(montag)).toContain('BEGINN_VOR_FRISTENDE');
  });

  test.each([
    ['who pays by bill', {}],
    ['who pays by direct debit', { zahlart: 'LASTSCHRIFT' }],
    ['whose cover began yesterday', { zahlart: 'LASTSCHRIFT', beginn: '2026-11-19' }],
  ] as const)('three things at most that she must tick, for a customer %s', (_, abweichend) => {
    const alle = gefragt(abweichend);
    const haken = alle.filter((eine) => eine.pflicht && !gesagtes(alle).includes(eine));
    expect(haken.length).toBeLessThanOrEqual(3);
    expect(haken.map(({ text }) => text).join(' ')).not.toMatch(/erhalten|gelesen|zur Kenntnis/);
  });

  test('nothing of what we did: that only stands there, so nothing of it is open once she ticked the rest', () => {
    const alle = gefragt({ zahlart: 'LASTSCHRIFT' });
    const gesagt = gesagtes(alle);
    expect(gesagt.map(({ id }) => id)).toEqual([
      'VERTRAGSUNTERLAGEN',
      'ANZEIGEPFLICHT',
      'DATENSCHUTZ',
      'ELEKTRONISCHE_ZUSENDUNG',
    ]);
    expect(gesagt.map(({ text }) => text).join(' ')).not.toMatch(/\bich\b/i);
    expect(offeneErklaerungen(alle, (eine) => gesagt.includes(eine)).map(({ id }) => id)).toEqual([
      'BEGINN_VOR_FRISTENDE',
      'SEPA_MANDAT',
    ]);
  });
});
