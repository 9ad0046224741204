# documents 5-7 (PDF)
import sys; sys.path.insert(0,'./makers')
from lib import *
from reportlab.pdfgen import canvas
from reportlab.lib.pagesizes import letter, landscape
from reportlab.platypus import SimpleDocTemplate, Table, TableStyle, Paragraph, Spacer, KeepTogether
from reportlab.lib.styles import ParagraphStyle
from reportlab.lib import colors
from fpdf import FPDF

def appfolio():
    rng=random.Random(4105); asof=D(2025,10,5); fn='rent_roll-20251006.pdf'
    props=[('Linden Medical Plaza','1180 Linden Ave Sacramento, CA 95814',[('100',3200),('110',1450),('120',1980),('200',2210),('210',1125),('220',1640),('230',2890)]),
           ('Foothill Professional Center','740 Sierra View Dr Roseville, CA 95661',[('A',1800),('B',1525),('C',2350),('D',1200),('E',1200),('F',4100)]),
           ('Mercy Fields Annex','2205 J Street Sacramento, CA 95816',[('1',6400),('2',2750),('3',1310)])]
    nm=iter(MED); vac={('L','220'),('F','D')}
    W,H=landscape(letter); c=canvas.Canvas(DOC+fn,pagesize=(W,H)); pg=0; y=0
    X=[('Unit',30,'l'),('Tenant',68,'l'),('Status',205,'l'),('Sqft',308,'r'),('Lease From',318,'l'),('Lease To',370,'l'),('Rent',470,'r'),('CAM',520,'r'),('Misc Rent',566,'r'),('Total',620,'r'),('Deposit',677,'r'),('Past Due',730,'r'),('Late',760,'r')]
    def T(x,s,al='l',b=False,sz=7.5,col=0):
        c.setFont('Helvetica-Bold' if b else 'Helvetica',sz); c.setFillGray(col); (c.drawString if al=='l' else c.drawRightString)(x,y,s); c.setFillGray(0)
    def hdr(first=False):
        nonlocal pg,y
        if pg: foot(); c.showPage()
        pg+=1; y=H-40
        if first:
            T(30,'Rent Roll','l',True,16); y-=16
            T(30,'Exported On: 10/06/2025 08:17 AM',sz=8,col=.35); y-=20
            for a,b in (('Properties:','Foothill Professional Center, Linden Medical Plaza, Mercy Fields Annex'),('Units:','Active'),('As of:','10/05/2025'),('Include Non-Revenue Units:','No')):
                T(30,a,'l',True,8); T(30+c.stringWidth(a,'Helvetica-Bold',8)+4,b,sz=8); y-=11
            y-=8
        c.setFillGray(.9); c.rect(26,y-5,W-52,16,fill=1,stroke=0); c.setFillGray(0)
        for h,x,al in X: T(x,h,al,True)
        y-=18
    def foot():
        c.setFont('Helvetica',7); c.setFillGray(.4); c.drawString(30,20,'Created on 10/06/2025'); c.drawRightString(W-30,20,f'Page {pg}'); c.setFillGray(0)
    hdr(True); rows=[]; G=[0]*8; U=O=0; A=OA=0
    def pipe(vals,b=False):
        for (h,x,al),v in zip(X,vals):
            if v!='': T(x,v,al,b)
    for pn,ad,us_ in sorted(props):
        if y<150: hdr()
        T(30,f'{pn} - {ad}','l',True,8.2); y-=14
        S=[0]*7; n=o=0; a0=0
        recs=[]
        for u,a in us_:
            v=(pn[0],u) in vac
            x=lease(rng,u,a,None if v else next(nm),asof,(26,38),bump=.03,nnn=(7.8,0,0),terms=(60,84,120,36))
            x.st='Vacant-Unrented' if v else 'Current'; recs.append(x)
            if (pn[0],u)==('F','D'):
                x.st='Vacant-Rented'
                f=lease(rng,u,a,next(nm),asof,(28,33),nnn=(7.8,0,0),terms=(60,),start=D(2025,12,1),fut=True); f.st='Future'; f.dep=3300.0; recs.append(f)
            if (pn[0],u)==('L','210'): x.st='Notice-Unrented'; x.end=D(2025,11,30)
            if (pn[0],u)==('F','B'): x.end='Month-To-Month'
            if (pn[0],u)==('M','3'): x.st='Evict'
        for x in recs:
            if y<48: hdr()
            if x.st!='Future': n+=1; a0+=x.area
            if x.vac:
                pipe([x.unit,'',x.st,m0(x.area),'','','','','','','','','']); y-=13
                rows.append(row(unit=x.unit,propertyName=pn,area=x.area,statusText=x.st)); continue
            if x.st=='Future':
                pipe([x.unit,x.tenant[:30],x.st,m0(x.area),us(x.start),us(x.end),'0.00','0.00','0.00','0.00',m2(x.dep),'0.00','0']); S[4]+=x.dep; y-=13
                rows.append(row(unit=x.unit,propertyName=pn,tenantName=x.tenant[:30],area=x.area,statusText=x.st,leaseStartDate=x.start,leaseEndDate=x.end,contractRent=0,charges=[('CAM',0),('Misc Rent',0)],totalCharges=0,deposit=x.dep,balance=0)); continue
            o+=1; OA+=x.area
            ms=rng.choice([0,0,0,95.0,250.0]); pd=rng.choice([0,0,0,0,x.cur,186.4]) if x.st!='Evict' else r2(x.cur*3)
            tc=r2(x.cur+x.cam+ms)
            pipe([x.unit,x.tenant[:30],x.st,m0(x.area),us(x.start),'' if x.end=='Month-To-Month' else us(x.end),m2(x.cur),m2(x.cam),m2(ms),m2(tc),m2(x.dep),m2(pd),str(0 if not pd else rng.randint(1,5))])
            if x.end=='Month-To-Month': T(370,'MTM')
            y-=13
            for i,v in enumerate((x.cur,x.cam,ms,tc,x.dep,pd)): S[i]+=v
            rows.append(row(unit=x.unit,propertyName=pn,tenantName=x.tenant[:30].strip(),area=x.area,statusText=x.st,leaseStartDate=x.start,leaseEndDate='MTM' if x.end=='Month-To-Month' else x.end,contractRent=x.cur,charges=[('CAM',x.cam),('Misc Rent',ms)],totalCharges=tc,deposit=x.dep,balance=pd))
        c.setLineWidth(.5); c.line(26,y+9,W-26,y+9)
        pipe([f'{n} Units','','%.1f%% Occupied'%(o/n*100),m0(a0),'','']+[m2(v) for v in S[:6]]+[''],True); y-=24
        for i in range(6): G[i]+=S[i]
        U+=n;O+=o;A+=a0
    c.setLineWidth(1); c.line(26,y+14,W-26,y+14)
    pipe(['Total','%d Units'%U,'%.1f%% Occupied'%(O/U*100),m0(A),'','']+[m2(v) for v in G[:6]]+[''],True); foot(); c.save()
    # S[4] of rows is deposit index 4
    save(fn,rows,None,asof,U,O,U-O,'OFFICE','AppFolio commercial export','three medical office properties in one roll, group headings, AppFolio statuses, a future tenant',True)

