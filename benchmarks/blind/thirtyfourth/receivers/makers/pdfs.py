from common import *
from reportlab.pdfgen import canvas
from reportlab.lib.pagesizes import letter, landscape, legal, A4
from reportlab.lib import colors
from reportlab.platypus import SimpleDocTemplate, Table, TableStyle, Paragraph, Spacer, PageBreak
from reportlab.lib.styles import ParagraphStyle
import subprocess, tempfile
def P(f): return os.path.join(DOC,f)

def motel():
    f='starlite_court_register.pdf'; r=rng(f); c=canvas.Canvas(P(f),pagesize=landscape(letter),invariant=1)
    rooms=[str(n) for n in list(range(101,119))+list(range(201,217))]
    nm=iter(uniq(r,60)); rows=[]; lines=[]; T=[0]*6
    special={'101':'OFFICE','102':'MGR','109':'DOWN','213':'DOWN'}; vac={'106','114','203','210','216'}
    occ=0
    for x in rooms:
        ty=r.choice(['1Q KIT','2D','1K','1Q','2D KIT'])
        sp=special.get(x)
        if sp=='OFFICE':
            lines.append(f'{x:<5}{"OFC":<8}{"*OFFICE/LINEN*":<24}'); rows.append(R(unit=x,unitType='OFC',statusText='OFFICE')); continue
        if sp=='DOWN':
            why='NO HEAT' if x=='109' else 'FIRE DMG'
            lines.append(f'{x:<5}{ty:<8}{"*DOWN*":<24}{"":<10}{"":<8}{"":>10}{"":>8}{"":>8}{"":>11}{"":>10}{"":>11}  {why}'); rows.append(R(unit=x,unitType=ty,statusText='DOWN')); continue
        if x in vac:
            lines.append(f'{x:<5}{ty:<8}{"*VACANT*":<24}'); rows.append(R(unit=x,unitType=ty,statusText='VACANT')); continue
        occ+=1; n=next(nm); l=n.split(); nn=(l[1]+', '+l[0]).upper()[:22]
        d=dt(r,2019,2025); d=min(d,D.date(2025,8,20))
        if sp=='MGR': rate,ut,cb,dep,bal=0.0,0.0,0.0,0.0,0.0
        else:
            rate=r.choice([725,750,780,795,825,860,910]); ut=r.choice([0,45,45,60]); cb=r.choice([0,0,18.5]); dep=r.choice([0,200,300,400]); bal=r.choice([0,0,0,0,rate+ut+cb,r.randint(20,900)+.5,-r.randint(10,90)])
        end=r.choice(['M-T-M','M-T-M','M-T-M','WKLY',None])
        ed=end
        if end is None: ed=D.date(2026,r.randint(1,7),28)
        es=ed if isinstance(ed,str) else ed.strftime('%m%d%y')
        tot=rate+ut+cb
        for i,a in enumerate((rate,ut,cb,tot,dep,bal)): T[i]+=a
        rem='MGR - RENT FREE' if sp else ('EVICT FILED' if bal>=rate+ut+cb and bal>0 else '')
        b=f'{abs(bal):,.2f}'+('CR' if bal<0 else '  ')
        lines.append(f'{x:<5}{ty:<8}{nn:<24}{d.strftime("%m%d%y"):<10}{es:<8}{rate:>10,.2f}{ut:>8.2f}{cb:>8.2f}{tot:>11,.2f}{dep:>10,.2f}{b:>13} {rem}')
        rows.append(R(unit=x,unitType=ty,tenantName=nn,statusText='EVICT FILED' if rem.startswith('EV') else 'Occupied',moveInDate=iso(d),leaseEndDate=iso(ed),contractRent=rate,charges=[dict(code='UTIL',amount=ut),dict(code='CABLE',amount=cb)],totalCharges=tot,deposit=dep,balance=bal))
    hdr=[f'{"":<5}{"ROOM":<8}{"":<24}{"ARRIVED":<10}{"TERM":<8}{"MONTHLY":>10}{"":>8}{"":>8}{"TOTAL":>11}{"DEPOSIT":>10}{"ACCOUNT":>11}',
         f'{"RM":<5}{"TYPE":<8}{"OCCUPANT":<24}{"MMDDYY":<10}{"ENDS":<8}{"RENT":>10}{"UTIL":>8}{"CABLE":>8}{"MONTHLY":>11}{"HELD":>10}{"BALANCE":>11}   REMARKS','-'*127]
    pg=0
    def page():
        nonlocal pg; pg+=1; c.setFont('Courier',8.6)
        y=570
        for s in ['STARLITE COURT APARTMENTS'+' '*30+'ROOM REGISTER'+' '*34+f'PAGE {pg:>3}','(FORMERLY STARLITE MOTOR LODGE)'+' '*24+'AS OF 08/31/25'+' '*33+'RUN 09/03/25','']+hdr: c.drawString(40,y,s); y-=11.5
        return y
    y=page()
    for i,s in enumerate(lines):
        if i==18: c.drawString(40,y-6,' '*40+'-- CONTINUED --'); c.showPage(); y=page(); c.drawString(40,y,'UPPER LEVEL'); y-=13
        c.drawString(40,y,s); y-=13 if i<18 else 12.5
    b=f'{T[5]:,.2f}'
    for s in ['='*127,f'{"":<5}{"TOTALS":<32}{"":<18}{T[0]:>10,.2f}{T[1]:>8.2f}{T[2]:>8.2f}{T[3]:>11,.2f}{T[4]:>10,.2f}{b:>11}','',f'ROOMS {len(rooms)}   OCCUPIED {occ} (INCL MGR)   VACANT {len(vac)}   DOWN 2   OFFICE 1','CR = CREDIT BALANCE.   FIGURES SUBJECT TO RECEIVER\'S VERIFICATION.']: c.drawString(40,y,s); y-=12
    c.save()
    save(f,'MULTIFAMILY','Courier room register, CR balances, mmddyy dates',True,'Starlite Court Apartments','2025-08-31',len(rooms),occ,len(vac),rows)

