// On a site that lets others show boards in frames: in a frame, the page itself gives way to those.
if (self !== top) location.replace(`embed.html${location.search}${location.hash}`);

export {};
