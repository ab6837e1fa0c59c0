// Backing up and moving to another device: what the page knows of it from its start.

import type { Room } from '../../app/room.ts';
import { addresses, type ToBackup } from './address.ts';
import { Reminder } from './reminder.tsx';

export const backup: Room<ToBackup> = {
  name: 'backup',
  load: () => import('./index.tsx'),
  addresses,
  atHome: { note: Reminder },
};
