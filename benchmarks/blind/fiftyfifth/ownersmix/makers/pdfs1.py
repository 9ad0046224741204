from common import *
from reportlab.lib.pagesizes import letter, landscape, A4, A3, legal
from reportlab.pdfgen import canvas
from reportlab.lib import colors

# ---------------------------------------------------------------- 1 walk-ups, Word document printed to PDF
def walkup():
    from docx import Document
    from docx.shared import Pt, Inches
    from docx.enum.text import WD_ALIGN_PARAGRAPH as AL
    r=random.Random(5501); f='Halvorsen Ave apts - rents.pdf'
    d=Document(); s=d.sections[0]; s.left_margin=s.right_margin=Inches(.6); s.top_margin=Inches(.6); s.bottom_margin=Inches(.6)
    st=d.styles['Normal']; st.font.name='Liberation Serif'; st.font.size=Pt(10); st.paragraph_format.space_after=Pt(3)
    p=d.add_paragraph(); x=p.add_run('1184 & 1188 HALVORSEN AVENUE, BRONX'); x.bold=True; x.font.size=Pt(14)
    d.add_paragraph('Apartments and what everybody pays, for the family meeting. Position at November 1, 2025. Typed by Uncle Bertil 11/9/25.')
    d.add_paragraph('"Legal" is what the DHCR registration says we could charge at most; "Pays" is what is on the lease and what they actually send. RC = rent controlled, RS = stabilized, FM = deregulated.').runs[0].italic=True
    rows=[];ns=names(r,40);tot={'p':0,'l':0,'a':0}
    def lst(letters,floors): return [f"{fl}{c}" for fl in floors for c in letters]
    B=[('1184',lst('ABCD',range(1,5))),('1188',['1L','1R','2L','2R','3L','3R','4L','4R','5L','5R','BSMT'])]
    vacant={('1184','2C'):'VACANT - being renovated',('1188','4R'):'Vacant'}
    rc={('1184','3A'),('1188','5L')}; fm={('1184','4D'),('1188','3R'),('1184','1B')}
    nocc=0
    for b,apts in B:
        h=d.add_paragraph(); z=h.add_run(f'{b} Halvorsen Avenue'); z.bold=True; z.underline=True; z.font.size=Pt(12)
        t=d.add_table(rows=1,cols=9); t.style='Table Grid'; t.autofit=False
        W=[.5,1.75,.65,.42,.85,.85,.8,.8,.7]
        H=['Apt','Tenant','Size','','From','To','Legal','Pays','Owes']
        for i_,w_ in enumerate(W): t.columns[i_].width=Inches(w_)
        def fill(cells,vals,bold=False):
            for i,(c,v) in enumerate(zip(cells,vals)):
                c.width=Inches(W[i]); pp=c.paragraphs[0]; pp.paragraph_format.space_after=Pt(0)
                q=pp.add_run(v); q.bold=bold; q.font.size=Pt(9)
                if i>=6: pp.alignment=AL.RIGHT
        fill(t.rows[0].cells,H,True)
        bp=bl=ba=0
        for a in apts:
            k=(b,a); size='1 BR' if a[-1] in 'ADL' else '2 BR'
            if a[-1]=='C': size='Studio'
            if a=='BSMT':
                fill(t.add_row().cells,[a,'Super (no rent)','1 BR','','','','','0.00',''])
                rows.append(R(unit=a,building=b+' Halvorsen Avenue',tenantName='Super (no rent)',unitType='1 BR',contractRent=0.0)); nocc+=1; continue
            legal_=round(r.uniform(1080,2240)+(250 if size=='2 BR' else 0),2)
            if k in vacant:
                fill(t.add_row().cells,[a,vacant[k],size,'RS','','',m2(legal_),'','']); bl+=legal_
                rows.append(R(unit=a,building=b+' Halvorsen Avenue',unitType=size,statusText=vacant[k])); continue
            tn=ns.pop()
            if r.random()<.2: tn+=' & '+ns.pop()
            reg='RS'; pays=legal_ if r.random()<.5 else round(legal_-r.choice([85,120,164.5,210,305.25]),2)
            fr=D(2024+r.choice([0,0,1]),r.randint(1,10),1); to=addm(fr,24 if fr.year==2024 else r.choice([12,24]))-dt.timedelta(days=1)
            if to<D(2025,11,1): to=addm(to+dt.timedelta(days=1),12)-dt.timedelta(days=1)
            frs,tos=us(fr),us(to); frt,tot_=iso(fr),iso(to)
            if k in rc: reg='RC'; legal_=round(legal_*.62,2); pays=legal_; frs='';frt=None; tos='statutory'; tot_='statutory'
            if k in fm: reg='FM'; pays=r.choice([2450.,2600.,2875.]); 
            if k==('1184','1B'): tos='mo to mo'; tot_='mo to mo'; fr=D(2019,6,1); frs=us(fr); frt=iso(fr)
            owes=r.choice([None]*5+[pays,round(pays*2+37.5,2),412.18]) 
            fill(t.add_row().cells,[a,tn,size,reg,frs,tos,m2(legal_) if reg!='FM' else 'n/a',m2(pays),m2(owes) if owes else ''])
            rows.append(R(unit=a,building=b+' Halvorsen Avenue',tenantName=tn,unitType=size,contractRent=pays,leaseStartDate=frt,leaseEndDate=tot_,balance=owes))
            bp+=pays; ba+=owes or 0; bl+=legal_ if reg!='FM' else 0; nocc+=1
        fill(t.add_row().cells,['','Together','','','','',m2(bl),m2(bp),m2(ba)],True)
        tot['p']+=bp;tot['l']+=bl;tot['a']+=ba
        d.add_paragraph('')
    n=len(rows)
    d.add_paragraph(f"Both houses: {n} apartments, {nocc} lived in (the super's included), {n-nocc} empty. A month's rent roll is ${m2(tot['p'])}; arrears ${m2(tot['a'])}.").runs[0].bold=True
    d.add_paragraph('1184-4D: lawyer says the deregulation papers are in the blue folder. 1188-5L: Senior exemption renewed through 2027. The oil bill is not in here.')
    tmp=os.path.join(tempfile.mkdtemp(),'w.docx'); d.save(tmp); soffice(tmp,'pdf',os.path.join(DOC,f))
    assert abs(sum(x.get('contractRent',0) for x in rows)-tot['p'])<.01
    save(f,'MULTIFAMILY','Uncle Bertil (family)','Word table per house, printed to PDF, legal rent beside rent paid',True,'1184 & 1188 Halvorsen Avenue','2025-11-01',n,nocc,n-nocc,rows)