def park():
    f='willow_bend_mhc_charges.pdf'; r=rng(f); c=canvas.Canvas(P(f),pagesize=letter,invariant=1)
    nm=iter(uniq(r,200)); W,H=letter; rows=[]; pg=0; y=0; code={}; cnt=dict(Current=0,Vacant=0,Notice=0,Eviction=0); Ttot=Tdep=Tbal=0
    def head():
        nonlocal y,pg
        if pg: c.showPage()
        pg+=1; c.setFont('Helvetica-Bold',12); c.drawString(36,756,'Willow Bend Estates MHC'); c.setFont('Helvetica',8); c.drawString(36,745,'Resident Roll with Recurring Charges'); c.drawRightString(576,756,'As of: 03/31/2024'); c.drawRightString(576,745,f'Page {pg}')
        c.setFillColorRGB(.2,.35,.3); c.rect(34,716,544,22,fill=1,stroke=0); c.setFillColorRGB(1,1,1); c.setFont('Helvetica-Bold',7)
        for x,a,b in [(38,'','Site'),(70,'Home','Type'),(112,'','Resident'),(232,'','Status'),(276,'Move','In'),(324,'Lease','Expires')]: c.drawString(x,729,a); c.drawString(x,720,b)
        c.drawString(378,729,'Charge'); c.drawString(378,720,'Code')
        for x,a,b in [(452,'','Amount'),(512,'Security','Deposit'),(574,'Ending','Balance')]: c.drawRightString(x,729,a); c.drawRightString(x,720,b)
        c.setFillColorRGB(0,0,0); y=705
    head()
    sites=[f'{l}{n:02d}' for l,k in (('A',28),('B',30),('C',26),('D',24)) for n in range(1,k+1)]
    def emit(s,ty,n,st,mi,le,ch,dep,bal,sec=None):
        nonlocal y,Ttot,Tdep,Tbal
        need=10*(len(ch)+1)+4
        if y-need<50: head()
        c.setFont('Helvetica',7)
        c.drawString(38,y,s); c.drawString(70,y,ty); c.drawString(112,y,n or 'VACANT'); c.drawString(232,y,st)
        if mi: c.drawString(276,y,mi.strftime('%m/%d/%Y'))
        if le: c.drawString(324,y,le if isinstance(le,str) else le.strftime('%m/%d/%Y'))
        if dep is not None: c.drawRightString(512,y,m2(dep)); c.drawRightString(574,y,par(bal))
        for k,a in ch: c.drawString(378,y,k); c.drawRightString(452,y,par(a)); y-=9.5
        t=sum(a for _,a in ch)
        if ch: c.line(415,y+7.5,452,y+7.5); c.setFont('Helvetica-Bold',7); c.drawString(378,y,'Total'); c.drawRightString(452,y,par(t)); y-=9.5
        else: y-=9.5
        c.setStrokeColorRGB(.8,.8,.8); c.line(36,y+7,576,y+7); c.setStrokeColorRGB(0,0,0); y-=2
        rows.append(R(unit=s,unitType=ty,tenantName=n,statusText=st,section=sec,moveInDate=iso(mi),leaseEndDate=iso(le),contractRent=next((a for k,a in ch if k in('LOTRENT','POHRENT')),None),charges=[dict(code=k,amount=a) for k,a in ch],totalCharges=t if ch else None,deposit=dep,balance=bal))
    vacs=[]
    for s in sites:
        ty=r.choice(['SW','SW','DW','DW','POH','RV'])
        p=r.random(); 
        if p<.13: emit(s,ty,None,'Vacant',None,None,[],None,None); cnt['Vacant']+=1; vacs.append((s,ty)); continue
        st='Notice' if p<.17 else 'Eviction' if p<.22 else 'Current'; cnt[st]+=1
        ch=[('POHRENT',r.choice([875.,925.,990.])) if ty=='POH' else ('LOTRENT',r.choice([410.,425.,435.,460.]))]
        ch.append(('WATER',round(r.uniform(18,44),2)))
        if r.random()<.7: ch.append(('TRASH',14.))
        if r.random()<.15: ch.append(('PETFEE',20.))
        if r.random()<.08: ch.append(('CONCESS',-50.))
        dep=r.choice([0.,250.,400.,450.]); bal=round({'Eviction':r.uniform(900,4200)}.get(st,r.choice([0,0,0,r.uniform(-60,700)])),2)
        mi=dt(r,2009,2023); le=r.choice(['MTM','MTM',eom(2024,r.randint(4,12))])
        for k,a in ch: code[k]=code.get(k,0)+a
        Tdep+=dep; Tbal+=bal; Ttot+=sum(a for _,a in ch)
        emit(s,ty,next(nm),st,mi,le,ch,dep,bal)
    if y<160: head()
    c.setFont('Helvetica-Bold',8); c.drawString(38,y-6,'Total Current/Notice/Vacant Sites'); c.drawRightString(452,y-6,m2(Ttot)); c.drawRightString(512,y-6,m2(Tdep)); c.drawRightString(574,y-6,m2(Tbal)); y-=26
    c.drawString(38,y,'Future Residents / Applicants'); y-=14
    for (s,ty) in vacs[:3]: emit(s,ty,next(nm),'Applicant',D.date(2024,4,r.randint(5,28)),None,[],300.,0.,'Future Residents / Applicants')
    head(); y=690; c.setFont('Helvetica-Bold',9); c.drawString(38,y,'Summary of Charges by Code'); y-=14; c.setFont('Helvetica',8)
    for k in sorted(code): c.drawString(50,y,k); c.drawRightString(200,y,m2(code[k]) if code[k]>=0 else par(code[k])); y-=12
    c.line(120,y+9,200,y+9); c.drawString(50,y,'Total'); c.drawRightString(200,y,m2(Ttot)); y-=26
    c.setFont('Helvetica-Bold',9); c.drawString(38,y,'Site Summary'); y-=14; c.setFont('Helvetica',8)
    o=len(sites)-cnt['Vacant']
    for k,v in [('Occupied - current',cnt['Current']),('Occupied - on notice',cnt['Notice']),('Occupied - eviction',cnt['Eviction']),('Total occupied sites',o),('Vacant sites',cnt['Vacant']),('Total sites',len(sites))]: c.drawString(50,y,k); c.drawRightString(200,y,str(v)); y-=12
    c.save()
    save(f,'MANUFACTURED_HOUSING','stacked charge codes per site, applicants section, summary page',True,'Willow Bend Estates MHC','2024-03-31',len(sites),o,cnt['Vacant'],rows)

