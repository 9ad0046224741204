"""Low-level drawing and truth recording (each make_dNN.py has its own layout)."""
import json, os
from reportlab.pdfgen import canvas
from reportlab.pdfbase import pdfmetrics
from reportlab.pdfbase.ttfonts import TTFont
HERE = os.path.dirname(os.path.abspath(__file__))
L = '/usr/share/fonts/truetype/liberation/'; D = '/usr/share/fonts/truetype/dejavu/'
for n, f in {'LS': L+'LiberationSans-Regular', 'LSB': L+'LiberationSans-Bold', 'LSI': L+'LiberationSans-Italic',
             'LN': L+'LiberationSansNarrow-Regular', 'LNB': L+'LiberationSansNarrow-Bold', 'LNI': L+'LiberationSansNarrow-Italic',
             'LR': L+'LiberationSerif-Regular', 'LRB': L+'LiberationSerif-Bold', 'LRI': L+'LiberationSerif-Italic',
             'LM': L+'LiberationMono-Regular', 'LMB': L+'LiberationMono-Bold',
             'DC': D+'DejaVuSansCondensed', 'DCB': D+'DejaVuSansCondensed-Bold', 'DCI': D+'DejaVuSansCondensed-Oblique',
             'DS': D+'DejaVuSerifCondensed', 'DSB': D+'DejaVuSerifCondensed-Bold', 'DSI': D+'DejaVuSerifCondensed-Italic'}.items():
    pdfmetrics.registerFont(TTFont(n, f+'.ttf'))
sw = pdfmetrics.stringWidth

class C:
    def __init__(s, t, cs=1, rs=1, al=None, b=None, i=False, col=None, ind=0, cur=None, size=None, va=None, sup=None, fill=None):
        s.t = str(t); s.cs = cs; s.rs = rs; s.al = al; s.b = b; s.i = i; s.col = col; s.ind = ind; s.cur = cur
        s.size = size; s.va = va; s.sup = sup; s.fill = fill
    def truth(s):
        x = ' '.join((s.t+(s.sup or '')).split())
        return (s.cur+' '+x) if s.cur else x

class R:
    def __init__(s, cells, h=None, fill=None, b=False, above=0, below=0, part=(), gap=0, va=None, col=None, lc=None, i=False):
        s.cells = cells; s.h = h; s.fill = fill; s.b = b; s.above = above; s.below = below; s.part = part; s.gap = gap
        s.va = va; s.col = col; s.lc = lc; s.i = i

class Doc:
    def __init__(s, name, size, suite='t2'):
        s.name = name; s.c = canvas.Canvas(os.path.join(HERE, name+'.pdf'), pagesize=size, pageCompression=1)
        s.size = size; s.W, s.H = size; s.page = 1; s.tables = []
    def next(s, size=None):
        s.c.showPage(); s.page += 1
        if size: s.c.setPageSize(size); s.size = size; s.W, s.H = size
        else: s.c.setPageSize(s.size)
    def text(s, x, y, t, font='LS', size=9, col='#000000', al='l'):
        c = s.c; c.setFillColor(col); c.setFont(font, size)
        getattr(c, {'l': 'drawString', 'r': 'drawRightString', 'c': 'drawCentredString'}[al])(x, s.H-y, t)
    def para(s, x, y, w, t, font='LS', size=9, lead=None, col='#000000', just=False):
        """Top at y; returns the y below."""
        lead = lead or size*1.25; ls = wrap(t, font, size, w)
        for k, l in enumerate(ls):
            base = y+k*lead+size*.8
            if just and k < len(ls)-1 and ' ' in l:
                to = s.c.beginText(x, s.H-base); to.setFont(font, size); to.setFillColor(col)
                to.setWordSpace(0)
                words = l.split(' '); gap = (w-sum(sw(q, font, size) for q in words))/(len(words)-1); xx = x
                for q in words:
                    s.text(xx, base, q, font, size, col); xx += sw(q, font, size)+gap
            else: s.text(x, base, l, font, size, col)
        return y+len(ls)*lead
    def line(s, x0, y0, x1, y1, w=.5, col='#000000'):
        s.c.setStrokeColor(col); s.c.setLineWidth(w); s.c.line(x0, s.H-y0, x1, s.H-y1)
    def rect(s, x0, y0, x1, y1, fill=None, stroke=None, w=.5):
        if fill: s.c.setFillColor(fill)
        if stroke: s.c.setStrokeColor(stroke); s.c.setLineWidth(w)
        s.c.rect(x0, s.H-y1, x1-x0, y1-y0, fill=1 if fill else 0, stroke=1 if stroke else 0)
    def add(s, bbox, nr, nc, cells):
        s.tables.append({'page': s.page, 'bbox': [round(v, 1) for v in bbox], 'n_rows': nr, 'n_cols': nc, 'cells': cells})
    def save(s):
        s.c.save()
        write_truth(s.name, s.tables)

