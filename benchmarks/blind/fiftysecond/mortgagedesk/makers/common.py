import json, os, random, datetime as dt, subprocess, shutil
HERE = os.path.dirname(os.path.abspath(__file__))
D = dt.date
SEED = 5202
FIRST = "Alma Bert Corinne Dario Edwina Felix Greta Harlan Imogen Jorge Katrin Lowell Mavis Nestor Odette Percy Rosalind Stellan Thea Ulises Verna Wendell Yolanda Zane Bettina Cyrus Delphine Emory Fausto Ginevra Hollis Ines Jasper Kendra Lionel Marisol Norbert Opal Quentin Ramona".split()
LAST = "Aldersmith Brockway Castellane Dunmoor Eberling Farraday Gantz Hollowell Isherby Jankowitz Kestrell Lindqvast Marchetta Nordeen Ostrander Pellworth Quillan Rademark Sorrelli Tidwater Underhay Valcourt Wexfield Yarborn Zielonko Amberly Boudrin Calloway-Reed Draycott Estevarez Fennimoor Grabowen Hathersley Ingerman Jessamy Kowalt Lattimar Mendezza Naismythe Okonwe".split()
class Namer:
    def __init__(s, r): s.r=r; s.seen=set()
    def full(s):
        while 1:
            a=s.r.choice(FIRST), s.r.choice(LAST)
            if a not in s.seen:
                s.seen.add(a); return a
def rng(name): return random.Random(f"{SEED}-{name}")
def iso(d): return d.isoformat() if isinstance(d, dt.date) else d
def us(d, y4=True, pad=False):
    if not isinstance(d, dt.date): return d or ""
    y = str(d.year) if y4 else f"{d.year%100:02d}"
    return f"{d.month:02d}/{d.day:02d}/{y}" if pad else f"{d.month}/{d.day}/{y}"
def m2(v, sign=""): return "" if v is None else (f"{sign}{v:,.2f}" if v>=0 else f"({sign}{-v:,.2f})")
def m0(v, sign=""): return "" if v is None else (f"{sign}{v:,.0f}" if v>=0 else f"({sign}{-v:,.0f})")
def R(**k):
    o={}
    for a,v in k.items():
        if v is None or v==[] : continue
        if isinstance(v, dt.date): v=iso(v)
        o[a]=v
    if 'rentSteps' in o:
        o['rentSteps']=[dict(s, date=iso(s['date'])) for s in o['rentSteps']]
    return o
def S(rows,key):
    if callable(key): return round(sum(key(r) or 0 for r in rows),2)
    return round(sum(r.get(key) or 0 for r in rows),2)
def ch(*pairs): return [{"code":c,"amount":a} for c,a in pairs if a is not None]
def save(name, asset, rows, propertyName, asOn, units, occ, vac, style, hard, author, sheet=None, planted=None, checks=()):
    """checks: (key | ['charge',code], printed total, note) """
    t=dict(propertyName=propertyName, asOnDate=asOn, units=units, occupied=occ, vacant=vac, sheet=sheet, planted=planted, rows=rows)
    json.dump(t, open(f"{HERE}/truth/{name}.json","w"), indent=1, ensure_ascii=False)
    json.dump(list(checks), open(f"{HERE}/checks/{name}.json","w"), indent=1)
    p=f"{HERE}/build/index_parts.json"
    parts=json.load(open(p)) if os.path.exists(p) else {}
    parts[name]=dict(file=name, assetType=asset, documentType="RENT_ROLL", author=author, style=style, hard=hard)
    json.dump(parts, open(p,"w"), indent=1)
    json.dump([parts[k] for k in sorted(parts)], open(f"{HERE}/index.json","w"), indent=1)
def html2pdf(name, html, margins=(58,54), fonts=("Times-Roman","Times-Bold"), size=10, cellsize=None, pad=3, width=None, grid=.5):
    """a small word-processor: p / table subset of HTML laid out with platypus"""
    from html.parser import HTMLParser
    from reportlab.platypus import SimpleDocTemplate, Paragraph, Table, TableStyle, PageBreak, Spacer
    from reportlab.lib.styles import ParagraphStyle
    from reportlab.lib.pagesizes import letter
    from reportlab.lib import colors
    import re
    AL={"left":0,"center":1,"right":2,"justify":4}
    W=letter[0]-2*margins[0]; cs=cellsize or size
    story=[]
    def para(txt,al=0,fs=size,bold=False,after=6):
        return Paragraph(txt,ParagraphStyle('p',fontName=fonts[1 if bold else 0],fontSize=fs,leading=fs*1.22,alignment=al,spaceAfter=after))
    class P(HTMLParser):
        def __init__(s): super().__init__(convert_charrefs=False); s.buf=None; s.tab=None
        def handle_starttag(s,t,a):
            a=dict(a)
            if t=="p":
                if "page-break" in a.get("style",""): story.append(PageBreak())
                m=re.search(r"font-size:([\d.]+)",a.get("style","")); s.att=(AL[a.get("align","left")],float(m.group(1)) if m else size); s.buf=""
            elif t=="table": s.tab=[];s.w=[];s.spans=[];s.va='MIDDLE'
            elif t=="tr": s.tab.append([])
            elif t in("td","th"):
                s.cell=(a,t=="th"); s.buf=""
                if len(s.tab)==1 and "width" in a: s.w.append(float(a["width"].rstrip("%")))
            elif s.buf is not None: s.buf+="<br/>" if t=="br" else f"<{t}>"
        def handle_endtag(s,t):
            if t=="p": story.append(Spacer(1,size*1.2) if s.buf=="&nbsp;" else para(s.buf,*s.att)); s.buf=None
            elif t in("td","th"):
                a,h=s.cell; al=AL[a.get("align","center" if h else "left")]
                r=s.tab[-1]; c0=len(r); n=int(a.get("colspan",1))
                r.append(para(s.buf,al,cs,h,0)); r+= [""]*(n-1)
                if n>1: s.spans.append(('SPAN',(c0,len(s.tab)-1),(c0+n-1,len(s.tab)-1)))
                s.buf=None
            elif t=="table":
                tot=sum(s.w); tb=Table(s.tab,colWidths=[W*x/tot for x in s.w],repeatRows=1)
                tb.setStyle(TableStyle([('GRID',(0,0),(-1,-1),grid,colors.black),('VALIGN',(0,0),(-1,-1),'TOP'),('VALIGN',(0,0),(-1,0),'BOTTOM'),('TOPPADDING',(0,0),(-1,-1),pad-1.5),('BOTTOMPADDING',(0,0),(-1,-1),pad),('LEFTPADDING',(0,0),(-1,-1),4),('RIGHTPADDING',(0,0),(-1,-1),4)]+s.spans))
                story.append(tb); s.tab=None
            elif s.buf is not None and t!="br": s.buf+=f"</{t}>"
        def handle_data(s,d):
            if s.buf is not None: s.buf+=d
        def handle_entityref(s,n):
            if s.buf is not None: s.buf+=f"&{n};"
    P().feed(html[html.index("<body>"):])
    SimpleDocTemplate(f"{HERE}/documents/{name}.pdf",pagesize=letter,leftMargin=margins[0],rightMargin=margins[0],topMargin=margins[1],bottomMargin=margins[1]).build(story)
