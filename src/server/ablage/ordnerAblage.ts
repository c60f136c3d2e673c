import { randomUUID } from 'node:crypto';
import { promises } from 'node:fs';
import { dirname, join } from 'node:path';
import type { Ablage } from './ablage.ts';
import { type Inhalt, ordnerRouten } from './ordnerRouten.ts';
import { inhaltspfad, type Schein, versiegler } from './schein.ts';

const { mkdir, readdir, readFile, rename, rm, stat, writeFile } = promises;

export interface Ordnerdienste {
  /** Made when it is first needed; nobody else may look into it. */
  ordner: string;
  clock: () => Date;
  /** 32 bytes that seal the addresses; all processes on the folder share them. */
  schluessel: () => Promise<Buffer>;
}

/** Files of a folder, behind addresses of this server: one machine, nothing to set up. */
export function ordnerAblage({ ordner, clock, schluessel }: Ordnerdienste): Ablage {
  const { versiegelt, geoeffnet } = versiegler(schluessel, clock);
  const ort = (name: string) => join(ordner, name);
  const adresse = async (schein: Schein) => `/api${inhaltspfad}/${await versiegelt(schein)}`;

  /** A file is there whole or not at all, whenever the process is killed. */
  async function ablegen(name: string, inhalt: Inhalt): Promise<void> {
    const entwurf = ort(`eingang/${randomUUID()}.neu`);
    await mkdir(dirname(entwurf), { recursive: true, mode: 0o700 });
    await mkdir(dirname(ort(name)), { recursive: true, mode: 0o700 });
    try {
      await writeFile(entwurf, inhalt, { mode: 0o600, flush: true });
      await rename(entwurf, ort(name));
    } catch (error) {
      await rm(entwurf, { force: true });
      throw error;
    }
  }

  async function lesen(name: string, hoechstens: number): Promise<Buffer | null> {
    try {
      if ((await stat(ort(name))).size > hoechstens) return null;
      return await readFile(ort(name));
    } catch (error) {
      if (istNichtDa(error)) return null;
      throw error;
    }
  }

  return {
    herkunft: null,
    annahme: async ({ schluessel: name, typ, groesse }, bis) => ({
      url: await adresse({ art: 'annahme', name, groesse, bis: bis.getTime() }),
      method: 'PUT',
      headers: { 'content-type': typ },
    }),
    ausgabe: (datei, bis) =>
      adresse({
        art: 'ausgabe',
        name: datei.schluessel,
        als: datei.name,
        typ: datei.typ,
        bis: bis.getTime(),
      }),
    lesen,
    schreiben: ablegen,
    loeschen: (name) => rm(ort(name), { force: true }),
    eingangLeeren: async (vor) => {
      for (const name of await readdir(ort('eingang')).catch(keine)) {
        const datei = ort(`eingang/${name}`);
        const zuletzt = await stat(datei).catch(() => null);
        if (zuletzt && zuletzt.mtimeMs < vor.getTime()) await rm(datei, { force: true });
      }
    },
    routen: (api) => ordnerRouten(api, { geoeffnet, ablegen, lesen }),
  };
}

function keine(error: unknown): string[] {
  if (istNichtDa(error)) return [];
  throw error;
}

function istNichtDa(error: unknown): boolean {
  return error instanceof Error && 'code' in error && error.code === 'ENOENT';
}