# ---------------------------------------------------------------- 2 strip centre
def strip():
    r=random.Random(5502); f='QRP_tenancy_schedule.pdf'
    c=canvas.Canvas(os.path.join(DOC,f),pagesize=landscape(letter),invariant=1); W,H=landscape(letter)
    T=[('100','Brightwater Dental Group, PLLC',None,2400,D(2021,3,1),D(2031,2,28),24.5,3),
       ('102','Noodle Lantern Inc.','dba Noodle Lantern',1650,D(2022,9,1),D(2027,8,31),27,2.5),
       ('104','Pawsworth Grooming LLC',None,1200,D(2023,5,15),D(2028,5,31),25,3),
       ('106',None,None,1450,None,None,0,0),
       ('108','Tri-Valley Vape & Tobacco',None,1000,D(2019,1,1),'MTM',22,0),
       ('110-114','Hollins Fresh Grocer Co.','dba Hollins Market',18600,D(2012,11,1),D(2032,10,31),11.25,5),
       ('116','Sundance Nails & Spa','M. Tranberg, guarantor',1325,D(2024,2,1),D(2029,1,31),28,3),
       ('118','Ledgerwell Tax Service',None,980,D(2025,1,1),D(2027,12,31),23.5,3),
       ('120','Cobalt Wireless of Ohio, LLC',None,1800,D(2020,7,1),D(2030,6,30),31,2),
       ('122','Iron Peak Fitness LLC',None,6200,D(2018,10,1),D(2028,9,30),14,2.5),
       ('124',None,None,2100,None,None,0,0),
       ('126','Bao & Bean Cafe, LLC',None,1540,D(2025,6,1),D(2035,5,31),29.5,3),
       ('PAD-1','First Meridian Credit Union','ground lease',3400,D(2009,4,1),D(2029,3,31),38,10),
       ('ATM','Cashpoint Services LP',None,40,D(2023,1,1),D(2027,12,31),180,0)]
    X=dict(su=30,tn=72,sf=245,fr=252,mr=352,ps=388,cam=432,tax=475,ins=513,tot=562,dep=612,sd=622,sm=712,sp=752)
    def head(pg):
        c.setFont('Times-Bold',13); c.drawString(30,H-36,'Quail Run Plaza'); c.setFont('Times-Roman',9)
        c.drawString(30,H-49,'4400 Old Mill Pike, Grovemont, OH   |   Owner entity: LFH Retail II, LLC')
        c.setFont('Times-Bold',13); c.drawCentredString(W/2+40,H-36,'TENANCY SCHEDULE'); c.setFont('Times-Roman',9); c.drawCentredString(W/2+40,H-49,'Leases in effect as of 09/30/2025')
        c.drawRightString(W-30,H-36,f'Page {pg}'); c.drawRightString(W-30,H-49,'Run: 10/14/2025 4:52 PM  kpearl')
        y=H-72; c.setFont('Times-Bold',8)
        c.drawCentredString((X['cam']+X['ins'])/2-15,y,'Monthly Recoveries'); c.line(X['ps']+8,y-2,X['ins'],y-2)
        c.drawCentredString((X['sd']+X['sp'])/2,y,'Future Base Rent Changes'); c.line(X['sd'],y-2,X['sp'],y-2)
        for (k,a,b,al) in [('su','','Suite','l'),('tn','','Tenant','l'),('sf','Leased','SF','r'),('fr','Term','From / To','l'),('mr','Base Rent','Monthly','r'),('ps','Annual','$/SF','r'),('cam','','CAM','r'),('tax','RE','Tax','r'),('ins','','Ins','r'),('tot','Total','Monthly','r'),('dep','Security','Deposit','r'),('sd','','Effective','l'),('sm','Monthly','Amount','r'),('sp','Annual','$/SF','r')]:
            for yy,t in ((y-12,a),(y-22,b)):
                (c.drawString if al=='l' else c.drawRightString)(X[k],yy,t)
        c.setLineWidth(1.2); c.line(30,y-26,W-30,y-26); c.setLineWidth(.4)
        return y-38
    pg=1;y=head(pg);rows=[];S=dict(mr=0,cam=0,tax=0,ins=0,tot=0,dep=0);sfo=sfv=0
    asof=D(2025,9,30)
    for su,tn,sub,sf,fr,to,psf,esc in T:
        steps=[]
        if tn:
            mr=round(sf*psf/12,2)
            if esc==10: steps=[]
            elif esc and su!='110-114':
                a=D(2025,fr.month,1); a=a if a>asof else addm(a,12); q=mr
                while a<(to if to!='MTM' else a) and len(steps)<3:
                    q=round(q*(1+esc/100),2); steps.append((a,q)); a=addm(a,12)
            elif su=='110-114': steps=[(D(2027,11,1),round(mr*1.05,2))]
        hh=max(1+(1 if True else 0),len(steps),2 if sub else 1)
        if y-hh*10<60: c.showPage(); pg+=1; y=head(pg)
        c.setFont('Times-Roman',8.5); c.drawString(X['su'],y,su); c.drawRightString(X['sf'],y,m0(sf))
        if not tn:
            c.setFont('Times-Italic',8.5); c.drawString(X['tn'],y,'Vacant'); c.setFont('Times-Roman',8.5); sfv+=sf
            rows.append(R(unit=su,statusText='Vacant',area=sf)); 
            for k in ('mr','tot'): c.drawRightString(X[k],y,'0.00')
            rows[-1].update(contractRent=0.0,totalCharges=0.0)
        else:
            sfo+=sf; c.drawString(X['tn'],y,tn)
            if sub: c.setFont('Times-Italic',7.5); c.drawString(X['tn']+6,y-10,sub); c.setFont('Times-Roman',8.5)
            c.drawString(X['fr'],y,us0(fr)); c.drawString(X['fr'],y-10,us0(to) if to!='MTM' else 'MTM')
            cam=round(sf*4.15/12,2);tax=round(sf*2.62/12,2);ins=round(sf*.48/12,2)
            if su=='PAD-1': cam=round(sf*1.1/12,2)
            if su=='ATM': cam=tax=ins=0
            tot=round(mr+cam+tax+ins,2); dep=0 if su in('110-114','PAD-1') else round(mr,0)
            for k,v in (('mr',mr),('ps',psf),('cam',cam),('tax',tax),('ins',ins),('tot',tot),('dep',dep)):
                c.drawRightString(X[k],y,m2(v))
                if k in S: S[k]+=v
            for i,(a,q) in enumerate(steps):
                c.drawString(X['sd'],y-10*i,us0(a)); c.drawRightString(X['sm'],y-10*i,m2(q)); c.drawRightString(X['sp'],y-10*i,m2(q*12/sf))
            rows.append(R(unit=su,tenantName=tn,area=sf,contractRent=mr,leaseStartDate=iso(fr),leaseEndDate=iso(to) if to!='MTM' else 'MTM',deposit=float(dep),
                charges=[{'code':a,'amount':float(b)} for a,b in (('CAM',cam),('RE Tax',tax),('Ins',ins))],totalCharges=tot,rentSteps=[{'date':iso(a),'amount':q} for a,q in steps]))
        y-=10*hh+5; c.setStrokeColor(colors.lightgrey); c.line(30,y+9,W-30,y+9); c.setStrokeColor(colors.black); y-=2
    if y<130: c.showPage(); pg+=1; y=head(pg)
    c.line(200,y+8,W-150,y+8); c.setFont('Times-Bold',8.5); c.drawString(X['tn'],y-2,'Property Total'); c.drawRightString(X['sf'],y-2,m0(sfo+sfv))
    for k in S: c.drawRightString(X[k],y-2,m2(S[k]))
    y-=26; c.setFont('Times-Roman',8.5)
    for a,b in (('Leased',sfo),('Available',sfv),('Total GLA',sfo+sfv)):
        c.drawString(X['tn'],y,a); c.drawRightString(X['sf'],y,m0(b)); c.drawRightString(X['sf']+50,y,f'{b/(sfo+sfv)*100:.2f}%'); y-=11
    c.setFont('Times-Italic',7.5); c.drawString(30,y-12,'Suite 110-114: percentage rent 1.5% over $9.2M sales, two 5-year options at FMV. Suite 106 LOI out with frozen-yogurt operator (unsigned). Recoveries are 2025 estimates subject to year-end true-up.')
    c.save(); n=len(rows)
    save(f,'RETAIL','Pearl Commercial Management','commercial tenancy schedule, stacked dates and step lines, grouped headers',True,'Quail Run Plaza','2025-09-30',n,n-2,2,rows)

