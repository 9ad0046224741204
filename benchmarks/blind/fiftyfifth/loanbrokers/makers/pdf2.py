from common import *
from reportlab.platypus import *
from reportlab.lib.styles import ParagraphStyle
from reportlab.lib.pagesizes import letter, landscape, A4
from reportlab.lib import colors
from reportlab.pdfgen import canvas
from fpdf import FPDF
def long(d): return f"{d.strftime('%B')} {d.day}, {d.year}"
P_=Paragraph
# ---------- 3 exhibit to loan agreement ----------
def d3():
    F='Exhibit_C_Certified_Rent_Roll.pdf'; prop='Laurel Medical Pavilion'
    S=ParagraphStyle('b',fontName='Times-Roman',fontSize=11,leading=13.5); C=ParagraphStyle('c',parent=S,alignment=1); CB=ParagraphStyle('cb',parent=C,fontName='Times-Bold')
    T=ParagraphStyle('t',fontName='Times-Roman',fontSize=8.6,leading=10); TB=ParagraphStyle('tb',parent=T,fontName='Times-Bold',alignment=1); TR=ParagraphStyle('tr',parent=T,alignment=2)
    D=dt.date
    data=[('100','Ambergris Cardiology Associates, P.A.',8412,D(2018,7,1),D(2028,6,30),28.50,'two 5-yr @ FMV','$19,980.00',[(D(2025,7,1),.025),(D(2026,7,1),.025),(D(2027,7,1),.025)]),
     ('110','Meadowlark Pediatrics, LLP',5266,D(2021,3,1),D(2026,2,28),27.25,'one 5-yr @ 103%','$11,958.21',[]),
     ('120','Lockhaven Pharmacy Corp. (d/b/a “Pavilion Drug”)',1840,D(2020,1,1),D(2029,12,31),31.00,'None','None',[(D(2026,1,1),.03),(D(2027,1,1),.03)]),
     ('200','Vireo Imaging Center of Easton, Inc.',9105,D(2019,11,1),D(2029,10,31),30.25,'two 5-yr @ FMV','Letter of Credit<super>(2)</super>',[(D(2025,11,1),.02),(D(2026,11,1),.02),(D(2027,11,1),.02),(D(2028,11,1),.02)]),
     ('210','VACANT',2318,None,None,0,'','',[]),
     ('215','Stonecrop Physical Therapy',3174,D(2022,9,1),D(2027,8,31),26.00,'one 3-yr @ FMV','$6,877.00',[(D(2025,9,1),.03),(D(2026,9,1),.03)]),
     ('230','Quillon Women’s Health',4490,D(2024,5,1),D(2034,4,30),29.00,'two 5-yr @ 95% FMV','$10,850.83',[(D(2025,5,1),.0275)]),
     ('300','Thistledown Orthopedics & Sports Medicine',11260,D(2016,4,1),D(2031,3,31),27.75,'one 10-yr @ FMV','$25,000.00',[(D(2026,4,1),.04)]),
     ('310','Ferndale Audiology',1422,'Month-to-month','Month-to-month',25.00,'None','$2,962.50',[]),
     ('320','VACANT',3605,None,None,0,'','',[]),
     ('330','Nightingale Sleep Center, LLC<super>(1)</super>',2877,D(2023,2,1),D(2028,1,31),26.50,'one 5-yr @ FMV','$6,353.38',[(D(2026,2,1),.03),(D(2027,2,1),.03)])]
    rows=[];tab=[[P_(x,TB) for x in ('Tenant','Suite No.','Rentable<br/>Square<br/>Feet','Commence-<br/>ment Date','Expiration<br/>Date','Current Annual<br/>Base Rent','Security<br/>Deposit','Renewal<br/>Options')]]
    sch=[[P_(x,TB) for x in ('Tenant','Suite No.','Effective Date','Adjusted Annual Base Rent')]]
    tot=0;sf=0;osf=0
    for s,n,a,st,en,psf,opt,dep,stp in data:
        sf+=a
        if n=='VACANT':
            tab.append([P_('VACANT',T),P_(s,T),P_(f'{a:,}',TR),P_('N/A',T),P_('N/A',T),P_('N/A',TR),P_('N/A',TR),P_('N/A',T)])
            rows.append(R(unit=s,area=a,statusText='VACANT')); continue
        an=round(a*psf,2); tot+=an; osf+=a
        f=lambda d: long(d) if isinstance(d,dt.date) else d
        tab.append([P_(n,T),P_(s,T),P_(f'{a:,}',TR),P_(f(st),T),P_(f(en),T),P_('$'+m2(an),TR),P_(dep,TR),P_(opt,T)])
        v=an;rs=[]
        for i,(d,p) in enumerate(stp):
            v=round(v*(1+p),2); rs.append(dict(date=iso(d),amount=v,per='year'))
            sch.append([P_(n.split('<')[0] if i==0 else '',T),P_(s if i==0 else '',T),P_(long(d),T),P_('$'+m2(v),TR)])
        dv=float(dep[1:].replace(',','')) if dep.startswith('$') else None
        rows.append(R(unit=s,area=a,tenantName=n.split('<')[0],statusText='Occupied',annualRent=an,leaseStartDate=iso(st),leaseEndDate=iso(en),deposit=dv,rentSteps=rs))
    tab.append([P_('<b>TOTAL</b>',T),'',P_(f'<b>{sf:,}</b>',TR),'','',P_(f'<b>${m2(tot)}</b>',TR),'',''])
    ts=TableStyle([('GRID',(0,0),(-1,-1),.6,colors.black),('VALIGN',(0,0),(-1,-1),'MIDDLE'),('LEFTPADDING',(0,0),(-1,-1),3),('RIGHTPADDING',(0,0),(-1,-1),3)])
    t=Table(tab,colWidths=[113,36,48,66,66,72,66,65],repeatRows=1); t.setStyle(ts)
    t2=Table(sch,colWidths=[190,50,100,130],repeatRows=1); t2.setStyle(ts)
    fs=ParagraphStyle('f',parent=S,fontSize=9,leading=11)
    st=[P_('EXHIBIT C',CB),Spacer(1,4),P_('<u>CERTIFIED RENT ROLL</u>',CB),Spacer(1,10),
     P_('attached to and made a part of that certain Loan Agreement dated as of April 17, 2025 by and between LAUREL PAVILION OWNER, LLC, a Delaware limited liability company (“Borrower”), and TRISTATE PRUDENT BANK, N.A. (“Lender”)',C),Spacer(1,12),
     P_('The following is a true, correct and complete list of all Leases affecting the Property commonly known as <b>Laurel Medical Pavilion</b>, 2200 Old Foundry Road, as of <b>March 31, 2025</b>. Except as set forth in the notes below, no Tenant has prepaid rent more than one month in advance and no Tenant is in monetary default.',S),Spacer(1,10),t,Spacer(1,8),
     P_(f'Leased: {osf:,} square feet (9 Leases). Vacant: {sf-osf:,} square feet (2 suites).',S),Spacer(1,6),
     P_('<super>(1)</super> Tenant’s obligations are guaranteed by Nightingale Holdings, LLC.',fs),P_('<super>(2)</super> Irrevocable standby letter of credit in the face amount of $45,000.00 issued by Tristate Prudent Bank, N.A.; no cash deposit is held.',fs),
     PageBreak(),P_('SCHEDULE 1 TO EXHIBIT C',CB),P_('<u>Scheduled Adjustments of Base Rent</u>',CB),Spacer(1,10),t2,Spacer(1,14),
     P_('IN WITNESS WHEREOF, the undersigned certifies the foregoing to Lender, knowing that Lender will rely hereon in making the Loan.',S),Spacer(1,14),
     P_('LAUREL PAVILION OWNER, LLC<br/><br/>By: ______________________________<br/>Name:<br/>Title: Authorized Signatory',ParagraphStyle('sg',parent=S,leftIndent=240))]
    def ft(c,d):
        c.setFont('Times-Roman',9); c.drawCentredString(306,30,f'Exhibit C – Page {d.page}'); c.setFont('Times-Roman',6); c.drawString(72,22,'#8841207v3')
    SimpleDocTemplate(f'{DOC}/{F}',pagesize=letter,leftMargin=40,rightMargin=40,topMargin=54,bottomMargin=54,invariant=1).build(st,onFirstPage=ft,onLaterPages=ft)
    save(F,'OFFICE',dict(propertyName=prop,asOnDate='2025-03-31',units=11,occupied=9,vacant=2,rows=rows),'typed rent roll exhibit to a loan agreement, annual rents, steps in a separate schedule',True)
