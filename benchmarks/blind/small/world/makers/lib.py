import os, json, random, datetime as dt
from reportlab.lib.pagesizes import A4, A3, landscape, letter
from reportlab.platypus import SimpleDocTemplate, Table, TableStyle, Paragraph, Spacer, PageBreak, KeepTogether
from reportlab.lib.styles import ParagraphStyle
from reportlab.lib import colors
from reportlab.lib.units import mm
import openpyxl
from openpyxl.styles import Font, PatternFill, Alignment, Border, Side
from openpyxl.utils import get_column_letter as L
D=dt.date
BASE=os.path.dirname(os.path.abspath(__file__))
for s in ('documents','truth'): os.makedirs(f'{BASE}/{s}',exist_ok=True)
INDEX=[]
KEYS="unit building propertyName unitType area tenantName statusText section marketRent contractRent annualRent leaseStartDate leaseEndDate moveInDate moveOutDate deposit balance charges totalCharges rentSteps".split()
CO1="Halden Brightwater Orrin Castlegate Thornbury Lumen Quayside Merrow Pellham Ashgrove Tarn Vexley Corvane Northmoor Saffron Delmont Kestrel Ironbark Wexcombe Bluegum Palladine Rookwood Sentara Millrace Averne Junction Cobalt Harrow Finch Larkhill Ondine Strand Tidewell Umber Zephyrine Marlowe Oakhurst Rivelin Selwick Brackenfold".split()
CO2="Dental Care|Logistics|Advisory|Coffee|Opticians|Interiors|Software|Engineering|Trading|Foods|Fitness|Design Studio|Pharmacy|Tiles|Print|Legal|Recruitment|Motors|Bakery|Travel|Analytics|Packaging|Electrical|Insurance Brokers|Books".split('|')
FN="Aoife Tomasz Grace Imran Lerato Priya Daniel Mei Oskar Helena Sipho Farah Callum Ngaire Beatrix Jonas Leila Rohan Erin Mateo Yusuf Chloe Kiri Anneke Dmitri Saoirse Thabo Wen Isla Hugo Nadia Owen Petra Samir Tessa Viktor".split()
SN="Fairhollow Mokoenata Brennaghan Lindqvister Okonjori Patelwar Devereaux-Hill Tanaheim Karstens Whitlocke Raukura Sandringer Ferrante Oduyale Quillane Berghausen Maddox Iyengarh Ashcombe Dlaminisi Kowalcyk Halberd Nairn Trewin Vossberg Zahrani Pemberly Castellan Rourkeson Thwaite Greyling Murchadh Elmsworth Joubertin Calloway Strickley".split()
class G:
    def __init__(s,seed,asof,kind='co',suffix=('Ltd',),names=None,lease=(3,5,10),dep=1.0,step=True):
        s.r=random.Random(seed); s.asof=asof; s.kind=kind; s.suf=suffix; s.lease=lease; s.dep=dep; s.used=set()
    def co(s):
        while 1:
            n=f"{s.r.choice(CO1)} {s.r.choice(CO2)} {s.r.choice(s.suf)}".strip()
            if n not in s.used: s.used.add(n); return n
    def pe(s):
        while 1:
            n=f"{s.r.choice(FN)} {s.r.choice(SN)}"
            if n not in s.used: s.used.add(n); return n
    def row(s,unit,typ,area,rent,st='o',kind=None,smap={},**kw):
        r=s.r; d=dict(unit=unit,unitType=typ,area=area,st=st); kind=kind or s.kind
        y=r.choice(s.lease)
        if st not in('v','m','d','adm','xv'):
            d['tenantName']=s.co() if kind=='co' else s.pe()
            d['contractRent']=rent
            if rent is not None: d['annualRent']=round(rent*12,2)
            if y>=2:
                sd=D(s.asof.year-r.randint(0,y-1),r.randint(1,12),r.choice([1,1,1,15,24,25]))
                if sd>=s.asof: sd=D(sd.year-1,sd.month,sd.day)
                ed=D(sd.year+y,sd.month,sd.day)-dt.timedelta(1)
                if ed<s.asof: ed=D(ed.year+y,ed.month,min(ed.day,28))
            else:
                sd=s.asof-dt.timedelta(r.randint(25,330)); ed=D(sd.year+1,sd.month,min(sd.day,28))-dt.timedelta(1)
            if st in('l','f','a'):
                sd=s.asof+dt.timedelta(r.randint(6,40)); ed=D(sd.year+y,sd.month,min(sd.day,28))-dt.timedelta(1)
            if st=='p':
                sd=s.asof-dt.timedelta(r.randint(500,700)); ed=s.asof-dt.timedelta(r.randint(20,60))
            d['leaseStartDate']=sd; d['leaseEndDate']=ed
            d['deposit']=round(rent*s.dep,2) if rent else None
            d['balance']=r.choice([0,0,0,0,round(rent*.5,2) if rent else 0,-25.0])
        if st in smap: d['statusText']=smap[st]
        d.update(kw); return d
