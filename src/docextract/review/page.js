"use strict";
// Everything of the document is shown by textContent: nothing of it is ever markup.
(() => {
  const data = JSON.parse(document.getElementById("data").textContent);
  const $ = (id) => document.getElementById(id);
  const make = (tag, text, name) => {
    const element = document.createElement(tag);
    if (text !== undefined && text !== null) element.textContent = text;
    if (name) element.className = name;
    return element;
  };
  const CHUNK = 200;
  const rowOf = new Map(data.rows.map((row, n) => [row.i, n]));
  const columnOf = new Map(data.columns.map((column, n) => [column.id, n]));
  const places = data.places;

  // Which cells and which equations stand at a place.
  const cellsAt = new Map();
  data.rows.forEach((row, r) => row.cells.forEach((cell, c) => cell[2].forEach((p) => {
    if (!cellsAt.has(p)) cellsAt.set(p, []);
    cellsAt.get(p).push([r, c]);
  })));
  const equationsAt = new Map();
  data.equations.forEach((equation, n) => equation.t.forEach((term) => {
    if (term[2] === null) return;
    if (!equationsAt.has(term[2])) equationsAt.set(term[2], []);
    if (equationsAt.get(term[2]).at(-1) !== n) equationsAt.get(term[2]).push(n);
  }));

  $("title").textContent = data.title;
  for (const [name, value] of data.about) {
    const pair = make("div");
    pair.append(make("dt", name), make("dd", value));
    $("about").append(pair);
  }

  // The document: pages drawn as they are looked at, or sheets.
  const pageOf = new Map();
  const sheetOf = new Map();
  const show = new IntersectionObserver((entries) => {
    for (const entry of entries) {
      const page = entry.target;
      if (entry.isIntersecting && !page.firstElementChild.src) {
        page.firstElementChild.src = "data:image/webp;base64," + data.pages[Number(page.dataset.at)].img;
      } else if (!entry.isIntersecting && data.pages.length > 60) {
        page.firstElementChild.removeAttribute("src");
      }
    }
  }, { root: $("document"), rootMargin: "800px" });
  data.pages.forEach((page, n) => {
    const box = make("div", null, "page");
    box.style.aspectRatio = `${page.w} / ${page.h}`;
    box.dataset.at = n;
    const image = make("img");
    image.alt = `Page ${page.n}`;
    box.append(image, make("b", `page ${page.n}`));
    box.addEventListener("click", (event) => {
      const size = box.getBoundingClientRect();
      findAt(page.n, (event.clientX - size.left) / size.width * page.w, (event.clientY - size.top) / size.height * page.h);
    });
    pageOf.set(page.n, box);
    $("document").append(box);
    show.observe(box);
  });
  const letters = (n) => (n >= 26 ? letters(Math.floor(n / 26) - 1) : "") + String.fromCharCode(65 + n % 26);
  const inChunks = (body, count, line) => {
    // Rows are made as they are come near, so that long tables open at once.
    let done = 0;
    const more = () => {
      const end = Math.min(count, done + CHUNK);
      for (; done < end; done += 1) body.append(line(done));
    };
    const upTo = (n) => { while (done <= n && done < count) more(); };
    more();
    return { upTo, more, get done() { return done; } };
  };
  const grow = (section, chunks) => section.addEventListener("scroll", () => {
    if (section.scrollTop + 2 * section.clientHeight > section.scrollHeight) chunks.forEach((chunk) => chunk.more());
  });
  const sheetChunks = [];
  data.sheets.forEach((sheet) => {
    const width = Math.max(0, ...sheet.rows.map((row) => row.length));
    const table = make("table");
    table.append(make("caption", sheet.name));
    const head = make("tr");
    head.append(make("td"));
    for (let c = 0; c < width; c += 1) head.append(make("th", letters(c)));
    table.append(make("thead"));
    table.tHead.append(head);
    const body = make("tbody");
    table.append(body);
    const chunk = inChunks(body, sheet.rows.length, (r) => {
      const line = make("tr");
      line.append(make("th", r + 1));
      sheet.rows[r].forEach((text, c) => {
        const cell = make("td", text);
        cell.addEventListener("click", () => findCell(sheet.name, r, c));
        line.append(cell);
      });
      return line;
    });
    sheetChunks.push(chunk);
    sheetOf.set(sheet.name, { body, chunk });
    $("document").append(table);
  });
  grow($("document"), sheetChunks);
  if (!data.pages.length && !data.sheets.length) $("document").append(make("p", "The document is not at hand."));

  // The rows.
  const table = make("table");
  const head = make("tr");
  head.append(make("th", "#"));
  data.columns.forEach((column) => {
    const th = make("th");
    th.scope = "col";
    th.title = column.id;
    if (data.headers[column.id] && data.fields.length) {
      const button = make("button", column.label);
      button.type = "button";
      button.tabIndex = -1;
      button.addEventListener("click", () => sayColumn(data.headers[column.id], column.id));
      th.append(button);
    } else th.textContent = column.label;
    head.append(th);
  });
  table.append(make("thead"));
  table.tHead.append(head);
  const body = make("tbody");
  table.append(body);
  table.setAttribute("role", "grid");
  table.setAttribute("aria-label", "Rows");
  $("table").append(table);
  const changes = new Map();
  const cells = data.rows.map(() => []);
  const lines = [];
  let shown = data.rows.map((_, n) => n);
  let chunk = null;
  const line = (at) => {
    const r = shown[at];
    if (lines[r]) return lines[r];
    const row = data.rows[r];
    const tr = make("tr");
    const number = make("th", row.i);
    number.scope = "row";
    tr.append(number);
    row.cells.forEach((cell, c) => {
      const td = make("td", cell[0], [data.columns[c].number ? "number" : "", cell[1]].join(" ").trim());
      td.tabIndex = -1;
      td.title = cell[0];
      if (data.statement && data.columns[c].id === "label") td.style.paddingLeft = `${0.35 + row.depth}rem`;
      const said = { P: "proved", C: "contradicted", D: "doubtful", U: "not proved" }[cell[1]];
      if (said) td.setAttribute("aria-label", `${data.columns[c].label} ${cell[0]}, ${said}`);
      td.addEventListener("click", () => choose(r, c));
      cells[r][c] = td;
      tr.append(td);
    });
    lines[r] = tr;
    return tr;
  };
  const fill = () => {
    body.replaceChildren();
    chunk = inChunks(body, shown.length, line);
    $("found").textContent = `${shown.length} of ${data.rows.length} rows`;
  };
  $("answer").addEventListener("scroll", () => {
    const section = $("answer");
    if (section.scrollTop + 2 * section.clientHeight > section.scrollHeight) chunk.more();
  });
  const filter = () => {
    const state = $("filter").value;
    const words = $("search").value.toLowerCase().split(/\s+/).filter(Boolean);
    shown = data.rows.map((_, n) => n).filter((n) => {
      const row = data.rows[n];
      if (state && !row.cells.some((cell) => cell[1] === state)) return false;
      const text = words.length ? row.cells.map((cell) => cell[0]).join(" ").toLowerCase() : "";
      return words.every((word) => text.includes(word));
    });
    fill();
  };
  $("filter").addEventListener("change", filter);
  $("search").addEventListener("input", filter);

  // What is lit.
  let lit = [];
  let chosen = null;
  const light = (element, name) => { if (element) { element.classList.add(name); lit.push(() => element.classList.remove(name)); } };
  const dark = () => { lit.forEach((undo) => undo()); lit = []; };
  const boxAt = (place, name, scroll) => {
    const [where, ...at] = places[place];
    if (pageOf.has(where)) {
      const page = pageOf.get(where);
      const size = data.pages[Number(page.dataset.at)];
      if (at.length === 4) {
        const box = make("i", null, `box ${name}`);
        box.dataset.place = place;
        const [x0, top, x1, bottom] = at;
        box.style.left = `${100 * x0 / size.w}%`;
        box.style.top = `${100 * top / size.h}%`;
        box.style.width = `${100 * (x1 - x0) / size.w}%`;
        box.style.height = `${100 * (bottom - top) / size.h}%`;
        page.append(box);
        lit.push(() => box.remove());
        if (scroll) box.scrollIntoView({ block: "center", inline: "nearest" });
      } else if (scroll) page.scrollIntoView({ block: "start" });
    } else if (sheetOf.has(where)) {
      const { body: rows, chunk: some } = sheetOf.get(where);
      some.upTo(at[0]);
      const cell = rows.rows[at[0]]?.cells[at[1] + 1];
      light(cell, name);
      if (cell && scroll) cell.scrollIntoView({ block: "center", inline: "center" });
    }
  };
  const told = $("told");
  const number = (value) => Number(value).toLocaleString("en-US", { maximumFractionDigits: 6 });
  const states = { P: "The document's own arithmetic confirms it.", C: "A failed check names it.", D: "Another reading would give another value.", U: "Nothing that the document prints confirms it." };
  const choose = (r, c, focus = true) => {
    dark();
    chosen = [r, c];
    const at = shown.indexOf(r);
    if (at < 0) { $("filter").value = ""; $("search").value = ""; filter(); }
    chunk.upTo(shown.indexOf(r));
    const cell = data.rows[r].cells[c];
    light(cells[r][c], "own");
    light(lines[r], "line");
    shown.slice(0, chunk.done).forEach((n) => light(cells[n][c], "column"));
    if (focus) cells[r][c].focus({ preventScroll: true });
    cells[r][c].tabIndex = 0;
    lit.push(() => { cells[r][c].tabIndex = -1; });
    cells[r][c].scrollIntoView({ block: "nearest", inline: "nearest" });
    cell[2].forEach((place, n) => boxAt(place, "own", n === 0));
    told.replaceChildren(make("p", `${data.columns[c].label}: ${cell[0] || "nothing printed"}`));
    if (cell[1]) told.append(make("p", states[cell[1]]));
    const sums = [...new Set(cell[2].flatMap((place) => equationsAt.get(place) || []))];
    sums.forEach((n) => {
      const equation = data.equations[n];
      told.append(make("p", `${equation.n}: ${equation.h ? "holds" : `misses by ${number(equation.r)}`}`, equation.h ? "" : "miss"));
      const list = make("ul");
      equation.t.slice(0, 200).forEach((term) => list.append(make("li", `${term[1] < 0 ? "−" : "+"} ${Math.abs(term[1]) === 1 ? "" : `${number(Math.abs(term[1]))} × `}${number(term[0])}`)));
      if (equation.t.length > 200) list.append(make("li", `and ${equation.t.length - 200} more`));
      told.append(list);
    });
    const addends = new Set(sums.flatMap((n) => data.equations[n].t.map((term) => term[2])).filter((p) => p !== null && !cell[2].includes(p)));
    addends.forEach((place) => {
      boxAt(place, "add", false);
      (cellsAt.get(place) || []).forEach(([row, column]) => light(cells[row][column], "add"));
    });
    const change = changes.get(`${r} ${data.columns[c].id}`);
    if (change) told.append(make("p", `Corrected: was ${change.was ?? "nothing"}, is ${change.now ?? "nothing"}.`));
    const correct = make("button", "Correct (e)");
    correct.type = "button";
    correct.addEventListener("click", edit);
    const none = make("button", "This row is none (x)");
    none.type = "button";
    none.addEventListener("click", drop);
    told.append(correct, " ", none);
  };
  const findAt = (page, x, y) => {
    let best = null;
    places.forEach((place, n) => {
      if (place[0] !== page || place.length !== 5 || !cellsAt.has(n)) return;
      const [, x0, top, x1, bottom] = place;
      const away = Math.max(x0 - x, 0, x - x1) + 3 * Math.max(top - y, 0, y - bottom);
      if (away < 12 && (best === null || away < best[0])) best = [away, n];
    });
    if (best) choose(...cellsAt.get(best[1])[0]);
  };
  const findCell = (sheet, row, column) => {
    const n = places.findIndex((place, at) => place[0] === sheet && place[1] === row && place[2] === column && cellsAt.has(at));
    if (n >= 0) choose(...cellsAt.get(n)[0]);
  };

  // What to look at.
  let looked = -1;
  const goTo = (n) => {
    if (!data.issues.length) return;
    looked = (n + data.issues.length) % data.issues.length;
    const issue = data.issues[looked];
    const button = $("issues").children[looked].firstElementChild;
    const [row, field] = issue.cells[0] || [];
    if (row !== undefined && rowOf.has(row)) choose(rowOf.get(row), columnOf.get(field) ?? 0, false);
    else dark();
    issue.cells.slice(1).forEach(([other, name]) => { if (rowOf.has(other)) { const r = rowOf.get(other); chunk.upTo(shown.indexOf(r)); light(cells[r][columnOf.get(name) ?? 0], "own"); } });
    issue.places.forEach((place, k) => boxAt(place, "own", k === 0));
    button.focus();
    if (issue.header && data.fields.length) sayColumn(issue.header, null);
  };
  const names = { FAIL: "✗ ", WARN: "! ", DOUBT: "? ", LINE: "· ", COLUMN: "· ", CHOICE: "⇄ ", NOTE: "· " };
  data.issues.forEach((issue, n) => {
    const item = make("li", null, issue.kind);
    const button = make("button", names[issue.kind] + issue.text);
    button.type = "button";
    button.addEventListener("click", () => goTo(n));
    item.append(button);
    $("issues").append(item);
  });
  if (!data.issues.length) $("issues").append(make("li", "nothing"));

  // Corrections.
  const note = (key, change) => {
    changes.set(key, change);
    $("save").disabled = false;
    $("save").textContent = `Download corrections (${changes.size})`;
  };
  const remember = (r, field, was, now, reason) => note(`${r} ${field}`, { documentHash: data.documentHash, rowId: data.rows[r].id, field, was, now, reason, by: "", at: new Date().toISOString() });
  const edit = () => {
    if (!chosen) return;
    const [r, c] = chosen;
    const cell = data.rows[r].cells[c];
    const form = make("form");
    const value = make("input");
    value.value = cell[3] ?? "";
    value.setAttribute("aria-label", "Right value; empty for nothing printed");
    const reason = make("input");
    reason.placeholder = "why";
    reason.setAttribute("aria-label", "Reason");
    form.append(make("label", "Right value"), value, reason, make("button", "Keep"));
    form.addEventListener("submit", (event) => {
      event.preventDefault();
      const text = value.value.trim();
      const numeric = typeof cell[3] === "number" || (cell[3] === null && data.columns[c].number && /^-?[\d,]*\.?\d+$/.test(text));
      const now = text === "" ? null : numeric && !Number.isNaN(Number(text.replaceAll(",", ""))) ? Number(text.replaceAll(",", "")) : text;
      remember(r, data.columns[c].id, cell[3], now, reason.value);
      cells[r][c].textContent = text;
      cells[r][c].classList.add("changed");
      choose(r, c);
    });
    told.append(form);
    value.focus();
    value.select();
  };
  // What a column is: a correction that names no row, and that a layout can keep for the next document.
  const columnsSaid = new Map();
  const sayColumn = (header, field) => {
    dark();
    chosen = null;
    const at = columnOf.get(field);
    if (at !== undefined) shown.slice(0, chunk.done).forEach((n) => light(cells[n][at], "column"));
    const is = columnsSaid.has(header) ? columnsSaid.get(header) : field;
    told.replaceChildren(make("p", `Column “${header}”: ${is ? `read as ${is}` : "not understood, kept as printed"}`));
    const form = make("form");
    const select = make("select");
    select.setAttribute("aria-label", "What this column is");
    const none = make("option", "none of these: keep it as printed");
    none.value = "";
    select.append(none);
    data.fields.forEach((name) => { const option = make("option", name); option.value = name; select.append(option); });
    select.value = is && data.fields.includes(is) ? is : "";
    form.append(make("label", "This column is"), select, make("button", "Keep"));
    form.addEventListener("submit", (event) => {
      event.preventDefault();
      columnsSaid.set(header, select.value || null);
      note(`column ${header}`, { documentHash: data.documentHash, rowId: "", field: "column", was: header, now: select.value || null, reason: "", by: "", at: new Date().toISOString() });
      sayColumn(header, field);
    });
    told.append(form);
    if (columnsSaid.has(header)) told.append(make("p", "Said. The page is made anew with the corrections to see what it changes."));
    select.focus();
  };
  const drop = () => {
    if (!chosen) return;
    remember(chosen[0], "row", null, null, "");
    lines[chosen[0]].classList.add("none");
  };
  $("save").addEventListener("click", () => {
    const text = JSON.stringify([...data.corrections, ...changes.values()], null, 1);
    const link = make("a");
    link.href = URL.createObjectURL(new Blob([text], { type: "application/json" }));
    link.download = "corrections.json";
    link.click();
    URL.revokeObjectURL(link.href);
  });

  // Keys.
  document.addEventListener("keydown", (event) => {
    if (event.ctrlKey || event.metaKey || event.altKey) return;
    const typing = /^(INPUT|SELECT|TEXTAREA)$/.test(event.target.tagName);
    if (event.key === "Escape") {
      if (typing) event.target.blur();
      dark();
      chosen = null;
      return;
    }
    if (typing) return;
    if (event.key === "/") { event.preventDefault(); $("search").focus(); return; }
    if (event.key === "n") { goTo(looked + 1); return; }
    if (event.key === "p") { goTo(looked - 1); return; }
    if (event.key === "e" && chosen) { event.preventDefault(); edit(); return; }
    if (event.key === "x" && chosen) { drop(); return; }
    if (event.key === "c" && chosen) {
      const { id } = data.columns[chosen[1]];
      if (data.headers[id] && data.fields.length) { event.preventDefault(); sayColumn(data.headers[id], id); }
      return;
    }
    const step = { ArrowUp: [-1, 0], ArrowDown: [1, 0], ArrowLeft: [0, -1], ArrowRight: [0, 1] }[event.key];
    if (!step || !(event.target === document.body || $("answer").contains(event.target))) return;
    event.preventDefault();
    const [r, c] = chosen || [shown[0] ?? 0, 0];
    const at = Math.min(shown.length - 1, Math.max(0, shown.indexOf(r) + (chosen ? step[0] : 0)));
    if (shown.length) choose(shown[at], Math.min(data.columns.length - 1, Math.max(0, c + (chosen ? step[1] : 0))));
  });
  $("answer").tabIndex = 0;
  $("side").tabIndex = 0;
  fill();
  document.documentElement.dataset.ready = "yes";
})();
