"""Helper: places text of a grid, keeps the truth."""
import json, re
from reportlab.pdfgen import canvas
from reportlab.pdfbase.pdfmetrics import stringWidth, registerFont
from reportlab.pdfbase.ttfonts import TTFont
from reportlab.platypus import Paragraph
from reportlab.lib.styles import ParagraphStyle
from reportlab.lib.colors import HexColor

def C(t, cs=1, rs=1, **k):
    d = dict(t=t, cs=cs, rs=rs); d.update(k); return d

MK = re.compile(r'([\^_])\{([^}]*)\}')
def segs(w):
    out = []; p = 0
    for m in MK.finditer(w):
        if m.start() > p: out.append((w[p:m.start()], ''))
        out.append((m.group(2), m.group(1))); p = m.end()
    if p < len(w): out.append((w[p:], ''))
    return out
def plain(t): return re.sub(r'\s+', ' ', MK.sub(r'\2', t)).strip()
def width(t, f, s):
    return sum(stringWidth(x, f, s if not m else s * .68) for x, m in segs(t))
def put(c, x, y, t, f, s, color='#000000'):
    c.setFillColor(HexColor(color))
    for x_, m in segs(t):
        sz = s if not m else s * .68
        c.setFont(f, sz)
        c.drawString(x, y + (s * .34 if m == '^' else -s * .15 if m == '_' else 0), x_)
        x += stringWidth(x_, f, sz)
def wrap(t, f, s, w):
    lines = []
    for part in t.split('\n'):
        cur = ''
        for wd in part.split(' '):
            n = (cur + ' ' + wd) if cur else wd
            if cur and width(n, f, s) > w: lines.append(cur); cur = wd
            else: cur = n
        lines.append(cur)
    return lines

class Tab:
    def __init__(self, c, H, x, top, colw, font='Helvetica', size=8, lead=None, padx=3, pady=1.5, align=None):
        self.c, self.H, self.x, self.top = c, H, x, top
        self.colw = colw; self.xs = [x]
        for w in colw: self.xs.append(self.xs[-1] + w)
        self.font, self.size = font, size; self.lead = lead or size * 1.18
        self.padx, self.pady = padx, pady; self.n = len(colw)
        self.align = align or ['l'] + ['r'] * (self.n - 1)
        self.rows = []; self.occ = {}
    def row(self, cells, h=None, **st):
        r = len(self.rows); col = 0; placed = []
        for ce in cells:
            while (r, col) in self.occ: col += 1
            if not isinstance(ce, dict): ce = C('' if ce is None else str(ce))
            ce = dict(ce); ce['c'] = col
            assert col + ce['cs'] <= self.n, (cells, col)
            for i in range(ce['rs']):
                for j in range(ce['cs']): self.occ[(r + i, col + j)] = 1
            col += ce['cs']; placed.append(ce)
        self.rows.append(dict(cells=placed, h=h, st=st)); return self
    def g(self, r, ce, k, d=None):
        return ce.get(k, self.rows[r]['st'].get(k, d))
    def layout(self):
        self.ys = [self.top]
        for r, R in enumerate(self.rows):
            mx = 1
            for ce in R['cells']:
                f = self.g(r, ce, 'font', self.font); s = self.g(r, ce, 'size', self.size)
                w = self.xs[ce['c'] + ce['cs']] - self.xs[ce['c']] - 2 * self.padx - self.g(r, ce, 'indent', 0)
                ce['lines'] = wrap(ce['t'], f, s, w) if ce['t'] else []
                for l in ce['lines']:
                    if width(l, f, s) > w + 2 * self.padx - 1: print('WIDE', l, width(l, f, s), w)
                if ce['rs'] == 1: mx = max(mx, len(ce['lines']))
            R['H'] = R['h'] or mx * self.lead + 2 * self.pady
            R['H'] = max(R['H'], mx * self.lead + 2 * self.pady)
            R['H'] += R['st'].get('before', 0)
            self.ys.append(self.ys[-1] + R['H'])
        self.bottom = self.ys[-1]; self.right = self.xs[-1]
        return self
    def band(self, r, color, c0=0, c1=None, r1=None):
        c1 = self.n if c1 is None else c1; r1 = r + 1 if r1 is None else r1
        self.c.setFillColor(HexColor(color))
        self.c.rect(self.xs[c0], self.H - self.ys[r1], self.xs[c1] - self.xs[c0], self.ys[r1] - self.ys[r], stroke=0, fill=1)
    def hl(self, r, w=.5, c0=0, c1=None, color='#000000', dx=0, dy=0):
        c1 = self.n if c1 is None else c1
        self.c.setLineWidth(w); self.c.setStrokeColor(HexColor(color))
        y = self.H - self.ys[r] - dy
        self.c.line(self.xs[c0] + dx, y, self.xs[c1] - dx, y)
    def vl(self, k, r0=0, r1=None, w=.5, color='#000000'):
        r1 = len(self.rows) if r1 is None else r1
        self.c.setLineWidth(w); self.c.setStrokeColor(HexColor(color))
        self.c.line(self.xs[k], self.H - self.ys[r0], self.xs[k], self.H - self.ys[r1])
    def grid(self, w=.5, color='#000000'):
        """box round each cell (spans respected)"""
        self.c.setLineWidth(w); self.c.setStrokeColor(HexColor(color))
        for r, R in enumerate(self.rows):
            for ce in R['cells']:
                r1 = r + ce['rs']; c1 = ce['c'] + ce['cs']
                self.c.rect(self.xs[ce['c']], self.H - self.ys[r1], self.xs[c1] - self.xs[ce['c']], self.ys[r1] - self.ys[r], stroke=1, fill=0)
    def text(self):
        # decimal columns: width of the widest fraction
        frac = {}
        for r, R in enumerate(self.rows):
            for ce in R['cells']:
                if self._al(r, ce) == 'd' and ce['lines']:
                    f = self.g(r, ce, 'font', self.font); s = self.g(r, ce, 'size', self.size)
                    frac[ce['c']] = max(frac.get(ce['c'], 0), width(self._split(ce['t'])[1], f, s))
        for r, R in enumerate(self.rows):
            for ce in R['cells']:
                if not ce['lines']: continue
                f = self.g(r, ce, 'font', self.font); s = self.g(r, ce, 'size', self.size)
                a = self._al(r, ce); va = self.g(r, ce, 'va', 'm' if ce['rs'] > 1 else 't')
                x0 = self.xs[ce['c']] + self.padx; x1 = self.xs[ce['c'] + ce['cs']] - self.padx
                y0 = self.ys[r] + self.pady + R['st'].get('before', 0); y1 = self.ys[r + ce['rs']] - self.pady
                hh = len(ce['lines']) * self.lead
                y = y0 if va == 't' else (y1 - hh if va == 'b' else (y0 + y1 - hh) / 2)
                for l in ce['lines']:
                    w = width(l, f, s)
                    if a == 'l': x = x0 + self.g(r, ce, 'indent', 0)
                    elif a == 'r': x = x1 - w - ce.get('rpad', 0)
                    elif a == 'd':
                        i, q = self._split(l); x = x1 - self.dpad.get(ce['c'], 0) - frac[ce['c']] - width(i, f, s)
                    else: x = (x0 + x1 - w) / 2
                    put(self.c, x, self.H - y - s * .92, l, f, s, self.g(r, ce, 'color', '#000000'))
                    y += self.lead
        return self
    dpad = {}
    def _al(self, r, ce):
        return self.g(r, ce, 'al', None) or self.align[ce['c']]
    def _split(self, t):
        i = t.find('.')
        if i < 0:
            m = re.match(r'[^\d]*[\d\s,]*', t); k = len(m.group(0).rstrip()) if re.search(r'\d', t) else len(t)
            return t[:k], t[k:]
        return t[:i], t[i:]
    def truth(self, page, bbox=None):
        cells = []
        for r, R in enumerate(self.rows):
            for ce in R['cells']:
                t = plain(ce['t'])
                if t: cells.append([r, ce['c'], r + ce['rs'] - 1, ce['c'] + ce['cs'] - 1, t])
        b = bbox or [self.x, self.top, self.right, self.bottom]
        return dict(page=page, bbox=[round(v, 1) for v in b], n_rows=len(self.rows), n_cols=self.n, cells=cells)

