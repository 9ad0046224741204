import random, json, os, datetime as D
from reportlab.platypus import SimpleDocTemplate, Table, TableStyle, Paragraph, Spacer
from reportlab.lib.styles import ParagraphStyle
from reportlab.lib.pagesizes import letter, landscape, A4, legal
from reportlab.lib import colors
import xlsxwriter
B=os.path.dirname(os.path.abspath(__file__))
for d in('documents','truth'): os.makedirs(f'{B}/{d}',exist_ok=True)
INDEX=[]
KEYS="unit building propertyName unitType area tenantName statusText section marketRent contractRent annualRent leaseStartDate leaseEndDate moveInDate moveOutDate deposit balance charges totalCharges rentSteps".split()
XF={'%m/%d/%Y':'mm/dd/yyyy','%d-%b-%y':'dd-mmm-yy','%Y-%m-%d':'yyyy-mm-dd','%d/%m/%Y':'dd/mm/yyyy','%b %d, %Y':'mmm dd, yyyy','%m/%d/%y':'mm/dd/yy','%d.%m.%Y':'dd.mm.yyyy','%Y/%m/%d':'yyyy/mm/dd'}
def fmt(v,f):
    if v is None or v=='': return ''
    if isinstance(v,str): return v
    if f=='t': return str(v)
    if f in('i','n0'): return f'{v:,.0f}'
    if f=='m0': return f'${v:,.0f}'
    if f=='m2': return f'{v:,.2f}'
    if f=='d2': return f'${v:,.2f}'
    if f=='frn': return f'{v:,.0f}'.replace(',',' ')
    if f=='fr': return f'{v:,.2f}'.replace(',',' ').replace('.',',')+' $'
    if '%' in f: return v.strftime(f)
    return str(v)
def val(r,c):
    h,k,f=c[:3]
    if callable(k): return k(r)
    return r['_p_'+k] if '_p_'+k in r else r.get(k)
def expand(cols,rows):
    """-> list of (kind, cells)"""
    out=[];sec=[];al=[]
    for r in rows:
        if '_h' in r: sec=[];out.append(('h',[r['_h']]+['']*(len(cols)-1)));continue
        if '_sub' in r or '_tot' in r:
            src=sec if '_sub' in r else al; lab=r.get('_sub') or r.get('_tot')
            cells=[]
            for c in cols:
                k=c[1]
                cells.append(round(sum(x.get(k) or 0 for x in src if isinstance(x.get(k),(int,float))),2) if k in r['keys'] else '')
            cells[0]=lab; out.append(('s',cells));continue
        if '_note' in r: out.append(('n',[r['_note']]+['']*(len(cols)-1)));continue
        sec.append(r);al.append(r);out.append(('r',[val(r,c) for c in cols]))
    return out
def iso(v): return v.isoformat()[:10] if isinstance(v,(D.date,)) else v
def finish(s):
    rows=[]
    printed={c[1] for c in s['cols'] if not callable(c[1])}|{'statusText','section','charges','totalCharges','rentSteps'}|set(s.get('also',[]))
    for r in s['rows']:
        if any(k in r for k in('_h','_sub','_tot','_note')): continue
        t={k:iso(r[k]) for k in KEYS if k in printed and r.get(k) is not None}
        assert t.get('unit') or t.get('tenantName'),r
        rows.append(t)
    u,o,v=s['counts']
    T=dict(propertyName=s['prop'],asOnDate=s['date'],units=u,occupied=o,vacant=v,sheet=s.get('truthsheet'),planted=None,rows=rows)
    json.dump(T,open(f"{B}/truth/{s['file']}.json",'w'),indent=1,ensure_ascii=False)
    INDEX.append(dict(file=s['file'],assetType=s['at'],documentType='RENT_ROLL',author='drill_commercial',style=s['style'],hard=s.get('hard',False)))