def argus():
    rng=random.Random(4106); asof='2026-01'; A0=D(2026,1,1); fn='Presentation Rent Roll - Lakemont Tower.pdf'
    spec=[('100',6210,'Retail','Frothy Cup Coffee'),('110',9340,'Office','First Prairie Credit Union'),('200',18420,'Office','Brightwater Actuarial Group, LLC'),('300',7655,'Office','Halloran Pruitt LLP'),('310',5120,'Office','Corbel Engineering Associates'),('325',4475,'Office',None),('400',18105,'Office','Meridian Claims Services'),('500',3310,'Office','Palisade Cyber, Inc.'),('510',2870,'Office','Linwood Tax Group'),('520',6425,'Office','Thornbury Family Law, PC'),('530',4990,'Office',None),('600',17980,'Office','Summit Fork Energy Partners'),('LL-1',1450,'Storage','Summit Fork Energy Partners')]
    NRA=sum(s[1] for s in spec)
    p=FPDF(orientation='L',format='letter',unit='pt'); p.set_auto_page_break(False); rows=[]; y=0
    def T(x,s,al='L',b='',sz=7):
        p.set_font('times',b,sz); w=p.get_string_width(s); p.text(x if al=='L' else x-w if al=='R' else x-w/2,y,s)
    def hdr():
        nonlocal y
        p.add_page(); y=24; T(30,'Software : ARGUS Ver. 15.0.1 (Build: 15000-A)',sz=6); T(762,'Date : 1/19/26',al='R',sz=6); y+=8; T(30,'File : LakemontTower_BP26',sz=6); T(762,'Time : 3:52 pm',al='R',sz=6); y+=8
        T(30,'Property Type : Office',sz=6); T(762,'Ref# : AXK    Page : %d'%p.page_no(),al='R',sz=6); y+=14
        T(396,'Lakemont Tower',al='C',b='B',sz=12); y+=11; T(396,'2200 Lakemont Boulevard',al='C',sz=8); y+=9; T(396,'Overland Park, KS',al='C',sz=8); y+=13
        T(396,'Presentation Rent Roll & Current Term Tenant Summary',al='C',b='B',sz=10); y+=11; T(396,f'As of Jan-2026 for {NRA:,} Square Feet',al='C',sz=8.5); y+=12
        top=y
        p.set_line_width(.8); p.line(30,y,762,y); p.set_line_width(.3)
        hs=[(52,'L',['','Tenant Name','Type & Suite Number','Lease Dates & Term']),(225,'R',['','Floor','SqFt','Bldg Share']),(300,'R',['Rate & Amount','per Year','per Month','']),(345,'L',['Changes','on','','']),(430,'R',['Changes','to','','']),(445,'L',['Base Rent','Abate','','']),(515,'L',['Description of','Operating Expense','Reimbursements','']),(655,'L',['Assumption about','subsequent terms','for this tenant',''])]
        for i in range(4):
            y=top+9+i*8.2
            for x,al,l in hs: T(x,l[i],al,'B',6.6)
            if i==1: T(30,'No.','L','B',6.6)
        y=top+42; p.line(30,y,762,y); y+=12
    hdr(); 
    tot=0; o=0; R=0
    for n,(u,a,ty,t) in enumerate(spec,1):
        if u=='LL-1': x=lease(rng,u,a,t,A0,(9,10),bump=.0,terms=(120,),start=D(2021,5,1),rnd=0)
        else: x=lease(rng,u,a,t,A0,(23.5,29) if ty=='Office' else (31,33),bump=.025,terms=(60,84,120,63),rnd=0)
        st=x.steps[:5] if t and ty!='Storage' else []
        h=max(4,len(st),)*8.4+7
        if y+h>585: hdr()
        y0=y; T(40,str(n),'R')
        fl='LL' if u[0]=='L' else u[0]
        if x.vac:
            T(52,'Vacant','L','B'); T(225,fl,'R'); T(345,''); T(515,'None'); T(655,'Market: See assumption MLA-Off'); y+=8.4
            T(52,f'{ty}, Suite: {u}'); T(225,m0(a),'R'); y+=8.4; T(52,'Available Jan-2026'); T(225,f'{a/NRA:.2%}','R')
            rows.append(row(unit=u,area=a,unitType=ty,statusText='Vacant'))
        else:
            o+=a; an=x.cur*12; R+=an
            c1=[t,f'{ty}, Suite: {u}',f'{usn(x.start)} to {usn(x.end)}',f'{x.term} Months']
            c2=[fl,m0(a),f'{a/NRA:.2%}','']
            c3=[f'${an/a:,.2f}',f'${an:,.0f}',f'${x.cur:,.0f}','']
            rb={'Office':['Full Service: Pays the','increases over a base','year ending: Dec-%d'%x.start.year],'Retail':['Net: Pays a full pro-rata','share of all reimbursable','expenses'],'Storage':['None','','']}[ty]
            rn=rng.choice([['Market','See assumption MLA-Off'],['Option','See %s Renewal Option'%t.split()[0]],['Market','See assumption MLA-Off']]) if ty=='Office' else ['Market','See assumption MLA-Ret' if ty=='Retail' else 'See assumption MLA-Stor']
            for i in range(4):
                y=y0+i*8.4; T(52,c1[i],'L','B' if i==0 else ''); T(225,c2[i],'R'); T(300,c3[i],'R')
                if i<3: T(515,rb[i])
                if i<2: T(655,rn[i])
            for i,(d,m) in enumerate(st):
                y=y0+i*8.4; T(345,d.strftime('%b-%Y')); T(430,f'${m:,.0f} /mo','R')
            y=y0; T(460,'-') ; 
            rows.append(row(unit=u,area=a,unitType=ty,tenantName=t,statusText='Occupied',leaseStartDate=x.start,leaseEndDate=x.end,contractRent=x.cur,annualRent=an,rentSteps=[(d.strftime('%b %Y'),m) for d,m in st]))
        y=y0+h; p.line(30,y-8,762,y-8)
    # steps month-only: first of month is unmistakable? leave as text
    y+=6; T(52,'Total Occupied SqFt','L','B');T(225,m0(o),'R','B');T(300,f'${R:,.0f}','R','B'); T(305,'per Year'); y+=10; T(52,'Total Available SqFt','L','B');T(225,m0(NRA-o),'R','B'); y+=10; T(52,'Total Building SqFt','L','B');T(225,m0(NRA),'R','B')
    p.output(DOC+fn)
    nv=sum(1 for s in spec if not s[3])
    save(fn,rows,'Lakemont Tower',asof,len(spec),len(spec)-nv,nv,'OFFICE','ARGUS presentation rent roll','stacked four-line tenant records, year and month amounts in one cell',True)

