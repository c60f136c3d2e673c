import { describe, expect, test } from 'vitest';
import { createActor } from 'xstate';
import { tagePlus } from '#contract/tag.ts';
import { fristen } from '#contract/zahlen.ts';
import { entwurfsregel } from '#machines/antrag/entwurf.ts';
import type { DraftEreignis } from '#machines/draft/context.ts';
import { draft } from '#machines/draft/machine.ts';
import * as draftSelect from '#machines/draft/selectors.ts';
import { istIn } from '#machines/leaf.ts';
import * as select from '#machines/merken/selectors.ts';
import { schrittVon, weiterMit } from '#machines/walk.ts';
import { gemerktesOeffnen } from '#portal/flows/antrag/aufrufe/entwurf.ts';
import { davor } from '#portal/flows/antrag/entwurf/davor.ts';
import { fahrradSeite } from '#portal/flows/antrag/fahrrad/seite.ts';
import { inhaltVon } from '#portal/flows/antrag/entwurf/inhalt.ts';
import { merkstandVon } from '#portal/flows/antrag/merken/effekte.ts';
import { mitschreiben } from '#portal/flows/antrag/merken/mitschreiben.ts';
import { replay } from '#portal/flows/replay.ts';
import { umfeld } from '#tests/models/antrag/aufrufe.ts';
import { eventually } from '#tests/support/eventually.ts';
import { abgeschlossen, entwurfMitAntworten, ok } from './entwurfMitAntworten.ts';
import { antrag, antworten, heute } from './hausratMitTarif.ts';
import { memoryStorage } from './memoryStorage.ts';
import { bis, geraet, nachDemBesuch, schluessel, seite, zustand } from './merkendesGeraet.ts';

