import { useQuery } from '@tanstack/react-query';
import { useSelector } from '@xstate/react';
import type { ActorRefFrom } from 'xstate';
import { leaf } from '#machines/leaf.ts';
import type { schutz } from '#machines/vertrag/schutz/machine.ts';
import * as select from '#machines/vertrag/schutz/selectors.ts';
import { usePorts } from '../../../../ports.ts';
import { vertragQuery } from '../../../../queries/vertragLesen.ts';
import { worteFuer as einzeln } from '../../aenderung/texte.ts';
import { worteFuer } from '../texte.ts';

export interface StepProps {
  actor: ActorRefFrom<typeof schutz>;
  versicherungsNummer: string;
  /** Where the contract is shown, and all of them. */
  vertragsseite: string;
  liste: string;
}

/** Leaf state for tests and analysts. */
export function useFlowState(actor: StepProps['actor']): string {
  return useSelector(actor, (snapshot) => leaf(snapshot.value));
}

/** The words for whoever is at work, of several changes and of any single one. */
export function useWorte(actor: StepProps['actor']) {
  const imAuftrag = useSelector(actor, select.imAuftrag);
  return { sagen: worteFuer(imAuftrag), einzeln: einzeln(imAuftrag) };
}

/** The contract that is changed. */
export function useVertrag({ versicherungsNummer }: StepProps) {
  return useQuery(vertragQuery(usePorts().client, versicherungsNummer));
}
