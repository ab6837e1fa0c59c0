// What the page says after it has begun anew: all data was deleted, or its files were fetched, in English.

const deleted = 'Your games and settings are deleted.';
const notAll =
  'Your settings and the games at hand are deleted. Finished games of long ago may still be on this device: the browser’s database didn’t answer. Close the other windows of this site, then delete all data again.';

export const begunAnew = {
  /** @param files whether the site's own files are gone  @param games whether all games are */
  deleted: (files: boolean, games: boolean) =>
    `${games ? deleted : notAll}${files ? '' : ' The site’s own files stay on this device.'}`,
  deletedElsewhere: 'Your games and settings were deleted in another window.',
  repaired: 'The files of this site were downloaded again. Your games are all here.',
};
