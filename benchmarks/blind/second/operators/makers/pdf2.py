from lib import *
from pdf1 import put,SW
from reportlab.pdfgen import canvas
from reportlab.lib.pagesizes import letter,landscape,legal,A4
from reportlab.lib import colors
from reportlab.platypus import SimpleDocTemplate,Table,TableStyle,Paragraph,Spacer,PageBreak
from reportlab.lib.styles import ParagraphStyle

# ---------- 4 student by bed, two-line records ----------
def student():
    g=R(404).setup(); f='copperline_student_bed_roll.pdf'
    W,H=landscape(letter); rows=[]; apts=[]
    kinds=[('D4','4x4 Deluxe',4,1392,789),('S2','2x2 Suite',2,918,1015),('C4','4x2 Classic',4,1210,665),('T3','3x3 Townhome',3,1325,865)]
    for fl in (1,2,3):
        for k in range(1,9):
            a=f'{fl}2{k:02d}'; p=g.choice(kinds); l=[]
            for b in 'ABCD'[:p[2]]:
                r=dict(unit=a+b,unitType=p[0],marketRent=p[4],section=None)
                x=g.random()
                if x<.07: r.update(statusText='Vacant',_g='')
                else:
                    mi=dt.date(2025,8,16) if g.random()<.8 else g.date(dt.date(2025,8,18),dt.date(2025,9,30))
                    rt=p[4]-g.choice([0,0,20,40,-15]); ch=[('Rent',rt)]
                    pk=g.choice([0,0,45,75]); fu=g.choice([0,0,0,30]); pe=g.choice([0,0,0,0,35])
                    for cname,v in (('Parking',pk),('Furniture',fu),('Pet',pe)):
                        if v: ch.append((cname,v))
                    r.update(statusText='Current',tenantName=g.nm('LF'),leaseStartDate=dt.date(2025,8,16) if mi==dt.date(2025,8,16) else mi,leaseEndDate=g.choice([dt.date(2026,7,31)]*5+[dt.date(2026,5,15)]),
                      moveInDate=mi,contractRent=rt,charges=ch,totalCharges=sum(v for _,v in ch),deposit=g.choice([0,150,200]),_pk=pk,_fu=fu,_pe=pe,_g=g.choice('MF'),_gr=g.choice(['Parent','Parent','Self','Insurer','Waived']))
                    if x>.955: r.update(statusText='Notice',moveOutDate=g.choice([dt.date(2025,12,19),dt.date(2025,11,30)]))
                    b_=g.choice([0,0,0,0,-25,120,rt]); r['balance']=b_
                l.append(r); rows.append(r)
            apts.append((a,p,l))
    c=canvas.Canvas(f'{D}/{f}',pagesize=landscape(letter)); pg=[0]
    n=len(rows); o=len([r for r in rows if r.get('tenantName')])
    tp=lambda d:f'{d:%b} {d.day}, {d.year}'
    L1=[('unit',40,'l','Bed'),('tenantName',90,'l','Resident'),('leaseStartDate',270,'l','Lease Start'),('moveInDate',345,'l','Move-In'),('marketRent',468,'r','Market'),('_pk',540,'r','Parking'),('_pe',612,'r','Pet'),('deposit',680,'r','Deposit'),]
    L2=[('statusText',40,'l','Status'),('_gx',90,'l','Gender / Guarantor'),('leaseEndDate',270,'l','Lease End'),('moveOutDate',345,'l','Move-Out'),('contractRent',468,'r','Installment'),('_fu',540,'r','Furniture'),('totalCharges',612,'r','Total'),('balance',680,'r','Balance')]
    def head():
        pg[0]+=1
        put(c,W/2,H-34,'COPPERLINE STUDENT LIVING','c','Courier-Bold',13); put(c,W/2,H-47,'BED ROLL BY APARTMENT','c','Courier-Bold',10)
        put(c,W/2,H-59,'Effective Date: Oct 15, 2025 - Academic Year 2025/26','c','Courier',8.5)
        y=H-78; c.setFont('Helvetica-Bold',7.5)
        c.rect(36,y-13,W-72,23)
        for k,x,al,h in L1: put(c,x,y,h,al)
        for k,x,al,h in L2: put(c,x,y-9.5,h,al)
        put(c,36,24,'BedLedger 4.1   bl_bedroll_apt.rpt','l','Courier',7); put(c,W-36,24,f'Pg {pg[0]}','r'); return y-26
    y=head()
    def fm(k,v):
        if v is None or (k in('_pk','_pe','_fu') and v==0): return ''
        if isinstance(v,dt.date): return tp(v)
        if isinstance(v,(int,float)): return m2(v) if v>=0 else m2(-v)+'-'
        return v
    for a,p,l in apts:
        if y-(len(l)*22+22)<40: c.showPage(); y=head()
        c.setFillGray(.9); c.rect(36,y-3,W-72,11,stroke=0,fill=1); c.setFillGray(0)
        put(c,40,y,f'Apartment {a}','l','Helvetica-Bold',7.8); put(c,150,y,f'Floor plan {p[0]}'); put(c,345,y,f'{p[3]:,} sf per apartment   {p[2]} beds'); y-=13
        for r in l:
            if r.get('tenantName'): r['_gx']=f"{r['_g']} / {r['_gr']}"
            c.setFont('Helvetica',7.8)
            for k,x,al,_ in L1: put(c,x,y,fm(k,r.get(k)),al)
            for k,x,al,_ in L2: put(c,x,y-9,fm(k,r.get(k)),al)
            y-=21
        y-=3
    if y<170: c.showPage(); y=head()
    c.line(36,y+6,W-36,y+6); y-=6
    put(c,40,y,'GRAND TOTALS','l','Helvetica-Bold',8); put(c,90+60,y,f'{n} beds   {o} leased and occupied   {n-o} vacant   ({o/n*100:.2f}% occupied)')
    for k,x in (('marketRent',468),('_pk',540),('_pe',612),('deposit',680)): put(c,x,y,m2(S(rows,k)),'r')
    for k,x in (('contractRent',468),('_fu',540),('totalCharges',612),('balance',680)):put(c,x,y-10,fm(k,S(rows,k)),'r')
    y-=34; put(c,40,y,'By floor plan','l','Helvetica-Bold',8); c.setFont('Helvetica',7.8)
    for i,h in enumerate(('Beds','Occupied','Vacant','Installments')): put(c,200+i*70,y,h,'r')
    for p in kinds:
        y-=11; l=[r for r in rows if r['unitType']==p[0]]; oo=len([r for r in l if r.get('tenantName')])
        put(c,48,y,f'{p[0]}  {p[1]}')
        for i,h in enumerate((len(l),oo,len(l)-oo,m2(S(l,'contractRent')))): put(c,200+i*70,y,h,'r')
    c.save()
    save(f,'STUDENT_HOUSING','student by bed, two-line records under two-line header, apartment headings carry floor plan, trailing minus',True,'COPPERLINE STUDENT LIVING','2025-10-15',n,o,n-o,rows)

