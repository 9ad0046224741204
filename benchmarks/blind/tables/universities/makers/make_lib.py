"""Small helper: lays cells on a canvas and records them. Rules/bands are drawn by each document script itself."""
import json, os
from reportlab.pdfgen import canvas
from reportlab.pdfbase.pdfmetrics import stringWidth, registerFont
from reportlab.pdfbase.ttfonts import TTFont
from reportlab.lib.utils import simpleSplit
HERE = os.path.dirname(os.path.abspath(__file__))

def ttf(name, path):
    registerFont(TTFont(name, path)); return name

class C:
    def __init__(s, t, cs=1, rs=1, al=None, font=None, ind=0, va=None, col=None, size=None):
        s.t, s.cs, s.rs, s.al, s.font, s.ind, s.va, s.col, s.size = t, cs, rs, al, font, ind, va, col, size

class Doc:
    def __init__(s, name, size):
        s.name, s.size = name, size
        s.c = canvas.Canvas(f"{HERE}/{name}.pdf", pagesize=size)
        s.W, s.H = size; s.page = 1; s.tables = []
    def text(s, x, y, t, font, size, al="l", col=0):
        s.c.setFont(font, size); s.c.setFillColor(col) if not isinstance(col, (int, float)) else s.c.setFillGray(col)
        w = stringWidth(t, font, size)
        s.c.drawString(x - (w if al == "r" else w / 2 if al == "c" else 0), s.H - y, t)
        s.c.setFillGray(0)
    def para(s, x, y, w, t, font, size, lead, just=True):
        """first baseline at y; returns next baseline"""
        ls = simpleSplit(t, font, size, w)
        for i, l in enumerate(ls):
            s.c.setFont(font, size); tx = s.c.beginText(x, s.H - y); tx.setFont(font, size)
            gaps = l.count(" ")
            if just and i < len(ls) - 1 and gaps:
                tx.setWordSpace(0)
                extra = (w - stringWidth(l, font, size)) / gaps
                # hand-justify word by word (works for TTF too)
                xx = x
                for wd in l.split(" "):
                    s.c.drawString(xx, s.H - y, wd); xx += stringWidth(wd + " ", font, size) + extra
            else:
                s.c.drawString(x, s.H - y, l)
            y += lead
        return y
    def line(s, x0, y0, x1, y1, w=.5, g=0, col=None):
        s.c.setLineWidth(w); s.c.setStrokeColor(col) if col else s.c.setStrokeGray(g)
        s.c.line(x0, s.H - y0, x1, s.H - y1); s.c.setStrokeGray(0)
    def rect(s, x0, y0, x1, y1, fill=None, stroke=None, w=.5):
        if fill is not None: s.c.setFillColor(fill)
        if stroke is not None: s.c.setStrokeColor(stroke)
        s.c.setLineWidth(w)
        s.c.rect(x0, s.H - y1, x1 - x0, y1 - y0, fill=fill is not None, stroke=stroke is not None)
        s.c.setFillGray(0); s.c.setStrokeGray(0)
    def new(s, size=None):
        s.c.showPage(); s.page += 1
        if size: s.size = size; s.W, s.H = size
        s.c.setPageSize(s.size)
    def grid(s, x, y, widths, rows, font, size, lead=None, al=None, pad=2, px=3, bold=None, head=0, minh=0, va="t"):
        return Grid(s, x, y, widths, rows, font, size, lead or size * 1.2, al or "l" * len(widths), pad, px, bold or font, head, minh, va)
    def add(s, bbox, nr, nc, cells, page=None):
        s.tables.append(dict(page=page or s.page, bbox=[round(v, 1) for v in bbox], n_rows=nr, n_cols=nc, cells=cells))
    def save(s):
        s.c.save()
        save_truth(s.name, s.tables)

def save_truth(name, tables):
    json.dump(dict(suite="t11", doc=name, pdf=name + ".pdf", kind="generated", complete=True, tables=tables),
              open(f"{HERE}/{name}.truth.json", "w"), ensure_ascii=False, indent=0)

