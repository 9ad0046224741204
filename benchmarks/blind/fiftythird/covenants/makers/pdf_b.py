from common import *
import shutil
# ---------- 2 : church letter ----------
def church():
    rng=random.Random(5302); fn='Steeple Square shops letter to bank.pdf'
    from docx import Document
    from docx.shared import Pt, Inches, RGBColor
    from docx.enum.text import WD_ALIGN_PARAGRAPH as AL
    from docx.oxml.ns import qn
    from docx.oxml import OxmlElement
    d=Document(); s=d.sections[0]; s.left_margin=s.right_margin=Inches(.8); s.top_margin=Inches(.7); s.bottom_margin=Inches(.6)
    d.styles['Normal'].font.name='Liberation Serif'; d.styles['Normal'].font.size=Pt(11); d.styles['Normal'].paragraph_format.space_after=Pt(6)
    def par(t,al=None,b=False,sz=None,it=False,after=None):
        p=d.add_paragraph(); r=p.add_run(t); r.bold=b; r.italic=it
        if sz: r.font.size=Pt(sz)
        if al: p.alignment=al
        if after is not None: p.paragraph_format.space_after=Pt(after)
        return p
    par("St. Columba's on the Hill",AL.CENTER,True,17,after=0)
    par('Office of the Treasurer  ·  1808 Wickfield Avenue  ·  Corbin Falls',AL.CENTER,sz=9.5,it=True,after=14)
    par('February 3, 2026',after=8)
    par('Tallgrass State Bank\nCommercial Loan Department\nAttn: Annual Reviews',after=8)
    par('Re: Steeple Square shops, 1820–1836 Wickfield Avenue — tenants as of January 31, 2026',b=True,after=8)
    par('Enclosed please find the list of our shop tenants you asked for. The finance committee looked it over at the January meeting. "Taxes & upkeep" is the fixed monthly share each shop pays toward property tax, insurance, snow and lot lights.',after=8)
    T=[('1820','Wickfield Family Pharmacy',3100,'7/1/2019','6/30/2029',3720,775,3500),
       ('1822','Sunny Spin Laundry',2050,'3/1/2022','2/28/2027',2255,512.5,2200),
       ('1824','Dumpling Garden',1475,'11/1/2023','10/31/2028',1917.5,368.75,1900),
       ('1826','St. Columba’s Thrift Shop',1900,None,None,0,0,None),
       ('1828','Nguyet’s Nails & Spa',1120,'5/1/2021','4/30/2026',1540,280,1500),
       ('1830',None,1360),
       ('1832','Corbin Falls Vacuum & Sewing',1240,None,'month to month',1178,310,500),
       ('1834','Peak Form Physical Therapy',2380,'9/1/2024','8/31/2031',3332,595,6500),
       ('1836','Grandview Tax & Bookkeeping',1015,'1/1/2025','12/31/2027',1268.75,253.75,1250)]
    H=['Shop','Who is there','Sq. feet','Lease runs','Rent each month','Taxes & upkeep','Total each month','Security held']
    tb=d.add_table(rows=1,cols=8); tb.style='Table Grid'; tb.autofit=False
    W=[.5,1.6,.6,1.1,.8,.75,.8,.75]
    def cell(c,t,al=None,b=False,it=False):
        c.text=''; p=c.paragraphs[0]; p.paragraph_format.space_after=Pt(1); p.paragraph_format.space_before=Pt(1); r=p.add_run(t); r.font.size=Pt(9.5); r.bold=b; r.italic=it
        if al: p.alignment=al
    for i,h in enumerate(H): cell(tb.rows[0].cells[i],h,AL.CENTER,True)
    rows=[]; tt=[0]*5
    p2=lambda a:'$'+m2(a)
    for t in T:
        c=tb.add_row().cells; cell(c[0],t[0]); cell(c[2],m0(t[2]),AL.RIGHT); tt[0]+=t[2]
        if t[1] is None:
            cell(c[1],'(empty since September)',it=True); rows.append(R(unit=t[0],area=t[2],statusText='empty since September')); continue
        _,n,sf,a,b,r,x,dep=t; cell(c[1],n)
        cell(c[3],f'{a} to {b}' if a else (b or 'no lease'))
        for i,v in ((4,r),(5,x),(6,r+x)): cell(c[i],p2(v),AL.RIGHT)
        if dep: cell(c[7],p2(dep),AL.RIGHT)
        tt[1]+=r;tt[2]+=x;tt[3]+=r+x;tt[4]+=dep or 0
        f=lambda s: dt.datetime.strptime(s,'%m/%d/%Y').date() if s and s[0].isdigit() else s
        rows.append(R(unit=t[0],area=sf,tenantName=n,statusText='Occupied',leaseStartDate=f(a),leaseEndDate=f(b),contractRent=r,charges=[{"code":"Taxes & upkeep","amount":x}],totalCharges=r+x,deposit=dep))
    c=tb.add_row().cells; cell(c[1],'Totals',b=True); cell(c[2],m0(tt[0]),AL.RIGHT,True)
    for i in range(4): cell(c[4+i],p2(tt[1+i]),AL.RIGHT,True)
    for i,w in enumerate(W): tb.columns[i].width=Inches(w)
    for r in tb.rows:
        for i,w in enumerate(W): r.cells[i].width=Inches(w)
    par('',after=0)
    par('The Thrift Shop is our own ministry and pays no rent. Nine shops in all, eight in use. We have had two inquiries about 1830 and hope to have it rented by Easter. Nobody is behind more than a few days.',after=8)
    par('We also let the corner of the lot to a Christmas tree seller each December for $1,500, which is not shown above.',after=14)
    par('Yours truly,',after=22)
    par('Ione Haverstraw\nTreasurer, for the Board of Trustees',after=0)
    src=WORK+'church.docx'; d.save(src); soffice(src,WORK); shutil.move(WORK+'church.pdf',DOC+fn)
    emit(fn,'Steeple Square shops','2026-01-31',9,8,1,rows,'RETAIL','one-page letter with a Word table, lease term in one column',False)

