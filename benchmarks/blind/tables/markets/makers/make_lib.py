# drawing helpers only (top-left origin canvas, truth recorder); every layout lives in its own make_*.py
import json, random
from reportlab.pdfgen import canvas
from reportlab.pdfbase import pdfmetrics
from reportlab.pdfbase.ttfonts import TTFont
W = pdfmetrics.stringWidth
def reg(name, path): pdfmetrics.registerFont(TTFont(name, path))
def wrap(s, font, size, w):
    out, cur = [], ''
    for word in s.split(' '):
        t = (cur + ' ' + word).strip()
        if W(t, font, size) > w and cur: out.append(cur); cur = word
        else: cur = t
    return out + [cur]
class T:
    def __init__(s, d): s.d, s.page, s.cells, s.b, s.nr, s.nc = d, d.pn, [], None, 0, 0
    def ext(s, x0, y0, x1, y1):
        s.b = [x0, y0, x1, y1] if s.b is None else [min(s.b[0], x0), min(s.b[1], y0), max(s.b[2], x1), max(s.b[3], y1)]
    def put(s, r, c, txt, x, y, align='l', font=None, size=None, color=None, r1=None, c1=None, lead=None, sup=None):
        r1 = r if r1 is None else r1; c1 = c if c1 is None else c1
        s.nr = max(s.nr, r1 + 1); s.nc = max(s.nc, c1 + 1)
        lines = txt if isinstance(txt, list) else [txt]
        if not any(lines): return
        size = size or s.d.size; lead = lead or size * 1.2
        for i, l in enumerate(lines):
            bx = s.d.text(x, y + i * lead, l, font, size, align, color); s.ext(*bx)
        full = ' '.join(lines)
        if sup:
            s.d.text(bx[2] + .3, y + (len(lines) - 1) * lead - size * .32, sup, font, size * .62, 'l', color); full += sup
        s.cells.append([r, c, r1, c1, ' '.join(full.split())])
    def money(s, r, c, cur, num, xl, xr, y, font=None, size=None):
        b = s.d.text(xl, y, cur, font, size); s.ext(*b)
        s.ext(*s.d.text(xr, y, num, font, size, 'r'))
        s.nr = max(s.nr, r + 1); s.nc = max(s.nc, c + 1); s.cells.append([r, c, r, c, cur + ' ' + num])
    def js(s): return {"page": s.page, "bbox": [round(v, 1) for v in s.b], "n_rows": s.nr, "n_cols": s.nc, "cells": s.cells}
class D:
    def __init__(s, name, size, font, fs):
        s.name, s.psize, s.font, s.size = name, size, font, fs
        s.c = canvas.Canvas(name + '.pdf', pagesize=size); s.c.setTitle(name); s.pn = 1; s.tabs = []; s.boxes = []; s.w, s.h = size
    def newpage(s, size=None):
        s.check(); s.c.showPage(); s.pn += 1
        if size: s.w, s.h = size; s.c.setPageSize(size)
    def check(s):
        b = s.boxes
        for i in range(len(b)):
            x0, y0, x1, y1, t = b[i]
            if x0 < 8 or x1 > s.w - 8 or y1 > s.h - 6 or y0 < 6: print(s.name, s.pn, 'OFF PAGE', t)
            for j in range(i):
                u = b[j]
                if min(x1, u[2]) - max(x0, u[0]) > .2 and min(y1, u[3]) - max(y0, u[1]) > 1.2: print(s.name, s.pn, 'OVERLAP', repr(t), '|', repr(u[4]))
        s.boxes = []
    def text(s, x, y, t, font=None, size=None, align='l', color=None):
        font = font or s.font; size = size or s.size; w = W(t, font, size)
        x0 = {'l': x, 'r': x - w, 'c': x - w / 2}[align]
        s.c.setFont(font, size); s.c.setFillColor(color or '#000000'); s.c.drawString(x0, s.h - y, t)
        bx = (x0, y - size * .78, x0 + w, y + size * .22); s.boxes.append(bx + (t,)); return bx
    def para(s, x, y, w, t, font=None, size=None, lead=None, color=None, just=False):
        font = font or s.font; size = size or s.size; lead = lead or size * 1.28
        for l in wrap(t, font, size, w): s.text(x, y, l, font, size, 'l', color); y += lead
        return y
    def hl(s, x0, x1, y, w=.5, color='#000000', dash=None):
        s.c.setStrokeColor(color); s.c.setLineWidth(w); s.c.setDash(dash or []); s.c.line(x0, s.h - y, x1, s.h - y); s.c.setDash([])
    def vl(s, x, y0, y1, w=.5, color='#000000'):
        s.c.setStrokeColor(color); s.c.setLineWidth(w); s.c.line(x, s.h - y0, x, s.h - y1)
    def ln(s, x0, y0, x1, y1, w=.5, color='#000000'):
        s.c.setStrokeColor(color); s.c.setLineWidth(w); s.c.line(x0, s.h - y0, x1, s.h - y1)
    def box(s, x0, y0, x1, y1, fill=None, stroke=None, w=.5):
        if fill: s.c.setFillColor(fill)
        if stroke: s.c.setStrokeColor(stroke); s.c.setLineWidth(w)
        s.c.rect(x0, s.h - y1, x1 - x0, y1 - y0, fill=1 if fill else 0, stroke=1 if stroke else 0)
    def table(s): t = T(s); s.tabs.append(t); return t
    def save(s):
        s.check(); s.c.save()
        json.dump({"suite": "t7", "doc": s.name, "pdf": s.name + '.pdf', "kind": "generated", "complete": True, "tables": [t.js() for t in s.tabs]}, open(s.name + '.truth.json', 'w'), ensure_ascii=False, indent=0)
        print(s.name, 'pages', s.pn, [(t.page, t.nr, t.nc) for t in s.tabs])