describe('A customer who wants this device to keep her answers', () => {
  test('has nothing there before she says so', async () => {
    const hier = geraet();
    const merken = hier.oeffne();
    const { actor } = await bis('wohnung');
    mitschreiben({ actor, entwurf: davor(), merken, seite });
    expect(zustand(merken)).toBe('aus');
    expect(hier.alles()).toEqual([]);
  });

  test('has it kept up to date as she goes on, and gone once she takes the tick away', async () => {
    const hier = geraet();
    const merken = hier.oeffne();
    const { actor, stand } = await bis('wohnung');
    mitschreiben({ actor, entwurf: davor(), merken, seite });
    merken.send({ type: 'MERKEN', stand });
    expect(hier.alles()).toEqual([`gemerkt:${schluessel}`]);
    actor.send({ type: 'WEITER', antwort: { ...antworten.wohnung, hausnummer: '99' } });
    await eventually(() => expect(schrittVon(actor.getSnapshot())).toBe('inhalt'));
    const kept: unknown = JSON.parse(hier.storage.getItem(`gemerkt:${schluessel}`) ?? '');
    expect(kept).toMatchObject({
      schritt: 'inhalt',
      antworten: { wohnung: { hausnummer: '99' } },
      am: heute,
    });
    merken.send({ type: 'VERGESSEN' });
    expect(hier.alles()).toEqual([]);
    actor.send({ type: 'WEITER', antwort: antworten.inhalt });
    await eventually(() => expect(schrittVon(actor.getSnapshot())).toBe('vorversicherung'));
    expect(hier.alles()).toEqual([]);
  });

  test('has neither her account nor a declaration there', async () => {
    const { actor } = await bis('abschluss');
    const snapshot = actor.getSnapshot();
    const alles = { ...snapshot, context: { ...snapshot.context, antworten: { ...antworten } } };
    const teile = { actor: { getSnapshot: () => alles }, entwurf: davor(), seite };
    const text = JSON.stringify(merkstandVon(teile, 'abschluss'));
    expect(text).toContain(antworten.kontaktZahlung.email);
    expect(text).not.toMatch(/DE02|LASTSCHRIFT|einwilligungen|iban/i);
  });

  test('has nothing left there once she has the contract', async () => {
    const hier = geraet();
    const merken = hier.oeffne();
    const { stand } = await bis('wohnung');
    merken.send({ type: 'MERKEN', stand });
    const amEnde = { ...antrag().actor.getSnapshot(), value: 'bestaetigung' };
    mitschreiben({
      actor: {
        getSnapshot: () => ({ ...amEnde, getMeta: () => ({ ende: { step: 'bestaetigung' } }) }),
        subscribe: () => ({ unsubscribe: () => undefined }),
      },
      entwurf: davor(),
      merken,
      seite,
    });
    expect(zustand(merken)).toBe('aus');
    expect(hier.alles()).toEqual([]);
  });

  test('has nothing left there where somebody has made a contract of her draft and she begins another', async () => {
    const hier = geraet();
    const merken = hier.oeffne();
    const { actor, stand } = await bis('wohnung');
    const { entwurf } = entwurfMitAntworten(ok(1), abgeschlossen());
    mitschreiben({ actor, entwurf, merken, seite });
    merken.send({ type: 'MERKEN', stand });
    const inhalt = inhaltVon(seite, actor.getSnapshot().context, 'wohnung');
    entwurf.send({ type: 'FRAGEN' });
    const antwort = { email: 'anna@example.org', plz: '48143' };
    entwurf.send({ type: 'ANLEGEN', antwort, inhalt });
    await eventually(() =>
      expect(draftSelect.zustand(entwurf.getSnapshot())).toBe('zu.gespeichert'),
    );
    const kept: unknown = JSON.parse(hier.storage.getItem(`gemerkt:${schluessel}`) ?? '');
    expect(kept).toMatchObject({ kennung: { version: 1, plz: '48143' } });
    // On another day its draft is known again, and a contract of it is no second one.
    const { gefunden } = hier.oeffne().getSnapshot().context;
    if (!gefunden) throw new Error('Nothing lies there.');
    const wieder = createActor(draft, { input: { kennung: null } }).start();
    gemerktesOeffnen({ entwurf: wieder, seite }, { ...umfeld, heute }, gefunden);
    expect(draftSelect.zustand(wieder.getSnapshot())).toBe('zu.gespeichert');

    entwurf.send({ type: 'FRAGEN' });
    entwurf.send({ type: 'SPEICHERN', inhalt, plz: '48143' });
    await eventually(() =>
      expect(draftSelect.zustand(entwurf.getSnapshot())).toBe('aendern.abgeschlossen'),
    );
    entwurf.send({ type: 'NEU_BEGINNEN' });
    expect(zustand(merken)).toBe('aus');
    expect(hier.alles()).toEqual([]);
  });

  test('keeps it over a reload of this tab, without being asked', async () => {
    const hier = geraet();
    const tab = memoryStorage();
    const { stand } = await bis('wohnung');
    hier.oeffne({ tab }).send({ type: 'MERKEN', stand });
    expect(zustand(hier.oeffne({ tab, istFrisch: false }))).toBe('an');
  });

  test('does not have it written there again by a tab after she threw it away in another', async () => {
    const hier = geraet();
    const tab = memoryStorage();
    const merken = hier.oeffne({ tab });
    const { stand } = await bis('wohnung');
    merken.send({ type: 'MERKEN', stand });
    hier.loescheAnderswo('etwas anderes');
    expect(zustand(merken)).toBe('an');
    hier.storage.clear();
    hier.loescheAnderswo(`gemerkt:${schluessel}`);
    merken.send({ type: 'BEANTWORTET', stand });
    expect(zustand(merken)).toBe('aus');
    expect(hier.alles()).toEqual([]);
    // Nor after a reload, when another tab keeps another application.
    hier.oeffne().send({ type: 'MERKEN', stand });
    expect(zustand(hier.oeffne({ tab, istFrisch: false }))).toBe('aus');
  });

  test('and applies twice at once has the application there that she had kept last, and neither tab writes over the other', async () => {
    const hier = geraet();
    const merken = hier.oeffne();
    const { stand: erster } = await bis('wohnung');
    const { stand: zweiter } = await bis('inhalt');
    merken.send({ type: 'MERKEN', stand: erster });
    const anderer = geraet(hier.storage);
    const dort = anderer.oeffne();
    dort.send({ type: 'NEU_BEGINNEN' });
    dort.send({ type: 'MERKEN', stand: zweiter });
    hier.schriebAnderswo(`gemerkt:${schluessel}`);
    expect(zustand(merken)).toBe('aus');
    merken.send({ type: 'BEANTWORTET', stand: erster });
    const kept: unknown = JSON.parse(hier.storage.getItem(`gemerkt:${schluessel}`) ?? '');
    expect(kept).toMatchObject({ schritt: 'inhalt' });
    // She may have the first one kept after all.
    merken.send({ type: 'MERKEN', stand: erster });
    anderer.schriebAnderswo(`gemerkt:${schluessel}`);
    expect([zustand(merken), zustand(dort)]).toEqual(['an', 'aus']);
  });

  test('is told so where the browser has no room or allows none, and nothing breaks', async () => {
    const voll = memoryStorage();
    voll.setItem = () => {
      throw new DOMException('full', 'QuotaExceededError');
    };
    const merken = geraet(voll).oeffne();
    const { stand } = await bis('wohnung');
    merken.send({ type: 'MERKEN', stand });
    expect(zustand(merken)).toBe('verweigert');
    expect(voll.length).toBe(0);
    const ohne = geraet(memoryStorage(), () => {
      throw new DOMException('blocked', 'SecurityError');
    }).oeffne();
    expect(zustand(ohne)).toBe('aus');
    ohne.send({ type: 'MERKEN', stand });
    expect(zustand(ohne)).toBe('verweigert');
  });
});