# ---------- 4 : industrial park and ground leases, planted wrong subtotal ----------
def indpark():
    fn='RailheadPark_rentroll_YE2025.pdf'
    from fpdf import FPDF
    pdf=FPDF('L','pt','legal'); pdf.set_auto_page_break(False); pdf.creation_date=dt.datetime(2026,1,20,tzinfo=dt.timezone.utc)
    A=[('A-1','Fulcrum Fastener Supply','Whse',14400,D(2021,5,1),D(2026,4,30),79200,'1 x 5 yr @ FMV'),
       ('A-2','Ketteridge Cold Logistics','Cold Whse',18000,D(2022,8,1),D(2032,7,31),153000,'2 x 5 yr'),
       ('A-3','Mastiff Overhead Door','Whse/Ofc',9600,D(2023,1,1),D(2027,12,31),60480,None),
       ('A-4',None,'Whse',7200),
       ('A-5','Juniper & Vale Millwork','Mfg',12000,D(2020,10,1),D(2030,9,30),69000,'1 x 5 yr @ 3%')]
    B=[('B-1','Redline Pallet Recyclers','Whse',20800,D(2024,3,1),D(2029,2,28),104832,None),
       ('B-2','Oxbow Irrigation Parts','Whse',10400,D(2019,7,1),D(2026,6,30),57720,'None'),
       ('B-3','Oxbow Irrigation Parts','Whse',5200,D(2021,7,1),D(2026,6,30),29640,'None'),
       ('B-4','Tri-Lakes Electric Wholesale','Whse/Ofc',15600,D(2023,11,1),D(2030,10,31),98280,'2 x 3 yr'),
       ('B-5','Paladin Fleet Upfitters','Shop',11700,D(2025,2,1),D(2030,1,31),84240,None)]
    C=[('C-101','Glazier Guild Inc.','Flex',3000,D(2024,6,1),D(2027,5,31),27000,None),
       ('C-102','Hexbolt Robotics','Flex',4500,D(2023,9,1),D(2026,8,31),43200,'1 x 3 yr'),
       ('C-103','Sparrowhawk Signs','Flex',3000,D(2018,4,1),'M-T-M',24300,None),
       ('C-104',None,'Flex',3000),
       ('C-105','Verity Water Testing Lab','Flex/Lab',6000,D(2022,1,1),D(2028,12,31),69600,'1 x 5 yr'),
       ('C-106','Northbend Catering Kitchen','Flex',4500,D(2025,8,1),D(2030,7,31),45900,None),
       ('C-107','Aldous Tile & Stone','Showroom',6000,D(2021,3,1),D(2026,2,28),55800,'Renewal in negotiation')]
    G=[('G-1','Pilot Ridge Fuel Stops',98010,D(2012,1,1),D(2041,12,31),84000,D(2027,1,1),92400),
       ('G-2','Harrow Concrete Ready Mix',217800,D(2006,7,1),D(2036,6,30),66000,D(2026,7,1),72600),
       ('G-3','Beacon Tower Holdings',2500,D(2015,4,1),D(2035,3,31),19200,D(2026,4,1),19776),
       ('G-4','Kestrel Truck & Trailer Sales',152460,D(2019,10,1),D(2049,9,30),78000,D(2029,10,1),87360)]
    rows=[]; x0=36
    cw=[48,158,68,56,74,74,86,80,70,82,12,128]; al='LLLRCCRRRRLL'
    def font(b='',s=9.5): pdf.set_font('Times',b,s)
    pg=[0]
    def page():
        pdf.add_page(); pg[0]+=1; pdf.set_xy(x0,24); font('B',15); pdf.cell(600,18,'RAILHEAD INDUSTRIAL PARK'); font('',10)
        pdf.set_xy(x0,42); pdf.cell(600,12,'Lessor: Railhead Land & Rail Co., L.P.        Rent Roll - Fiscal year end December 31, 2025')
        font('I',9); pdf.set_xy(780,42); pdf.cell(192,12,f'Sheet {pg[0]} of 2',align='R'); pdf.set_xy(x0,64)
    def line(vals,b='',border=0,h=15,ws=cw,als=al):
        font(b); pdf.set_x(x0)
        for v,w,a in zip(vals,ws,als): pdf.cell(w,h,'' if v is None else str(v),border=border,align=a)
        pdf.ln(h)
    def rule(w=.6): pdf.set_line_width(w); y=pdf.get_y(); pdf.line(x0,y,x0+sum(cw),y)
    page()
    def hdr():
        rule(1); line(['Bay','Lessee','Use','Bldg.','Lease','Lease','Annual','Monthly','NNN','Total','','Options'],'B',h=12); line(['','','','Sq. Ft.','Begins','Ends','Base Rent','Base Rent','/ Month','/ Month','',''],'B',h=13); rule(1)
    hdr(); G0=[0]*5
    planted=None
    for nm,L,nn in (('Building A',A,1.08),('Building B',B,.96),('Building C',C,1.92)):
        pdf.ln(4); font('BU',10.5); pdf.set_x(x0); pdf.cell(300,15,nm); pdf.ln(16); s=[0]*5
        for t in L:
            if t[1] is None:
                line([t[0],'VACANT',t[2],m0(t[3])]); rows.append(R(unit=t[0],building=nm,unitType=t[2],area=t[3],statusText='VACANT')); s[0]+=t[3]; continue
            u,n,us_,sf,a,e,ar,op=t; mr=ar/12; assert abs(mr*100-round(mr*100))<1e-6; mr=round(mr,2)
            nnn=round(sf*nn/12,2); to=round(mr+nnn,2)
            line([u,n,us_,m0(sf),us(a),e if isinstance(e,str) else us(e),m2(ar),m2(mr),m2(nnn),m2(to),'',op])
            rows.append(R(unit=u,building=nm,unitType=us_,area=sf,tenantName=n,statusText='Occupied',leaseStartDate=a,leaseEndDate=e,annualRent=ar,contractRent=mr,charges=[{"code":"NNN","amount":nnn}],totalCharges=to))
            for i,v in enumerate((sf,ar,mr,nnn,to)): s[i]+=v
        for i in range(5): G0[i]+=s[i]
        sh=list(s)
        if nm=='Building B':
            right=sh[2]; tx=m2(right); sh[2]=right+900  # 31,226.00 -> 32,126.00
            planted={"what":f"Building B subtotal of Monthly Base Rent is printed {m2(sh[2])}; the five bays add to {tx} (digits transposed). All other totals tie.","kind":"total_wrong"}
        pdf.set_line_width(.4); y=pdf.get_y()+1; pdf.line(x0+276,y,x0+796,y); pdf.ln(2)
        line(['','Subtotal '+nm,'',m0(sh[0]),'','',m2(sh[1]),m2(sh[2]),m2(sh[3]),m2(sh[4]),'',''],'B')
    pdf.ln(3); rule(.8); line(['','Total Buildings A - C','',m0(G0[0]),'','',m2(G0[1]),m2(G0[2]),m2(G0[3]),m2(G0[4]),'',''],'B'); rule(.8)
    page()
    font('BU',12); pdf.cell(300,16,'Ground Leases'); pdf.ln(20)
    gw=[52,210,92,84,84,108,92,104,110]; ga='LLRCCRRCR'
    rule(1); line(['Parcel','Ground Lessee','Land Sq. Ft.','Begins','Ends','Annual Ground Rent','Monthly','Next Adjustment','New Annual Rent'],'B',ws=gw,als=ga); rule(1)
    s=[0]*3
    for u,n,sf,a,e,ar,nd,na in G:
        line([u,n,m0(sf),us(a),us(e),m2(ar),m2(ar/12),us(nd),m2(na)],ws=gw,als=ga,h=17)
        rows.append(R(unit=u,section='Ground Leases',area=sf,tenantName=n,statusText='Occupied',leaseStartDate=a,leaseEndDate=e,annualRent=ar,contractRent=ar/12,rentSteps=[{"date":nd.isoformat(),"amount":na,"per":"year"}]))
        for i,v in enumerate((sf,ar,ar/12)): s[i]+=v
    rule(.5); line(['','Total Ground Leases',m0(s[0]),'','',m2(s[1]),m2(s[2])],'B',ws=gw,als=ga); rule(.8)
    font('',9); pdf.ln(6); pdf.set_x(x0); pdf.multi_cell(840,12,'Ground lessees own their improvements, which revert to Lessor at expiration, and pay taxes and insurance directly. G-3 is a communications tower site.')
    pdf.ln(18); font('B',11); pdf.set_x(x0); pdf.cell(200,16,'Recapitulation'); pdf.ln(18)
    rw=[190,70,70,70,110,110]; ra='LRRRRR'
    line(['','Leasable','Leased','Vacant','Annual Rent','Monthly Rent'],'B',ws=rw,als=ra)
    nb=len(A+B+C)
    line(['Building bays',nb,nb-2,2,m2(G0[1]),m2(G0[2])],ws=rw,als=ra); line(['Ground parcels',4,4,0,m2(s[1]),m2(s[2])],ws=rw,als=ra)
    line(['Total park units',nb+4,nb+2,2,m2(G0[1]+s[1]),m2(G0[2]+s[2])],'B',ws=rw,als=ra)
    pdf.ln(22); font('I',9.5); pdf.set_x(x0); pdf.cell(600,12,'The undersigned certifies the foregoing to Tallgrass State Bank.   By: ______________________   Title: ______________   Date: __________')
    pdf.output(DOC+fn)
    emit(fn,'RAILHEAD INDUSTRIAL PARK','2025-12-31',nb+4,nb+2,2,rows,'INDUSTRIAL','legal landscape Times, buildings plus a ground-lease page with its own columns and recap',True,planted=planted)