NUM={'frn','i','n0','m0','m2','d2','fr'}
def pdf(s):
    fs=s.get('fs',7.5);fn=s.get('font','Helvetica');bf={'Helvetica':'Helvetica-Bold','Times-Roman':'Times-Bold','Courier':'Courier-Bold'}[fn]
    pg=s.get('page',landscape(letter))
    doc=SimpleDocTemplate(f"{B}/documents/{s['file']}",pagesize=pg,leftMargin=40,rightMargin=40,topMargin=54,bottomMargin=50,title=s.get('title','report'),invariant=1)
    fl=[]
    def line(t):
        al=0
        if isinstance(t,tuple):
            if t[0]=='sp': fl.append(Spacer(1,t[1]));return
            tb=Table(t[1],hAlign=t[2] if len(t)>2 else 'LEFT')
            st=[('FONT',(0,0),(-1,-1),fn,fs),('TOPPADDING',(0,0),(-1,-1),1.5),('BOTTOMPADDING',(0,0),(-1,-1),1.5)]
            if t[0]=='box': st+=[('GRID',(0,0),(-1,-1),.4,colors.grey),('FONT',(0,0),(-1,0),bf,fs)]
            tb.setStyle(TableStyle(st));fl.append(tb);return
        if t[0]=='^':al=1;t=t[1:]
        elif t[0]=='>':al=2;t=t[1:]
        sz,f=fs+1,fn
        if t.startswith('##'):sz,f,t=fs+3,bf,t[2:]
        elif t.startswith('#'):sz,f,t=fs+7,bf,t[1:]
        elif t.startswith('~'):sz,t=fs-1,t[1:]
        fl.append(Paragraph(t,ParagraphStyle('x',fontName=f,fontSize=sz,leading=sz*1.3,alignment=al,spaceAfter=1)))
    for t in s['pre']: line(t)
    fl.append(Spacer(1,6))
    cols=s['cols'];data=[[c[0] for c in cols]];
    hb=s.get('hb',colors.Color(.85,.88,.93))
    st=[('FONT',(0,0),(-1,-1),fn,fs),('FONT',(0,0),(-1,0),bf,fs),('VALIGN',(0,0),(-1,0),'BOTTOM'),('VALIGN',(0,1),(-1,-1),'TOP'),('TOPPADDING',(0,0),(-1,-1),1.8),('BOTTOMPADDING',(0,0),(-1,-1),1.8),('LEFTPADDING',(0,0),(-1,-1),s.get('pad',4)),('RIGHTPADDING',(0,0),(-1,-1),s.get('pad',4))]
    if hb: st.append(('BACKGROUND',(0,0),(-1,0),hb))
    ru=s.get('rules','line')
    if ru=='grid': st.append(('GRID',(0,0),(-1,-1),.3,colors.grey))
    elif ru=='line': st+=[('LINEBELOW',(0,0),(-1,0),.8,colors.black),('LINEABOVE',(0,0),(-1,0),.8,colors.black)]
    elif ru=='zebra': st.append(('ROWBACKGROUNDS',(0,1),(-1,-1),[colors.white,colors.Color(.95,.95,.95)]))
    for j,c in enumerate(cols):
        if c[2] in NUM: st.append(('ALIGN',(j,0),(j,-1),'RIGHT'))
    for k,cells in expand(cols,s['rows']):
        i=len(data)
        if k in'hn':
            st.append(('SPAN',(0,i),(-1,i)));st.append(('FONT',(0,i),(-1,i),bf if k=='h' else fn,fs)); st.append(('ALIGN',(0,i),(-1,i),'LEFT'))
        if k=='s':
            st+=[('FONT',(0,i),(-1,i),bf,fs),('LINEABOVE',(0,i),(-1,i),.5,colors.black)]
            n=1
            while n<len(cells) and cells[n]=='':n+=1
            if n>1: st+=[('SPAN',(0,i),(n-1,i)),('ALIGN',(0,i),(0,i),'LEFT')]
        data.append([fmt(v,c[2]) for v,c in zip(cells,cols)])
    fl.append(Table(data,repeatRows=1,style=TableStyle(st),hAlign=s.get('hal','LEFT')))
    fl.append(Spacer(1,8))
    for t in s['post']: line(t)
    def deco(c,d):
        W,H=pg;c.setFont(fn,7)
        for pos,t in s.get('deco',{}).items():
            t=t.replace('{p}',str(d.page)); y=H-34 if pos[0]=='t' else 28
            if pos[1]=='l':c.drawString(40,y,t)
            elif pos[1]=='r':c.drawRightString(W-40,y,t)
            else:c.drawCentredString(W/2,y,t)
    doc.build(fl,onFirstPage=deco,onLaterPages=deco);finish(s)