# ---------- 5 LIHTC ----------
def lihtc():
    g=R(505).setup(); f='st_brendan_terrace_tc_rent_roll.pdf'
    rows=[]; lim={('1BR',30):542,('1BR',50):903,('1BR',60):1084,('2BR',30):650,('2BR',50):1083,('2BR',60):1300,('3BR',50):1251,('3BR',60):1501}
    ua={'1BR':71,'2BR':94,'3BR':118}; sfm={'1BR':612,'2BR':838,'3BR':1064}
    for b in 'ABC':
        for i in range(1,14):
            u=f'{b}{100*(1+(i-1)//5)+1+(i-1)%5}'; br=g.choice(['1BR','2BR','2BR','3BR']); am=g.choice([30,50,60,60] if br!='3BR' else [50,60])
            r=dict(unit=u,building=f'Building {b}',unitType=br,area=sfm[br],_am=f'{am}%')
            L=lim[(br,am)]; mx=L-ua[br]; r['_lim']=L; r['_ua']=ua[br]
            if u=='A101':
                r.update(statusText="MGR",tenantName=g.nm('LFI'),_am='EXM',contractRent=0,charges=[('Tenant Rent',0),('HAP',0)],_ten=0,_hap=0,_hh='',_lim='',_ua='',totalCharges=0)
                # treated as a non-revenue employee unit
            elif g.random()<.09: r.update(statusText='VAC')
            else:
                cr=mx-g.choice([0,0,5,12,20]); hap=0
                if g.random()<.3: ten=g.randrange(112,cr-200); hap=cr-ten
                else: ten=cr
                mi=g.date(dt.date(2011,10,1),dt.date(2025,9,15)); ce=mi.replace(year=2025) if (mi.month,mi.day)<(11,1) and mi.year<2025 and not(mi.month==2 and mi.day==29) else (mi if mi.year==2025 else mi.replace(year=2024))
                r.update(statusText='NTV' if g.random()<.06 else 'OCC',tenantName=g.nm('LFI'),moveInDate=mi,contractRent=cr,charges=[('Tenant Rent',ten),('HAP',hap)],_ten=ten,_hap=hap,_hh=g.choice([1,2,3,4,5]),_ce=ce,_rd=addm(ce,12,0),deposit=g.choice([200,300,ten if ten<900 else 500]))
            rows.append(r)
    st=ParagraphStyle('a',fontName='Helvetica',fontSize=7,leading=8); us=lambda d:d.strftime('%m-%d-%y') if d else ''
    def mm(v): return '' if v is None or v=='' else f'${v:,}'
    def page(c,doc):
        W,H=landscape(letter); c.saveState()
        put(c,36,H-30,'St. Brendan Terrace Apartments','l','Helvetica-Bold',11); put(c,W-36,H-30,'Tax Credit / Section 8 Rent Roll','r','Helvetica-Bold',11)
        put(c,36,H-42,'BIN: ST-08-01147 thru 01149     Placed in service 2011     Set-aside 40/60','l','Helvetica',8); put(c,W-36,H-42,'Month of: November 2025','r')
        put(c,W/2,22,f'Prepared for compliance file - page {doc.page}','c','Helvetica',7); c.restoreState()
    hd=[['Unit','Type','Sq.Ft.','AMI\nSet-\nAside','Household','','','Dates','','','Rent determination','','','','','Security\nDeposit'],
        ['','','','','Stat.','Head of household','HH\nSize','Move-in','Last\nCert.','Recert.\nDue','Max Gross\nRent Limit','Utility\nAllow.','Contract\nRent','Tenant\nRent','HAP\nSubsidy','']]
    cw=[36,30,34,32,28,128,26,48,48,48,52,40,50,46,48,48]
    el=[]; doc=SimpleDocTemplate(f'{D}/{f}',pagesize=landscape(letter),topMargin=54,bottomMargin=40,leftMargin=24,rightMargin=24)
    data=[x[:] for x in hd]; ts=[('FONT',(0,0),(-1,-1),'Helvetica',7.2),('FONT',(0,0),(-1,1),'Helvetica-Bold',6.8),('GRID',(0,0),(-1,-1),.35,colors.grey),('SPAN',(4,0),(6,0)),('SPAN',(7,0),(9,0)),('SPAN',(10,0),(14,0)),
       ('ALIGN',(0,0),(-1,1),'CENTER'),('VALIGN',(0,0),(-1,-1),'MIDDLE'),('BACKGROUND',(0,0),(-1,1),colors.Color(.85,.89,.96)),('ALIGN',(10,2),(-1,-1),'RIGHT'),('ALIGN',(2,2),(3,-1),'CENTER'),('ALIGN',(6,2),(6,-1),'CENTER'),('TOPPADDING',(0,0),(-1,-1),1.6),('BOTTOMPADDING',(0,0),(-1,-1),1.6)]
    for j in (0,1,2,3,15): ts.append(('SPAN',(j,0),(j,1)))
    for b in 'ABC':
        l=[r for r in rows if r['building']==f'Building {b}']
        ts+= [('SPAN',(0,len(data)),(-1,len(data))),('BACKGROUND',(0,len(data)),(-1,len(data)),colors.whitesmoke),('FONT',(0,len(data)),(-1,len(data)),'Helvetica-Bold',8)]
        data.append([f'Building {b}']+['']*15)
        for r in l:
            data.append([r['unit'],r['unitType'],m0(r['area']),r['_am'],r['statusText'],r.get('tenantName','vacant'),r.get('_hh',''),us(r.get('moveInDate')),us(r.get('_ce')),us(r.get('_rd')),mm(r['_lim']),mm(r['_ua']),mm(r.get('contractRent')),mm(r.get('_ten')),mm(r.get('_hap')),mm(r.get('deposit'))])
        k=len(data); ts+=[('FONT',(0,k),(-1,k),'Helvetica-Bold',7.2),('SPAN',(0,k),(11,k)),('ALIGN',(0,k),(0,k),'RIGHT')]
        data.append([f'Subtotal Building {b} ({len(l)} units)']+['']*11+[mm(S(l,'contractRent')).replace('.0',''),mm(int(S(l,'_ten'))),mm(int(S(l,'_hap'))),mm(int(S(l,'deposit')))])
    k=len(data); ts+=[('FONT',(0,k),(-1,k),'Helvetica-Bold',7.6),('SPAN',(0,k),(11,k)),('ALIGN',(0,k),(0,k),'RIGHT'),('BACKGROUND',(0,k),(-1,k),colors.Color(.85,.89,.96))]
    data.append(['Property total']+['']*11+[mm(int(S(rows,z))) for z in('contractRent','_ten','_hap','deposit')])
    el.append(Table(data,colWidths=cw,style=ts,repeatRows=2)); el.append(Spacer(1,12))
    n=len(rows); va=len([r for r in rows if r['statusText']=='VAC']); o=n-va
    sm=[['Set-aside','Units','Occupied','Vacant','Contract rent']]
    for a in ('30%','50%','60%','EXM'):
        l=[r for r in rows if r['_am']==a]; v=len([r for r in l if r['statusText']=='VAC']); sm.append([a+(' (manager)' if a=='EXM' else ' AMI'),len(l),len(l)-v,v,mm(int(S(l,'contractRent')))])
    sm.append(['Total',n,o,va,mm(int(S(rows,'contractRent')))])
    el.append(Table(sm,colWidths=[90,45,55,45,75],hAlign='LEFT',style=[('FONT',(0,0),(-1,-1),'Helvetica',7.2),('FONT',(0,0),(-1,0),'Helvetica-Bold',7.2),('FONT',(0,-1),(-1,-1),'Helvetica-Bold',7.2),('LINEBELOW',(0,0),(-1,0),.5,colors.black),('LINEABOVE',(0,-1),(-1,-1),.5,colors.black),('ALIGN',(1,0),(-1,-1),'RIGHT'),('TOPPADDING',(0,0),(-1,-1),1),('BOTTOMPADDING',(0,0),(-1,-1),1)]))
    el.append(Paragraph("Stat.: OCC occupied, NTV occupied with notice to vacate, VAC vacant, MGR manager's unit (counted as occupied, no rent). Contract Rent = Tenant Rent + HAP; the maximum gross rent limit includes the utility allowance.",st))
    doc.build(el,onFirstPage=page,onLaterPages=page)
    for r in rows:
        r.pop('totalCharges',None)
    save(f,'MULTIFAMILY','LIHTC/HAP gridded roll, spanning headers, building headings, limits beside rents',False,'St. Brendan Terrace Apartments','2025-11',n,o,va,rows)