def write_truth(name, tables):
    json.dump({'suite': 't2', 'doc': name, 'pdf': name+'.pdf', 'kind': 'generated', 'complete': True, 'tables': tables},
              open(os.path.join(HERE, name+'.truth.json'), 'w'), ensure_ascii=False, indent=1)

def wrap(t, font, size, w):
    out = []
    for part in t.split('\n'):
        cur = ''
        for q in part.split():
            n = (cur+' '+q).strip()
            if cur and sw(n, font, size) > w+.01: out.append(cur); cur = q
            else: cur = n
        out.append(cur)
    return out

def place(rows, nc):
    """-> list of (r0,c0,r1,c1,cell), truth order"""
    occ = set(); res = []
    for r, row in enumerate(rows):
        c = 0
        for x in row.cells:
            while (r, c) in occ: c += 1
            if x is None or x == '': c += 1; continue
            if not isinstance(x, C): x = C(x)
            for a in range(x.rs):
                for b in range(x.cs): occ.add((r+a, c+b))
            assert c+x.cs <= nc, (r, row.cells)
            if x.t: res.append((r, c, r+x.rs-1, c+x.cs-1, x))
            c += x.cs
        while (r, c) in occ: c += 1
        assert c >= nc, ('short row', r, c, nc, [getattr(k, 't', k) for k in row.cells])
    return res