def save(name, tables):
    json.dump(dict(suite='t1', doc=name, pdf=name + '.pdf', kind='generated', complete=True, tables=tables),
              open(name + '.truth.json', 'w'), ensure_ascii=False, indent=1)
def para(c, H, x, top, w, txt, font='Times-Roman', size=9, lead=11, al=4, color='#000000', first=0):
    p = Paragraph(txt, ParagraphStyle('p', fontName=font, fontSize=size, leading=lead, alignment=al, textColor=HexColor(color), firstLineIndent=first))
    _, h = p.wrap(w, 5000); p.drawOn(c, x, H - top - h); return top + h
def flow(c, H, cols, paras, font='Times-Roman', size=9, lead=11, gap=3, first=10):
    """cols: list of (x, top, w, bottom); flows paragraphs, cuts the rest."""
    st = ParagraphStyle('p', fontName=font, fontSize=size, leading=lead, alignment=4, firstLineIndent=first)
    hd = ParagraphStyle('h', fontName=font.replace('Roman', 'Bold') if 'Roman' in font else font + '-Bold', fontSize=size + .5, leading=lead + 2, spaceBefore=3)
    q = [Paragraph(t[1:] if t[0] == '#' else t, hd if t[0] == '#' else st) for t in paras]; k = 0
    left = q[:]
    for x, top, w, bottom in cols:
        y = top
        while left:
            p = left[0]; _, h = p.wrap(w, 5000)
            if y + h <= bottom: p.drawOn(c, x, H - y - h); y += h + gap; left.pop(0); continue
            if bottom - y < 2 * lead: break
            sp = p.split(w, bottom - y)
            if len(sp) == 2:
                _, h = sp[0].wrap(w, 5000); sp[0].drawOn(c, x, H - y - h); left[0] = sp[1]
            break
    if left: print('prose left over:', len(left))
    else: print('prose ended at', y, 'of', bottom)