def plaza():
    f='fairgate_plaza_rr.pdf'; r=rng(f); doc=SimpleDocTemplate(P(f),pagesize=landscape(legal),leftMargin=28,rightMargin=28,topMargin=30,bottomMargin=30,invariant=1)
    s=ParagraphStyle('s',fontName='Times-Roman',fontSize=8,leading=9); b=ParagraphStyle('b',parent=s,fontName='Times-Bold',fontSize=14,leading=17); sm=ParagraphStyle('q',parent=s,fontSize=7.5)
    T=['Bluejar Coin Laundry LLC','Pho Lantern House Inc.','Dr. Wexcombe Dental, P.C.','Tri-County Vape & Tobacco','Hearthline Furniture Outlet, a division of Hearthline Holdings Corp.','Sunny Nails by Thea','Ledger & Lark Tax Service','MidState Title Loans','Golden Ladle Buffet','Cutters Row Barbershop','Packmule Shipping Store','Second Harvest Thrift (non-profit)']
    un=['1','2','3','4-5','6','7','8','9','10','11','12A','12B','14','15']; vac={'8','12B'}; it=iter(T); data=[]; rows=[]; tot=[0]*8
    hdr=[['Space','Tenant / Trade Name','GLA\n(sq ft)','Lease Term','','Monthly Charges','','','','','Annual\nBase Rent','Scheduled Increases','','Security\nDeposit','Past Due\n@ 10/31/24'],['','','','Begins','Ends','Base Rent','CAM','R.E. Tax','Insur.','Total','','Effective','Monthly','','']]
    for u in un:
        a=r.choice([900,1200,1250,1400,1600,1800,2400])*(4 if u=='4-5' else 1)
        tot[0]+=a
        if u in vac: data.append([u,'Vacant',f'{a:,}']+['']*12); rows.append(R(unit=u,area=a,statusText='Vacant')); continue
        n=next(it); rate=r.randint(11,21); base=round(a*rate/12,2); cam=round(a*3.1/12,2); tx=round(a*2.25/12,2); ins=round(a*.6/12,2)
        if u=='9': cam=tx=ins=0.
        be=first(r,2017,2024); mtm=u in('7','11'); en=None if mtm else (D.date(2025+r.randint(1,5),be.month,1)-D.timedelta(1))
        st=[] if mtm or u in('9','15') else [(D.date(2025+k,be.month,1),round(base*1.03**(k+1),2)) for k in range(min(r.randint(1,2),en.year-2025))]
        dep=r.choice([0,round(base,2),1500.,2000.]); pd=r.choice([0,0,0,base,round(base*2+cam,2)])
        t=round(base+cam+tx+ins,2); vals=[base,cam,tx,ins,t]
        for i,v in enumerate(vals): tot[i+1]+=v
        tot[6]+=dep; tot[7]+=pd
        pb=base; ann=round(base*12,2)
        if n.startswith('Golden'): pb=round(base+300,2)
        data.append([u,Paragraph(n,s),f'{a:,}',be.strftime('%m/%d/%y'),'Mo-to-Mo' if mtm else en.strftime('%m/%d/%y'),m2(pb),m2(cam),m2(tx),m2(ins),m2(t),m2(ann),'\n'.join(d.strftime('%m/%d/%y') for d,_ in st),'\n'.join(m2(x) for _,x in st),m2(dep),m2(pd)])
        rows.append(R(unit=u,tenantName=n,area=a,statusText='Occupied',leaseStartDate=iso(be),leaseEndDate='Mo-to-Mo' if mtm else iso(en),contractRent=pb,annualRent=ann,charges=[dict(code='CAM',amount=cam),dict(code='R.E. Tax',amount=tx),dict(code='Insur.',amount=ins)],totalCharges=t,rentSteps=[dict(date=iso(d),amount=x) for d,x in st],deposit=dep,balance=pd))
    for u,n,base in [('ATM','Keystone Prairie Credit Union (ATM kiosk)',350.),('PYLON','Hearthline Furniture - pylon panel',125.)]:
        data.append([u,Paragraph(n,s),'','','Mo-to-Mo',m2(base),'0.00','0.00','0.00',m2(base),m2(base*12),'','','0.00','0.00']); tot[1]+=base; tot[5]+=base
        rows.append(R(unit=u,tenantName=n,statusText='Occupied',leaseEndDate='Mo-to-Mo',contractRent=base,annualRent=base*12,charges=[dict(code=k,amount=0.) for k in('CAM','R.E. Tax','Insur.')],totalCharges=base,deposit=0.,balance=0.))
    data.append(['','TOTALS',f'{tot[0]:,}','','']+[m2(x) for x in tot[1:6]]+[m2(round(tot[1]*12,2)) if 0 else '','','',m2(tot[6]),m2(tot[7])])
    t=Table(hdr+data,colWidths=[36,150,44,52,52,62,54,54,46,64,70,54,60,60,62],repeatRows=2)
    t.setStyle(TableStyle([('FONT',(0,0),(-1,-1),'Times-Roman',8),('FONT',(0,0),(-1,1),'Times-Bold',8),('FONT',(0,-1),(-1,-1),'Times-Bold',8),('ALIGN',(2,0),(2,-1),'RIGHT'),('ALIGN',(5,2),(10,-1),'RIGHT'),('ALIGN',(12,2),(-1,-1),'RIGHT'),('SPAN',(3,0),(4,0)),('SPAN',(5,0),(9,0)),('SPAN',(11,0),(12,0)),('ALIGN',(3,0),(12,0),'CENTER'),('VALIGN',(0,0),(-1,-1),'TOP'),('GRID',(0,0),(-1,1),.5,colors.black),('LINEBELOW',(0,2),(-1,-2),.25,colors.grey),('LINEABOVE',(0,-1),(-1,-1),1,colors.black)]+[('SPAN',(i,0),(i,1)) for i in(0,1,2,10,13,14)]))
    doc.build([Paragraph('FAIRGATE PLAZA &mdash; Tenant Roll',b),Paragraph('1400-1460 Harlan Pike &nbsp;|&nbsp; Effective October 31, 2024 &nbsp;|&nbsp; Exhibit C to Receiver\'s Initial Inventory',sm),Spacer(1,8),t,Spacer(1,10),Paragraph('Notes: Space 9 is on a gross lease. Annual base rent = 12 x monthly base rent. ATM and pylon panel are licences and carry no GLA. 14 spaces, 12 leased, 2 vacant.',sm)])
    save(f,'RETAIL','legal landscape, grouped two-line header, wrapped names, stacked steps',True,'Fairgate Plaza','2024-10-31',14,12,2,rows,planted=dict(what='Golden Ladle Buffet: printed monthly base rent is 300.00 too high (one digit, the hundreds, changed); row total, annual base rent and column total use the right amount',kind='digit_changed'))