describe('A customer who comes back to a device that keeps her answers', () => {
  test('is greeted, and goes on with it at the step she left', async () => {
    const { oeffne, alles } = await nachDemBesuch();
    const merken = oeffne();
    expect(select.gruss(merken.getSnapshot())).toMatchObject({ schritt: 'wohnung', am: heute });
    merken.send({ type: 'WEITER' });
    expect(zustand(merken)).toBe('an');
    expect(alles()).toHaveLength(1);
    const { gefunden } = merken.getSnapshot().context;
    if (!gefunden) throw new Error('Nothing lies there.');

    const entwurf = createActor(draft, { input: { kennung: null } }).start();
    const gegeben = gemerktesOeffnen({ entwurf, seite }, { ...umfeld, heute }, gefunden);
    expect(gegeben).toMatchObject({ einstieg: antworten.einstieg, angebot: antworten.angebot });
    expect(entwurf.getSnapshot().context).toMatchObject({
      kennung: null,
      geoeffnet: { ziel: 'wohnung', neueFragen: [] },
    });
    const { actor } = antrag(gegeben);
    await replay(actor, 'wohnung', weiterMit({ ...gegeben }));
    expect(istIn(actor.getSnapshot(), 'wohnung')).toBe(true);
  });

  test('keeps it until she throws it away, where she begins afresh', async () => {
    const { oeffne, alles } = await nachDemBesuch();
    const tab = memoryStorage();
    oeffne({ tab }).send({ type: 'NEU_BEGINNEN' });
    expect(alles()).toHaveLength(1);
    expect(zustand(oeffne({ tab, istFrisch: false }))).toBe('aus');
    const spaeter = oeffne();
    expect(zustand(spaeter)).toBe('gruesst');
    spaeter.send({ type: 'LOESCHEN' });
    expect(alles()).toEqual([]);
    expect(zustand(oeffne())).toBe('aus');
  });

  test.each([
    ['of another product', { seite: fahrradSeite }],
    ['of another brand', { marke: 'hfk' }],
    ['by the link of a saved application', { istVerlinkt: true, istFrisch: false }],
    ['in a tab in which she has begun one', { istFrisch: false }],
  ])('is not greeted at the application %s, and nothing is lost', async (_, besuch) => {
    const { oeffne, alles } = await nachDemBesuch();
    expect(zustand(oeffne(besuch))).toBe('aus');
    expect(alles()).toHaveLength(1);
  });

  test('finds it on the last day, and not a day later, whatever product she looks at', async () => {
    const { oeffne, alles } = await nachDemBesuch();
    const letzter = tagePlus(heute, fristen.gemerktTage - 1);
    expect(zustand(oeffne({ heute: letzter }))).toBe('gruesst');
    oeffne({ heute: tagePlus(letzter, 1), seite: fahrradSeite });
    expect(alles()).toEqual([]);
  });

  test.each(['', 'null', '{', '[]', '{"antworten":"x"}', '{"am":"gestern"}'])(
    'is not greeted with what nobody can read: %s',
    (unlesbar) => {
      const hier = geraet();
      hier.storage.setItem(`gemerkt:${schluessel}`, unlesbar);
      expect(zustand(hier.oeffne())).toBe('aus');
      expect(hier.alles()).toEqual([]);
    },
  );

  test('does not keep what is said to be from a day that has not come', async () => {
    const { storage, stand, oeffne, alles } = await nachDemBesuch();
    const am = tagePlus(heute, 400);
    storage.setItem(`gemerkt:${schluessel}`, JSON.stringify({ ...stand, am }));
    expect(zustand(oeffne())).toBe('aus');
    expect(alles()).toEqual([]);
  });

  test('of a later release finds it again once the page is as new', async () => {
    const { storage, stand, oeffne, alles } = await nachDemBesuch();
    const { schema } = entwurfsregel(seite.flow, seite.regel.formen(heute), seite.regel.frueher);
    const neuer = { ...stand, schema: schema + 1, am: heute };
    storage.setItem(`gemerkt:${schluessel}`, JSON.stringify(neuer));
    expect(zustand(oeffne())).toBe('aus');
    expect(alles()).toHaveLength(1);
  });

  test('of an earlier release stands at the question that is new, with everything else filled in', async () => {
    const { storage, stand, oeffne } = await nachDemBesuch('inhalt');
    const { wunsch: _neu, ...einstieg } = antworten.einstieg;
    const frueher = { ...stand, am: heute, antworten: { ...stand.antworten, einstieg } };
    storage.setItem(`gemerkt:${schluessel}`, JSON.stringify(frueher));
    const { gefunden } = oeffne().getSnapshot().context;
    if (!gefunden) throw new Error('Nothing lies there.');
    const gesendet: DraftEreignis[] = [];
    const entwurf = { ...davor(), send: (ereignis: DraftEreignis) => void gesendet.push(ereignis) };
    gemerktesOeffnen({ entwurf, seite }, { ...umfeld, heute }, gefunden);
    expect(gesendet).toMatchObject([
      {
        type: 'UEBERNOMMEN',
        geoeffnet: {
          ziel: 'einstieg',
          neueFragen: [{ schritt: 'einstieg', felder: ['wunsch'] }],
          vorbelegung: { einstieg },
          antworten: { wohnung: antworten.wohnung },
        },
      },
    ]);
  });
});
