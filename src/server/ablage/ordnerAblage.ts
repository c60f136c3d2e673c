import { randomUUID } from 'node:crypto';
import { promises } from 'node:fs';
import { basename, dirname, join } from 'node:path';
import type { Ablage } from './ablage.ts';
import { type Dateiinhalt, ordnerRouten } from './ordnerRouten.ts';
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

  /**
   * A file is there whole or not at all, whenever the process is killed. With a mark it is there once: whoever is first
   * to leave it may put the file, however many send at the same time.
   */
  async function ablegen(name: string, inhalt: Dateiinhalt, marke?: string): Promise<void> {
    const entwurf = ort(`eingang/${randomUUID()}.neu`);
    await mkdir(dirname(entwurf), { recursive: true, mode: 0o700 });
    await mkdir(dirname(ort(name)), { recursive: true, mode: 0o700 });
    try {
      await writeFile(entwurf, inhalt, { mode: 0o600, flush: true });
      if (marke !== undefined) await writeFile(ort(marke), '', { mode: 0o600, flag: 'wx' });
      await rename(entwurf, ort(name));
    } catch (error) {
      await rm(entwurf, { force: true });
      throw error;
    }
  }

  /** What an address stands for, whose file stays marked as long as the address may count. */
  async function annehmen(name: string, inhalt: Dateiinhalt): Promise<boolean> {
    const marke = `${angenommen}/${basename(name)}`;
    await mkdir(ort(angenommen), { recursive: true, mode: 0o700 });
    // Before a byte is taken; whoever comes in between meets the mark.
    if (await stat(ort(marke)).catch(() => null)) return false;
    try {
      await ablegen(name, inhalt, marke);
    } catch (error) {
      if (istSchonDa(error)) return false;
      throw error;
    }
    return true;
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

  const loeschen = (name: string) => rm(ort(name), { force: true });

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
    schreiben: (name, bytes) => ablegen(name, bytes),
    loeschen,
    // The mark stays.
    eingangVerbrauchen: loeschen,
    eingangLeeren: async (vor) => {
      for (const wo of ['eingang', angenommen]) {
        for (const name of await readdir(ort(wo)).catch(keine)) {
          const datei = ort(`${wo}/${name}`);
          const zuletzt = await stat(datei).catch(() => null);
          if (zuletzt && zuletzt.mtimeMs < vor.getTime()) await rm(datei, { force: true });
        }
      }
    },
    routen: (api) => ordnerRouten(api, { geoeffnet, annehmen, lesen }),
  };
}

/** Folder of the marks. */
const angenommen = 'angenommen';

function istSchonDa(error: unknown): boolean {
  return error instanceof Error && 'code' in error && error.code === 'EEXIST';
}

function keine(error: unknown): string[] {
  if (istNichtDa(error)) return [];
  throw error;
}

function istNichtDa(error: unknown): boolean {
  return error instanceof Error && 'code' in error && error.code === 'ENOENT';
}
