"""Drawing helper shared by the make_*.py scripts: lays out rows, records what it prints as the truth."""
import json
from reportlab.pdfbase.pdfmetrics import stringWidth as SW

def wrap(text, font, size, w):
    out = []
    for part in text.split("\n"):
        cur = ""
        for wd in part.split():
            t = (cur + " " + wd).strip()
            if cur and SW(t, font, size) > w:
                out.append(cur); cur = wd
            else:
                cur = t
        out.append(cur)
    return out

def para(c, text, x, y, w, font="Helvetica", size=9, lead=12, justify=False):
    """y = baseline of first line in pdf coords; returns the next baseline"""
    c.setFont(font, size)
    ls = wrap(text, font, size, w)
    for i, l in enumerate(ls):
        if justify and i < len(ls) - 1 and " " in l:
            ws = l.split(); gap = (w - sum(SW(q, font, size) for q in ws)) / (len(ws) - 1)
            xx = x
            for q in ws:
                c.drawString(xx, y, q); xx += SW(q, font, size) + gap
        else:
            c.drawString(x, y, l)
        y -= lead
    return y

class Doc:
    def __init__(self, name):
        self.name = name; self.tables = []
    def save(self):
        json.dump({"suite": "t15", "doc": self.name, "pdf": self.name + ".pdf", "kind": "generated", "complete": True,
                   "tables": self.tables}, open(self.name + ".truth.json", "w"), ensure_ascii=False, indent=1)

