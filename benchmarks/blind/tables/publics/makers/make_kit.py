"""Small drawing kit: each printed cell is recorded as it is drawn (top-left origin)."""
import json, os
from reportlab.pdfgen import canvas
from reportlab.pdfbase import pdfmetrics
from reportlab.pdfbase.ttfonts import TTFont
from reportlab.lib.utils import simpleSplit
from reportlab.lib.colors import HexColor, black, white
HERE = os.path.dirname(os.path.abspath(__file__))
SUITE = "t3"
def _find(fn):
    for d, _, fs in os.walk('/usr/share/fonts'):
        if fn in fs: return os.path.join(d, fn)
_done = set()
def ttf(name, fn):
    if name not in _done:
        pdfmetrics.registerFont(TTFont(name, _find(fn))); _done.add(name)
    return name
def t1(name, base):
    if name not in _done:
        afm = _find(base + '.afm'); pfb = _find(base + '.pfb') or _find(base + '.t1')
        face = pdfmetrics.EmbeddedType1Face(afm, pfb)
        pdfmetrics.registerTypeFace(face)
        pdfmetrics.registerFont(pdfmetrics.Font(name, face.name, 'WinAnsiEncoding')); _done.add(name)
    return name
W = pdfmetrics.stringWidth

class Doc:
    def __init__(s, name, size, rotate=False):
        s.name, s.w, s.h, s.rot = name, size[0], size[1], rotate
        phys = size  # reportlab itself swaps the sides when a page is rotated
        s.c = canvas.Canvas(os.path.join(HERE, name + '.pdf'), pagesize=phys)
        s.page, s.tabs, s.ox = 1, [], 0  # ox: shift to the right (second page of a spread)
        s._start()
    def _start(s):
        if s.rot:
            s.c.setPageRotation(90); s.c.transform(0, 1, -1, 0, s.h, 0)
    def next(s, size=None):
        s.c.showPage(); s.page += 1
        if size:
            s.w, s.h = size; s.c.setPageSize(size)
        s._start()
    def t(s, x, y, txt, font, size, al='l', col=None):
        if col: s.c.setFillColor(HexColor(col))
        else: s.c.setFillColor(black)
        s.c.setFont(font, size)
        w = W(txt, font, size); x += s.ox
        x0 = {'l': x, 'r': x - w, 'c': x - w / 2}[al]
        s.c.drawString(x0, s.h - y, txt)
        return x0, x0 + w
    def prose(s, x, y, w, txt, font, size, lead, col=None, justify=True):
        """paragraphs; returns the y after"""
        for para in txt.split('\n'):
            ls = simpleSplit(para, font, size, w)
            for i, l in enumerate(ls):
                if justify and i < len(ls) - 1 and ' ' in l:
                    to = s.c.beginText(x + s.ox, s.h - y); to.setFont(font, size)
                    s.c.setFillColor(HexColor(col) if col else black)
                    to.setWordSpace((w - W(l, font, size)) / l.count(' ')) if not font in _done else None
                    if font in _done:
                        # TTF fonts ignore word spacing: place word by word
                        gap = (w - sum(W(k, font, size) for k in l.split(' '))) / l.count(' ')
                        xx = x + s.ox
                        for k in l.split(' '):
                            s.c.setFont(font, size); s.c.drawString(xx, s.h - y, k); xx += W(k, font, size) + gap
                    else:
                        to.textOut(l); to.setWordSpace(0); s.c.drawText(to)
                else: s.t(x, y, l, font, size, 'l', col)
                y += lead
            y += lead * .35
        return y
    def line(s, x0, y0, x1, y1, w=.5, col=None, dash=None):
        s.c.setLineWidth(w); s.c.setStrokeColor(HexColor(col) if col else black)
        s.c.setDash(*(dash or ([],)))
        s.c.line(x0 + s.ox, s.h - y0, x1 + s.ox, s.h - y1); s.c.setDash([])
    def box(s, x0, y0, x1, y1, fill=None, w=None, col=None):
        if fill: s.c.setFillColor(HexColor(fill))
        if w: s.c.setLineWidth(w); s.c.setStrokeColor(HexColor(col) if col else black)
        s.c.rect(x0 + s.ox, s.h - y1, x1 - x0, y1 - y0, stroke=1 if w else 0, fill=1 if fill else 0)
    def save(s):
        s.c.save(); write(s.name, s.tabs)