def office():
    f='dominion_block_scan.pdf'; r=rng(f); tmp=tempfile.mkdtemp(); nm=['Prairie Actuarial Partners','Lakehead Mutual Adjusters','Notaire Fontaray & Assoc.','Border City Immigration Law','Civic Drafting Co-operative','Redpine Geomatics Ltd.','Hollisworth Chartered Accountants','Silver Birch Counselling','Office of the Pension Trustee','Kilbrandt Freight Brokers','Union Local 8841','Northgate Hearing Clinic','Quarry Lane Software Inc.','Mossgrove Realty (2011) Ltd.','Harbour Bailiff Services','Tern Media Group','Stradbrook Executors']
    it=iter(nm); fl=[]; rows=[]; G=[0]*4; occ=vac=0
    for k,ns in [(1,3),(2,5),(3,4),(4,4),(5,4)]:
        L=[]; S=[0]*4
        for j in range(ns):
            u=f'{k}{j:02d}' if k>1 else ['100','101','Lwr 2'][j]; a=r.randint(62,410)*10
            if (k,j) in {(2,3),(4,1),(5,0)}: L.append((u,'V A C A N T' if 0 else 'VACANT',a)); vac+=1; S[0]+=a; rows.append(R(unit=u,section=f'{k}',area=a,statusText='VACANT')); rows[-1].pop('section'); continue
            n=next(it); occ+=1; rate=r.choice([11.5,12,13.25,14,15.5,16]); ann=round(a*rate,2); ad=round(a*9.85/12,2); ar=r.choice([0,0,0,round(ann/12,2),round(ann/12+ad,2)])
            be=first(r,2016,2022); ov=(k,j) in {(3,2),(5,3)}; en='Overholding' if ov else eom(r.randint(2024,2029),r.randint(1,12))
            L.append((u,n,a,rate,ann,round(ann/12,2),ad,be,en,ar)); mo=round(ann/12,2)
            for i,x in enumerate((a,ann,mo,ad)): S[i]+=x
            rows.append(R(unit=u,tenantName=n,statusText='Occupied',area=a,annualRent=ann,contractRent=mo,charges=[dict(code='Add\'l Rent',amount=ad)],leaseStartDate=iso(be),leaseEndDate=iso(en),balance=ar))
        fl.append((k,L,S)); G=[g+s for g,s in zip(G,S)]
    AR=sum(x.get('balance',0) for x in rows)
    wd={1:'GROUND FLOOR',2:'SECOND FLOOR',3:'THIRD FLOOR',4:'FOURTH FLOOR',5:'FIFTH FLOOR'}
    q=iter(rows)
    for k,L,S in fl:
        for _ in L: next(q)['section']=wd[k]
    X=[50,100,0,0,0,0,0,530,605,0]; XR=[0,0,290,335,405,460,520,0,0,742]
    def draw(c,pno,inv):
        def tx(x,y,s,right=False,b=False):
            t=c.beginText(); fn='Times-Bold' if b else 'Times-Roman'; t.setFont(fn,9.5)
            if inv: t.setTextRenderMode(3)
            if right: x-=c.stringWidth(s,fn,9.5)
            t.setTextOrigin(x,y); t.textOut(s); c.drawText(t)
        y=560; tx(50,y,'DOMINION BLOCK LTD.',b=True); tx(742,y,f'Sheet {pno} of 2',True); y-=14; tx(50,y,'Schedule of Tenancies as at 30 June 2023      (all amounts in Canadian dollars, before HST)'); y-=26
        for i,(a,b) in enumerate([('','Suite'),('','Tenant'),('Rentable','Sq. Ft.'),('Net Rate','p.s.f.'),('Annual','Net Rent'),('Monthly','Net Rent'),("Add'l Rent",'Monthly'),('','Commenced'),('','Expires'),('Rent','Arrears')]):
            rt=bool(XR[i]); x=XR[i] or X[i]; x+=8 if i in(7,) else 0
            if a: tx(x,y+11,a,rt,True)
            tx(x,y,b,rt,True)
        if not inv: c.line(48,y-4,744,y-4)
        y-=20
        for k,L,S in (fl[:3] if pno==1 else fl[3:]):
            tx(50,y,wd[k],b=True); y-=15
            for rec in L:
                if len(rec)==3: tx(50,y,rec[0]); tx(100,y,'VACANT'); tx(290,y,f'{rec[2]:,}',True)
                else:
                    u,n,a,rate,ann,mo,ad,be,en,ar=rec
                    tx(50,y,u); tx(100,y,n); tx(290,y,f'{a:,}',True); tx(335,y,f'{rate:.2f}',True); tx(405,y,m2(ann),True); tx(460,y,m2(mo),True); tx(520,y,m2(ad),True); tx(538,y,be.strftime('%d-%b-%y')); tx(605,y,en if isinstance(en,str) else en.strftime('%d-%b-%y')); tx(742,y,m2(ar),True)
                y-=15
            if not inv: c.line(255,y+11,520,y+11)
            tx(100,y,'Floor total'); tx(290,y,f'{S[0]:,}',True); tx(405,y,m2(S[1]),True); tx(460,y,m2(S[2]),True); tx(520,y,m2(S[3]),True); y-=22
        if pno==2:
            tx(50,y,'BUILDING TOTAL',b=True); tx(290,y,f'{G[0]:,}',True,True); tx(405,y,m2(G[1]),True,True); tx(460,y,m2(G[2]),True,True); tx(520,y,m2(G[3]),True,True); tx(742,y,m2(AR),True,True); y-=26
            tx(50,y,f'Suites let: {occ}     Suites vacant: {vac}     Total suites: {occ+vac}'); y-=15; tx(50,y,'Overholding tenants continue from month to month on the last terms. Suites let on the mezzanine were surrendered in 2021.')
    from PIL import Image, ImageFilter
    import numpy as np
    W,H=landscape(letter); c0=canvas.Canvas(tmp+'/a.pdf',pagesize=(W,H),invariant=1)
    for p in(1,2): draw(c0,p,False); c0.showPage()
    c0.save(); subprocess.run(['pdftoppm','-r','200','-gray','-png',tmp+'/a.pdf',tmp+'/p'],check=True)
    c=canvas.Canvas(P(f),pagesize=(W,H),invariant=1); rs=np.random.RandomState(34)
    for p in(1,2):
        im=Image.open(f'{tmp}/p-{p}.png').filter(ImageFilter.GaussianBlur(.7)); a=np.asarray(im).astype(float); a=np.clip(a*.93+rs.normal(0,7,a.shape)+8,0,255); sp=rs.rand(*a.shape)>.9999; a[sp]=60
        Image.fromarray(a.astype('uint8')).save(f'{tmp}/s{p}.jpg',quality=62)
        c.saveState(); c.translate(W/2,H/2); c.rotate(.35 if p==1 else -.25); c.translate(-W/2,-H/2); c.drawImage(f'{tmp}/s{p}.jpg',0,0,W,H); draw(c,p,True); c.restoreState(); c.showPage()
    c.save()
    save(f,'OFFICE','scan image with slight skew and OCR text layer behind, floors with subtotals',True,'Dominion Block Ltd.','2023-06-30',occ+vac,occ,vac,rows)