# ---------- 4 Argus-style ----------
def d4():
    rng=random.Random(5504);N=Names(rng); asof=dt.date(2025,6,1)
    F='crosswind_presentation_rr.pdf'; prop='Crosswind Distribution Park'
    PW,PH=landscape(letter); c=canvas.Canvas(f'{DOC}/{F}',pagesize=(PW,PH),invariant=1)
    my=lambda d:d.strftime('%b-%Y')
    ids=['A-100','A-200','A-300','B-100','B-150','B-200','B-300','C-100','C-120','C-140','C-160','C-180','D-100','E-100','E-200','F-100']
    ar=[120000,84500,61250,145000,32000,48750,27600,18400,22100,16800,15200,30500,265000,96000,74200,52600]
    vac={'B-300','E-200'}; TOT=sum(ar)
    pg=[0];y=[0]
    XB=[34,50,196,262,330,404,470,560,640,758]
    def head():
        if pg[0]: c.showPage()
        pg[0]+=1
        c.setFont('Times-Roman',8); c.drawString(34,PH-28,prop); c.drawString(34,PH-38,'1400 Crosswind Parkway'); c.drawRightString(PW-34,PH-28,'Date : 6/19/25'); c.drawRightString(PW-34,PH-38,'Time : 2:41 pm'); c.drawRightString(PW-34,PH-48,'Ref# : BCT'); c.drawRightString(PW-34,PH-58,f'Page : {pg[0]}')
        c.setFont('Times-Bold',11); c.drawCentredString(PW/2,PH-48,'Presentation Rent Roll & Current Term Tenant Summary'); c.setFont('Times-Roman',9); c.drawCentredString(PW/2,PH-60,f'As of Jun-2025 for {TOT:,} Square Feet')
        c.setFont('Times-Bold',7); c.setLineWidth(.7); c.rect(34,PH-112,PW-68,44)
        H=[('','','No.'),('Tenant Name','Type & Suite Number','Lease Dates & Term'),('Floor','SqFt','Bldg Share'),('Base Rent:','Rate & Amount','per Year'),('','Amount','per Month'),('Scheduled','Changes On','(rate/SqFt)'),('Expense','Reimbursement','Method'),('Leasing Costs','Imprvmnts','Commssns'),('Assumption about','subsequent terms','for this tenant')]
        for i,h in enumerate(H):
            for j,s in enumerate(h): c.drawCentredString((XB[i]+XB[i+1])/2 if i else 42,PH-82-j*11,s)
        y[0]=PH-126
    head(); rows=[]; tA=0;tM=0;occ=0
    dig='C-140'
    for i,(u,a) in enumerate(zip(ids,ar)):
        if y[0]-46<50: head()
        c.setFont('Times-Roman',8)
        Y=y[0]
        c.drawRightString(46,Y,str(i+1))
        share=f'{a/TOT*100:.2f}%'
        c.drawRightString(254,Y,f'{a:,}'); c.drawRightString(254,Y-10,share)
        if u in vac:
            c.drawString(52,Y,'Vacant'); c.drawString(52,Y-10,f'Industrial, Suite: {u}')
            c.drawString(646,Y,'Market'); c.drawString(646,Y-10,'See: MLA Bulk Warehouse')
            c.drawRightString(322,Y,'—'); c.drawRightString(398,Y,'—')
            rows.append(R(unit=u,area=a,statusText='Vacant',unitType='Industrial')); y[0]-=40
        else:
            nm=N('ind'); st,en,t=term(rng,asof,minrem=3,terms=(60,84,84,120)); psf=rng.randrange(525,890,5)/100
            if a>200000: psf=4.85
            an=round(a*psf); mo=round(an/12); an_t=an
            pr=an
            if u==dig:  # one digit changed in the printed annual amount
                s=str(an); k=1; nd=str((int(s[k])+4)%10); pr=int(s[:k]+nd+s[k+1:])
            tA+=an; tM+=mo; occ+=a
            c.drawString(52,Y,nm); c.drawString(52,Y-10,f'Industrial, Suite: {u}'); c.drawString(52,Y-20,f'{my(st)} to {my(en)}'); c.drawString(52,Y-30,f'{t} Months')
            c.drawRightString(322,Y,f'${psf:.2f}'); c.drawRightString(322,Y-10,f'${pr:,}')
            c.drawRightString(398,Y,f'${psf/12:.2f}'); c.drawRightString(398,Y-10,f'${mo:,}')
            pct=rng.choice([.025,.03,.035]); k=0; v=psf
            for j in range(1,15):
                d=addm(st,12*j)
                if d>=en or k==4: break
                if d<=asof: continue
                v=v*(1+pct); c.drawString(410,Y-10*k,my(d)); c.drawRightString(464,Y-10*k,f'${v:.2f}'); k+=1
            if not k: c.drawCentredString(437,Y,'—')
            ex=rng.choice([('Net: Pays a full','pro-rata share of','all reimbursable','expenses'),('Net: All exp.','except mgmt fee','',''),('Base Stop','2023 calendar yr','','')])
            for j,s in enumerate(ex): c.drawString(476,Y-10*j,s)
            c.drawRightString(632,Y,'—'); c.drawRightString(632,Y-10,'—')
            c.drawString(646,Y,rng.choice(['Market','Renew','Option']));c.drawString(646,Y-10,'See: MLA '+('Bulk Warehouse' if a>50000 else 'Shop / Flex'))
            rows.append(R(unit=u,area=a,tenantName=nm,statusText='Occupied',unitType='Industrial',contractRent=mo,annualRent=pr,leaseStartDate=my(st),leaseEndDate=my(en)))
            y[0]-=max(50,10*k+14)
        c.setLineWidth(.25); c.line(34,y[0]+11,PW-34,y[0]+11)
    if y[0]<110: head()
    c.setFont('Times-Bold',8)
    for l,a,x in (('Total Occupied SqFt',occ,1),('Total Available SqFt',TOT-occ,0),('Total Building SqFt',TOT,0)):
        c.drawString(52,y[0],l); c.drawRightString(254,y[0],f'{a:,}')
        if x: c.drawRightString(322,y[0],f'${tA:,}'); c.drawRightString(398,y[0],f'${tM:,}')
        y[0]-=12
    c.drawString(52,y[0]-4,f'Number of tenants: {len(ids)-len(vac)}     Available suites: {len(vac)}')
    c.save()
    save(F,'INDUSTRIAL',dict(propertyName=prop,asOnDate='2025-06',units=16,occupied=14,vacant=2,rows=rows,planted=dict(what=f'suite {dig}: one digit of the annual base rent is wrong (disagrees with rate, monthly amount and the printed total)',kind='digit_changed')),'Argus-style presentation rent roll, stacked cells, month-only dates',True)