# ---------------------------------------------------------------- 3 storage
def storage():
    from fpdf import FPDF
    r=random.Random(5503); f='bramblegate_rr_1025.pdf'
    class P(FPDF):
        def header(s):
            s.set_font('helvetica','B',10); s.cell(0,5,'BRAMBLEGATE MINI-STORAGE  -  Site 0042',new_x='LMARGIN',new_y='NEXT')
            s.set_font('helvetica','',7.5); s.cell(95,4,'Unit Rent Roll, close of business 31-Oct-2025'); s.cell(0,4,'Sort: Building, Unit      Filter: all units',align='R',new_x='LMARGIN',new_y='NEXT'); s.ln(1)
            s.set_fill_color(60,70,95); s.set_text_color(255); s.set_font('helvetica','B',7)
            for w,t,a in zip(CW,CH,CA): s.cell(w,5,t,align=a,fill=True)
            s.ln(6); s.set_text_color(0)
        def footer(s):
            s.set_y(-11); s.set_font('helvetica','',6.5); s.cell(60,4,'StorKeepr 9.3.1'); s.cell(0,4,f'Printed 03-Nov-2025 08:14     {s.page_no()} / {{nb}}',align='R')
    CW=[13,14,11,7,40,17,18,16,16,13,17,13]; CH=['Unit','Size','Sq Ft','St','Tenant','Moved In','Paid Thru','Std Rate','Rent','Insur','Balance','Dys Late']; CA=['L','L','R','C','L','C','C','R','R','R','R','R']
    p=P('P','mm','Letter'); p.set_margins(10,9,10); p.set_auto_page_break(True,14); p.add_page()
    sizes={'5x5':(25,54),'5x10':(50,82),'10x10':(100,129),'10x15':(150,168),'10x20':(200,205),'10x30':(300,279),'12x40 RV':(480,240)}
    B=[('A','Climate controlled',[('5x5',16),('5x10',24),('10x10',14)],1.35),('B','Drive-up',[('10x10',22),('10x15',18),('10x20',14)],1),('C','Drive-up',[('10x15',12),('10x20',20),('10x30',10)],1),('D','Drive-up, rear',[('5x10',20),('10x10',24)],.95),('R','RV / boat canopy',[('12x40 RV',18)],1)]
    rows=[];ns=names(r,400);G=dict(u=0,o=0,v=0,x=0,std=0.,rent=0.,ins=0.,bal=0.)
    for b,desc,mix,k in B:
        if p.get_y()>255: p.add_page()
        p.set_font('helvetica','B',8); p.cell(0,5,f'Building {b}',new_x='LMARGIN',new_y='NEXT'); p.set_font('helvetica','I',6.5); p.cell(0,3,desc,new_x='LMARGIN',new_y='NEXT')
        S=dict(u=0,o=0,v=0,x=0,std=0.,rent=0.,ins=0.,bal=0.); n=1
        for sz,cnt in mix:
            for _ in range(cnt):
                u=f'{b}{n:03d}'; n+=1; sf,base=sizes[sz]; std=float(round(base*k)); q=r.random()
                st='O' if q<.86 else ('V' if q<.97 else 'U')
                S['u']+=1; S['std']+=std
                p.set_font('helvetica','',7)
                if st=='O':
                    S['o']+=1; tn=ns.pop(); 
                    if r.random()<.08: tn=r.choice(['Kettlebury Plumbing & Heating Inc','Ostrander Estate Liquidators LLC','Zielonka Landscape Supply','Yarborne Catering Co','Grovemont Little League Assn','Cardozzi Bros Flooring Contractors'])
                    tn=', '.join(tn.split(' ',1)[::-1]) if tn.count(' ')==1 and not tn.endswith('Co') else tn
                    tn=tn[:26].upper(); mi=D(r.randint(2017,2025),r.randint(1,10),r.randint(1,28))
                    rent=float(round(std*r.choice([.8,.9,1,1,1.06,1.15,1.27]))); ins=r.choice([0.,0.,9.,12.,15.])
                    late=r.choice([0]*7+[r.randint(3,75)]); paid=D(2025,11,mi.day) if not late else D(2025,10,31)-dt.timedelta(days=late)
                    bal=round((rent+ins)*(1+late//30)+(15 if late>5 else 0),2) if late else r.choice([0.,0.,0.,0.,-rent])
                    vals=[u,sz,str(sf),st,tn,mi.strftime('%d-%b-%y'),paid.strftime('%d-%b-%y'),m2(std),m2(rent),m2(ins),m2(bal) if bal>=0 else f'({m2(-bal)})',str(late) if late else '']
                    S['rent']+=rent;S['ins']+=ins;S['bal']+=bal
                    rows.append(R(unit=u,building=f'Building {b}',unitType=sz,area=sf,tenantName=tn,statusText=st,moveInDate=iso(mi),marketRent=std,contractRent=rent,balance=bal,charges=[{'code':'Insur','amount':ins}]))
                else:
                    S['v' if st=='V' else 'x']+=1
                    vals=[u,sz,str(sf),st,'','','',m2(std),'','','','']
                    rows.append(R(unit=u,building=f'Building {b}',unitType=sz,area=sf,statusText=st,marketRent=std))
                for w,t,a in zip(CW,vals,CA): p.cell(w,3.9,t,align=a)
                p.ln(3.9)
        p.set_font('helvetica','B',7); w=CW
        p.cell(w[0]+w[1]+w[2]+w[3]+w[4]+w[5]+w[6],4.5,f"Building {b}: {S['u']} units, {S['o']} occ",border='T'); 
        for i,kk in ((7,'std'),(8,'rent'),(9,'ins'),(10,'bal')): p.cell(w[i],4.5,m2(S[kk]),border='T',align='R')
        p.ln(7)
        for kk in G: G[kk]+=S[kk]
    if p.get_y()>225: p.add_page()
    p.set_font('helvetica','B',8); p.cell(60,5,'SITE SUMMARY',new_x='LMARGIN',new_y='NEXT'); p.set_font('helvetica','',7.5)
    for a,v in (('Total units',G['u']),('Occupied (O)',G['o']),('Vacant (V)',G['v']),('Unrentable (U)',G['x']),('Gross potential at standard rate',m2(G['std'])),('Actual rent',m2(G['rent'])),('Insurance',m2(G['ins'])),('Net balances',m2(G['bal'])),('Economic occupancy',f"{G['rent']/G['std']*100:.1f}%")):
        p.cell(55,4.2,a); p.cell(25,4.2,str(v),align='R'); p.ln(4.2)
    p.output(os.path.join(DOC,f))
    save(f,'SELF_STORAGE','StorKeepr site system','dense multi-page unit list by building, upper-case clipped names',False,'Bramblegate Mini-Storage','2025-10-31',G['u'],G['o'],G['v'],rows)

# ---------------------------------------------------------------- 4 LIHTC, monospaced
def lihtc():
    r=random.Random(5504); f='TALLOW_COURT_OCC.pdf'
    c=canvas.Canvas(os.path.join(DOC,f),pagesize=landscape(letter),invariant=1); W,H=landscape(letter)
    y=[0];pg=[0]
    def line(s=''):
        if y[0]<36: new()
        c.drawString(24,y[0],s); y[0]-=9
    def new():
        if pg[0]: c.showPage()
        pg[0]+=1; c.setFont('Courier',7.1); y[0]=H-30
        for s in (f"{'RPT AH-220':<40}{'TALLOW COURT APARTMENTS':^70}{'PAGE '+str(pg[0]):>50}",
                  f"{'':<40}{'OCCUPANCY AND ASSISTANCE SCHEDULE':^70}{'12/02/25 07:31':>50}",
                  f"{'':<40}{'EFFECTIVE 12/01/25':^70}",'',
                  f"{'':59}{'---- CERTIFICATION ----':<28}{'CONTRACT':>10}{'UTIL':>7}{'LIHTC':>9}{'ASSISTANCE':>13}{'TENANT':>12}{'SECURITY':>11}{'ACCOUNT':>12}",
                  f"{'UNIT':<7}{'SIZE':<6}{'SQFT':>5}  {'HEAD OF HOUSEHOLD':<26}{'PGM':<6}{'HH':>3}    {'MOVE-IN':<10}{'LAST':<9}{'NEXT':<9}{'RENT':>10}{'ALLW':>7}{'MAX':>9}{'PAID':>13}{'PORTION':>12}{'DEPOSIT':>11}{'BALANCE':>12}",
                  '='*161): 
            c.drawString(24,y[0],s); y[0]-=9
    new()
    spec={'1BR':(612,1085,62,1010),'2BR':(845,1290,81,1214),'3BR':(1060,1495,104,1402)}
    ns=names(r,60);rows=[];B=[('BUILDING 1 - 410 TALLOW ST','TX-21-00381',1),('BUILDING 2 - 416 TALLOW ST','TX-21-00382',2)]
    G=[0]*7; dropped=None
    for bn,bin_,bi in B:
        if y[0]<90: new()
        line(); line(bn); line(f'   BIN {bin_}   PLACED IN SERVICE 08/2021'); line()
        S=[0,0,0.,0.,0.,0.,0.]
        for fl in (1,2,3):
            for i in range(1,10):
                u=f'{bi}{fl}{i:02d}'; sz='1BR' if i<=4 else ('2BR' if i<=7 else '3BR'); sf,cr,ua,mx=spec[sz]
                S[0]+=1
                if u in('1206','2108','2301'):
                    line(f"{u:<7}{sz:<6}{sf:>5}  {'*VACANT*':<26}{'':<6}{'':>3}    {'':<10}{'':<9}{'':<9}{m2(0):>10}{ua:>7.0f}{mx:>9,.0f}")
                    rows.append(R(unit=u,building=bn,unitType=sz,area=sf,statusText='*VACANT*',contractRent=0.0)); continue
                pgm=r.choice(['S8','S8','S8','TC','TC','HCV']); rent=float(cr) if pgm=='S8' else float(mx-ua-r.choice([0,15,40]))
                ten=rent if pgm=='TC' else float(r.randint(0,62))*10+r.choice([0,3,7]); ten=min(ten,rent); hap=rent-ten
                S[1]+=1
                tn=ns.pop().upper(); a,b=tn.split(' ',1); tn=(b+', '+a)[:24]; mi=D(r.randint(2021,2025),r.randint(1,9),r.randint(1,28)); mi=max(mi,D(2021,8,20))
                last=D(2025,mi.month,1); last=last if last>=mi else mi; nx=D(2026,mi.month,1); dep=float(r.choice([0,50,ten if pgm=='TC' else 200])); bal=r.choice([0.,0.,0.,0.,ten,-12.5,round(ten*1.5+25,2)])
                for j,v in enumerate((rent,hap,ten,dep,bal)): S[2+j]+=v
                if u=='2105': dropped=(u,rent,hap,ten,dep,bal); continue
                bs=m2(bal) if bal>=0 else m2(-bal)+'-'
                line(f"{u:<7}{sz:<6}{sf:>5}  {tn:<26}{pgm:<6}{r.randint(*{'1BR':(1,2),'2BR':(2,4),'3BR':(3,6)}[sz]):>3}    {mi:%m/%d/%y}  {last:%m/%d/%y} {nx:%m/%d/%y} {m2(rent):>10}{ua:>7.0f}{mx:>9,.0f}{m2(hap):>13}{m2(ten):>12}{m2(dep):>11}{bs:>12}")
                rows.append(R(unit=u,building=bn,unitType=sz,area=sf,tenantName=tn,moveInDate=iso(mi),contractRent=rent,deposit=dep,balance=bal,charges=[{'code':'ASSISTANCE PAID','amount':hap},{'code':'TENANT PORTION','amount':ten}]))
        if y[0]<60: new()
        line('-'*161)
        def T(lbl,S): 
            bs=m2(S[6]) if S[6]>=0 else m2(-S[6])+'-'
            line(f"{lbl:<84}{m2(S[2]):>13}{'':>16}{m2(S[3]):>13}{m2(S[4]):>12}{m2(S[5]):>11}{bs:>12}")
        T(f"   {bn.split(' - ')[0]} TOTAL   {S[0]} UNITS   {S[1]} OCCUPIED",S); line()
        G=[a+b for a,b in zip(G,S)]
    T(f"   PROPERTY TOTAL   {G[0]} UNITS   {G[1]} OCCUPIED   {G[0]-G[1]} VACANT",G)
    line(); line('PGM: S8 = PROJECT BASED HAP CONTRACT TX16-8023-117   TC = TAX CREDIT ONLY   HCV = TENANT VOUCHER'); line('LIHTC MAX IS THE GROSS LIMIT FOR THE 60% SET-ASIDE BEFORE UTILITY ALLOWANCE.  *** END OF REPORT ***')
    c.save(); n=len(rows)
    save(f,'MULTIFAMILY','compliance system of the affordable manager','monospaced landscape report, two-line header, assistance and tenant portion',True,'Tallow Court Apartments','2025-12-01',n,n-3,3,rows,
      planted=dict(what=f'The row of unit {dropped[0]} (contract rent {m2(dropped[1])}) is not printed, while the building and property totals and counts still include it',kind='row_dropped'))