def xlsx(s):
    wb=xlsxwriter.Workbook(f"{B}/documents/{s['file']}",{'in_memory':True}); wb.set_properties({'created':D.datetime(2020,1,1)})
    sh=s.get('sheetname','Sheet1'); 
    def other(x):
        w2=wb.add_worksheet(x[0])
        for i,l in enumerate(x[1]):
            for j,v in enumerate(l if isinstance(l,(list,tuple)) else [l]):
                if isinstance(v,D.date): w2.write_datetime(i,j,D.datetime(v.year,v.month,v.day),wb.add_format({'num_format':'mm/dd/yyyy'}))
                else: w2.write(i,j,v)
        w2.set_column(0,3,24)
    for x in s.get('before',[]): other(x)
    ws=wb.add_worksheet(sh)
    for x in s.get('after',[]): other(x)
    if s.get('before') or s.get('after'): s['truthsheet']=sh; ws.activate()
    fn=s.get('font','Calibri');F={}
    def f(**k):
        key=json.dumps(k,sort_keys=True)
        if key not in F: F[key]=wb.add_format(dict(font_name=fn,font_size=k.pop('fs',10),**k))
        return F[key]
    o=s.get('off',0);r=s.get('top',0);cols=s['cols'];grid={'border':1} if s.get('rules')=='grid' else {}
    def put(r,c,v,x={}):
        if isinstance(v,tuple) and v[0]=='=': ws.write_formula(r,c,v[1],f(**x),v[2])
        elif isinstance(v,tuple): ws.write_datetime(r,c,D.datetime(v[0].year,v[0].month,v[0].day),f(num_format=v[1],align='left',**x))
        elif isinstance(v,str): ws.write_string(r,c,v,f(**x)) if v else ws.write_blank(r,c,None,f(**x)) if x else None
        elif v is None: ws.write_blank(r,c,None,f(**x)) if x else None
        else: ws.write_number(r,c,v,f(**x))
    def line(t,r):
        if isinstance(t,tuple):
            if t[0]=='sp': return r+1
            for l in t[1]:
                for j,v in enumerate(l): put(r,o+j+(t[2] if len(t)>2 else 0),v,{'border':1} if t[0]=='box' else {})
                r+=1
            return r
        x={}
        t=t.lstrip('^>')
        if t.startswith('##'): x,t={'bold':True,'fs':12},t[2:]
        elif t.startswith('#'): x,t={'bold':True,'fs':15},t[1:]
        elif t.startswith('~'): x,t={'italic':True,'fs':8},t[1:]
        put(r,o,t,x);return r+1
    for t in s['pre']: r=line(t,r)
    r+=s.get('gap',1); hr=r
    for j,c in enumerate(cols): put(r,o+j,c[0],dict(bold=True,text_wrap=True,valign='bottom',bg_color=s.get('hb','#DDE6F0'),bottom=1,**({'border':1} if grid else {})))
    NF={'i':'#,##0','n0':'#,##0','m0':'$#,##0','m2':'#,##0.00','d2':'$#,##0.00','fr':'#,##0.00 $'}
    wid=[max(len(p) for p in c[0].split('\n'))+1 for c in cols];r+=1;s['first']=r
    for k,cells in expand(cols,s['rows']):
        for j,(v,c) in enumerate(zip(cells,cols)):
            x=dict(grid)
            if k in'hs': x['bold']=True
            if k=='n': x['italic']=True
            if k=='s': x['top']=1
            if c[2] in NF and isinstance(v,(int,float)) and not s.get('astext'): put(r,o+j,v,dict(num_format=NF[c[2]],**x));n=len(fmt(v,c[2]))+1
            elif isinstance(v,D.date) and not s.get('astext') and c[2] in XF: 
                ws.write_datetime(r,o+j,D.datetime(v.year,v.month,v.day),f(num_format=XF[c[2]],**x));n=11
            else:
                t=fmt(v,c[2]);put(r,o+j,t,x);n=len(t)
            if k=='r': wid[j]=max(wid[j],n+1)
        r+=1
    for t in list(s['pre'])+list(s['post']):
        if isinstance(t,tuple) and t[0]!='sp':
            for l in t[1]:
                for j,v in enumerate(l[:2]):
                    if isinstance(v,str) and j+1<len(l) and l[j+1]!='': wid[j]=max(wid[j],len(v)+1)
    for j,w in enumerate(wid): ws.set_column(o+j,o+j,min(w,34))
    for (rr,cc,v) in s.get('side',[]): put(rr,cc,v,{'border':1})
    r+=1
    for t in s['post']: r=line(t,r)
    ws.set_landscape();ws.fit_to_pages(1,0)
    if s.get('hdr'): ws.set_header(s['hdr'])
    if s.get('ftr'): ws.set_footer(s['ftr'])
    wb.close();finish(s)