class Tab:
    """cell: None/"" | "text" | dict(t=, cs=, rs=, a=, f=, va=, ind=)"""
    def __init__(self, c, doc, page, x, top, colw, al, H, font="Helvetica", bold="Helvetica-Bold", size=8, lead=None, px=3, py=3, color=None):
        self.__dict__.update(locals()); self.lead = lead or size * 1.2
        self.xs = [x]
        for w in colw: self.xs.append(self.xs[-1] + w)
        self.rows = []; self.opts = []
    def row(self, cells, **o):
        out = {}; k = 0
        for cell in cells:
            d = cell if isinstance(cell, dict) else {"t": cell or ""}
            d = dict(d); d.setdefault("cs", 1); d.setdefault("rs", 1)
            if d["t"]: out[k] = d
            k += d["cs"]
        assert k == len(self.colw), (k, len(self.colw), cells)
        self.rows.append(out); self.opts.append(o); return len(self.rows) - 1
    def _lines(self, r, k, d):
        o = self.opts[r]
        f = d.get("f") or (self.bold if o.get("b") else o.get("font", self.font))
        s = d.get("s") or o.get("size", self.size)
        w = self.xs[k + d["cs"]] - self.xs[k] - 2 * self.px - d.get("ind", 0)
        return wrap(d["t"], f, s, w + .1), f, s
    def layout(self):
        hs = []
        for r, row in enumerate(self.rows):
            o = self.opts[r]; n = 1
            for k, d in row.items():
                if d["rs"] == 1: n = max(n, len(self._lines(r, k, d)[0]))
            hs.append(o.get("h") or n * self.lead + 2 * o.get("py", self.py))
        self.ys = [self.top]
        for h in hs: self.ys.append(self.ys[-1] + h)
        self.bottom = self.ys[-1]; self.right = self.xs[-1]
        return self
    def Y(self, t): return self.H - t
    def fill(self, r0, r1, col, k0=0, k1=None):
        k1 = len(self.colw) - 1 if k1 is None else k1
        self.c.saveState(); self.c.setFillColor(col)
        self.c.rect(self.xs[k0], self.Y(self.ys[r1 + 1]), self.xs[k1 + 1] - self.xs[k0], self.ys[r1 + 1] - self.ys[r0], stroke=0, fill=1)
        self.c.restoreState()
    def hl(self, r, w=.5, k0=0, k1=None, col=None, inset=0):
        """rule above row r"""
        k1 = len(self.colw) - 1 if k1 is None else k1
        self.c.saveState(); self.c.setLineWidth(w)
        if col is not None: self.c.setStrokeColor(col)
        self.c.line(self.xs[k0] + inset, self.Y(self.ys[r]), self.xs[k1 + 1] - inset, self.Y(self.ys[r])); self.c.restoreState()
    def vl(self, k, r0=0, r1=None, w=.5, col=None):
        r1 = len(self.rows) - 1 if r1 is None else r1
        self.c.saveState(); self.c.setLineWidth(w)
        if col is not None: self.c.setStrokeColor(col)
        self.c.line(self.xs[k], self.Y(self.ys[r0]), self.xs[k], self.Y(self.ys[r1 + 1])); self.c.restoreState()
    def box(self, w=.5, col=None):
        """full grid honouring spans: outline each cell"""
        c = self.c; c.saveState(); c.setLineWidth(w)
        if col is not None: c.setStrokeColor(col)
        n, m = len(self.rows), len(self.colw); own = {}
        for r, row in enumerate(self.rows):
            for k, d in row.items():
                for i in range(r, r + d["rs"]):
                    for j in range(k, k + d["cs"]): own[i, j] = (r, k)
        for i in range(n):
            for j in range(m): own.setdefault((i, j), (i, j))
        for i in range(n + 1):
            for j in range(m):
                if own.get((i - 1, j)) != own.get((i, j)):
                    c.line(self.xs[j], self.Y(self.ys[i]), self.xs[j + 1], self.Y(self.ys[i]))
        for i in range(n):
            for j in range(m + 1):
                if own.get((i, j - 1)) != own.get((i, j)):
                    c.line(self.xs[j], self.Y(self.ys[i]), self.xs[j], self.Y(self.ys[i + 1]))
        c.restoreState()
    def text(self):
        c = self.c; cells = []
        # decimal alignment: widest tail by column
        tails = {}
        for r, row in enumerate(self.rows):
            for k, d in row.items():
                if (d.get("a") or self.opts[r].get("a") or self.al[k]) == "d":
                    f = self._lines(r, k, d)[1]; s = self._lines(r, k, d)[2]
                    t = d["t"]; i = t.rfind("."); tail = t[i:] if i >= 0 else ""
                    tails[k] = max(tails.get(k, 0), SW(tail, f, s))
        for r, row in enumerate(self.rows):
            o = self.opts[r]
            for k, d in sorted(row.items()):
                ls, f, s = self._lines(r, k, d)
                a = d.get("a") or o.get("a") or self.al[k]
                x0 = self.xs[k] + self.px + d.get("ind", 0); x1 = self.xs[k + d["cs"]] - self.px
                y0, y1 = self.ys[r], self.ys[r + d["rs"]]
                va = d.get("va") or o.get("va", "t"); th = len(ls) * self.lead
                py = o.get("py", self.py)
                top = y0 + py if va == "t" else (y0 + y1 - th) / 2 if va == "m" else y1 - py - th
                c.setFont(f, s); c.setFillColor(d.get("col") or o.get("col") or self.color or "black")
                for i, l in enumerate(ls):
                    y = self.Y(top + i * self.lead + self.lead * .5 + s * .35)
                    w = SW(l, f, s)
                    if w > x1 - x0 + .5: print("OVERFLOW", self.doc.name, r, k, repr(l), round(w - x1 + x0, 1))
                    if a == "l": c.drawString(x0, y, l)
                    elif a == "c": c.drawCentredString((x0 + x1) / 2, y, l)
                    elif a == "$" and l[:2] in ("$ ", "€ ", "£ "):
                        c.drawString(x0, y, l[0]); c.drawRightString(x1, y, l[2:])
                    elif a == "d":
                        q = l.rfind("."); head = l[:q] if q >= 0 else l
                        hx = x1 - tails[k]; c.drawRightString(hx, y, head)
                        if q >= 0: c.drawString(hx, y, l[q:])
                    else: c.drawRightString(x1, y, l)
                cells.append([r, k, r + d["rs"] - 1, k + d["cs"] - 1, " ".join(d["t"].split())])
        c.setFillColor("black")
        self.doc.tables.append({"page": self.page, "bbox": [round(v, 1) for v in (self.xs[0], self.top, self.right, self.bottom)],
                                "n_rows": len(self.rows), "n_cols": len(self.colw), "cells": cells})
        return self