# ---------- 6 duplex owner letter (fpdf2) ----------
def duplex():
    from fpdf import FPDF
    g=R(606).setup(); f='tolliver_and_others_duplexes.pdf'
    p=FPDF(format='letter',unit='mm'); p.set_margins(22,20,18); p.add_page(); p.set_font('Courier','',10)
    def ln(s='',h=4.7,b=False): p.set_font('Courier','B' if b else '',10); p.cell(0,h,s,new_x='LMARGIN',new_y='NEXT')
    data=[('1418-1420 Tolliver Street',[('1418','2/1',1150,'3/1/2022','mo. to mo.',1000,None,''),('1420','2/1',1225,'8/15/2024','8/31/2026',1225,200,'')]),
      ('606-608 Garnet Avenue',[('606','3/1',1395,'6/1/2023','5/31/2026',1300,None,''),('608','3/1',None,None,None,None,None,'EMPTY since Sept. 12, new floors going in, asking $1,475')]),
      ('29 Orchard Lane (up / down)',[('29 Up','1/1',875,'11/1/2019','mo. to mo.',700,150,''),('29 Down','2/1',1050,'4/1/2025','3/31/2026',1050,None,'')]),
      ('3305-3307 County Road 12',[('3305','2/1.5',1180,'1/15/2023','1/31/2026',1100,250,'giving notice, out by 12/31'),('3307','2/1.5',1210,'7/1/2025','6/30/2026',1210,None,'')]),
      ('510-512 Wexler Court',[('510','3/2',1525,'9/1/2024','8/31/2026',1500,300,''),('512','3/2',1490,'5/1/2021','mo. to mo.',1200,None,'')])]
    ln('W. FERRIMAN RENTALS',b=True); ln('P.O. Box 77, Hale Station'); ln(); ln('To:  Summit Crest Brokerage, attn. multifamily desk'); ln('Re:  My five duplexes'); ln()
    ln('Here is who is in what as of the first of November 2025. Tenants pay'); ln('their own light and gas. I pay water.  - W.F.'); ln(); ln()
    w=(24,16,50,25,25,20,16) ; 
    def row(c,b=False,y=4.6):
        p.set_font('Courier','B' if b else '',9)
        for x,wd,i in zip(c,w,range(9)): p.cell(wd,y,x,align='R' if i in(5,6,) else 'L')
        p.ln(y)
    p.set_font('Courier','B',9)
    row(['','bed/','','moved','lease','',''],True); row(['side','bath','tenant','in','runs to','rent','pet'],True)
    p.line(22,p.get_y()+.6,198,p.get_y()+.6); p.ln(2); rows=[]; tot=0
    d=lambda s:dt.datetime.strptime(s,'%m/%d/%Y').date()
    for addr,us in data:
        p.set_font('Courier','U',9.5); p.cell(0,5.2,addr,new_x='LMARGIN',new_y='NEXT')
        for u,bb,rent,mi,le,dep,pet,note in us:
            r=dict(unit=u,unitType=bb,building=addr.replace(' (up / down)',' (up / down)'))
            if rent:
                nm=g.nm('FL'); row(['  '+u,bb,nm,mi,le,f'${rent:,}',f'{25:,}' if pet else ''])
                r.update(tenantName=nm,statusText='Occupied',contractRent=rent,moveInDate=d(mi),leaseEndDate=d(le) if '/' in le else le,deposit=dep)
                ch=[('Rent',rent)]
                if pet: ch.append(('pet',25))
                r['charges']=ch
                p.set_font('Courier','I',8.5); s=f'     holding ${dep:,} deposit'
                if pet: s+=f' plus ${pet} pet deposit'
                if note: s+='; '+note
                if note.startswith('giving'): r['moveOutDate']=dt.date(2025,12,31); r['statusText']='giving notice'
                p.cell(0,4.2,s,new_x='LMARGIN',new_y='NEXT'); tot+=rent
            else:
                row(['  '+u,bb,'EMPTY','','','','']); r.update(statusText='EMPTY',marketRent=1475)
                p.set_font('Courier','I',8.5); p.cell(0,4.2,'     empty since Sept. 12, new floors going in, asking $1,475',new_x='LMARGIN',new_y='NEXT')
            rows.append(r)
        p.ln(2)
    p.line(160,p.get_y(),182,p.get_y()) 
    row(['ALL TEN','','9 rented, 1 empty','','',f'${tot:,}',f'{25*sum(1 for _,u in data for x in u if x[6]):,}'],True); ln()
    dp=sum(x[5] or 0 for _,u in data for x in u); pp=sum(x[6] or 0 for _,u in data for x in u)
    ln(f'Deposits in the bank: ${dp:,} regular and ${pp:,} for pets.'); ln('Rents at Wexler Court go up $40 at renewal if you ask me.')
    p.output(f'{D}/{f}')
    save(f,'MULTIFAMILY','duplex owner letter in Courier, deposits and notices in a sentence under each tenant',True,None,'2025-11-01',10,9,1,rows)