def exhibit():
    fn='Exhibit D - Rent Roll (Canal & 9th PSA).pdf'; asof=D(2025,7,15)
    P=ParagraphStyle('p',fontName='Times-Roman',fontSize=8.2,leading=9.6); B=ParagraphStyle('b',parent=P,fontName='Times-Bold',alignment=1); Rr=ParagraphStyle('r',parent=P,alignment=2)
    C=ParagraphStyle('c',parent=P,alignment=1,fontSize=10,leading=13)
    d=lambda x:f"{x.strftime('%B')} {x.day}, {x.year}"
    data=[('Ground Floor, Space G-1','Retail','Canal Street Provisions, LLC d/b/a The Larder on Ninth',2915,D(2021,4,1),D(2031,3,31),8139.38,2430.0,[(D(2026,4,1),8383.56),(D(2027,4,1),8635.07)],'Two (2) five-year options at 95% of FMV',16000.0),
     ('Ground Floor, Space G-2','Retail','Blossom Florist, Inc.',1080,D(2023,9,1),D(2026,8,31),2835.0,890.0,[(D(2025,9,1),2920.05)],'None',2835.0),
     ('Ground Floor, Space G-3','Retail',None,1640,None,None,None,None,[],'',None),
     ('Second Floor, Suite 210','Office','Northbank Family Dental Group, P.C.',3220,D(2019,11,1),D(2029,10,31),7513.33,1610.0,[(D(2025,11,1),7738.73),(D(2026,11,1),7970.89),(D(2027,11,1),8210.02)],'One (1) five-year option, 3% over prior rent',7000.0),
     ('Second Floor, Suite 220','Office','Trellis Home Health, Inc.',1875,D(2024,2,1),D(2027,1,31),4062.5,937.5,[(D(2026,2,1),4184.38)],'None',4062.5),
     ('Second Floor, Suite 225','Office','Hollis Bay Ventures, LP',940,D(2022,6,1),'Month to month',1958.33,470.0,[],'None',0.0),
     ('Third Floor, Suite 300','Office','Mosaic Translation Services, Inc.',5310,D(2022,1,1),D(2026,12,31),11062.5,2655.0,[(D(2026,1,1),11394.38)],'One (1) three-year option at FMV; notice by 6/30/2026',22125.0),
     ('Roof (antenna license)','Antenna','Copperline Telecom Holdings LLC',None,D(2018,5,1),D(2028,4,30),1912.4,None,[(D(2026,5,1),1969.77),(D(2027,5,1),2028.86)],'Two (2) five-year extensions, automatic',None)]
    el=[Paragraph('<b>EXHIBIT D</b>',C),Paragraph('<b>SCHEDULE OF LEASES AND RENT ROLL</b>',C),Paragraph('Canal &amp; Ninth Building<br/>901 Canal Street, Richmond, Virginia',C),Paragraph('<i>Certified by Seller as of July 15, 2025</i>',C),Spacer(1,8)]
    hd=['Premises','Use','Tenant','Rentable Sq. Ft.','Lease Commence-<br/>ment Date','Expiration Date','Monthly Base Rent','Scheduled Increases in Monthly Base Rent','Renewal Options','Monthly Additional Rent (est.)','Security Deposit']
    tb=[[Paragraph(h,B) for h in hd]]; rows=[]
    for pr,us_,t,a,s,e,r,ad,st,op,dp in data:
        f=lambda v:Paragraph('' if v is None else f'${v:,.2f}',Rr)
        dd=lambda v:Paragraph('' if v is None else v if isinstance(v,str) else d(v),P)
        tb.append([Paragraph(pr,P),Paragraph(us_,P),Paragraph(t or '<b>VACANT</b>',P),Paragraph(m0(a) if a else 'N/A',Rr),dd(s),dd(e),f(r),Paragraph('<br/>'.join(f'{usn(x)}: ${y:,.2f}' for x,y in st) or ('None' if t else ''),P),Paragraph(op,P),Paragraph('N/A' if (ad is None and t) else '' if ad is None else f'${ad:,.2f}',Rr),Paragraph('None' if (t and dp is None) else '' if dp is None else f'${dp:,.2f}',Rr)])
        rows.append(row(unit=pr,unitType=us_,tenantName=t,statusText='Occupied' if t else 'VACANT',area=a,leaseStartDate=s,leaseEndDate=e,contractRent=r,charges=[('Monthly Additional Rent (est.)',ad)] if ad is not None else None,deposit=dp,rentSteps=st))
    tb.append([Paragraph('<b>TOTAL</b>',P),'','',Paragraph('<b>%s</b>'%m0(sum(x[3] or 0 for x in data)),Rr),'','',Paragraph('<b>$%s</b>'%m2(sum(x[6] or 0 for x in data)),Rr),'','',Paragraph('<b>$%s</b>'%m2(sum(x[7] or 0 for x in data)),Rr),Paragraph('<b>$%s</b>'%m2(sum(x[10] or 0 for x in data)),Rr)])
    t=Table(tb,colWidths=[68,42,88,44,60,60,58,98,86,58,58],repeatRows=1)
    t.setStyle(TableStyle([('GRID',(0,0),(-1,-1),.5,colors.black),('VALIGN',(0,0),(-1,-1),'TOP'),('LEFTPADDING',(0,0),(-1,-1),3),('RIGHTPADDING',(0,0),(-1,-1),3),('VALIGN',(0,0),(-1,0),'MIDDLE')]))
    el+=[t,Spacer(1,8),Paragraph('Notes: (1) Suite 225 tenant holds over under its original lease; either party may terminate on thirty (30) days\' notice. (2) All Tenants are current in the payment of Base Rent and Additional Rent through July 31, 2025. (3) Antenna licensee has no premises within the rentable area of the Building.',P),Spacer(1,16),KeepTogether([Paragraph('SELLER: <b>CANAL NINTH ASSOCIATES, L.P.</b><br/><br/>By: ______________________________<br/>Name:<br/>Title: Authorized Signatory',P)])]
    def ft(c,dc):
        c.setFont('Times-Roman',8); c.drawCentredString(396,22,f'D-{dc.page}'); c.setFont('Times-Roman',6); c.drawString(36,22,'4871-2230-9914v.6')
    SimpleDocTemplate(DOC+fn,pagesize=landscape(letter),leftMargin=34,rightMargin=34,topMargin=40,bottomMargin=40).build(el,onFirstPage=ft,onLaterPages=ft)
    save(fn,rows,'Canal & Ninth Building',asof,None,None,1,'MIXED_USE','purchase agreement exhibit (counsel/manager)','Times ruled exhibit table, wrapped cells, dates in words, N/A and None cells, roof license',True)
if __name__=='__main__': appfolio(); argus(); exhibit()