# ---------- 5 Skyline-like monospace ----------
def d5():
    rng=random.Random(5505);N=Names(rng); asof=dt.date(2025,5,31)
    F='FALCON_FLEX_rntrl05.pdf'; prop='Falcon Ridge Flex Center'
    pdf=FPDF('L','pt','letter'); pdf.set_creation_date(dt.datetime(2025,6,2,tzinfo=dt.timezone.utc)); pdf.set_auto_page_break(False); pdf.set_margins(20,20,20)
    L=7.9; st_=[0,0]; rows=[]
    W_=150
    def ln(s='',b=False):
        if st_[0]==0 or st_[1]>=66:
            pdf.add_page(); st_[0]+=1; st_[1]=0
            for h in hdr(st_[0]): raw(h,True)
        raw(s,b)
    def raw(s,b=False):
        pdf.set_font('Courier','B' if b else '',7.6); pdf.set_xy(28,24+st_[1]*L); pdf.cell(0,L,s); st_[1]+=1
    def hdr(p):
        return [f"{'GREYSTAG PROPERTY ADVISORS':<60}{'COMMERCIAL TENANT RENT ROLL':<60}{'PAGE '+str(p):>20}",f"{'PROPERTY: 410  FALCON RIDGE FLEX CENTER':<60}{'AS OF 05/31/25':<60}{'RUN 06/02/25 08:14':>20}",'',
        f"{'':<8}{'':<34}{'':<6}{'LEASE':<10}{'LEASE':<10}{'':>9}  {'CHG':<5}{'':<22}{'MONTHLY':>12}{'ANNUAL':>14}{'':>9}{'SECURITY':>12}",
        f"{'SUITE':<8}{'TENANT':<34}{'TYPE':<6}{'BEGINS':<10}{'ENDS':<10}{'SQ FT':>9}  {'CODE':<5}{'DESCRIPTION':<22}{'CHARGE':>12}{'CHARGE':>14}{'$/SQFT':>9}{'DEPOSIT':>12}",'-'*154]
    bl=[('410-A','BUILDING A - 100 FALCON RIDGE DR',['A1','A2','A3','A4','A5','A6','A7','A8','A9','A10','A11','A12']),('410-B','BUILDING B - 120 FALCON RIDGE DR',[f'B{i}' for i in range(1,11)]),('410-C','BUILDING C - 140 FALCON RIDGE DR',[f'C{i}' for i in range(1,15)]),('410-D','BUILDING D - 160 FALCON RIDGE DR',['D1','D2','D3','D4'])]
    G={}; gs=[0,0,0.,0.,0,0]
    for bid,bn,us_ in bl:
        if st_[1]>56: st_[1]=99
        ln(); ln(f'** {bn}',True); ln()
        B={}; bsf=bocc=0; btot=0.; bdep=0.; no=nv=0
        vac=set(rng.sample(us_,2 if len(us_)>5 else 0))
        for u in us_:
            a=rng.randrange(1500,7200,25); bsf+=a; ty=rng.choice(['FLX','FLX','OFC','WHS'])
            if u in vac:
                if st_[1]>63: st_[1]=99
                ln(f"{u:<8}{'*** VACANT ***':<34}{ty:<6}{'':<10}{'':<10}{a:>9,}"); ln(); nv+=1
                rows.append(R(unit=u,building=bn,area=a,unitType=ty,statusText='VACANT')); continue
            s,e,t=term(rng,asof,terms=(24,36,36,60,60)); mtm=rng.random()<.07
            psf=rng.randrange(925,1450,25)/100
            rnt=round(a*psf/12,2); ch=[('RNT','BASE RENT',rnt),('CAM','COMMON AREA MAINT',round(a*2.15/12,2)),('TAX','REAL ESTATE TAX',round(a*1.64/12,2))]
            if rng.random()<.8: ch.append(('INS','PROPERTY INSURANCE',round(a*.31/12,2)))
            if rng.random()<.25: ch.append(('WTR','WATER/SEWER',rng.choice([45.,60.,75.])))
            if rng.random()<.12: ch.append(('STG','OUTDOOR STORAGE',rng.choice([150.,200.,350.])))
            if rng.random()<.1: ch.append(('CRD','RENT CONCESSION',-round(rnt*.25,2)))
            dep=rng.choice([0.,rnt,rnt,1500.,2500.])
            n=N('ind').upper()
            if st_[1]+len(ch)+3>66: st_[1]=99
            e_='MTM' if mtm else e.strftime('%m/%d/%y')
            for i,(k,dsc,v) in enumerate(ch):
                num=lambda v,w:(f'{-v:,.2f}-' if v<0 else f'{v:,.2f} ').rjust(w)
                left=f"{u:<8}{n[:33]:<34}{ty:<6}{s.strftime('%m/%d/%y'):<10}{e_:<10}{a:>9,}  " if i==0 else ' '*79
                ln(left+f"{k:<5}{dsc:<22}{num(v,12)}{num(v*12,14)}{num(v*12/a,9)}"+(f'{dep:>12,.2f}' if i==0 else ''))
                B[k]=round(B.get(k,0)+v,2)
            tt=round(sum(v for *_,v in ch),2)
            ln(' '*79+f"{'':<5}{'TENANT TOTAL':<22}{num(tt,12)}{num(tt*12,14)}{num(tt*12/a,9)}"); ln()
            btot+=tt; bdep+=dep; no+=1; bocc+=a
            rows.append(R(unit=u,building=bn,area=a,unitType=ty,tenantName=n[:33].strip(),statusText='Occupied',contractRent=rnt,annualRent=round(rnt*12,2),leaseStartDate=iso(s),leaseEndDate='MTM' if mtm else iso(e),deposit=dep,charges=[dict(code=k,amount=v) for k,_,v in ch],totalCharges=tt))
        if st_[1]+len(B)+5>66: st_[1]=99
        TL=lambda lab,o,v,sf,m,d: (f"{lab:<42}"+f"STES {o+v:>3} OCC {o:>3} VAC {v:>3}").ljust(68)[:68]+f"{sf:>9,}  "+' '*27+num(m,12)+num(m*12,14)+' '*9+f"{d:>12,.2f}"
        ln('='*154); ln(TL(f'TOTAL {bid}',no,nv,bsf,btot,bdep),True)
        for k,v in B.items(): ln(' '*79+f"{k:<27}"+num(v,12)+num(v*12,14)); G[k]=round(G.get(k,0)+v,2)
        gs[0]+=bsf;gs[1]+=bocc;gs[2]+=btot;gs[3]+=bdep;gs[4]+=no;gs[5]+=nv
    if st_[1]+len(G)+6>66: st_[1]=99
    ln();ln('='*154); ln(TL('PROPERTY TOTAL',gs[4],gs[5],gs[0],gs[2],gs[3]),True)
    for k,v in G.items(): ln(' '*79+f"{k:<27}"+num(v,12)+num(v*12,14))
    ln(f"SQ FT OCCUPIED {gs[1]:>9,}   {gs[1]/gs[0]*100:.1f}%"); ln('*** END OF REPORT ***')
    pdf.output(f'{DOC}/{F}')
    assert abs(sum(r.get('totalCharges',0) for r in rows)-gs[2])<.01
    save(F,'INDUSTRIAL',dict(propertyName='FALCON RIDGE FLEX CENTER',asOnDate='2025-05-31',units=gs[4]+gs[5],occupied=gs[4],vacant=gs[5],rows=rows),'monospaced mainframe-type roll, charge code lines per tenant, four buildings',True)