def flex():
    from fpdf import FPDF
    f='tamarack_flex_tenancies.pdf'; r=rng(f); p=FPDF('P','mm','A4'); p.set_creation_date(D.datetime(2025,1,1,tzinfo=D.timezone.utc)); p.set_auto_page_break(False)
    nm=iter(['Apex Signwrights','Coldspring Brewing Supply','Delft Tile Importers','Hark Audio Rentals','Ironleaf CrossTraining','J&P Upholstery','Kinetic Prosthetics','Lumen Print Co.','Metro Vending Depot','Nimbus Drone Repair','Orchard Caterers','Pike Elevator Parts','Quickset Concrete Cutting','Ridge Church Plant','Solis Cabinetry','Terra Soil Labs','Uplift Gymnastics','Vantage Glass'])
    rows=[]; G=[0]*4; occ=vac=0
    def hd():
        p.add_page(); p.set_font('helvetica','B',13); p.set_xy(12,10); p.cell(120,7,'Tamarack Commerce Park'); p.set_font('helvetica','',8); p.set_xy(12,17); p.cell(120,5,'Tenancy listing - Rents in effect 1 January 2025'); p.set_xy(150,12); p.cell(48,5,f'page {p.page_no()}',align='R'); p.set_y(27)
        p.set_font('helvetica','B',8); p.set_fill_color(225,225,215)
        for w,t,a in [(18,'Suite','L'),(56,'Occupier','L'),(18,'SF','R'),(40,'Lease from / to','C'),(20,'Rent/mo','R'),(16,'NNN/mo','R'),(20,'Total/mo','R')]: p.cell(w,6,t,border='TB',align=a,fill=True)
        p.ln(8)
    p.set_left_margin(12); hd()
    for bl,ns in [('Building A - 210 Tamarack Way',8),('Building B - 220 Tamarack Way',7),('Building C - 230 Tamarack Way',6)]:
        if p.get_y()>235: hd()
        p.set_font('helvetica','BU',9); p.cell(0,6,bl); p.ln(7); S=[0]*4
        for j in range(ns):
            if p.get_y()>262: hd()
            u=bl[9]+'-'+str(j+1); a=r.randint(12,60)*100; S[0]+=a
            p.set_font('helvetica','',8.5); p.cell(18,4.6,u)
            if (bl[9],j) in {('A',3),('B',6),('C',1)}:
                p.cell(56,4.6,'(available)'); p.cell(18,4.6,f'{a:,}',align='R'); p.ln(4.6); ask=round(a*1.05,0); p.set_font('helvetica','I',7.5); p.cell(18,4); p.cell(150,4,f'Asking rent ${ask:,.2f} per month. Roll-up door, no office build-out.'); p.ln(6.5); vac+=1
                rows.append(R(unit=u,building=bl,area=a,statusText='available',marketRent=ask)); continue
            n=next(nm); occ+=1; rent=round(a*r.uniform(.72,1.08),2); nnn=round(a*.24,2); be=first(r,2018,2024); mt=(bl[9],j) in {('A',6),('C',3)}; en=None if mt else eom(r.randint(2025,2029),r.randint(2,12)); t=round(rent+nnn,2)
            dep=r.choice([0,round(rent),2500,3000]); inc=None if mt or en.year<2026 else (D.date(2025,be.month,1) if be.month>1 else D.date(2026,1,1),round(rent*1.035,2))
            for i,x in enumerate((a,rent,nnn,t)): S[i]+=x
            p.cell(56,4.6,n); p.cell(18,4.6,f'{a:,}',align='R'); p.cell(40,4.6,f"{be.strftime('%b %d, %Y')} - {'MTM' if mt else en.strftime('%b %d, %Y')}",align='C')
            for w,x in((20,rent),(16,nnn),(20,t)): p.cell(w,4.6,m2(x),align='R')
            p.ln(4.6); p.set_font('helvetica','I',7.5); p.cell(18,4)
            bal=r.choice([None,None,None,round(t,2)])
            l=f'Security deposit ${dep:,.2f}.'+(f' Next increase {inc[0].strftime("%b %d, %Y")} to ${inc[1]:,.2f} per month.' if inc else '')+(f' Balance owing ${bal:,.2f}.' if bal else '')
            p.cell(150,4,l); p.ln(6.5)
            rows.append(R(unit=u,building=bl,tenantName=n,statusText='Occupied',area=a,leaseStartDate=iso(be),leaseEndDate='MTM' if mt else iso(en),contractRent=rent,charges=[dict(code='NNN',amount=nnn)],totalCharges=t,deposit=float(dep),balance=bal,rentSteps=[dict(date=iso(inc[0]),amount=inc[1])] if inc else None))
        p.set_font('helvetica','B',8.5); p.cell(74,5,f'Total {bl[:10]}',border='T'); p.cell(18,5,f'{S[0]:,}',align='R',border='T'); p.cell(40,5,'',border='T')
        for w,x in zip((20,16,20),S[1:]): p.cell(w,5,m2(x),align='R',border='T')
        p.ln(9); G=[g+s for g,s in zip(G,S)]
    if p.get_y()>265: hd()
    p.set_font('helvetica','B',9); p.cell(74,6,'Total park',border='TB'); p.cell(18,6,f'{G[0]:,}',align='R',border='TB'); p.cell(36,6,'',border='TB')
    for w,x in zip((24,16,20),G[1:]): p.cell(w,6,m2(x),align='R',border='TB')
    p.ln(8); p.set_font('helvetica','',8); p.cell(0,5,f'{occ+vac} suites of which {occ} occupied and {vac} available.'); p.output(P(f))
    save(f,'INDUSTRIAL','two-line records with sentence line for deposit, step, balance; per-building subtotals',True,'Tamarack Commerce Park','2025-01-01',occ+vac,occ,vac,rows)