def real(rows): return [r for r in rows if '_c' in r]
def cnt(rows):
    g=lambda c:sum(r.get('_n',1) for r in real(rows) if r['_c'] in c)
    return g('ovn'),g('o'),g('v')
def cn(rows,c): return sum(r.get('_n',1) for r in real(rows) if r['_c'] in c)
def am(d,m):
    y=d.year+(d.month-1+m)//12;return D.date(y,(d.month-1+m)%12+1,1)
def term(R,asof,terms=(36,60,60,84,120)):
    while 1:
        t=R.choice(terms);s=am(asof,-R.randint(1,96));e=am(s,t)-D.timedelta(1)
        if s<=asof and e>asof+D.timedelta(20): return s,e
A="Alder Birchmont Calloway Dunmore Everfield Fenwick Glasbury Hartwell Ivystone Juniper Kestrel Larkhaven Merrow Northgate Oakline Pemberly Quillfeather Ravensworth Saltmarsh Tamarack Umberland Verity Westmere Yarrow Zephyr Bramblewood Copperleaf Driftwood Elmcrest Foxglove".split()
K={'office':"Advisors LLC|Engineering, P.C.|Law Group|Software Inc.|Capital Partners|Insurance Agency|Title & Escrow|Architects|Staffing|Consulting Group".split('|'),
'shop':"Nail Spa|Pizzeria|Dry Cleaners|Wireless|Fitness Studio|Liquor & Wine|Pet Supply|Bakery|Hardware|Hair Salon|Books|Sushi|Dollar Store|Optical".split('|'),
'ind':"Logistics LLC|Machine Works|Cabinetry Co.|Auto Glass|Beverage Distributors|Plastics Inc.|HVAC Supply|Tile & Stone|Packaging|Steel Fabricators".split('|'),
'med':"Dental Group|Orthopedics|Imaging Center|Pediatrics PLLC|Dermatology|Physical Therapy|Cardiology Assoc.|Eye Clinic|Family Medicine|Labs, Inc.".split('|')}
FN="Marla Otis Petra Dorian Ines Colm Yvette Ambrose Thea Rufus Odile Basil Greta Lionel Nadia Percy Sunniva Edwin Carys Tobin".split()
LN="Quist Harrowgate Benlow Tasker Voorhies Pellam Drozd Lindqvist Amsel Corrigan Fayard Oyelaran Bitters Kowalke Nuttall Escobedo Trask Villemure Wadley Zuber".split()
class N:
    def __init__(s,R): s.R=R;s.a=R.sample(A,len(A));s.l=R.sample(LN,len(LN));s.i=0
    def co(s,k): s.i+=1; return s.a[s.i%len(s.a)]+' '+s.R.choice(K[k])
    def pe(s,style='FL'):
        s.i+=1;f=s.R.choice(FN);l=s.l[s.i%len(s.l)]
        return f'{f} {l}' if style=='FL' else f'{l}, {f}'
def occ(R,n,asof,unit,area,psf,kind,**k):
    s,e=term(R,asof);p=round(psf*R.uniform(.85,1.2),2);m=round(area*p/12,2)
    if k.pop('whole',0): m=float(round(m))
    return dict(dict(unit=unit,area=area,tenantName=n.co(kind),leaseStartDate=s,leaseEndDate=e,contractRent=m,annualRent=round(m*12,2),deposit=round(m,-2),_psf=round(m*12/area,2),_c='o'),**k)
def vac(unit,area=None,**k): return dict(dict(unit=unit,area=area,_c='v'),**k)