# ---------- 6 : self storage ----------
def storage():
    rng=random.Random(5306); fn='LockHaven_RentRoll_20251130.pdf'
    from reportlab.platypus import SimpleDocTemplate, Table, TableStyle, Paragraph, Spacer, KeepTogether
    from reportlab.lib.pagesizes import letter
    from reportlab.lib import colors
    from reportlab.lib.styles import getSampleStyleSheet, ParagraphStyle
    ss=getSampleStyleSheet()
    sizes={'5x5':(25,48),'5x10':(50,72),'10x10':(100,118),'10x15':(150,149),'10x20':(200,179),'12x30':(360,265)}
    plan=[('A',[ '5x5']*6+['5x10']*8+['10x10']*6,'Climate'),('B',['10x10']*8+['10x15']*8+['10x20']*6,'Drive-Up'),('C',['10x20']*6+['12x30']*6,'Drive-Up'),('P',['12x30']*0+['Parking']*6,'Outdoor')]
    used=set(); rows=[]; data=[['Unit','Size','Sq Ft','Kind','Customer','Status','Move-In','Paid-Thru','Street\nRate','Current\nRent','Prot.\nPlan','Amount\nOwed']]
    sm={}; tot=[0]*5; st=[]
    vac={'A03','A11','A17','B05','B14','C02','C09','P4'}; resv={'A11'}
    i=0
    for b,l,kind in plan:
        for k,sz in enumerate(l,1):
            u=f'{b}{k:02d}' if b!='P' else f'P{k}'
            sf,rate=sizes.get(sz,(None,65))
            if kind=='Climate': rate=round(rate*1.2)
            key=(sz if sz!='Parking' else 'Parking',kind); e=sm.setdefault(key,[0,0,0,0,0]); e[0]+=1; e[3]+=rate; tot[0]+=rate; i+=1
            t=R(unit=u,unitType=sz,area=sf,marketRent=rate)
            if u in vac:
                s='Reserved' if u in resv else 'Vacant'
                data.append([u,sz,sf or '',kind,'',s,'','',m2(rate),'','','']); t['statusText']=s; e[2]+=1; st.append((i,s)); rows.append(t); continue
            fi,la=people(rng,1,used)[0]; n=f'{la}, {fi}'
            if rng.random()<.14: n=rng.choice(['Hartnell Plumbing','Camp Wapasha','Bright Acre Landscaping','Cozy Crate Movers','Dovetail Staging','Riverbend Little League','Pike St. Antiques','Solano Vending'])+rng.choice([' LLC','',' Inc'])
            while any(r.get('tenantName')==n for r in rows): n=n+' #2'
            mi=D(2025,11,30)-dt.timedelta(days=rng.randint(15,2600)); x=rng.random()
            s='Current' if x<.87 else ('Late' if x<.95 else 'Lien')
            cr=rate+rng.choice([0,0,0,3,6,11,-9,-5,18]); ins=rng.choice([0,12,12,9,15])
            ow=0 if s=='Current' else (cr+ins+20 if s=='Late' else 3*(cr+ins)+65)
            if s=='Current' and rng.random()<.07: ow=-float(cr)
            pt=D(2025,11,30) if s=='Current' else (D(2025,10,31) if s=='Late' else D(2025,8,31))
            if ow<0: pt=D(2025,12,31)
            data.append([u,sz,sf or '',kind,n,s,us(mi,'%m-%d-%Y'),us(pt,'%m-%d-%Y'),m2(rate),m2(cr),m2(ins),m2(ow) if ow>=0 else f'({m2(-ow)})'])
            if s!='Current': st.append((i,s))
            t.update(R(tenantName=n,statusText=s,moveInDate=mi,contractRent=cr,charges=[{"code":"Prot. Plan","amount":ins}],balance=float(ow))); rows.append(t)
            e[1]+=1; e[4]+=cr
            for j,v in ((1,cr),(2,ins),(3,ow)): tot[j]+=v
    N=len(rows); data.append(['','','',f'{N} units','','','','',m2(tot[0]),m2(tot[1]),m2(tot[2]),m2(tot[3])])
    tb=Table(data,repeatRows=1,colWidths=[28,38,32,44,118,44,52,52,42,42,34,48],rowHeights=[24]+[12.6]*(N+1))
    sty=[('FONT',(0,0),(-1,0),'Helvetica-Bold',7.5),('FONT',(0,1),(-1,-1),'Helvetica',7.5),('BACKGROUND',(0,0),(-1,0),colors.HexColor('#f4a300')),('ALIGN',(8,0),(-1,-1),'RIGHT'),('ALIGN',(2,0),(2,-1),'RIGHT'),
      ('VALIGN',(0,0),(-1,-1),'MIDDLE'),('ROWBACKGROUNDS',(0,1),(-1,-2),[colors.white,colors.HexColor('#f6f3ea')]),('TOPPADDING',(0,0),(-1,-1),0),('BOTTOMPADDING',(0,0),(-1,-1),0),('LEFTPADDING',(0,0),(-1,-1),3),('RIGHTPADDING',(0,0),(-1,-1),4),
      ('FONT',(0,-1),(-1,-1),'Helvetica-Bold',7.5),('LINEABOVE',(0,-1),(-1,-1),1,colors.black)]
    for r,s in st: sty.append(('TEXTCOLOR',(5,r),(5,r),colors.red if s in('Late','Lien') else colors.HexColor('#1a7f37')))
    tb.setStyle(TableStyle(sty))
    h=ParagraphStyle('h',parent=ss['Normal'],fontName='Helvetica-Bold',fontSize=11,spaceBefore=10,spaceAfter=4)
    sd=[['Size','Kind','Units','Rented','Not Rented','% Rented','Street Total','Rent Total']]
    for (a,k),e in sm.items(): sd.append([a,k,e[0],e[1],e[2],f'{e[1]/e[0]*100:.0f}%',m2(e[3]),m2(e[4])])
    O=sum(e[1] for e in sm.values()); sd.append(['All','',N,O,N-O,f'{O/N*100:.0f}%',m2(tot[0]),m2(tot[1])])
    t2=Table(sd,hAlign='LEFT',colWidths=[48,54,40,44,58,52,66,66]); t2.setStyle(TableStyle([('FONT',(0,0),(-1,-1),'Helvetica',8),('FONT',(0,0),(-1,0),'Helvetica-Bold',8),('FONT',(0,-1),(-1,-1),'Helvetica-Bold',8),('ALIGN',(2,0),(-1,-1),'RIGHT'),('LINEBELOW',(0,0),(-1,0),.8,colors.black),('LINEABOVE',(0,-1),(-1,-1),.8,colors.black),('TOPPADDING',(0,0),(-1,-1),1.5),('BOTTOMPADDING',(0,0),(-1,-1),1.5)]))
    def hf(c,d):
        c.setFont('Helvetica-Bold',15); c.drawString(26,760,'Lock Haven Self Storage'); c.setFont('Helvetica',9); c.drawString(26,747,'Rent Roll by Unit'); c.drawRightString(586,760,'As of 11-30-2025'); c.drawRightString(586,749,f'Page {c.getPageNumber()}')
        c.setFont('Helvetica',7); c.drawString(26,22,'Printed 12-02-2025 7:48 AM by mgr')
    d=SimpleDocTemplate(DOC+fn,pagesize=letter,leftMargin=13,rightMargin=13,topMargin=56,bottomMargin=38,invariant=1)
    d.build([tb,KeepTogether([Paragraph('Unit Mix Summary',ParagraphStyle('x',parent=h,leftIndent=0)),t2,Spacer(1,6),Paragraph('Reserved units are counted as not rented.  Amounts in ( ) are prepaid.',ss['Normal'])])],onFirstPage=hf,onLaterPages=hf)
    emit(fn,'Lock Haven Self Storage','2025-11-30',N,O,N-O,rows,'SELF_STORAGE','coloured portrait storage-system roll, street vs current rate, unit mix summary',False)