def storage():
    f='lockjaw_storage_unit_list.pdf'; r=rng(f); c=canvas.Canvas(P(f),pagesize=letter,invariant=1); nm=iter(uniq(r,230)); rows=[]; rec=[]; SZ={}
    szs=[('5x5',25,49.),('5x10',50,72.),('10x10',100,109.),('10x15',150,139.),('10x20',200,168.),('10x30',300,229.)]
    n=0
    for bld,lo,k in [('A',100,62),('B',200,58),('C',300,48)]:
        for j in range(k):
            u=f'{bld}{lo+j+1}'; sz,a,std=szs[min(5,int(r.random()*6))]; q=r.random(); st='Vacant' if q<.16 else 'Unrentable' if q<.18 else 'Lien' if q<.22 else 'Rented'
            z=SZ.setdefault(sz,[0,0,0,0,0.]); z[0]+=1
            if st in('Vacant','Unrentable'):
                z[2 if st=='Vacant' else 3]+=1; rec.append((u,sz,a,st,'',None,std,None,None,None,None)); rows.append(R(unit=u,unitType=sz,area=a,statusText=st,marketRent=std)); continue
            z[1]+=1; t=next(nm); act=std+r.choice([0,0,0,-5,-10,8,15,21.5]); ins=r.choice([0.,0.,9.,12.]); mi=dt(r,2012,2025); mi=min(mi,D.date(2025,4,28)); bal=round(r.uniform(150,900),2) if st=='Lien' else r.choice([0.,0.,0.,0.,act,act+20]); z[4]+=act
            pt=D.date(2025,5,mi.day) if bal==0 else D.date(2025,r.randint(1,3),mi.day)
            rec.append((u,sz,a,st,t,mi,std,act,ins,pt,bal)); rows.append(R(unit=u,unitType=sz,area=a,statusText=st,tenantName=t,moveInDate=iso(mi),marketRent=std,contractRent=act,charges=[dict(code='Ins.',amount=ins)],balance=bal))
    pg=0;y=0
    def hd():
        nonlocal pg,y
        if pg: c.showPage()
        pg+=1; c.setFont('Helvetica-Bold',10); c.drawCentredString(306,764,'LOCKJAW MINI STORAGE - UNIT LISTING'); c.setFont('Helvetica',7); c.drawCentredString(306,754,'Status on April 30, 2025 23:59'); c.drawString(30,24,'StorTrak 6.2'); c.drawRightString(582,24,f'{pg}')
        c.setFont('Helvetica-Bold',7)
        for x,t in [(30,'UNIT'),(64,'SIZE'),(134,'STATUS'),(180,'CUSTOMER'),(290,'MOVED IN'),(478,'PAID THRU')]: c.drawString(x,738,t)
        for x,t in [(122,'SQ FT'),(384,'STREET RATE'),(432,'ACTUAL'),(466,'INS.'),(580,'BALANCE')]: c.drawRightString(x,738,t)
        c.line(30,734,582,734); y=724
    hd()
    for i,(u,sz,a,st,t,mi,std,act,ins,pt,bal) in enumerate(rec):
        if y<46: hd()
        if i%2: c.setFillColorRGB(.93,.93,.93); c.rect(30,y-2.5,552,10,fill=1,stroke=0); c.setFillColorRGB(0,0,0)
        c.setFont('Helvetica',7); c.drawString(30,y,u); c.drawString(64,y,sz); c.drawRightString(122,y,str(a)); c.drawString(134,y,st); c.drawString(180,y,t); c.drawRightString(384,y,m2(std))
        if mi: c.drawString(290,y,mi.strftime('%Y-%m-%d')); c.drawRightString(432,y,m2(act)); c.drawRightString(466,y,m2(ins)); c.drawString(478,y,pt.strftime('%Y-%m-%d')); c.drawRightString(580,y,m2(bal))
        y-=10
    if y<60: hd()
    c.setFont('Helvetica-Bold',7); c.drawString(30,y-4,'GRAND TOTAL'); c.drawRightString(122,y-4,f'{sum(x[2] for x in rec):,}')
    for x,k in((384,6),(432,7),(466,8),(580,10)): c.drawRightString(x,y-4,m2(sum(z[k] or 0 for z in rec)))
    hd_y=y-40
    if hd_y<160: hd(); hd_y=y-10
    y=hd_y; c.setFont('Helvetica-Bold',8); c.drawString(60,y,'OCCUPANCY BY SIZE'); y-=13
    H=['Size','Units','Rented','Vacant','Unrentable','Monthly Actual']
    for i,h in enumerate(H): c.drawRightString(110+i*75,y,h)
    c.setFont('Helvetica',8); y-=12; tt=[0]*5
    for sz,_,_ in szs:
        z=SZ[sz]; tt=[p+q for p,q in zip(tt,z)]
        for i,h in enumerate([sz]+[str(v) for v in z[:4]]+[m2(z[4])]): c.drawRightString(110+i*75,y,h)
        y-=11
    c.line(60,y+8,490,y+8)
    for i,h in enumerate(['All']+[str(v) for v in tt[:4]]+[m2(tt[4])]): c.drawRightString(110+i*75,y-2,h)
    c.drawString(60,y-18,'Rented includes units in lien status.'); c.save()
    save(f,'SELF_STORAGE','168-unit storage list, zebra, size summary',False,'Lockjaw Mini Storage','2025-04-30',tt[0],tt[1],tt[2],rows)