# ---------- 7 MHC green bar ----------
def mhc():
    g=R(707).setup(); f='prairie_wind_estates_mh_roll.pdf'
    W,H=landscape((11*72,14.875*72)); W,H=14.875*72,11*72
    rows=[]; sites=[f'{s:03d}' for s in range(1,127) if s not in (13,58,59,104)]
    for s in sites:
        sz=g.choice(['S','D','S','D','D']); r=dict(unit=s,unitType={'S':'SGL','D':'DBL'}[sz]); x=g.random()
        lot=565 if sz=='S' else 615
        r['marketRent']=lot
        if x<.05: r.update(statusText='VS',_own='')
        elif x<.09: r.update(statusText='VH',_own='PARK')
        else:
            own='PARK' if g.random()<.22 else 'RES'
            mi=g.date(dt.date(1998,4,1),dt.date(2025,8,28)); rent=lot-g.choice([0,0,0,15,30,45])
            hp=g.choice([0]) if own=='RES' else g.choice([385,425,460,510]); wa=round(g.uniform(11,58),2); sw=round(wa*.62,2); tr=16.5; pet=g.choice([0,0,0,10,20])
            ch=[('LOT RENT',float(rent)),('WATER',wa),('SEWER',sw),('TRASH',tr)]
            if hp: ch.insert(1,('HOME RENT',float(hp)))
            if pet: ch.append(('PET',float(pet)))
            st='OC' if x<.95 else g.choice(['NT','EV'])
            nm=g.nm('UP')[:18].rstrip()
            r.update(statusText=st,_own=own,tenantName=nm,moveInDate=mi,leaseEndDate='MTM' if mi.year<2024 else addm(mi,24 if mi<dt.date(2024,10,1) else 12),contractRent=float(rent),charges=ch,totalCharges=round(sum(a for _,a in ch),2),deposit=float(g.choice([0,150,250,rent])),
              balance=g.choice([0.,0.,0.,0.,0.,-18.2,round(rent*2.1,2) if st=='EV' else 75.,0.]),_hp=hp,_w=wa,_s=sw,_t=tr,_p=pet)
            if st=='EV': r['balance']=round(rent*2.4,2)
        rows.append(r)
    c=canvas.Canvas(f'{D}/{f}',pagesize=(W,H)); pg=[0]; fs=8.6; lh=11.2; cwid=SW('0','Courier',fs)
    per=54; lines=[]
    def fx(v,w,z=False):
        if v is None: return ' '*w
        if z and v==0: return ' '*w
        s=f'{abs(v):,.2f}'+('CR' if v<0 else '  '); return s.rjust(w)
    def mk(r):
        le=r.get('leaseEndDate',''); le=le if isinstance(le,str) else le.strftime('%m/%d/%y')
        mi=r['moveInDate'].strftime('%m/%d/%y') if r.get('moveInDate') else ''
        return f" {r['unit']:<5}{r['unitType']:<5}{r['_own']:<6}{r['statusText']:<4}{r.get('tenantName',''):<20}{mi:<10}{le:<10}"+fx(r.get('marketRent'),12)+fx(r.get('contractRent'),12)+fx(r.get('_hp'),12,1)+fx(r.get('_w'),11)+fx(r.get('_s'),11)+fx(r.get('_t'),11)+fx(r.get('_p'),10,1)+fx(r.get('totalCharges'),13)+fx(r.get('deposit'),12)+fx(r.get('balance'),13)
    hdr=[f" {'':<5}{'SITE':<5}{'HOME':<6}{'':<4}{'':<20}{'MOVE-IN':<10}{'LEASE':<10}"+'STD LOT  '.rjust(12)+'LOT  '.rjust(12)+'HOME  '.rjust(12)+' '*11*3+' '*10+'TOTAL  '.rjust(13)+'SECURITY  '.rjust(12)+'BALANCE  '.rjust(13),
         f" {'SITE':<5}{'TYPE':<5}{'OWNER':<6}{'ST':<4}{'RESIDENT':<20}{'DATE':<10}{'EXPIRES':<10}"+'RENT  '.rjust(12)+'RENT  '.rjust(12)+'RENT  '.rjust(12)+'WATER  '.rjust(11)+'SEWER  '.rjust(11)+'TRASH  '.rjust(11)+'PET  '.rjust(10)+'CHARGES  '.rjust(13)+'DEPOSIT  '.rjust(12)+'DUE  '.rjust(13)]
    def newp():
        if pg[0]: c.showPage()
        pg[0]+=1
        c.setFillColorRGB(.88,.96,.88)
        for i in range(0,11): c.rect(20,H-112-(i+1)*66+8 if i%2 else -999,W-40,33,stroke=0,fill=0)
        for i in range(10): 
            yy=H-112-i*67.2
            if yy>40: c.rect(20,yy-25,W-40,33.6,stroke=0,fill=1)
        c.setFillGray(0); c.setFont('Courier',fs); y=H-30
        put(c,30,y,'MHPS/400   PRAIRIE WIND ESTATES'.ljust(70)+'RESIDENT SITE ROLL'.ljust(60)+f'PAGE {pg[0]:>4}'); y-=lh
        put(c,30,y,'RUN 10/03/25 08:12  OPER JLK'.ljust(67)+'FOR PERIOD ENDING 09/30/25'); y-=lh*2
        for h in hdr: put(c,30,y,h); y-=lh
        put(c,30,y,' '+'-'*176); return y-lh
    y=newp()
    def out(s):
        nonlocal y
        if y<34: y=newp()
        c.setFont('Courier',fs); put(c,30,y,s); y-=lh
    for r in rows: out(mk(r))
    out(' '+'='*176)
    t={k:S(rows,k) for k in('marketRent','contractRent','_hp','_w','_s','_t','_p','totalCharges','deposit','balance')}
    out(f" {'':<5}{'':<5}{'':<6}{'':<4}{'** PARK TOTALS **':<20}{'':<10}{'':<10}"+fx(t['marketRent'],12)+fx(t['contractRent'],12)+fx(t['_hp'],12)+fx(t['_w'],11)+fx(t['_s'],11)+fx(t['_t'],11)+fx(t['_p'],10)+fx(t['totalCharges'],13)+fx(t['deposit'],12)+fx(t['balance'],13))
    out('')
    cnt={k:len([r for r in rows if r['statusText']==k]) for k in('OC','NT','EV','VS','VH')}; n=len(rows); o=cnt['OC']+cnt['NT']+cnt['EV']
    if y<150: y=newp()
    out('  ST  MEANING                              SITES'); 
    for k,m in (('OC','OCCUPIED'),('NT','OCCUPIED - NOTICE TO VACATE'),('EV','OCCUPIED - EVICTION FILED'),('VS','VACANT SITE, NO HOME'),('VH','VACANT PARK-OWNED HOME')): out(f'  {k}  {m:<36}{cnt[k]:>6}')
    out(f"      {'TOTAL SITES':<36}{n:>6}"); out(f"      {'OCCUPIED':<36}{o:>6}"); out(f"      {'VACANT':<36}{n-o:>6}"); out('                         *** END OF REPORT ***')
    c.save()
    save(f,'MANUFACTURED_HOUSING','AS/400 green-bar monospaced, clipped names, two-letter codes, CR credits, MTM',False,'PRAIRIE WIND ESTATES','2025-09-30',n,o,n-o,rows)
if __name__=='__main__': student(); lihtc(); duplex(); mhc()