# ---------- 6 small mixed use owner ----------
def d6():
    F='rent roll 318-322 Garrison St.pdf'
    pdf=FPDF('P','pt','letter'); pdf.set_creation_date(dt.datetime(2025,5,3,tzinfo=dt.timezone.utc)); pdf.set_margins(54,50,54); pdf.add_page()
    pdf.set_font('Times','B',15); pdf.cell(0,18,'318-322 Garrison Street',align='C',new_x='LMARGIN',new_y='NEXT')
    pdf.set_font('Times','I',11); pdf.cell(0,14,'Rent Roll - May 2025',align='C',new_x='LMARGIN',new_y='NEXT'); pdf.ln(10)
    rows=[]
    def tbl(ws,hd,data,al,tot):
        pdf.set_font('Times','BU',9.5); 
        for w,h,a in zip(ws,hd,al): pdf.cell(w,14,h,align=a)
        pdf.ln(16); pdf.set_font('Times','',10)
        for r in data:
            for w,h,a in zip(ws,r,al): pdf.cell(w,15,h,align=a)
            pdf.ln()
        pdf.set_font('Times','B',10)
        for w,h,a in zip(ws,tot,al): pdf.cell(w,16,h,align=a,border='T' if h and h[0] in '$0123456789' else 0)
        pdf.ln(26)
    pdf.set_font('Helvetica','B',11); pdf.cell(0,16,'STORES',new_x='LMARGIN',new_y='NEXT')
    D=dt.date
    stores=[('318','Cinderhill Coffee Roasters',1450,3987.50,412.,D(2022,8,1),D(2027,7,31),8000.),('320A','Garrison St. Barbers',640,1700.,185.,D(2024,1,1),D(2026,12,31),1700.),('320B','vacant',780,None,None,None,None,None),('322','Dovetail Frame & Gallery',1895,4850.,540.,D(2019,10,1),D(2029,9,30),9700.)]
    out=[]
    for u,n,a,r,x,s,e,d in stores:
        out.append([u,n,f'{a:,}',m2(r) if r else '',m2(x) if x else '',us(s) if s else '',us(e) if e else '',m2(d) if d else ''])
        if r: rows.append(R(unit=u,area=a,tenantName=n,statusText='Occupied',section='STORES',contractRent=r,leaseStartDate=iso(s),leaseEndDate=iso(e),deposit=d,charges=[dict(code='Tax + Ins.',amount=x)]))
        else: rows.append(R(unit=u,area=a,statusText='vacant',section='STORES'))
    rs=sum(x[3] or 0 for x in stores)
    tbl([36,150,44,62,58,58,58,52],['No.','Store','Sq.ft.','Rent/mo.','Tax + Ins.','From','To','Deposit'],out,['L','L','R','R','R','R','R','R'],['','','',m2(rs),m2(sum(x[4] or 0 for x in stores)),'','',m2(sum(x[7] or 0 for x in stores))])
    pdf.set_font('Helvetica','B',11); pdf.cell(0,16,'APARTMENTS',new_x='LMARGIN',new_y='NEXT')
    ap=[('318-1','E. Quintrell','1 BR',1425,1425,'8/31/2025',''),('318-2','P. & A. Osgathorp','2 BR',1780,1780,'5/31/2026',''),('318-3','VACANT','2 BR',None,None,'','new kitchen, asking $1,850'),('318-4','M. Velasquith','1 BR',1395,1000,'month to month',''),('320-1','J. Dunmoor','Studio',1150,1150,'1/31/2026',''),('320-2','Radley Tombs','1 BR',1410,1410,'6/30/2025','giving notice'),('320-3','C. Arkwell','1 BR',1450,1450,'2/28/2026',''),('320-4','H. Brissenwood','2 BR',1725,1725,'9/30/2025',''),('322-1','Super (L. Fennimar)','Studio',0,0,'','rent free'),('322-2','N. Oyelaren-Pike','3 BR',2250,2250,'7/31/2026',''),('322-3','S. Wintergale','2 BR',1810,1810,'11/30/2025',''),('322-4','T. Marchbanque','2 BR',1795,1795,'4/30/2026','')]
    out=[]
    for u,n,b,r,d,e,nt in ap:
        z=lambda v:'' if v is None else m2(v)
        out.append([u,n,b,z(r),z(d),e,nt])
        if n=='VACANT': rows.append(R(unit=u,unitType=b,statusText='VACANT',section='APARTMENTS',marketRent=1850))
        else:
            ee=e
            if '/' in e: m,dd,yy=e.split('/'); ee=f'{yy}-{int(m):02d}-{int(dd):02d}'
            rows.append(R(unit=u,unitType=b,tenantName=n,statusText='Occupied',section='APARTMENTS',contractRent=r,deposit=d,leaseEndDate=ee or None))
    ra=sum(x[3] or 0 for x in ap)
    tbl([44,125,48,62,62,84,100],['Apt.','Name','Size','Rent','Security','Lease ends','Remarks'],out,['L','L','L','R','R','R','L'],['','','',m2(ra),m2(sum(x[4] or 0 for x in ap)),'',''])
    pdf.set_font('Times','',11)
    for l,v in (('Stores',rs),('Apartments',ra),('Total rent per month',rs+ra),('x 12',(rs+ra)*12)):
        pdf.cell(150,15,l); pdf.cell(80,15,'$'+m2(v),align='R'); pdf.ln()
    pdf.ln(8); pdf.set_font('Times','I',9.5); pdf.multi_cell(0,12,'Two of the sixteen units are empty (store 320B and apt. 318-3). Heat and hot water are included in all apartments. Stores pay their own heat and a fixed monthly contribution to taxes and insurance.')
    pdf.output(f'{DOC}/{F}')
    save(F,'MIXED_USE',dict(propertyName='318-322 Garrison Street',asOnDate='2025-05',units=16,occupied=14,vacant=2,rows=rows),'one-page owner-typed roll, stores and apartments in two tables',False)
