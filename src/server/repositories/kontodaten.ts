import { and, eq, lt } from 'drizzle-orm';
import type { Portal } from '#contract/endpoints/endpoint.ts';
import { bestaetigung, zustimmung } from '../database/kontoschema.ts';
import { hausmarke } from '#contract/marken.ts';
import type { Database } from '../database/open.ts';
import { partner, vertrag, zugang } from '../database/schema.ts';
import { partner as partnerVon, type Mailempfaenger } from './partner.ts';

type Partner = typeof partner.$inferSelect;
export type Zugang = typeof zugang.$inferSelect;

/** Whom accounts belong to, and what their sessions have shown. */
export function kontodaten(db: Database) {
  return {
    partner: (partnerNummer: string): Promise<Partner | null> =>
      eineZeile(db.select().from(partner).where(eq(partner.partnerNummer, partnerNummer))),

    /** Holder of a contract, and the brand it was sold under. */
    inhaber: (
      versicherungsNummer: string,
    ): Promise<{ partner: Partner; marke: typeof vertrag.$inferSelect.marke } | null> =>
      eineZeile(
        db
          .select({ partner, marke: vertrag.marke })
          .from(vertrag)
          .innerJoin(partner, eq(partner.partnerNummer, vertrag.partnerNummer))
          .where(eq(vertrag.versicherungsNummer, versicherungsNummer)),
      ),

    zugangVon: (partnerNummer: string): Promise<Zugang | null> =>
      eineZeile(
        db
          .select()
          .from(zugang)
          .where(and(eq(zugang.portal, 'benutzer'), eq(zugang.partnerNummer, partnerNummer))),
      ),

    zugangMit: (sub: string): Promise<Zugang | null> =>
      eineZeile(db.select().from(zugang).where(kunde(sub))),

    /** False until the link of a mail was opened; the one place that is asked (`domain/verkauf.md §6`). */
    async istEmailBewiesen(sub: string): Promise<boolean> {
      const [zeile] = await db
        .select({ emailBewiesen: zugang.emailBewiesen })
        .from(zugang)
        .where(kunde(sub));
      return zeile?.emailBewiesen ?? true;
    },

    async istGesperrt(portal: Portal, sub: string): Promise<boolean> {
      const [zeile] = await db
        .select({ gesperrt: zugang.gesperrt })
        .from(zugang)
        .where(and(eq(zugang.portal, portal), eq(zugang.sub, sub)));
      return zeile?.gesperrt ?? false;
    },

    /** Name and brand for a mail to an account; a broker's comes from the house. */
    async mailkopf(
      portal: Portal,
      sub: string,
    ): Promise<Pick<Mailempfaenger, 'name' | 'marke'> | null> {
      const kopf = await this.mailadresse(portal, sub);
      return kopf && { name: kopf.name, marke: kopf.marke };
    },

    /** The same with the address that the account is known by here. */
    async mailadresse(portal: Portal, sub: string): Promise<Mailempfaenger | null> {
      const [zeile] = await db
        .select({ name: zugang.name, email: zugang.email, partnerNummer: zugang.partnerNummer })
        .from(zugang)
        .where(and(eq(zugang.portal, portal), eq(zugang.sub, sub)));
      if (!zeile) return null;
      const { name, email, partnerNummer } = zeile;
      const kunde = partnerNummer === null ? null : await partnerVon(db).empfaenger(partnerNummer);
      return { name, email, marke: kunde?.marke ?? hausmarke };
    },

    async zugangAnlegen(neu: {
      sub: string;
      email: string;
      name: string;
      partnerNummer: string;
      emailBewiesen: boolean;
    }): Promise<void> {
      await db
        .insert(zugang)
        .values({ ...neu, portal: 'benutzer', rolle: 'kunde', rechte: [], eingerichtet: false })
        .onConflictDoNothing();
    },

    /** The owner of a new agency. */
    async inhaberAnlegen(
      neu: Pick<Zugang, 'sub' | 'email' | 'name' | 'rechte' | 'anrede' | 'eingeladenBis'> & {
        vermittlerNummer: string;
      },
    ): Promise<void> {
      await db
        .insert(zugang)
        .values({ ...neu, portal: 'vermittler', rolle: 'inhaber' })
        .onConflictDoNothing();
    },

    /** Answers the role it was changed of. */
    async zugangAendern(
      portal: Portal,
      sub: string,
      neu: Partial<Pick<Zugang, 'email' | 'eingerichtet' | 'emailBewiesen'>>,
    ): Promise<Zugang['rolle']> {
      const [zeile] = await db
        .update(zugang)
        .set(neu)
        .where(and(eq(zugang.portal, portal), eq(zugang.sub, sub)))
        .returning({ rolle: zugang.rolle });
      return zeile?.rolle ?? 'kunde';
    },

    async partnerAendern(
      partnerNummer: string,
      neu: Partial<
        Pick<Partner, 'anrede' | 'titel' | 'telefon' | 'email' | 'handynummer' | 'bankGesperrtBis'>
      >,
    ): Promise<void> {
      await db.update(partner).set(neu).where(eq(partner.partnerNummer, partnerNummer));
    },

    /** When a session last gave a code besides that of its sign-in. */
    async bestaetigtAm(sub: string, originJti: string): Promise<Date | null> {
      const [zeile] = await db
        .select()
        .from(bestaetigung)
        .where(and(eq(bestaetigung.sub, sub), eq(bestaetigung.originJti, originJti)));
      return zeile?.bestaetigtAm ?? null;
    },

    async bestaetigen(sub: string, originJti: string, bestaetigtAm: Date): Promise<void> {
      await db
        .insert(bestaetigung)
        .values({ sub, originJti, bestaetigtAm })
        .onConflictDoUpdate({
          target: [bestaetigung.sub, bestaetigung.originJti],
          set: { bestaetigtAm },
        });
    },

    async hatZugestimmt(sub: string, version: string): Promise<boolean> {
      const gefunden = await db
        .select({ version: zustimmung.version })
        .from(zustimmung)
        .where(
          and(
            eq(zustimmung.portal, 'vermittler'),
            eq(zustimmung.sub, sub),
            eq(zustimmung.version, version),
          ),
        );
      return gefunden.length > 0;
    },

    async zustimmen(sub: string, version: string, erteiltAm: Date): Promise<void> {
      await db
        .insert(zustimmung)
        .values({ portal: 'vermittler', sub, version, erteiltAm })
        .onConflictDoNothing();
    },

    /** Forgets codes given before that moment. */
    async bestaetigungenVergessen(vor: Date): Promise<void> {
      await db.delete(bestaetigung).where(lt(bestaetigung.bestaetigtAm, vor));
    },
  };
}

async function eineZeile<T>(zeilen: Promise<T[]>): Promise<T | null> {
  return (await zeilen)[0] ?? null;
}

function kunde(sub: string) {
  return and(eq(zugang.portal, 'benutzer'), eq(zugang.sub, sub));
}