def counts(rows):
    u=o=v=0
    for r in rows:
        if not isinstance(r,dict): continue
        n=r.get('n',1); st=r['st']
        if st in('x','xv','f','p','a'): continue
        u+=n
        if st in('o','n','e'): o+=n
        if st in('v','l'): v+=n
    return u,o,v
def tot(rows,k,f=lambda r:True): return round(sum(r.get(k) or 0 for r in rows if isinstance(r,dict) and f(r)),2)
def iso(v): return v.isoformat() if isinstance(v,D) else v
def finish(fn,asset,name,asof,rows,cols,cnt,style,hard,secKey=None,extra=(),sheet=None,stdef=True):
    keys={c[1] for c in cols}|set(extra); out=[]; sec=None
    for r in rows:
        if not isinstance(r,dict):
            if r[0]=='sec': sec=r[1]
            continue
        o={}
        if secKey and sec: o[secKey]=sec
        for k in KEYS:
            if k in keys and r.get(k) not in (None,''): o[k]=iso(r[k])
        if 'statusText' not in keys and stdef:
            t=r.get('tenWord')
            if r['st'] in('p','a') and sec: o['statusText']=sec
            elif r.get('tenantName') and r['st'] not in('p','a','f','l'): o['statusText']='Occupied'
            elif t: o['statusText']=t
            elif r['st'] in('v','xv'): o['statusText']='Vacant'
        if 'charges' in r: o['charges']=r['charges']
        if r.get('rentSteps'): o['rentSteps']=r['rentSteps']
        assert o.get('unit') or o.get('tenantName'),(fn,r)
        out.append(o)
    t=dict(propertyName=name,asOnDate=asof,units=cnt[0],occupied=cnt[1],vacant=cnt[2],sheet=sheet,planted=None,rows=out)
    json.dump(t,open(f'{BASE}/truth/{fn}.json','w'),indent=1,ensure_ascii=False)
    INDEX.append(dict(file=fn,assetType=asset,documentType='RENT_ROLL',author='drill_world',style=style,hard=hard))
def disp(r,k,m,d):
    if k=='tenantName' and not r.get(k): return r.get('tenWord','')
    if 'disp' in r and k in r['disp']: return r['disp'][k]
    v=r.get(k)
    if v is None: return ''
    if isinstance(v,D): return v.strftime(d) if isinstance(d,str) else d(v)
    if k=='area': return f'{v:,.0f}' if v==int(v) else f'{v:,.1f}'
    if isinstance(v,(int,float)): return m(v)
    return str(v)