class Tab:
    def __init__(s, doc, nc):
        s.d, s.nc, s.cells, s.bb, s.page = doc, nc, [], [1e9, 1e9, -1e9, -1e9], doc.page
        doc.tabs.append(s)
    def ext(s, x0, y0, x1, y1):
        b = s.bb; s.bb = [min(b[0], x0), min(b[1], y0), max(b[2], x1), max(b[3], y1)]
    def line(s, x0, y0, x1, y1, *a, **k):
        s.d.line(x0, y0, x1, y1, *a, **k); o = s.d.ox; s.ext(o + min(x0, x1), min(y0, y1), o + max(x0, x1), max(y0, y1))
    def box(s, x0, y0, x1, y1, *a, **k):
        s.d.box(x0, y0, x1, y1, *a, **k); s.ext(x0 + s.d.ox, y0, x1 + s.d.ox, y1)
    def put(s, r, c, txt, x, y, al='l', font='Helvetica', size=8, r1=None, c1=None, lead=None, col=None, dec=','):
        """y = baseline of first line; '\\n' wraps; al 'd' aligns on dec; '\\t' splits sign from number ('$\\t5': sign at x tuple[0])"""
        txt = str(txt)
        if txt == '': return
        lead = lead or size * 1.18
        for i, l in enumerate(txt.split('\n')):
            yy = y + i * lead
            if al == 'd':
                j = l.find(dec); left = l if j < 0 else l[:j]
                x0, x1 = s.d.t(x - W(left, font, size), yy, l, font, size, 'l', col)
            elif '\t' in l:
                sg, num = l.split('\t')
                x0, _ = s.d.t(x[0], yy, sg, font, size, 'l', col); _, x1 = s.d.t(x[1], yy, num, font, size, 'r', col)
            else: x0, x1 = s.d.t(x, yy, l, font, size, al, col)
            s.ext(x0, yy - size * .75, x1, yy + size * .22)
        s.cells.append([r, c, r if r1 is None else r1, c if c1 is None else c1, ' '.join(txt.split())])
    def row(s, r, vals, xs, als, y, font='Helvetica', size=8, **k):
        for c, v in enumerate(vals):
            if v not in ('', None): s.put(r, c, v, xs[c], y, als[c], font, size, **k)
    def as_dict(s):
        return {"page": s.page, "bbox": [round(v, 1) for v in s.bb], "n_rows": max(c[2] for c in s.cells) + 1,
                "n_cols": s.nc, "cells": sorted(s.cells)}
def write(name, tabs):
    o = {"suite": SUITE, "doc": name, "pdf": name + ".pdf", "kind": "generated", "complete": True,
         "tables": [t if isinstance(t, dict) else t.as_dict() for t in tabs]}
    for t in o['tables']:
        seen = {}
        for r0, c0, r1, c1, x in t['cells']:
            assert x and r1 >= r0 and c1 >= c0 and c1 < t['n_cols'], (name, x)
            for r in range(r0, r1 + 1):
                for c in range(c0, c1 + 1):
                    assert (r, c) not in seen, (name, r, c, x, seen[(r, c)]); seen[(r, c)] = x
        assert {r for r, _ in seen} == set(range(t['n_rows'])), (name, 'empty row', set(range(t['n_rows']))-{r for r,_ in seen})
        assert {c for _, c in seen} == set(range(t['n_cols'])), (name, 'empty col')
    json.dump(o, open(os.path.join(HERE, name + '.truth.json'), 'w'), ensure_ascii=False, indent=0)
    print(name, [(t['page'], t['n_rows'], t['n_cols']) for t in o['tables']])