def mixed():
    f='corbel_street_block.pdf'; r=rng(f); c=canvas.Canvas(P(f),pagesize=letter,invariant=1); nm=iter(uniq(r,30)); rows=[]
    c.setFont('Times-BoldItalic',16); c.drawString(60,735,'Corbel Street Block'); c.setFont('Times-Roman',10); c.drawString(60,720,'WHO RENTS WHAT  --  1st of February 2026'); c.drawString(60,707,'51-57 Corbel Street.  Kept by the late owner; typed up for the Receiver.')
    y=680; G=[0,0,0]
    def hdr(n,cols):
        nonlocal y
        c.setFont('Times-Bold',11); c.drawString(60,y,n); y-=15; c.setFont('Times-Italic',9)
        for x,t,rt in cols: (c.drawRightString if rt else c.drawString)(x,y,t)
        y-=13; c.setFont('Times-Roman',10)
    def put(u,n,lease,rent,dep,owe,ty=None,lx=275):
        nonlocal y
        c.drawString(60,y,u); c.drawString(118,y,n)
        if ty: c.drawString(245,y,ty)
        if lease: c.drawString(312,y,lease if isinstance(lease,str) else f'{lease.month}/{lease.day}/{lease.year}')
        if rent is not None: c.drawRightString(430,y,f'${rent:,.0f}'); c.drawRightString(490,y,f'${dep:,.0f}'); c.drawRightString(550,y,f'${owe:,.0f}')
        y-=14
    def sub(t,S,n):
        nonlocal y
        c.line(385,y+10,550,y+10); c.drawString(118,y-2,t); c.drawRightString(430,y-2,f'${S[0]:,.0f}'); c.drawRightString(490,y-2,f'${S[1]:,.0f}'); c.drawRightString(550,y-2,f'${S[2]:,.0f}'); y-=28
        for i in range(3): G[i]+=S[i]
    C=[(60,'No.',0),(118,'Name',0),(245,'Kind',0),(312,'Lease till',0),(430,'Rent a month',1),(490,'Deposit',1),(550,'Owes',1)]
    hdr('Street floor stores',C); S=[0]*3
    for u,n in [('51','Ember & Oat Bakery'),('53','Papers Please Copy Shop'),('55',None),('57','Rusk Pharmacy')]:
        if not n: put(u,'empty since Aug.',None,None,0,0,'store'); rows.append(R(unit=u,unitType='store',section='Street floor stores',statusText='empty since Aug.')); continue
        rent=r.randint(18,34)*100; dep=r.choice([0,2000,3000]); owe=r.choice([0,0,rent]); e=eom(r.randint(2026,2030),r.randint(3,12)); put(u,n,e,rent,dep,owe,'store'); S=[S[0]+rent,S[1]+dep,S[2]+owe]
        rows.append(R(unit=u,unitType='store',tenantName=n,section='Street floor stores',statusText='Occupied',leaseEndDate=iso(e),contractRent=rent,deposit=dep,balance=owe))
    sub('Stores',S,0); hdr('Apartments upstairs',C); S=[0]*3
    for u in [f'Apt {a}{b}' for a in (2,3,4) for b in 'ABCDE'][:14]:
        ty=r.choice(['1 bdrm','2 bdrm','studio'])
        if u in('Apt 2D','Apt 4A'):
            put(u,'empty',None,None,0,0,ty); rows.append(R(unit=u,unitType=ty,section='Apartments upstairs',statusText='empty')); continue
        n=next(nm); rent=r.randint(78,145)*10; dep=r.choice([0,500,rent]); owe=r.choice([0,0,0,rent,rent*2]); e=r.choice(['no lease','no lease',eom(2026,r.randint(3,12))])
        if u=='Apt 2A': n+=' (super)'; rent=dep=owe=0; e='no lease'
        put(u,n,e,rent,dep,owe,ty); S=[S[0]+rent,S[1]+dep,S[2]+owe]
        rows.append(R(unit=u,unitType=ty,tenantName=n,section='Apartments upstairs',statusText='Occupied',leaseEndDate=iso(e),contractRent=rent,deposit=dep,balance=owe))
    sub('Apartments',S,0); hdr('Out back and on the roof',C); S=[0]*3
    for u,n,ty,rent in [('Gar 1',next(nm),'garage',110),('Gar 2','Rusk Pharmacy','garage',110),('Gar 3',None,'garage',0),('Roof','Skyreach Towers LLC','antenna',1450),('Bsmt','SpinCo Laundry','laundry',200)]:
        if not n: put(u,'empty',None,None,0,0,ty); rows.append(R(unit=u,unitType=ty,section='Out back and on the roof',statusText='empty')); continue
        put(u,n,'no lease' if rent<300 else D.date(2031,9,30),rent,0,0,ty); S[0]+=rent
        rows.append(R(unit=u,unitType=ty,tenantName=n,section='Out back and on the roof',statusText='Occupied',leaseEndDate='no lease' if rent<300 else '2031-09-30',contractRent=rent,deposit=0,balance=0))
    sub('Other',S,0); c.setFont('Times-Bold',11); c.drawString(118,y,'Everything'); 
    for x,g in zip((430,490,550),G): c.drawRightString(x,y,f'${g:,.0f}')
    c.setFont('Times-Roman',9); c.drawString(60,y-26,'4 stores (1 empty) and 14 apartments (2 empty). The super in 2A lives free for sweeping and boiler.'); c.save()
    save(f,'MIXED_USE','typed owner list, three sections each with own header, whole dollars',False,'Corbel Street Block','2026-02-01',18,15,3,rows)
def main():
    for g in (motel,park,plaza,office,flex,storage,mixed): g()