def esc(s): return str(s).replace('&','&amp;').replace('<','&lt;') if '<' not in str(s) or '</' not in str(s) else s
def pdf(fn,asset,name,asof,rows,cols,cnt,before=(),after=(),head=None,foot=None,page=A4,font='Helvetica',fs=7.5,hdr='#dde3ea',grid=True,m=lambda v:f'{v:,.2f}',d='%d/%m/%Y',style='',hard='',secKey=None,extra=(),zebra=False,stdef=True,brk=None):
    fb={'Helvetica':'Helvetica-Bold','Times-Roman':'Times-Bold','Courier':'Courier-Bold'}[font]
    P=lambda s,sz=8.5,b=False,al=0,sp=2: Paragraph(esc(s).replace('\n','<br/>'),ParagraphStyle('x',fontName=fb if b else font,fontSize=sz,leading=sz*1.25,alignment=al,spaceAfter=sp))
    W=page[0]-30*mm; fl=[]
    def blk(items):
        for it in items:
            if isinstance(it,tuple):
                if it[0]=='box':
                    t=Table([[str(c) for c in r] for r in it[1]],hAlign=it[2] if len(it)>2 else 'LEFT',colWidths=it[3] if len(it)>3 else None)
                    t.setStyle(TableStyle([('FONT',(0,0),(-1,-1),font,fs+.3),('BOX',(0,0),(-1,-1),.5,colors.black),('INNERGRID',(0,0),(-1,-1),.25,colors.grey),('TOPPADDING',(0,0),(-1,-1),1.5),('BOTTOMPADDING',(0,0),(-1,-1),2),('ALIGN',(1,0),(-1,-1),'RIGHT')]))
                    fl.append(KeepTogether([Spacer(1,5),t,Spacer(1,5)]))
            elif it=='BREAK': fl.append(PageBreak())
            elif it[:2]=='T:': fl.append(P(it[2:],14,True,sp=4))
            elif it[:2]=='C:': fl.append(P(it[2:],12,True,1,3))
            elif it[:2]=='S:': fl.append(P(it[2:],10,sp=3))
            elif it[:2]=='M:': fl.append(P(it[2:],9,al=1))
            elif it[:2]=='R:': fl.append(P(it[2:],8.5,al=2))
            elif it[:2]=='B:': fl.append(P(it[2:],8.5,True))
            elif it[:2]=='N:': fl.append(P(it[2:],6.8))
            elif it=='': fl.append(Spacer(1,8))
            else: fl.append(P(it))
    blk(before); fl.append(Spacer(1,5))
    cw=[c[2] for c in cols]; sc=W/sum(cw); cw=[x*sc for x in cw]
    num={'area','contractRent','annualRent','marketRent','deposit','balance','totalCharges'}
    isn=lambda k:k in num or k.startswith('#')
    cell=lambda s,b=False,al=0: Paragraph(esc(s).replace('\n','<br/>'),ParagraphStyle('c',fontName=fb if b else font,fontSize=fs,leading=fs*1.15,alignment=al))
    def mk(rs):
        data=[[cell(c[0],True,2 if isn(c[1]) else 0) for c in cols]]; st=[('VALIGN',(0,0),(-1,-1),'MIDDLE'),('BACKGROUND',(0,0),(-1,0),colors.HexColor(hdr)),('TOPPADDING',(0,0),(-1,-1),1.6),('BOTTOMPADDING',(0,0),(-1,-1),2.2),('LEFTPADDING',(0,0),(-1,-1),2.5),('RIGHTPADDING',(0,0),(-1,-1),2.5)]
        st+= [('GRID',(0,0),(-1,-1),.3,colors.grey)] if grid else [('LINEBELOW',(0,0),(-1,0),.8,colors.black),('LINEABOVE',(0,0),(-1,0),.8,colors.black)]
        for r in rs:
            i=len(data)
            if isinstance(r,dict):
                data.append([cell(disp(r,c[1],m,d),False,2 if isn(c[1]) else 0) for c in cols])
                if zebra and i%2==0: st.append(('BACKGROUND',(0,i),(-1,i),colors.HexColor('#f3f3f3')))
            elif r[0]=='sec':
                data.append([cell(r[1],True)]+['']*(len(cols)-1)); st.append(('SPAN',(0,i),(-1,i)))
            elif r[0]=='tot':
                q=[]; first=True
                for c in cols: q.append(cell(m(r[2][c[1]]) if c[1] in r[2] and c[1]!='area' else (f'{r[2]["area"]:,.0f}' if c[1]=='area' and 'area' in r[2] else ''),True,2))
                lab=next((j for j,c in enumerate(cols) if c[1] in r[2]),len(cols))
                q[0]=cell(r[1],True); st.append(('SPAN',(0,i),(max(0,lab-1),i))); st.append(('LINEABOVE',(0,i),(-1,i),.8,colors.black)); data.append(q)
        t=Table(data,colWidths=cw,repeatRows=1); t.setStyle(TableStyle(st)); return t
    if brk: fl+= [mk(rows[:brk]),PageBreak(),mk(rows[brk:])]
    else: fl.append(mk(rows))
    fl.append(Spacer(1,6)); blk(after)
    def deco(c,doc):
        for tx,y in((head,page[1]-9*mm),(foot,8*mm)):
            if tx:
                c.setFont(font,7); a=[x.replace('{p}',str(c.getPageNumber())) for x in tx]
                c.drawString(15*mm,y,a[0]); c.drawCentredString(page[0]/2,y,a[1]); c.drawRightString(page[0]-15*mm,y,a[2])
    SimpleDocTemplate(f'{BASE}/documents/{fn}',pagesize=page,leftMargin=15*mm,rightMargin=15*mm,topMargin=14*mm,bottomMargin=14*mm,invariant=1,title='').build(fl,onFirstPage=deco,onLaterPages=deco)
    finish(fn,asset,name,asof,rows,cols,cnt,style,hard,secKey,extra,None,stdef)
