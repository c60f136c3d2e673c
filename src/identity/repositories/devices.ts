import { zugang } from '#contract/fields/zugangsfristen.ts';
import { randomUUID } from 'node:crypto';
import { and, eq, gt } from 'drizzle-orm';
import { devices, type IdentityDatabase } from '../schema.ts';

/** A device that can prove itself; hex. */
export interface TrustedDevice {
  deviceKey: string;
  groupKey: string;
  salt: string;
  verifier: string;
}

interface DeviceKey {
  poolId: string;
  sub: string;
  deviceKey: string;
}

/** Devices on which the code may be left out for a while (`domain/konto.md §3`). */
export interface Devices {
  /** Names a device; it counts only once it has confirmed itself and is remembered. */
  name: (
    owner: Omit<DeviceKey, 'deviceKey'>,
    random: (size: number) => Buffer,
  ) => Promise<Pick<TrustedDevice, 'deviceKey' | 'groupKey'>>;
  /** False if the account has no such device, or it has confirmed itself already. */
  confirm: (device: DeviceKey, check: Pick<TrustedDevice, 'salt' | 'verifier'>) => Promise<boolean>;
  /** False if the account has no such device. */
  remember: (device: DeviceKey, remembered: boolean) => Promise<boolean>;
  /** Undefined unless it is this account's, remembered, and its time is not over. */
  trusted: (device: DeviceKey) => Promise<TrustedDevice | undefined>;
  forget: (device: DeviceKey) => Promise<void>;
}

const trustMs = zugang.vertrauenTage * 24 * 60 * 60_000;
/** A device that was named confirms itself at once or never. */
const namedMs = 60 * 60_000;

export function createDevices(database: IdentityDatabase, clock: () => Date): Devices {
  const after = (milliseconds: number) => new Date(clock().getTime() + milliseconds);
  return {
    name: async (owner, random) => {
      const device = {
        deviceKey: `eu-central-1_${randomUUID()}`,
        groupKey: `-${random(6).toString('base64url')}`,
      };
      await database.insert(devices).values({ ...owner, ...device, expiresAt: after(namedMs) });
      return device;
    },
    confirm: async (device, check) => {
      const confirmed = await database
        .update(devices)
        .set({ ...check, expiresAt: after(trustMs) })
        .where(and(isDevice(device), gt(devices.expiresAt, clock())))
        .returning({ deviceKey: devices.deviceKey });
      return confirmed.length > 0;
    },
    remember: async (device, remembered) => {
      const changed = await database
        .update(devices)
        .set({ remembered })
        .where(isDevice(device))
        .returning({ deviceKey: devices.deviceKey });
      return changed.length > 0;
    },
    trusted: async (device) => {
      const [row] = await database
        .select()
        .from(devices)
        .where(and(isDevice(device), eq(devices.remembered, true), gt(devices.expiresAt, clock())));
      if (!row?.salt || !row.verifier) return undefined;
      const { deviceKey, groupKey, salt, verifier } = row;
      return { deviceKey, groupKey, salt, verifier };
    },
    forget: async (device) => {
      await database.delete(devices).where(isDevice(device));
    },
  };
}

function isDevice({ poolId, sub, deviceKey }: DeviceKey) {
  return and(eq(devices.deviceKey, deviceKey), eq(devices.poolId, poolId), eq(devices.sub, sub));
}
