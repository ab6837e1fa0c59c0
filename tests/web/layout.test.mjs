import assert from "node:assert/strict";
import { test } from "node:test";
import { chooseLayout } from "../../web/src/ui/layout.ts";

/** Whether the few kinds of media queries that layouts go by hold in a window, letters being 16 px. */
function windowOf(width, height) {
	const [em, high] = [width / 16, height / 16];
	const answers = {
		"(width < 37.5em) or (height < 35em)": em < 37.5 || high < 35,
		"(width < 35em) or ((width < 37.5em) and (height >= 35em))":
			em < 35 || (em < 37.5 && high >= 35),
		"(orientation: portrait)": width <= height,
		"(width >= 68.75em) and (aspect-ratio >= 3/2)":
			em >= 68.75 && width / height >= 1.5,
	};
	return (query) => {
		assert.ok(query in answers, query);
		return answers[query];
	};
}

for (const [width, height, layout, phone] of [
	[1440, 900, "columns", false],
	[1280, 960, "strip", false],
	[1024, 768, "strip", false],
	[820, 1180, "stack", false],
	[844, 390, "strip", true],
	[568, 320, "strip", true],
	[390, 844, "stack", true],
	[480, 400, "stack", true],
]) {
	test(`a window of ${width} by ${height} is laid out as a ${layout}${phone ? " of a phone" : ""}`, () => {
		assert.deepEqual(chooseLayout(windowOf(width, height)), { layout, phone });
	});
}