def table(doc, x, y, widths, aligns, rows, fonts=('LS', 'LSB', 'LSI'), size=8, lead=None, px=3, py=2, va='m', col='#000000',
          grid=0, gridcol='#000000', vl=(), tight=False, hl=0, hlcol='#999999', bands=None, box=0, dw=None):
    """Draws the table and records its truth; returns y of its bottom. vl: column edges with vertical rules."""
    lead = lead or size*1.2; nc = len(widths); xs = [x]
    for w in widths: xs.append(xs[-1]+w)
    cells = place(rows, nc); lay = []
    hs = [0]*len(rows)
    for (r0, c0, r1, c1, k) in cells:
        row = rows[r0]; sz = k.size or size
        bold = k.b if k.b is not None else row.b
        f = fonts[1] if bold else fonts[2] if (k.i or row.i) else fonts[0]
        ww = xs[c1+1]-xs[c0]-2*px-k.ind
        ls = wrap(k.t, f, sz, ww)
        for l in ls:
            if sw(l, f, sz) > ww+1.5 : print(doc.name, 'p', doc.page, 'WIDE', repr(l), round(sw(l, f, sz)-ww, 1))
        lay.append((ls, f, sz))
        if r0 == r1: hs[r0] = max(hs[r0], len(ls)*lead+2*py)
    for r, row in enumerate(rows):
        if row.h: hs[r] = max(hs[r], row.h)
    for (r0, c0, r1, c1, k), (ls, f, sz) in zip(cells, lay):
        if r1 > r0:
            need = len(ls)*lead+2*py-sum(hs[r0:r1+1])
            if need > 0:
                for r in range(r0, r1+1): hs[r] += need/(r1-r0+1)
    tops = []; yy = y
    for r, row in enumerate(rows):
        yy += row.gap; tops.append(yy); yy += hs[r]
    bot = yy; end = [tops[r]+hs[r] for r in range(len(rows))]
    for r, row in enumerate(rows):
        fill = row.fill or (bands[r % len(bands)] if bands else None)
        if fill: doc.rect(xs[0], tops[r], xs[-1], end[r], fill=fill)
    for (r0, c0, r1, c1, k) in cells:
        if k.fill: doc.rect(xs[c0], tops[r0], xs[c1+1], end[r1], fill=k.fill)
    ink = [1e9, 1e9, 0, 0]; truth = []
    owner = {}
    for n, (r0, c0, r1, c1, k) in enumerate(cells):
        for a in range(r0, r1+1):
            for b in range(c0, c1+1): owner[a, b] = n
    for (r0, c0, r1, c1, k), (ls, f, sz) in zip(cells, lay):
        row = rows[r0]; al = k.al or (aligns[c0] if c1 == c0 else 'c'); v = k.va or row.va or va
        t, b = tops[r0], end[r1]; hh = len(ls)*lead
        ty = t+py if v == 't' else b-py-hh if v == 'b' else (t+b-hh)/2
        co = k.col or row.col or col
        for j, l in enumerate(ls):
            base = ty+j*lead+(lead-sz)/2+sz*.79; w = sw(l, f, sz)
            L0, R0 = xs[c0]+px+k.ind, xs[c1+1]-px
            if al == 'l': tx = L0
            elif al == 'r': tx = R0-w
            elif al == 'c': tx = (L0+R0)/2-w/2
            elif al == 'p':   # right, closing bracket or percent hangs
                tx = R0-w-sw(')', f, sz)
                if l.endswith(')'): tx = R0-w
            elif al == 'd':   # decimal point at a fixed place
                i = l.find('.'); frac = l[i:] if i >= 0 else ''
                tx = R0-(dw or 12)-sw(l[:len(l)-len(frac)], f, sz)
            doc.text(tx, base, l, f, sz, co)
            if k.sup and j == len(ls)-1: doc.text(tx+w+.3, base-sz*.34, k.sup, f, sz*.62, co)
            if k.cur and j == 0: doc.text(L0, base, k.cur, f, sz, co); ink[0] = min(ink[0], L0)
            ink = [min(ink[0], tx), min(ink[1], base-sz*.8), max(ink[2], tx+w), max(ink[3], base+sz*.22)]
        truth.append([r0, c0, r1, c1, k.truth()])
    nr = len(rows)
    if hl:
        for r in range(nr-1): doc.line(xs[0], end[r], xs[-1], end[r], hl, hlcol)
    if grid:
        own = lambda r, c: owner.get((r, c), ('e', r, c))
        for r in range(nr):
            for c in range(nc):
                if r == 0: doc.line(xs[c], tops[r], xs[c+1], tops[r], grid, gridcol)
                if c == 0: doc.line(xs[c], tops[r], xs[c], end[r], grid, gridcol)
                if r == nr-1 or own(r, c) != own(r+1, c): doc.line(xs[c], end[r], xs[c+1], end[r], grid, gridcol)
                if c == nc-1 or own(r, c) != own(r, c+1): doc.line(xs[c+1], tops[r], xs[c+1], end[r], grid, gridcol)
    for c in vl:
        for r in range(nr):
            if c in (0, nc) or owner.get((r, c-1), -1) != owner.get((r, c), -2): doc.line(xs[c], tops[r], xs[c], end[r], .4, gridcol)
    hasrule = bool(grid or hl or box or vl or bands)
    for r, row in enumerate(rows):
        lc = row.lc or '#000000'
        if row.above: doc.line(xs[0], tops[r], xs[-1], tops[r], row.above, lc); hasrule = True
        if row.below: doc.line(xs[0], end[r], xs[-1], end[r], row.below, lc); hasrule = True
        if row.fill: hasrule = True
        for (a, b, w) in row.part:   # rule under columns a..b (w<0: above)
            yy2 = end[r] if w > 0 else tops[r]
            doc.line(xs[a]+px*.6, yy2, xs[b+1]-px*.3, yy2, abs(w), lc)
    if box: doc.rect(xs[0], tops[0], xs[-1], bot, stroke=gridcol, w=box)
    bb = [xs[0], tops[0], xs[-1], bot] if hasrule and not tight else ink
    doc.add(bb, nr, nc, truth)
    return bot

def n0(v, dash='–'):
    return dash if v == 0 else f'({-v:,})' if v < 0 else f'{v:,}'
