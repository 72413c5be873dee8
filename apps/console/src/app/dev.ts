import type { ConsoleConfig } from '@gatehouse/contract/configs/console-config';
import { storageKeys } from './storage.ts';

/** Whether development features are on, by the server's setting or in this browser. */
export const hasDevFeatures = (config: Pick<ConsoleConfig, 'devFeatures'>): boolean =>
  config.devFeatures || localStorage.getItem(storageKeys.isDevFeaturesEnabled) === 'true';