class Grid:
    def __init__(g, d, x, y, widths, rows, font, size, lead, al, pad, px, bold, head, minh, va):
        g.d, g.font, g.size, g.lead, g.al, g.pad, g.px, g.va = d, font, size, lead, al, pad, px, va
        g.nc, g.nr = len(widths), len(rows)
        g.xs = [x]
        for w in widths: g.xs.append(g.xs[-1] + w)
        occ, g.cells = set(), []
        for r, row in enumerate(rows):
            c = 0
            for e in row:
                while (r, c) in occ: c += 1
                if not isinstance(e, C): e = C("" if e is None else str(e))
                if c + e.cs > g.nc: raise ValueError((d.name, r, row))
                for i in range(e.rs):
                    for j in range(e.cs): occ.add((r + i, c + j))
                f = e.font or (bold if r < head else font)
                a = e.al or ((g.al[c] if g.al[c] in "lcr" else "r") if r < head and e.cs == 1 else "c" if e.cs > 1 and r < head else g.al[c])
                sz = e.size or size
                wid = g.xs[c + e.cs] - g.xs[c] - 2 * px - e.ind
                ls = simpleSplit(e.t, f, sz, wid + .5) if a in "lcr" else [e.t]
                for l in ls:
                    if stringWidth(l, f, sz) > wid + 2.5: print("WIDE", d.name, d.page, repr(l), round(stringWidth(l, f, sz) - wid, 1))
                g.cells.append((r, c, r + e.rs - 1, c + e.cs - 1, e, f, a, sz, ls))
                c += e.cs
            while (r, c) in occ: c += 1
            if c != g.nc: raise ValueError((d.name, "short row", r, c, [getattr(q, "t", q) for q in row]))
        hs = [max(minh, lead + 2 * pad)] * g.nr
        for k in g.cells:
            if k[0] == k[2]: hs[k[0]] = max(hs[k[0]], len(k[8]) * lead + 2 * pad)
        for k in g.cells:
            if k[0] != k[2]:
                need = len(k[8]) * lead + 2 * pad - sum(hs[k[0]:k[2] + 1])
                if need > 0: hs[k[2]] += need
        g.ys = [y]
        for h in hs: g.ys.append(g.ys[-1] + h)
        g.top, g.bottom, g.left, g.right = y, g.ys[-1], x, g.xs[-1]
    def band(g, r, fill, c0=0, c1=None, r1=None):
        g.d.rect(g.xs[c0], g.ys[r], g.xs[g.nc if c1 is None else c1 + 1], g.ys[(r if r1 is None else r1) + 1], fill=fill)
    def h(g, r, w=.5, c0=0, c1=None, gray=0, inset=0, col=None):
        g.d.line(g.xs[c0] + inset, g.ys[r], g.xs[g.nc if c1 is None else c1 + 1] - inset, g.ys[r], w, gray, col)
    def v(g, c, w=.5, r0=0, r1=None, gray=0, col=None):
        g.d.line(g.xs[c], g.ys[r0], g.xs[c], g.ys[g.nr if r1 is None else r1 + 1], w, gray, col)
    def box(g, w=.5, gray=0):
        """borders around every (merged) cell"""
        for r0, c0, r1, c1, *_ in g.cells:
            for a in ((c0, r0, c1 + 1, r0), (c0, r1 + 1, c1 + 1, r1 + 1), (c0, r0, c0, r1 + 1), (c1 + 1, r0, c1 + 1, r1 + 1)):
                g.d.line(g.xs[a[0]], g.ys[a[1]], g.xs[a[2]], g.ys[a[3]], w, gray)
    def draw(g):
        d = g.d; out = []
        for r0, c0, r1, c1, e, f, a, sz, ls in g.cells:
            if not e.t.strip(): continue
            t = " ".join(e.t.replace("|", " ").split()) if a == "$" else " ".join(e.t.split())
            out.append([r0, c0, r1, c1, t])
            X0, X1 = g.xs[c0] + g.px + e.ind, g.xs[c1 + 1] - g.px
            Y0, Y1 = g.ys[r0], g.ys[r1 + 1]
            va = e.va or g.va
            hh = len(ls) * g.lead
            yy = Y0 + g.pad if va == "t" else Y1 - g.pad - hh if va == "b" else (Y0 + Y1 - hh) / 2
            for i, l in enumerate(ls):
                by = yy + i * g.lead + (g.lead + sz * .68) / 2
                col = e.col if e.col is not None else 0
                if a == "$":           # sign|number
                    if "|" in l:
                        s_, n_ = l.split("|"); d.text(max(X0, X1 - 34), by, s_, f, sz, "l", col); d.text(X1, by, n_, f, sz, "r", col)
                    else: d.text(X1, by, l, f, sz, "r", col)
                elif a == "d":         # decimal aligned about 60 % of the width
                    P = X0 + (X1 - X0) * .62
                    ip = l.split(".")[0]
                    if not any(ch.isdigit() for ch in l): d.text(P, by, l, f, sz, "c", col)
                    else: d.text(P - stringWidth(ip, f, sz), by, l, f, sz, "l", col)
                elif a == "r": d.text(X1, by, l, f, sz, "r", col)
                elif a == "c": d.text((X0 + X1) / 2, by, l, f, sz, "c", col)
                else: d.text(X0, by, l, f, sz, "l", col)
        d.add((g.left, g.top, g.right, g.bottom), g.nr, g.nc, out)
        return g