def xlsx(fn,asset,name,asof,rows,cols,cnt,sheet='Sheet1',before=(),after=(),more_before=(),more_after=(),nf='#,##0.00',df='dd/mm/yyyy',txt=None,hdr='D9E1F2',head=None,foot=None,style='',hard='',secKey=None,extra=(),stdef=True,grid=True,multi=None,side=None,font='Calibri'):
    wb=openpyxl.Workbook(); wb.remove(wb.active)
    F=lambda b=False,z=10,i=False:Font(name=font,bold=b,size=z,italic=i)
    def simple(nm,rws):
        w=wb.create_sheet(nm)
        for r in rws: w.append([x for x in r])
        w.column_dimensions['A'].width=34; w.column_dimensions['B'].width=18
        for row in w.iter_rows():
            for c in row:
                c.font=F(c.row==1)
                if isinstance(c.value,D): c.number_format=df
    for nm,r in more_before: simple(nm,r)
    ws=wb.create_sheet(sheet); R=1
    def put(lines):
        nonlocal R
        for l in lines:
            for j,v in enumerate(l):
                if v is None or v=='': continue
                c=ws.cell(R,1+j,v); c.font=F(b=(j==0 and R==1),z=13 if R==1 and j==0 else 10)
                if isinstance(v,D): c.number_format=df; c.alignment=Alignment(horizontal='left')
                if isinstance(v,float) and not isinstance(v,bool): c.number_format='0.0%' if abs(v)<=1 else nf
            R+=1
    put(before); th=Side(style='thin',color='999999'); B=Border(th,th,th,th) if grid else Border(bottom=th)
    for j,c in enumerate(cols):
        x=ws.cell(R,1+j,c[0]); x.font=F(True); x.fill=PatternFill('solid',fgColor=hdr); x.alignment=Alignment(wrap_text=True,vertical='center'); x.border=B
        if isinstance(c[0],D): x.number_format='mmm-yy'
        ws.column_dimensions[L(j+1)].width=c[2]
    hr=R; R+=1
    for r in rows:
        if isinstance(r,dict):
            for j,c in enumerate(cols):
                v=r.get(c[1])
                if c[1]=='tenantName' and not v: v=r.get('tenWord')
                if 'disp' in r and c[1] in r['disp']: v=r['disp'][c[1]]
                if isinstance(v,D) and txt: v=v.strftime(txt) if isinstance(txt,str) else txt(v)
                x=ws.cell(R,1+j,v); x.font=F(); x.border=B
                if isinstance(v,D): x.number_format=df
                elif isinstance(v,(int,float)): x.number_format='#,##0' if c[1]=='area' else nf
        elif r[0]=='sec': ws.cell(R,1,r[1]).font=F(True)
        elif r[0]=='tot':
            ws.cell(R,1,r[1]).font=F(True)
            for j,c in enumerate(cols):
                if c[1] in r[2]:
                    x=ws.cell(R,1+j,r[2][c[1]]); x.font=F(True); x.number_format='#,##0' if c[1]=='area' else nf
        R+=1
    R+=1; put(after)
    if side:
        col=len(cols)+2
        for i,l in enumerate(side):
            for j,v in enumerate(l):
                if v is not None: ws.cell(hr+i,col+j,v).font=F(i==0)
        ws.column_dimensions[L(col)].width=26
    if head: ws.oddHeader.left.text,ws.oddHeader.center.text,ws.oddHeader.right.text=head
    if foot: ws.oddFooter.left.text,ws.oddFooter.center.text,ws.oddFooter.right.text=foot
    ws.page_setup.orientation='landscape'; ws.page_setup.fitToWidth=1; ws.page_setup.fitToHeight=0; ws.sheet_properties.pageSetUpPr=openpyxl.worksheet.properties.PageSetupProperties(fitToPage=True)
    for nm,r in more_after: simple(nm,r)
    wb.active=len(more_before)
    wb.properties.created=wb.properties.modified=dt.datetime(2025,1,1)
    wb.save(f'{BASE}/documents/{fn}')
    finish(fn,asset,name,asof,rows,cols,cnt,style,hard,secKey,extra,sheet if (more_before or more_after) else None,stdef)