# ---------- 7 Re-Leased-like ----------
def d7():
    rng=random.Random(5507);N=Names(rng); asof=dt.date(2025,3,31)
    F='Kaimoana_Tenancy_Schedule.pdf'
    dm=lambda d:d.strftime('%d/%m/%Y')
    B='Helvetica'; t=ParagraphStyle('t',fontName=B,fontSize=7.2,leading=8.8); tr=ParagraphStyle('r',parent=t,alignment=2); h=ParagraphStyle('h',parent=t,fontName='Helvetica-Bold',textColor=colors.white); hr=ParagraphStyle('hr',parent=h,alignment=2); b=ParagraphStyle('b',parent=t,fontName='Helvetica-Bold'); br=ParagraphStyle('br',parent=b,alignment=2)
    props=[('Tasman Quay Trade Centre, 14 Tasman Quay, Onehunga',['Unit 1','Unit 2','Unit 3','Unit 4','Unit 5A','Unit 5B','Unit 6','Unit 7'],'ind',(180,620),(165,235)),
           ('Hobson House, 88 Lower Hobson Street',['Ground Floor – Shop 1','Ground Floor – Shop 2','Level 1','Level 2 East','Level 2 West','Level 3','Level 4'],'office',(95,540),(310,520)),
           ('Rosebank Business Estate, 9–15 Rosebank Loop',['Tenancy A','Tenancy B','Tenancy C','Tenancy D','Tenancy E','Tenancy F','Tenancy G','Tenancy H','Tenancy J'],'ind',(240,1450),(130,190))]
    hd=['Tenancy','Tenant','Car<br/>parks','Area<br/>(m²)','Commenced','Expires','Next review','Base rent<br/>p.a.','Rate<br/>$/m²','Rent<br/>per month','Opex<br/>per month','Total<br/>per month','Renewals']
    ws=[82,118,30,44,50,50,78,60,38,58,54,58,62]
    story=[]; rows=[]; no=nv=0; GA=GM=GO=0.;GS=0.
    plantprop=1
    for pi,(pn,units,kind,(lo,hi),(r0,r1)) in enumerate(props):
        vac=set(rng.sample(units,1 if pi!=1 else 2)); tab=[[P_(x,hr if i in(2,3,7,8,9,10,11) else h) for i,x in enumerate(hd)]]
        sa=sm=so=ss=0.
        for u in units:
            a=rng.randrange(lo*10,hi*10)/10; ss+=a
            if u in vac:
                mk=''
                tab.append([P_(u,t),P_('<font color="#c0392b">Available</font>',t),'',P_(f'{a:,.1f}',tr)]+['']*9); nv+=1
                rows.append(R(unit=u,propertyName=pn.split(',')[0],area=a,statusText='Available')); continue
            s,e,tm=term(rng,asof,terms=(24,36,48,72,72,108)); 
            if rng.random()<.5: s=s+dt.timedelta(days=14); e=e+dt.timedelta(days=14)
            mon=round(a*rng.randrange(r0,r1)/12,2); an=round(mon*12,2); op=round(a*rng.randrange(38,72)/12,2)
            hold=(u=='Unit 5B')
            rv=addm(s,24)
            while rv<=asof: rv=addm(rv,24)
            rvt=f"{dm(rv)}<br/>{rng.choice(['Market','CPI','Fixed 3.0%'])}" if rv<e and not hold else 'None'
            nm=N(kind)+' Ltd'
            if ',' in nm or 'LLC' in nm or 'Inc' in nm: nm=nm.replace(', Inc.','').replace(', LLC','').replace(' LLC','').replace(', PLLC','')
            nm=nm.replace('LLP Ltd','Ltd').replace('Corp. Ltd','Ltd').replace('Co. Ltd','Co Ltd')
            tab.append([P_(u,t),P_(nm,t),P_(str(rng.randint(1,8)),tr),P_(f'{a:,.1f}',tr),P_(dm(s),t),P_('Holding over' if hold else dm(e),t),P_(rvt,t),P_('$'+m2(an),tr),P_(f'{an/a:,.0f}',tr),P_('$'+m2(mon),tr),P_('$'+m2(op),tr),P_('$'+m2(mon+op),tr),P_(rng.choice(['Nil','1 x 3 yrs','2 x 3 yrs','1 x 6 yrs']),t)])
            no+=1; sa+=an;sm+=mon;so+=op
            rows.append(R(unit=u,propertyName=pn.split(',')[0],area=a,tenantName=nm,statusText='Occupied',contractRent=mon,annualRent=an,leaseStartDate=iso(s),leaseEndDate='Holding over' if hold else iso(e),charges=[dict(code='Opex',amount=op)],totalCharges=round(mon+op,2)))
        psm=sm+(1200 if pi==plantprop else 0)
        tab.append([P_('Total',b),'','',P_(f'{ss:,.1f}',br),'','','',P_('$'+m2(sa),br),'',P_('$'+m2(psm),br),P_('$'+m2(so),br),P_('$'+m2(sm+so),br),''])
        T=Table(tab,colWidths=ws,repeatRows=1); T.setStyle(TableStyle([('BACKGROUND',(0,0),(-1,0),colors.HexColor('#1f6f78')),('VALIGN',(0,0),(-1,-1),'TOP'),('LINEBELOW',(0,1),(-1,-2),.25,colors.lightgrey),('BACKGROUND',(0,-1),(-1,-1),colors.HexColor('#e8f1f2')),('LEFTPADDING',(0,0),(-1,-1),3),('RIGHTPADDING',(0,0),(-1,-1),3),('TOPPADDING',(0,0),(-1,-1),2.2),('BOTTOMPADDING',(0,0),(-1,-1),2.2)]))
        story+=[P_(pn,ParagraphStyle('p',fontName='Helvetica-Bold',fontSize=10.5,leading=14,textColor=colors.HexColor('#1f6f78'),spaceBefore=8,spaceAfter=3)),T,Spacer(1,6)]
        GA+=sa;GM+=sm;GO+=so;GS+=ss
    T=Table([[P_('Portfolio total (3 properties)',b),P_(f'{GS:,.1f} m²',br),P_('$'+m2(GA)+' p.a.',br),P_('$'+m2(GM),br),P_('$'+m2(GO),br),P_('$'+m2(GM+GO),br)]],colWidths=[200,90,150,90,90,90]); T.setStyle(TableStyle([('BOX',(0,0),(-1,-1),.8,colors.HexColor('#1f6f78'))]))
    story+=[T,Spacer(1,5),P_(f'Tenancies: {no+nv} &nbsp;&nbsp; Let: {no} &nbsp;&nbsp; Available: {nv}. All figures NZD and exclusive of GST.',t)]
    def pgf(c,d):
        w,hh=landscape(A4); c.setFont('Helvetica-Bold',15); c.drawString(28,hh-34,'Tenancy Schedule'); c.setFont(B,8.5); c.drawString(28,hh-47,'Client: Kaimoana Holdings Ltd   |   As at 31 March 2025')
        c.setFont(B,7); c.setFillColor(colors.grey); c.drawString(28,20,'Generated 3/04/2025 9:12 AM'); c.drawRightString(w-28,20,f'Page {d.page}'); c.setFillColor(colors.black)
    SimpleDocTemplate(f'{DOC}/{F}',pagesize=landscape(A4),leftMargin=28,rightMargin=28,topMargin=56,bottomMargin=34,invariant=1).build(story,onFirstPage=pgf,onLaterPages=pgf)
    save(F,'MIXED_USE',dict(propertyName=None,asOnDate='2025-03-31',units=no+nv,occupied=no,vacant=nv,rows=rows,planted=dict(what='Hobson House: printed total of "Rent per month" is 1,200.00 too high (rows and portfolio total are right)',kind='total_wrong')),'three-property NZ tenancy schedule in square metres, coloured',True)
