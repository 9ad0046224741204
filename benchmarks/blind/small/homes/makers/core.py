import random, datetime as dt, json, os, zlib
from reportlab.lib.pagesizes import letter, landscape, legal, A4
from reportlab.platypus import SimpleDocTemplate, Paragraph, Spacer, LongTable, Table, TableStyle, PageBreak
from reportlab.lib.styles import ParagraphStyle
from reportlab.lib import colors
from reportlab.pdfbase.pdfmetrics import stringWidth
from openpyxl import Workbook
from openpyxl.styles import Font, PatternFill, Alignment, Border, Side
from openpyxl.utils import get_column_letter as L
HERE=os.path.dirname(os.path.abspath(__file__))
FN="Adela Bram Corwin Dalia Edric Fenna Gareth Halina Ivo Jorie Kellan Lorna Milo Nadine Orrin Petra Quill Rosalba Soren Tamsin Ulric Verna Wendel Ximena Yara Zeb Marisol Tobin Leandra Osric".split()
LN="Abernote Brackwell Castellane Dunmorrow Eastvale Farrowby Grindlay Hollinsey Ibarrola Jessamy Kettering Lundquarry Mosswood Nettlefield Oakhanger Pemberthy Quarrington Rivermont Sandoval-Pike Thackwell Umberland Vosskamp Whitlatch Yarbury Zellerhoff Crumpacker Delacourte Okonjo-Hale Petrakis-Lund Marchbank".split()
INDEX=[]
D=dt.date
def us(x): return x.strftime('%m/%d/%Y')
def us2(x): return f"{x.month}/{x.day}/{x:%y}"
def dmy(x): return x.strftime('%d/%m/%Y')
def dmon(x): return x.strftime('%d-%b-%y')
def ger(x): return x.strftime('%d.%m.%Y')
def iso(x): return x.strftime('%Y-%m-%d')
def mdy(x): return f"{x:%b} {x.day}, {x.year}"
def m0(v): return f"{v:,.0f}"
def m2(v): return f"{v:,.2f}"
def md(v): return f"${v:,.0f}"
def md2(v): return f"${v:,.2f}"
def mger(v): return f"{v:,.2f}".replace(',','~').replace('.',',').replace('~','.')
KEYS="unit building propertyName unitType area tenantName statusText section marketRent contractRent annualRent leaseStartDate leaseEndDate moveInDate moveOutDate deposit balance charges totalCharges rentSteps".split()
MON={'marketRent','contractRent','annualRent','deposit','balance','totalCharges'}
DAT={'leaseStartDate','leaseEndDate','moveInDate','moveOutDate'}
class Doc:
    def __init__(s,name,asset,prop,ason,style,base,hard=False,sheet=None,money=m2,date=us,**o):
        s.name=name;s.asset=asset;s.prop=prop;s.ason=ason;s.style=style;s.base=base;s.hard=hard;s.sheet=sheet
        s.money=money;s.date=date;s.o=o;s.rows=[];s.cols=[];s.nullc=set();s.r=random.Random(zlib.crc32(name.encode())+28);s.used=set()
        s.secTruth=o.get('secTruth',False);s.over={}
    def nm(s,style=None):
        while 1:
            a,b=s.r.choice(FN),s.r.choice(LN)
            if b not in s.used or len(s.used)>=28:
                s.used.add(b);break
        st=style or s.o.get('names','lf')
        return f"{b}, {a}" if st=='lf' else f"{a} {b}" if st=='fl' else f"{a[0]}. {b}"
    def R(s,unit,typ=None,sf=None,mkt=None,k='o',st=None,ten=None,rent=None,show=None,**kw):
        r=s.r;x={'unit':unit,'unitType':typ,'area':sf,'marketRent':mkt,'_k':k,'statusText':st}
        let = (k=='o') or ten is not None or kw.pop('lease',False)
        if let:
            ls=s.base-dt.timedelta(days=r.randint(20,330)); ls=ls.replace(day=1)
            le=D(ls.year+1,ls.month,1)-dt.timedelta(days=1)
            x.update(tenantName=ten or s.nm(),leaseStartDate=ls,leaseEndDate=le,
              moveInDate=ls if r.random()<.5 else ls.replace(year=ls.year-r.randint(1,6)),
              contractRent=rent if rent is not None else ((mkt or 0)-r.choice([0,10,15,25,40,60,75])),
              deposit=r.choice([200,250,300,500,(mkt or 800)]),balance=r.choice([0,0,0,0,0,round(r.uniform(-80,900),2)]))
        elif rent is not None: x['contractRent']=rent
        x['_show']=show
        x.update(kw); s.rows.append(x); return x
    def fut(s,unit,typ,sf,mkt,k='x',st='Future',days=20,**kw):
        ls=s.base+dt.timedelta(days=days)
        kw.setdefault('balance',0)
        return s.R(unit,typ,sf,mkt,k,st,ten=s.nm(),leaseStartDate=ls,leaseEndDate=D(ls.year+1,ls.month,min(ls.day,28))-dt.timedelta(days=1),moveInDate=ls,**kw)
    def sec(s,t,**k): s.rows.append({'_sec':t,**k})
    def tot(s,label,sel=None,keys=None): s.rows.append({'_tot':label,'_sel':sel,'_keys':keys})
    def data(s,sel=None): return [x for x in s.rows if '_k' in x and (sel is None or sel(x))]
    def cnt(s,sel=None):
        c={'o':0,'v':0,'n':0,'x':0}
        for x in s.data(sel): c[x['_k']]+=x.get('_w',1)
        c['u']=c['o']+c['v']+c['n'];return c
    def sum(s,key,sel=None): return round(sum(x.get(key) or 0 for x in s.data(sel) if isinstance(x.get(key),(int,float))),2)
    def pre(s):
        cur=None
        for x in s.rows:
            if '_sec' in x: cur=x['_sec']
            elif '_k' in x:
                if s.secTruth: x['section']=cur
                ch=x.get('charges')
                if ch and x.get('_tc',True): x['totalCharges']=round(sum(a for _,a in ch),2)
    def cell(s,x,key,xl=False):
        if callable(key): v=key(x)
        elif key.startswith('ch:'):
            v=dict(x.get('charges') or []).get(key[3:]); 
            return ('m',v)
        elif key=='tenantName': v=x.get('tenantName') if x.get('tenantName') is not None else x.get('_show')
        else: v=x.get(key)
        k='m' if (key in MON or (isinstance(key,str) and key.startswith('_m'))) and isinstance(v,(int,float)) else 'd' if isinstance(v,D) else 'a' if key=='area' else 't'
        return (k,v)
    def fmt(s,kv):
        k,v=kv
        if v is None: return ''
        if k=='m': return s.money(v)
        if k=='d': return s.date(v)
        if k=='a' and isinstance(v,(int,float)): return f"{v:,}"
        return str(v)
    def lines(s):
        """printed lines: (kind, [ (k,v)... ])"""
        out=[];cols=s.cols
        cc=any(c[1]=='_cc' for c in cols); acc=[]
        for x in s.rows:
            if '_sec' in x: out.append(('sec',[('t',x['_sec'])]+[('t','')]*(len(cols)-1)))
            elif '_tot' in x:
                row=[('t','') for _ in cols]; row[0]=('t',x['_tot'])
                for i,c in enumerate(cols):
                    if isinstance(c[1],str) and c[1] in (x['_keys'] or ['marketRent','contractRent','totalCharges']) : row[i]=('a' if c[1]=='area' else 'm',s.sum(c[1],x['_sel']) if c[1]!='area' else int(s.sum(c[1],x['_sel'])))
                    elif isinstance(c[1],str) and c[1].startswith('ch:'):
                        row[i]=('m',round(sum(dict(y.get('charges') or []).get(c[1][3:],0) for y in s.data(x['_sel'])),2))
                    elif c[1]=='_ca': row[i]=('m',s.sum('totalCharges',x['_sel']))
                out.append(('tot',row))
            elif '_raw' in x: out.append(('raw',[('t',t) for t in x['_raw']]+[('t','')]*(len(cols)-len(x['_raw']))))
            else:
                if cc:
                    ch=x.get('charges') or []
                    first=[s.cell(x,c[1]) if c[1] not in('_cc','_ca') else (('t',ch[0][0] if ch else '') if c[1]=='_cc' else ('m',ch[0][1] if ch else None)) for c in cols]
                    out.append(('row',first))
                    for code,a in ch[1:]:
                        out.append(('sub',[('t',code) if c[1]=='_cc' else ('m',a) if c[1]=='_ca' else ('t','') for c in cols]))
                    if len(ch)>0: out.append(('sub',[('t','Total') if c[1]=='_cc' else ('m',x['totalCharges']) if c[1]=='_ca' else ('t','') for c in cols]))
                else: out.append(('row',[s.cell(x,c[1]) for c in cols]))
        return out
    def truth(s):
        printed={c[1] for c in s.cols if isinstance(c[1],str)}
        rows=[]
        for x in s.data():
            t={}
            for k in KEYS:
                v=x.get(k)
                if v is None: continue
                if k in ('unit','tenantName','unitType','area') or k in MON or k in DAT:
                    al={'unit':s.o.get('unitKey','unit'),'unitType':s.o.get('typeKey','unitType'),'tenantName':s.o.get('tenKey','tenantName')}.get(k,k)
                    if al not in printed and not(k=='totalCharges' and '_ca' in printed): continue
                if k=='charges': v=[{'code':a,'amount':b} for a,b in v]
                if k=='rentSteps': v=[{'date':a.isoformat(),'amount':b} for a,b in v]
                if isinstance(v,D): v=v.isoformat()
                t[k]=v
            if 'statusText' not in t:
                if x['_k']=='v': t['statusText']=x.get('_show') or 'Vacant'
                elif x['_k']=='o': t['statusText']='Occupied'
                elif x['_k']=='n' and x.get('_show'): t['statusText']=x['_show']
                elif x.get('section','').startswith('Future'): t['statusText']=x['section']
            ch=dict(x.get('charges') or [])
            if 'contractRent' not in t:
                for q in('Rent','rent','Site','Room'):
                    if q in ch: t['contractRent']=ch[q]
            rows.append(t)
        c=s.cnt();g=lambda n,k: None if n in s.nullc else s.over.get(n,c[k])
        return {'propertyName':s.prop,'asOnDate':s.ason,'units':g('units','u'),'occupied':g('occupied','o'),'vacant':g('vacant','v'),'sheet':s.sheet,'planted':None,'rows':rows}
    def save_truth(s):
        json.dump(s.truth(),open(f"{HERE}/truth/{s.name}.json",'w'),indent=1,ensure_ascii=False)
        INDEX.append({'file':s.name,'assetType':s.asset,'documentType':'RENT_ROLL','author':'drill_homes','style':s.style,'hard':s.hard})
    # ---------- PDF
    def pdf(s,els,page=letter,font='Helvetica',size=7.5,head=None,foot=None,hdrbg=None,grid=False,zebra=False,line=colors.black,lm=36):
        s.pre();W,H=page
        B={'Helvetica':'Helvetica-Bold','Times-Roman':'Times-Bold','Courier':'Courier-Bold'}[font]
        P=lambda t,sz=9,al=0,b=False,ind=0: Paragraph(t,ParagraphStyle('x',fontName=B if b else font,fontSize=sz,leading=sz*1.3,alignment=al,leftIndent=ind))
        fl=[]
        for e in els:
            if e=='tbl':
                ls=s.lines(); data=[[c[0] for c in s.cols]]+[[s.fmt(v) for v in r] for _,r in ls]
                st=[('FONT',(0,0),(-1,-1),font,size),('FONT',(0,0),(-1,0),B,size),('LEADING',(0,0),(-1,-1),size*1.15),('VALIGN',(0,0),(-1,0),'BOTTOM'),('TOPPADDING',(0,0),(-1,-1),1.6),('BOTTOMPADDING',(0,0),(-1,-1),1.8),('LEFTPADDING',(0,0),(-1,-1),3),('RIGHTPADDING',(0,0),(-1,-1),3)]
                if s.o.get('rule',True): st.append(('LINEBELOW',(0,0),(-1,0),.7,line))
                if hdrbg: st+=[('BACKGROUND',(0,0),(-1,0),hdrbg)]
                if grid: st.append(('GRID',(0,0),(-1,-1),.3,colors.grey))
                wid=[]
                for i,c in enumerate(s.cols):
                    right=(isinstance(c[1],str) and (c[1] in MON or c[1].startswith('ch:') or c[1].startswith('_m') or c[1] in('area','_ca')))
                    if right: st.append(('ALIGN',(i,0),(i,-1),'RIGHT'))
                    w=0
                    for j,row in enumerate(data):
                        if j and ls[j-1][0] in('sec','raw') : continue
                        if j and ls[j-1][0]=='tot' and i==0: continue
                        for part in row[i].split('\n'): w=max(w,stringWidth(part,B if j==0 or ls[j-1][0]=='tot' else font,size))
                    wid.append(w+7)
                tw=sum(wid); av=W-2*lm
                assert tw<=av+1,(s.name,tw,av)
                if s.o.get('stretch',True):
                    ex=min((av-tw)/len(wid),22); wid=[w+ex for w in wid]
                for j,(k,_) in enumerate(ls,1):
                    if k=='sec': st+=[('SPAN',(0,j),(-1,j)),('FONT',(0,j),(-1,j),B,size),('TOPPADDING',(0,j),(-1,j),5)]
                    if k=='raw': st+=[('SPAN',(0,j),(-1,j)),('FONT',(0,j),(-1,j),font,size)]
                    if k=='tot': st+=[('FONT',(0,j),(-1,j),B,size),('LINEABOVE',(0,j),(-1,j),.5,line)]
                    if zebra and k=='row' and j%2==0: st.append(('BACKGROUND',(0,j),(-1,j),colors.HexColor('#eef2f6')))
                fl.append(LongTable(data,colWidths=wid,repeatRows=1,hAlign=s.o.get('tal','LEFT'),style=TableStyle(st)))
            elif e=='pb': fl.append(PageBreak())
            elif isinstance(e,(int,float)): fl.append(Spacer(1,e))
            elif e[0]=='t': fl.append(P(e[1],*(e[2:])))
            elif e[0]=='kv':
                o=e[2] if len(e)>2 else {}
                st=[('FONT',(0,0),(-1,-1),font,o.get('sz',8)),('TOPPADDING',(0,0),(-1,-1),1.5),('BOTTOMPADDING',(0,0),(-1,-1),1.5)]
                if o.get('hdr'): st+=[('FONT',(0,0),(-1,0),B,o.get('sz',8)),('LINEBELOW',(0,0),(-1,0),.5,line)]
                if o.get('box'): st+=[('BOX',(0,0),(-1,-1),.7,line)]
                if o.get('grid'): st+=[('GRID',(0,0),(-1,-1),.3,colors.grey)]
                if o.get('num',True): st+=[('ALIGN',(1,0),(-1,-1),'RIGHT')]
                if o.get('lasttot'): st+=[('LINEABOVE',(0,-1),(-1,-1),.5,line),('FONT',(0,-1),(-1,-1),B,o.get('sz',8))]
                fl.append(Table([[str(v) for v in r] for r in e[1]],hAlign=o.get('al','LEFT'),colWidths=o.get('w'),style=TableStyle(st)))
        def deco(c,doc):
            c.saveState()
            for spec,y in ((head,H-24),(foot,20)):
                if not spec: continue
                l,m,r=[(t or '').replace('&P',str(doc.page)) for t in spec]
                c.setFont(font,7.5);c.drawString(lm,y,l);c.drawCentredString(W/2,y,m);c.drawRightString(W-lm,y,r)
            c.restoreState()
        SimpleDocTemplate(f"{HERE}/documents/{s.name}",pagesize=page,leftMargin=lm,rightMargin=lm,topMargin=40,bottomMargin=40,title='',author='',invariant=1).build(fl,onFirstPage=deco,onLaterPages=deco)
        s.save_truth()
    # ---------- XLSX
    def xlsx(s,els,before={},after={},at=(),c0=1,datefmt=None,monfmt='#,##0.00',head=None,foot=None,fill=None,title=None,asname='Sheet1',grid=False,hdrrow2=None,hide=()):
        s.pre();wb=Workbook();wb.remove(wb.active)
        def plain(name,rows):
            w=wb.create_sheet(name)
            for r in rows:
                w.append(list(r))
            for row in w.iter_rows():
                for c in row:
                    if isinstance(c.value,D): c.number_format='m/d/yyyy'
            for i in range(1,9): w.column_dimensions[L(i)].width=20
        for n,r in before.items(): plain(n,r)
        w=wb.create_sheet(s.sheet or asname); rr=1; bd=Side(style='thin')
        def put(r,c,v,b=False,nf=None):
            q=w.cell(r,c,v)
            if b: q.font=Font(bold=True)
            if isinstance(v,D): q.number_format=nf or datefmt or 'mm/dd/yyyy'
            elif nf: q.number_format=nf
            return q
        for e in els:
            if e=='tbl':
                for i,c in enumerate(s.cols):
                    q=put(rr,c0+i,c[0].replace('\n',' ') if not s.o.get('wrap') else c[0],True); q.alignment=Alignment(wrap_text=True,vertical='bottom'); q.border=Border(bottom=bd)
                    if fill: q.fill=PatternFill('solid',fgColor=fill)
                rr+=1
                for k,row in s.lines():
                    for i,(kk,v) in enumerate(row):
                        if v is None or v=='': continue
                        if k=='row' and kk=='t' and isinstance(v,str) and v.isdigit() and s.o.get('numunits'): v=int(v)
                        if kk=='d' and datefmt is None: v=s.date(v)
                        q=put(rr,c0+i,v,k in('tot','sec'))
                        if kk=='m': q.number_format=monfmt
                        if kk=='a': q.number_format='#,##0'
                        if k=='tot': q.border=Border(top=bd)
                        elif grid: q.border=Border(top=bd,bottom=bd,left=bd,right=bd)
                    rr+=1
                for i,c in enumerate(s.cols):
                    mx=max([len(p) for p in c[0].split('\n')]+[len(s.fmt(r[i])) for k,r in s.lines() if k in('row','sub')])
                    w.column_dimensions[L(c0+i)].width=max(8,mx+2.5)
            elif isinstance(e,int): rr+=e
            elif e[0]=='t':
                q=put(rr,c0+(e[3] if len(e)>3 else 0),e[1],len(e)>2 and e[2]); 
                if len(e)>2 and e[2]=='big': q.font=Font(bold=True,size=14)
                rr+=1
            elif e[0]=='row':
                for i,v in enumerate(e[1]):
                    if v is not None: put(rr,c0+i,v,len(e)>2 and e[2],e[3] if len(e)>3 and isinstance(v,D) else None)
                rr+=1
        for e in els:
            if isinstance(e,tuple) and e[0]=='row' and isinstance(e[1][0],str): w.column_dimensions[L(c0)].width=max(w.column_dimensions[L(c0)].width,len(e[1][0])+4)
        for a in at:
            put(*a)
            if isinstance(a[2],str): w.column_dimensions[L(a[1])].width=max(w.column_dimensions[L(a[1])].width,len(a[2])+3)
        w.page_setup.orientation='landscape';w.page_setup.fitToWidth=1;w.page_setup.fitToHeight=0;w.sheet_properties.pageSetUpPr.fitToPage=True
        for spec,hf in((head,w.oddHeader),(foot,w.oddFooter)):
            if spec: hf.left.text,hf.center.text,hf.right.text=[t or None for t in spec]
        for n,r in after.items(): plain(n,r)
        wb.active=wb.sheetnames.index(w.title)
        wb.properties.creator='owner';wb.properties.created=wb.properties.modified=dt.datetime(2025,1,1)
        wb.save(f"{HERE}/documents/{s.name}"); s.save_truth()