# ---------- 7 : brewery mixed use, spreadsheet printed to PDF ----------
def brewery():
    rng=random.Random(5307); fn='Ninth Street Block - rents 12-31-25.pdf'
    from openpyxl import Workbook
    from openpyxl.styles import Font, Alignment, Border, Side, PatternFill
    wb=Workbook(); ws=wb.active; ws.title='Rents'
    B=Font(name='Liberation Sans',bold=True,size=10); N=Font(name='Liberation Sans',size=10); side=Side('thin',color='999999'); bx=Border(side,side,side,side)
    ws['A1']='MALTHOUSE BLOCK — 900-918 NINTH STREET'; ws['A1'].font=Font(name='Liberation Sans',bold=True,size=14)
    ws['A2']='Rents in place 12/31/25 (owner: Malthouse Block LLC)'; ws['A2'].font=N
    W=[9,31,8.5,8,10.5,10.5,11,10,10,12,11]
    for i,w in enumerate(W): ws.column_dimensions['ABCDEFGHIJK'[i]].width=w
    r=4
    def put(r,vals,font=N,fmts=None,fill=None,wrap=False,border=True):
        for i,v in enumerate(vals):
            c=ws.cell(r,i+1,v); c.font=font
            if border: c.border=bx
            if isinstance(v,float) : c.number_format='#,##0.00'
            elif isinstance(v,int): c.number_format='#,##0'
            if isinstance(v,dt.date): c.number_format='m/d/yy'; c.alignment=Alignment(horizontal='center')
            if fill: c.fill=PatternFill('solid',fgColor=fill)
            if wrap: c.alignment=Alignment(wrap_text=True,horizontal='center',vertical='center')
    rows=[]
    ws.cell(r,1,'STREET LEVEL (COMMERCIAL)').font=B; r+=1
    put(r,['Space','Tenant','Sq Ft','','From','To','Base Rent','NNN','Trash & Grease','Total Monthly','Deposit'],B,fill='DDEBF7',wrap=True); ws.row_dimensions[r].height=28; r+=1
    C=[('900','Ninth Street Brewing Co. (affiliate)',8250,D(2018,6,1),D(2033,5,31),13750.,3712.5,410.,0.),
       ('906','Pellworm Books',1640,D(2022,2,1),D(2027,1,31),2665.,738.,60.,2600.),
       ('908','Tres Comadres Taqueria',1985,D(2023,7,1),D(2028,6,30),3804.58,893.25,240.,5000.),
       ('912',None,1420),
       ('918','Ashlar Barbers',880,D(2021,10,1),'MTM',1540.,396.,35.,1500.)]
    s=[0]*6
    for t in C:
        if t[1] is None:
            put(r,[t[0],'FOR LEASE',t[2],'','','','','','','','']); rows.append(R(unit=t[0],section='STREET LEVEL (COMMERCIAL)',area=t[2],statusText='FOR LEASE')); s[0]+=t[2]
        else:
            u,n,sf,a,e,b,x,g,d=t; to=round(b+x+g,2); put(r,[u,n,sf,'',a,e,b,x,g,to,d])
            if e=='MTM': ws.cell(r,6).alignment=Alignment(horizontal='center')
            rows.append(R(unit=u,section='STREET LEVEL (COMMERCIAL)',tenantName=n,statusText='Occupied',area=sf,leaseStartDate=a,leaseEndDate=e,contractRent=b,charges=[{"code":"NNN","amount":x},{"code":"Trash & Grease","amount":g}],totalCharges=to,deposit=d))
            for i,v in enumerate((sf,b,x,g,to,d)): s[i]+=v
        ws.cell(r,1).alignment=Alignment(horizontal='left'); r+=1
    put(r,['','Commercial total',s[0],'','','']+[round(float(v),2) for v in s[1:]],B); r+=2
    ws.cell(r,1,'UPPER FLOORS (LOFTS)').font=B; r+=1
    put(r,['Loft','Resident','Sq Ft','Type','Lease Start','Lease End','Rent','Parking','Pet','Total Monthly','Deposit'],B,fill='E2EFDA',wrap=True); ws.row_dimensions[r].height=28; r+=1
    z=[0]*6; used=set(); vac=0
    for k,u in enumerate(['2A','2B','2C','2D','2E','3A','3B','3C','3D','3E']):
        ty,sf,rent=[('1 BR',742,1495.),('Studio',560,1195.),('2 BR',1055,1895.),('1 BR',690,1440.),('1 BR+den',815,1590.)][k%5]
        if k>4: rent+=35
        z[0]+=sf
        if u=='3C':
            put(r,[u,'vacant, being painted',sf,ty]+['']*7); rows.append(R(unit=u,section='UPPER FLOORS (LOFTS)',area=sf,unitType=ty,statusText='vacant'))
        else:
            p=people(rng,2,used); n=f'{p[0][0]} {p[0][1]}'+(f' / {p[1][0]} {p[1][1]}' if k%3==1 else '')
            a=D(2025,[3,6,7,8,9,5,10,1,11,8][k],1); e=endterm(a,12 if k!=6 else 18)
            rent-=[0,20,45,0,15,30,0,0,10,0][k]; pk=75. if k%2==0 else 0.; pet=30. if k in(1,4,8) else 0.; to=rent+pk+pet; d=float([1400,1000,1800,1400,0,1500,1200,0,1400,1500][k])
            put(r,[u,n,sf,ty,a,e,rent,pk,pet,to,d])
            rows.append(R(unit=u,section='UPPER FLOORS (LOFTS)',tenantName=n,statusText='Occupied',area=sf,unitType=ty,leaseStartDate=a,leaseEndDate=e,contractRent=rent,charges=[{"code":"Parking","amount":pk},{"code":"Pet","amount":pet}],totalCharges=to,deposit=d))
            for i,v in enumerate((rent,pk,pet,to,d)): z[i+1]+=v
        r+=1
    put(r,['','Loft total',z[0],'','','']+[float(v) for v in z[1:]],B); r+=2
    put(r,['','WHOLE BLOCK',s[0]+z[0],'','','',round(s[1]+z[1],2),'','',round(s[4]+z[4],2),round(s[5]+z[5],2)],B,fill='FFF2CC'); r+=2
    for l in ('5 commercial spaces (4 leased), 10 lofts (9 leased).','Brewery rent reset by appraisal at 6/1/2028. Brewery and Malthouse Block LLC have common ownership.','912: former bicycle shop, listed at $21/ft NNN.'):
        ws.cell(r,1,l).font=Font(name='Liberation Sans',size=9,italic=True); r+=1
    ws.page_setup.orientation='landscape'; ws.page_setup.fitToWidth=1; ws.page_setup.fitToHeight=1; ws.sheet_properties.pageSetUpPr.fitToPage=True; ws.oddFooter.center.text='&F'; ws.print_options.horizontalCentered=True
    wb.save(WORK+'rents for bank.xlsx'); soffice(WORK+'rents for bank.xlsx',WORK); shutil.move(WORK+'rents for bank.pdf',DOC+fn)
    emit(fn,'MALTHOUSE BLOCK','2025-12-31',15,13,2,rows,'MIXED_USE','spreadsheet printed to PDF, commercial and loft tables with different columns',False)
