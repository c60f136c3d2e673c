import { useQueryClient } from '@tanstack/react-query';
import { useEffect } from 'react';
import { holdOverEnd } from './forgetWithSession.ts';

/** While this is on the screen, what was read stays over the end of the session: it goes on beneath the sign-in. */
export function useHeld(): void {
  const queries = useQueryClient();
  useEffect(() => holdOverEnd(queries), [queries]);
}
