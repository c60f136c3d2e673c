import { randomUUID } from 'node:crypto';
import { sql } from 'drizzle-orm';
import type { Database } from '../database/open.ts';
import { entwurf } from '../database/antragsschema.ts';
import { einwilligungslink, gesundheitseinwilligung } from '../database/einwilligungsschema.ts';
import { anbindung } from '../database/kontoschema.ts';
import { aufgabe, partner, vermittler, vertrag, vormerkung, zugang } from '../database/schema.ts';
import {
  beendigung,
  forderung,
  mitteilung,
  schaden,
  schadenEreignis,
  schadenUnterlage,
  schadenZahlung,
} from '../database/vorgangsschema.ts';
import { tagePlus, zeitAm } from '#contract/tag.ts';
import { demoAccounts, rechteVon, type DemoAccount } from './accounts.ts';
import { alleRechte } from '../access/decision.ts';
import { agenturen } from './agenturen.ts';
import { anbindungen } from './anbindungen.ts';
import { beratung, beratungsereignis } from '../database/beratungsschema.ts';
import { beratungen } from './beratungen.ts';
import { bestaende } from './bestand/bestaende.ts';
import { einwilligungen } from './einwilligungen.ts';
import { entwuerfe } from './entwuerfe.ts';
import { forderungen } from './forderungen.ts';
import { partnerzeilen } from './kunden.ts';
import { mitteilungen } from './mitteilungen.ts';
import { schadensakten } from './schaeden.ts';

/**
 * Fills an empty database with the demo data (`domain/daten.md §9`), dated around `heute` (`yyyy-MM-dd` in
 * Berlin) so that every situation shows. One that has customers stays as it is; of two processes one seeds.
 */
export async function seedDemo(database: Database, heute: string): Promise<{ seeded: boolean }> {
  return database.transaction(async (tx) => {
    await tx.execute(sql`select pg_advisory_xact_lock(hashtext('seed demo'))`);
    const [vorhanden] = await tx.select({ nummer: partner.partnerNummer }).from(partner).limit(1);
    if (vorhanden) return { seeded: false };
    await fill(tx, heute);
    return { seeded: true };
  });
}

async function fill(tx: Database, heute: string): Promise<void> {
  const alle = bestaende(heute);
  const angelegtAm = zeitAm(tagePlus(heute, -2), '09:00');
  await tx.insert(vermittler).values(agenturen);
  await tx.insert(anbindung).values(anbindungen(heute));
  await tx.insert(partner).values(partnerzeilen(heute));
  await tx.insert(zugang).values(demoAccounts.map(zugangszeile));
  const vertraege = alle.flatMap((bestand) => bestand.vertraege);
  await tx.insert(vertrag).values(vertraege);
  await tx.insert(entwurf).values(entwuerfe(heute));
  const begonnene = beratungen(heute);
  await tx.insert(beratung).values(begonnene.zeile);
  await tx.insert(beratungsereignis).values(begonnene.ereignisse);
  await fillSchaeden(tx, heute);
  await tx.insert(mitteilung).values(mitteilungen(heute));
  await tx.insert(forderung).values(forderungen(vertraege, heute));
  await tx
    .insert(vormerkung)
    .values(
      alle.flatMap(({ vormerkungen = [] }) =>
        vormerkungen.map((zeile) => ({ ...zeile, angelegtAm })),
      ),
    );
  await tx.insert(beendigung).values(
    alle.flatMap(({ beendigungen = [] }) =>
      beendigungen.map((eine) => ({
        ...eine,
        id: randomUUID(),
        angegebeneNummer: eine.versicherungsNummer,
        status: 'WIRKSAM' as const,
      })),
    ),
  );
  await tx
    .insert(aufgabe)
    .values(
      alle.flatMap(({ aufgaben = [] }) =>
        aufgaben.map((zeile) => ({ ...zeile, id: randomUUID() })),
      ),
    );
}

async function fillSchaeden(tx: Database, heute: string): Promise<void> {
  const akten = schadensakten(heute);
  await tx.insert(schaden).values(akten.map((akte) => akte.schaden));
  await tx.insert(schadenEreignis).values(akten.flatMap(({ verlauf }) => verlauf));
  await tx.insert(schadenUnterlage).values(akten.flatMap(({ unterlagen }) => unterlagen));
  await tx.insert(schadenZahlung).values(akten.flatMap(({ zahlungen }) => zahlungen));
  const gefragte = einwilligungen(heute);
  await tx.insert(gesundheitseinwilligung).values(gefragte.map(({ zeile }) => zeile));
  await tx.insert(einwilligungslink).values(gefragte.map(({ link }) => link));
}

function zugangszeile(account: DemoAccount): typeof zugang.$inferInsert {
  const { portal, sub, email, name, attribute } = account;
  const zeile = { portal, sub, email, name };
  if (portal === 'benutzer') {
    return {
      ...zeile,
      rolle: 'kunde',
      partnerNummer: attribute['custom:partnernummer'] ?? null,
      rechte: [],
    };
  }
  const inhaber = attribute['custom:rolle'] === 'inhaber';
  return {
    ...zeile,
    rolle: inhaber ? 'inhaber' : 'untervermittler',
    vermittlerNummer: attribute['custom:vermittlernummer'] ?? null,
    rechte: inhaber ? alleRechte() : (rechteVon[name] ?? []),
  };
}
