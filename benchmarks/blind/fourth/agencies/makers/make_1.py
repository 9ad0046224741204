from common import *
from reportlab.pdfgen import canvas
from reportlab.lib.pagesizes import letter,legal,landscape,A4
from reportlab.platypus import *
from reportlab.lib import colors
from reportlab.lib.styles import ParagraphStyle
from fpdf import FPDF
D8=lambda d:d.strftime('%m/%d/%Y')

def doc01():
    """LIHTC, Yardi-affordable look, BIN headings, max rent trap"""
    name='cedar_hollow_affordable_rr.pdf'; g=G('e1_01'); r=g.r
    types={'1B50':(1,672,50,812,79),'1B60':(1,672,60,988,79),'2B50':(2,884,50,966,104),'2B60':(2,884,60,1179,104),'3B60':(3,1102,60,1352,131)}
    rows=[];bl=[];ti=4410
    for b in range(1,5):
        us=[]
        for i in range(16):
            fl=i//8+1; u=f"{b}{fl}{i%8+1:02d}"; ty=r.choice(list(types)); br,sf,ami,mx,ua=types[ty]
            ti+=r.randint(1,60); tc=f"t00{ti:05d}"
            x=r.random(); rent=mx-ua-r.choice([0,0,15,38])
            row=dict(unit=u,building=None,unitType=ty,area=sf,_ami=ami,_max=mx,_ua=ua)
            if (b,i)==(1,0): row.update(_tc='',_nm='*** EMPLOYEE / NON-REV ***',_k='E')
            elif x<.05: row.update(_tc='VACANT',_nm='VACANT',_k='V')
            else:
                mi=dt.date(2026,9,30)-dt.timedelta(r.randint(20,3600)); mi=mi.replace(day=r.choice([1,1,1,mi.day if mi.day<29 else 5]))
                ls=mi
                while addm(ls,12)<=dt.date(2026,8,31): ls=addm(ls,12)
                le=addm(ls,12)-dt.timedelta(1)
                hap=r.choice([0,0,0,r.randint(180,min(720,rent-60))])
                k='N' if x>.95 else 'C'
                row.update(_tc=tc,_nm=g.lf(),_k=k,tenant=rent-hap,hap=hap,rent=rent,mi=mi,ls=ls,le=le,dep=r.choice([200,300,500,rent]),
                  bal=r.choice([0,0,0,0,r.randint(5,900),-r.randint(2,120),round(r.uniform(20,1500),2)]),mo=dt.date(2026,10,r.choice([15,31])) if k=='N' else None)
            us.append(row)
        bl.append(us)
    W,H=landscape(legal); c=canvas.Canvas(D+name,pagesize=(W,H)); M=24
    cols=[('Unit','',M,'l'),('Unit','Type',62,'l'),('Sq','Ft',122,'r'),('Resident','Code',130,'l'),('Resident','Name',184,'l'),('AMI','%',340,'r'),('Max','Rent',384,'r'),('Utility','Allow.',426,'r'),('Tenant','Rent',484,'r'),('Subsidy','',540,'r'),('Contract','Rent',598,'r'),('Lease','From',610,'l'),('Lease','To',664,'l'),('Move','In',718,'l'),('Move','Out',770,'l'),('Deposit','Held',868,'r'),('Balance','',930,'r')]
    pg=[0];y=[0]
    def put(i,t,yy,f='Helvetica',s=7):
        c.setFont(f,s); _,_,x,a=cols[i]
        (c.drawString if a=='l' else c.drawRightString)(x,yy,t)
    def head():
        if pg[0]: c.showPage()
        pg[0]+=1
        c.setFont('Helvetica-Bold',11); c.drawString(M,H-30,'Affordable Rent Roll - Tax Credit')
        c.setFont('Helvetica',8); c.drawString(M,H-42,'Property = chollow   Cedar Hollow Commons     As Of = 09/30/2026     Program = LIHTC 9%, PBV')
        c.setFont('Helvetica',7); c.drawRightString(W-M,H-30,f'Page {pg[0]}'); c.drawRightString(W-M,H-42,'10/02/2026 08:41 AM')
        for i,(a,b,_,_) in enumerate(cols):
            put(i,a,H-60,'Helvetica-Bold');put(i,b,H-68,'Helvetica-Bold')
        c.setLineWidth(.7);c.line(M,H-72,W-M,H-72); y[0]=H-84
    def need(n):
        if y[0]-n<36: head()
    head(); out=[]; tot=[0]*6; tally=dict(C=0,N=0,V=0,E=0); byt={}
    for b,us in enumerate(bl,1):
        need(40); c.setFillColorRGB(.9,.9,.9);c.rect(M-2,y[0]-3,W-2*M+4,11,stroke=0,fill=1);c.setFillColorRGB(0,0,0)
        c.setFont('Helvetica-Bold',7.5); bn=f'Building {b}'; c.drawString(M,y[0],f'{bn}    BIN: MO-19-0{310+b}    Placed in service: 11/0{b}/2019'); y[0]-=13
        st=[0]*6
        for w in us:
            need(11); yy=y[0]; k=w['_k']; tally[k]+=1
            t=dict(unit=w['unit'],building=bn,unitType=w['unitType'],area=w['area'])
            put(0,w['unit'],yy);put(1,w['unitType'],yy);put(2,str(w['area']),yy);put(3,w['_tc'],yy);put(4,w['_nm'],yy);put(5,str(w['_ami']) if k!='E' else '',yy)
            bt=byt.setdefault(w['unitType'],[0,0,0]); bt[0]+=1
            if k!='E': put(6,m2(w['_max']),yy);put(7,m2(w['_ua']),yy)
            if k in'VE':
                for i in (8,9,10): put(i,'0.00',yy)
                put(15,'0.00',yy);put(16,'0.00',yy)
                t.update(contractRent=0,deposit=0,balance=0,charges=[dict(code='Tenant Rent',amount=0),dict(code='Subsidy',amount=0)],statusText='VACANT' if k=='V' else 'EMPLOYEE / NON-REV')
            else:
                bt[1]+=1;bt[2]+=w['rent']
                for i,v in ((8,w['tenant']),(9,w['hap']),(10,w['rent']),(15,w['dep']),(16,w['bal'])): put(i,par(v),yy)
                for i,q in ((11,'ls'),(12,'le'),(13,'mi'),(14,'mo')): put(i,D8(w[q]) if w[q] else '',yy)
                t.update(tenantName=w['_nm'],contractRent=w['rent'],deposit=w['dep'],balance=w['bal'],leaseStartDate=iso(w['ls']),leaseEndDate=iso(w['le']),moveInDate=iso(w['mi']),moveOutDate=iso(w['mo']),statusText='Occupied',
                  charges=[dict(code='Tenant Rent',amount=w['tenant']),dict(code='Subsidy',amount=w['hap'])])
                for j,q in enumerate(('tenant','hap','rent','dep','bal')): st[j]+=w[q]
            st[5]+=1; out.append(t); y[0]-=11
        need(16);c.line(440,y[0]+8,W-M,y[0]+8)
        put(0,f'Total {bn}',y[0],'Helvetica-Bold');put(4,f'{st[5]} units',y[0],'Helvetica-Bold')
        for i,v in zip((8,9,10,15,16),st): put(i,par(v),y[0],'Helvetica-Bold')
        y[0]-=18; tot=[a+q for a,q in zip(tot,st)]
    need(20);put(0,'Grand Total',y[0],'Helvetica-Bold');put(4,f'{tot[5]} units',y[0],'Helvetica-Bold')
    for i,v in zip((8,9,10,15,16),tot): put(i,par(v),y[0],'Helvetica-Bold')
    y[0]-=26; need(110)
    c.setFont('Helvetica-Bold',8);c.drawString(M,y[0],'Summary by Unit Type');c.drawString(400,y[0],'Occupancy'); y0=y[0]; y[0]-=12
    c.setFont('Helvetica',7)
    for x,t in ((M,'Unit Type'),(90,'# Units'),(140,'# Leased'),(200,'Contract Rent')): c.drawString(x,y[0],t)
    for k in sorted(byt):
        y[0]-=10; v=byt[k]; c.drawString(M,y[0],k);c.drawRightString(112,y[0],str(v[0]));c.drawRightString(165,y[0],str(v[1]));c.drawRightString(246,y[0],m2(v[2]))
    occ=tally['C']+tally['N']
    for j,(a,v) in enumerate((('Current',tally['C']),('On Notice',tally['N']),('Vacant',tally['V']),('Employee (non-revenue)',tally['E']),('Total Units',64))):
        c.drawString(400,y0-12-10*j,a);c.drawRightString(520,y0-12-10*j,str(v))
    c.save()
    assert abs(sum(o.get('contractRent',0) for o in out)-tot[2])<.01
    save(name,'MULTIFAMILY','property manager (Yardi Affordable)','LIHTC rent roll, BIN headings, tenant rent + subsidy, max rent column',True,'Cedar Hollow Commons','2026-09-30',64,None,tally['V'],out)

def doc02():
    """lender certificate with exhibit"""
    name='borrower_cert_rent_schedule_lindenfield.pdf'; g=G('e1_02'); r=g.r
    rows=[]
    types={'Studio':(518,1685),'1BR/1BA':(702,2040),'1BR+Den':(811,2275),'2BR/2BA':(1043,2790)}
    for f in range(2,7):
        for i,l in enumerate('ABCDEFGH' if f<6 else 'ABCDEF'):
            ty=['Studio','1BR/1BA','1BR/1BA','2BR/2BA','1BR+Den','Studio','2BR/2BA','1BR/1BA'][i]; sf,mk=types[ty]
            u=f"{f}{l}"; mk+=25*(f-2)
            if u in('3C','5F','6B'): rows.append(dict(unit=u,unitType=ty,area=sf,k='V',mk=mk));continue
            if u=='2A': rows.append(dict(unit=u,unitType=ty,area=sf,k='S',mk=mk,nm='Resident Supt. (J. Abruzzi)'));continue
            ls=dt.date(2025,10,1)+dt.timedelta(r.randint(0,400)); ls=addm(ls.replace(day=1),0); ls=min(ls,dt.date(2026,10,1))
            le=addm(ls,r.choice([12,12,12,18,24]))-dt.timedelta(1); mtm=(le<dt.date(2026,10,20))
            rent=mk-r.choice([0,20,45,60,95,110]); pk=r.choice([0,0,150,150,300]); ot=r.choice([0,0,35,50])
            rows.append(dict(unit=u,unitType=ty,area=sf,k='O',nm=g.fl()+(r.choice(['',' & '+g.fl(),'']) ),ls=ls,le='Month-to-month' if mtm else le,rent=rent,pk=pk,ot=ot,dep=r.choice([500,rent,rent]),mk=mk,
              note='Eviction filed 9/14/26' if u=='5B' else r.choice(['']*13+['1 mo. free','1 mo. free','Arrears > 60 days'])))
    fut=[dict(unit='3C',nm=g.fl(),ls=dt.date(2026,11,15),le=dt.date(2027,11,14),rent=2050,dep=2050),dict(unit='6B',nm=g.fl(),ls=dt.date(2026,12,1),le=dt.date(2027,11,30),rent=2125,dep=500)]
    class P(FPDF):
        def footer(s):
            s.set_y(-12);s.set_font('Times','I',8);s.cell(0,5,f'Borrower\'s Certificate - Lindenfield House - Loan No. 94-2207715     Page {s.page_no()} of {{nb}}',align='C')
    p=P(format='letter');p.alias_nb_pages();p.set_margins(18,16);p.set_auto_page_break(True,18);p.add_page()
    p.set_font('Times','B',14);p.multi_cell(0,7,"BORROWER'S CERTIFICATE OF RENT SCHEDULE",align='C',new_x='LMARGIN',new_y='NEXT');p.ln(4)
    p.set_font('Times','',11)
    for t in ["Lender: Harrow & Pike Agency Capital LLC\nBorrower: Lindenfield House Associates, L.P.\nProperty: Lindenfield House, 40 Tannery Row, New Rochelle, New York\nLoan No.: 94-2207715          Original principal amount: $9,340,000",
      "The undersigned, on behalf of the Borrower, hereby certifies to the Lender and its successors and assigns, as of October 31, 2026 (the \"Certification Date\"), that:",
      "1.  Attached as Exhibit A is a true, correct and complete schedule of every lease and occupancy agreement affecting the Property as of the Certification Date. There are no other parties in possession.",
      "2.  No rent has been collected more than one month in advance except as noted. No concession, abatement or set-off is in effect except as stated in the column headed \"Remarks\".",
      "3.  The security deposits shown are held in a segregated account at a New York banking institution.",
      "4.  Apartment 2A is occupied by the resident superintendent as an incident of employment and no rent is payable.",
      "5.  The Borrower understands that the Lender will rely on this Certificate in connection with a supplemental advance of $1,150,000."]:
        p.multi_cell(0,5.6,t,new_x='LMARGIN',new_y='NEXT');p.ln(3)
    p.ln(6);p.multi_cell(0,5.6,"LINDENFIELD HOUSE ASSOCIATES, L.P.\nBy: Lindenfield GP Inc., its general partner\n\nBy: ______________________________\nName: Corinne Haldane\nTitle: Vice President",new_x='LMARGIN',new_y='NEXT')
    p.add_page('L');p.set_font('Times','B',12);p.cell(0,6,'EXHIBIT A',align='C',new_x='LMARGIN',new_y='NEXT');p.set_font('Times','',10);p.cell(0,5,'Schedule of Leases as of October 31, 2026',align='C',new_x='LMARGIN',new_y='NEXT');p.ln(3)
    w=[13,19,13,58,24,27,20,18,16,21,20]; 
    hd=[("Apt.","No."),("Type",""),("Area","(SF)"),("Name of Tenant(s)",""),("Lease","Commenced"),("Lease","Expires"),("Monthly","Rent ($)"),("Parking","($)"),("Other","($)"),("Total Due","Monthly ($)"),("Security","Deposit ($)")]
    w=[12,18,12,56,22,25,18,16,14,20,19,28]; hd.append(("Remarks",""))
    k=243/sum(w); w=[x*k for x in w]
    def head():
        p.set_font('Times','B',8)
        for j in (0,1):
            for x,h in zip(w,hd): p.cell(x,4.2,h[j],border='LTR' if j==0 else 'LBR',align='C')
            p.ln()
        p.set_font('Times','',8)
    head(); LD=lambda d:d.strftime('%b %-d, %Y') if isinstance(d,dt.date) else d
    out=[];tt=[0]*5
    for o in rows:
        if p.get_y()>188: p.add_page('L');p.set_font('Times','I',9);p.cell(0,5,'Exhibit A (continued)',new_x='LMARGIN',new_y='NEXT');head()
        t=dict(unit=o['unit'],unitType=o['unitType'],area=o['area'])
        if o['k']=='O':
            tl=o['rent']+o['pk']+o['ot']; z=lambda v:m0(v) if v else ''
            cs=[o['unit'],o['unitType'],m0(o['area']),o['nm'],LD(o['ls']),LD(o['le']),m0(o['rent']),z(o['pk']),z(o['ot']),m0(tl),m0(o['dep']),o['note']]
            for j,v in enumerate((o['rent'],o['pk'],o['ot'],tl,o['dep'])): tt[j]+=v
            t.update(tenantName=o['nm'],leaseStartDate=iso(o['ls']),leaseEndDate=o['le'] if isinstance(o['le'],str) else iso(o['le']),contractRent=o['rent'],totalCharges=tl,deposit=o['dep'],statusText='Occupied',
              charges=[dict(code=n,amount=v) for n,v in(('Parking',o['pk']),('Other',o['ot'])) if v])
        elif o['k']=='V': cs=[o['unit'],o['unitType'],m0(o['area']),'Vacant']+['']*7+[('See below' if o['unit'] in('3C','6B') else '')];t.update(statusText='Vacant')
        else: cs=[o['unit'],o['unitType'],m0(o['area']),o['nm'],'N/A','N/A','0','','','0','0','Para. 4'];t.update(tenantName=o['nm'],contractRent=0,totalCharges=0,deposit=0,statusText='Occupied',leaseStartDate='N/A',leaseEndDate='N/A')
        out.append(t)
        for j,(x,v) in enumerate(zip(w,cs)):
            p.set_font('Times','',8 if j!=11 else 6.8)
            p.cell(x,5,v,border=1,align='R' if j in(2,6,7,8,9,10) else('C' if j in(0,4,5) else 'L'))
        p.ln()
    p.set_font('Times','B',8)
    p.cell(sum(w[:6]),5,'TOTALS - 38 apartments, 35 occupied, 3 vacant',border=1)
    for x,v in zip(w[6:11],tt): p.cell(x,5,m0(v),border=1,align='R')
    p.cell(w[11],5,'',border=1);p.ln(9)
    if p.get_y()>165:p.add_page('L')
    p.set_font('Times','B',9);p.cell(0,5,'Leases executed but term not yet commenced',new_x='LMARGIN',new_y='NEXT');p.set_font('Times','',8)
    for v,x in zip(('Apt.','Name of Tenant(s)','Commencement','Expiration','Monthly Rent ($)','Deposit ($)'),(14,60,30,30,28,24)): p.cell(x,5,v,border='B')
    p.ln()
    for o in fut:
        for v,x in zip((o['unit'],o['nm'],LD(o['ls']),LD(o['le']),m0(o['rent']),m0(o['dep'])),(14,60,30,30,28,24)): p.cell(x,5,v)
        p.ln(); out.append(dict(unit=o['unit'],tenantName=o['nm'],leaseStartDate=iso(o['ls']),leaseEndDate=iso(o['le']),contractRent=o['rent'],deposit=o['dep'],section='Leases executed but term not yet commenced',statusText='Leases executed but term not yet commenced'))
    p.output(D+name)
    assert sum(1 for o in rows if o['k']!='V')==35 and len(rows)==38
    save(name,'MULTIFAMILY','borrower for agency lender',"lender's certificate with Exhibit A lease schedule, Times, grid",True,'Lindenfield House','2026-10-31',38,35,3,out)

def doc03():
    """student by the bed, Entrata-like"""
    name='the_quad_rr_bed_level.pdf'; g=G('e1_03'); r=g.r
    S=lambda s,b=0,a=0:ParagraphStyle('x',fontName='Helvetica-Bold' if b else 'Helvetica',fontSize=s,leading=s+1.2,alignment=a)
    doc=SimpleDocTemplate(D+name,pagesize=landscape(letter),leftMargin=22,rightMargin=22,topMargin=50,bottomMargin=32)
    def deco(c,d):
        c.setFont('Helvetica-Bold',12);c.setFillColor(colors.HexColor('#1d3557'));c.drawString(22,590,'Rent Roll - Space Level');c.setFillColor(colors.black)
        c.setFont('Helvetica',7.5);c.drawString(22,578,'The Quad at Millrace   |   As of: Sep 15, 2026   |   Lease terms: AY 26-27 Fall Installments, Annual');c.drawRightString(770,590,'Generated 09/15/2026 4:12 PM CDT')
        c.setFont('Helvetica',7);c.drawCentredString(396,18,f'Page {d.page}')
    hdr1=['Bldg-Unit-Space','Floor Plan','Sq Ft','Resident','Status','Lease\nStart','Lease\nEnd','Market\nRent','Scheduled Charges','','','','','Deposit\nHeld','Balance']
    hdr2=['','','','','','','','','Rent','Furn.','Parking','Utility\nPkg','Total','','']
    data=[hdr1,hdr2];sty=[];out=[];tot=[0]*8;cnt=dict(Occupied=0,Vacant=0,Model=0,Notice=0,Future=0,Down=0)
    plans={'A1 1x1':(1,548,1195),'B2 2x2':(2,884,969),'D4 4x4':(4,1392,779)}
    seq=['D4 4x4']*14+['B2 2x2']*16+['A1 1x1']*10; k=0; beds=0
    for b in (1,2):
        for n in range(20):
            pl=seq[(k*7)%40];k+=1;nb,sf,mk=plans[pl];un=f"{b}-{(n//7+1)*100+n%7+1}"
            for s in 'ABCD'[:nb]:
                beds+=1;u=f"{un}-{s}";x=r.random()
                st='Model' if un=='1-101' else('Down' if un=='2-203' else('Vacant' if x<.08 else('Notice' if x<.11 else 'Occupied')))
                recs=[st]+(['Future'] if st in('Vacant','Notice') and r.random()<.4 else [])
                for q in recs:
                    cnt[q]+=1;t=dict(unit=u,unitType=pl,area=sf,marketRent=mk)
                    row=[u,pl,m0(sf)]
                    if q=='Future': t.pop('marketRent');t.pop('area');t.pop('unitType');row=[u,'','']
                    lab={'Notice':'Notice Unrented' if 'Future' not in recs else 'Notice Rented','Vacant':'Vacant Unrented' if 'Future' not in recs else 'Vacant Rented Not Ready','Occupied':'Occupied No Notice','Model':'Excluded - Model','Down':'Excluded - Down','Future':'Future'}[q]
                    t['statusText']=lab
                    if q in('Occupied','Notice','Future'):
                        ren=mk-r.choice([0,0,10,30,55,70]);fu=r.choice([0,0,35]);pk=r.choice([0,0,60,85]);ut=45 if nb>1 else 0;tl=ren+fu+pk+ut
                        ls=dt.date(2026,8,19);le=dt.date(2027,7,30)
                        if q=='Notice': ls,le=dt.date(2025,10,1),dt.date(2026,9,30)
                        if q=='Future': ls,le=dt.date(2026,10,r.choice([5,12,19])),dt.date(2027,7,30)
                        dep=r.choice([0,0,150,250]);bal=r.choice([0,0,0,tl,-tl,round(r.uniform(10,900),2)])
                        nm=g.lf();f=lambda d:d.strftime('%m/%d/%y')
                        row+=[nm,lab,f(ls),f(le),m0(mk) if q!='Future' else '']+[m2(v) for v in(ren,fu,pk,ut,tl)]+[m2(dep),par(bal)]
                        t.update(tenantName=nm,leaseStartDate=iso(ls),leaseEndDate=iso(le),contractRent=ren,charges=[dict(code=c_,amount=v) for c_,v in(('Rent',ren),('Furn.',fu),('Parking',pk),('Utility Pkg',ut))],totalCharges=tl,deposit=dep,balance=bal)
                        if q!='Future':
                            for j,v in enumerate((mk,ren,fu,pk,ut,tl,dep,bal)): tot[j]+=v
                    else:
                        row+=['--' if q=='Vacant' else '',lab,'','',m0(mk)]+['']*7; tot[0]+=mk
                    data.append(row);out.append(t)
                    if q=='Future': sty.append(('FONT',(0,len(data)-1),(-1,len(data)-1),'Helvetica-Oblique',6.6))
    data.append([f'Total ({beds} spaces)']+['']*6+[m0(tot[0])]+[m2(v) for v in tot[1:6]]+[m2(tot[6]),par(tot[7])])
    tb=Table(data,repeatRows=2,colWidths=[62,44,30,102,86,42,42,38,46,36,40,40,46,44,50],rowHeights=[20,18]+[10.6]*(len(data)-2))
    tb.setStyle(TableStyle([('FONT',(0,0),(-1,-1),'Helvetica',6.6),('FONT',(0,0),(-1,1),'Helvetica-Bold',6.8),('FONT',(0,-1),(-1,-1),'Helvetica-Bold',6.6),('SPAN',(8,0),(12,0)),('ALIGN',(8,0),(12,0),'CENTER'),('BACKGROUND',(0,0),(-1,1),colors.HexColor('#dce6f0')),
      ('LINEBELOW',(8,0),(12,0),.4,colors.grey),('LINEBELOW',(0,1),(-1,-1),.25,colors.HexColor('#cccccc')),('ALIGN',(2,2),(2,-1),'RIGHT'),('ALIGN',(7,1),(-1,-1),'RIGHT'),('VALIGN',(0,0),(-1,-1),'MIDDLE'),('TOPPADDING',(0,0),(-1,-1),0),('BOTTOMPADDING',(0,0),(-1,-1),0),('LEFTPADDING',(0,0),(-1,-1),2),('RIGHTPADDING',(0,0),(-1,-1),2)]+sty))
    occ=cnt['Occupied']+cnt['Notice']
    sm=Table([['Space Occupancy','Spaces','%']]+[[a,str(v),f'{v/beds:.1%}'] for a,v in(('Occupied No Notice',cnt['Occupied']),('Occupied On Notice',cnt['Notice']),('Total Occupied',occ),('Vacant',cnt['Vacant']),('Excluded - Model',cnt['Model']),('Excluded - Down',cnt['Down']),('Total Spaces',beds))],colWidths=[120,50,50],hAlign='LEFT')
    sm.setStyle(TableStyle([('FONT',(0,0),(-1,-1),'Helvetica',7),('FONT',(0,0),(-1,0),'Helvetica-Bold',7),('ALIGN',(1,0),(-1,-1),'RIGHT'),('LINEBELOW',(0,0),(-1,0),.5,colors.black),('TOPPADDING',(0,0),(-1,-1),1),('BOTTOMPADDING',(0,0),(-1,-1),1)]))
    doc.build([tb,Spacer(1,14),KeepTogether([sm])],onFirstPage=deco,onLaterPages=deco)
    save(name,'STUDENT_HOUSING','property manager (Entrata)','bed-level rent roll, grouped header, future rows, excluded spaces',True,'The Quad at Millrace','2026-09-15',beds,occ,cnt['Vacant'],out)

def doc04():
    """senior: IL/AL/MC census"""
    name='Rosehaven_Census_Rent_Roll.pdf'; g=G('e1_04'); r=g.r
    W,H=letter; c=canvas.Canvas(D+name,pagesize=letter)
    secs=[('INDEPENDENT LIVING',[f'{f}{i:02d}' for f in (1,2) for i in range(1,15)],{'Studio':(420,2950),'One BR':(610,3650),'Two BR':(905,4725)}),
          ('ASSISTED LIVING',[f'3{i:02d}' for i in range(1,23)],{'AL Studio':(345,4300),'AL Deluxe':(430,4875)}),
          ('MEMORY CARE',[f'MC{i}{s}' for i in range(1,9) for s in(('',) if i<5 else('A','B'))],{'Private':(300,6250),'Semi-Pvt':(300,4950)})]
    X=dict(room=40,ty=76,sf=146,nm=154,py=266,mi=296,mk=372,base=418,care=460,sec=500,disc=536,tot=580)
    pg=[0];y=[0]
    def head():
        if pg[0]: foot();c.showPage()
        pg[0]+=1
        c.setFillColorRGB(.36,.2,.36);c.rect(0,H-44,W,44,stroke=0,fill=1);c.setFillColorRGB(1,1,1);c.setFont('Times-Bold',16);c.drawString(36,H-28,'Rosehaven Village');c.setFont('Times-Roman',10);c.drawRightString(W-32,H-22,'Resident Census & Rent Roll');c.drawRightString(W-32,H-36,'Month ending August 31, 2026');c.setFillColorRGB(0,0,0)
        y[0]=H-64
    def hdr():
        c.setFont('Helvetica-Bold',6.8);yy=y[0]
        for k,a,b,al in(('room','','Apt','l'),('ty','','Accommodation','l'),('sf','','SF','r'),('nm','','Resident','l'),('py','Pay','Src','l'),('mi','Physical','Move-In','l'),('mk','Street','Rate','r'),('base','Base','Rent','r'),('care','Care','Fee','r'),('sec','2nd','Person','r'),('disc','Conces-','sions','r'),('tot','Total','Monthly','r')):
            f=c.drawString if al=='l' else c.drawRightString; f(X[k],yy,a);f(X[k],yy-8,b)
        c.line(36,yy-11,584,yy-11);y[0]-=21
    def foot(): c.setFont('Helvetica-Oblique',6.5);c.drawString(36,22,'Pay Src: PP = private pay, LTC = long-term care insurance, VA = Aid & Attendance, MCD = Medicaid waiver.   HOLD = apartment held, fees continue.');c.drawRightString(W-32,22,f'{pg[0]}')
    head();out=[];gt=[0]*7;sumr=[]
    for sn,us,types in secs:
        if y[0]<130: head()
        c.setFont('Times-Bold',11);c.drawString(36,y[0],sn.title());y[0]-=13;hdr();st=[0]*7;oc=va=0
        for u in us:
            if y[0]<56: head();c.setFont('Times-BoldItalic',9);c.drawString(36,y[0],sn.title()+' (cont\'d)');y[0]-=12;hdr()
            ty=r.choice(list(types)) if sn!='MEMORY CARE' else('Semi-Pvt' if u[-1] in'AB' else 'Private');sf,mk=types[ty]
            t=dict(unit=u,unitType=ty,area=sf,section=sn.title(),marketRent=mk)
            c.setFont('Helvetica',7);yy=y[0];c.drawString(X['room'],yy,u);c.drawString(X['ty'],yy,ty);c.drawRightString(X['sf'],yy,str(sf));c.drawRightString(X['mk'],yy,m0(mk));st[0]+=mk
            if r.random()<.12:
                s=r.choice(['Vacant','Vacant','Vacant - deposit taken']);c.setFont('Helvetica-Oblique',7);c.drawString(X['nm'],yy,s);t['statusText']=s;va+=1
            else:
                oc+=1;a,b=g.nm();nm=f'{b}, {a}';sec=0;two=sn!='MEMORY CARE' and r.random()<.13
                if two: nm2=r.choice(FN);sec=850
                if r.random()<.06: nm+=' (HOLD)'
                base=int(mk*r.choice([.9,.93,.95,.97,1]))//5*5;care=0 if sn[0]=='I' else(r.choice([0,475,790,1150,1625]) if sn[0]=='A' else r.choice([1400,1850]));disc=-r.choice([0,0,0,0,0,250,300,500])
                tl=base+care+sec+disc;mi=dt.date(2026,8,20)-dt.timedelta(r.randint(5,2600))
                if two: nm=nm.replace(' (HOLD)','')+f' & {nm2}'
                c.drawString(X['nm'],yy,nm);py=r.choice(['PP','PP','PP','LTC','VA','MCD'] if sn[0]!='I' else['PP']);c.drawString(X['py'],yy,py);c.drawString(X['mi'],yy,mi.strftime('%-m/%-d/%y'))
                for k,v in(('base',base),('care',care),('sec',sec),('disc',disc),('tot',tl)): c.drawRightString(X[k],yy,par(v,m0) if v else '-')
                t.update(tenantName=nm.replace(' (HOLD)',''),moveInDate=iso(mi),contractRent=base,totalCharges=tl,statusText='HOLD' if 'HOLD' in nm else 'Occupied',charges=[dict(code=n,amount=v) for n,v in(('Base Rent',base),('Care Fee',care),('2nd Person',sec),('Concessions',disc)) if v])
                for j,v in enumerate((base,care,sec,disc,tl),1): st[j]+=v
            out.append(t);y[0]-=11.5
        c.line(340,y[0]+8,584,y[0]+8);c.setFont('Helvetica-Bold',7);c.drawString(X['room'],y[0]-2,f'Subtotal {sn.title()}: {len(us)} units / {oc} occupied / {va} vacant')
        for k,v in zip(('mk','base','care','sec','disc','tot'),st): c.drawRightString(X[k],y[0]-2,par(v,m0) if v else '-')
        y[0]-=26;sumr.append((sn.title(),len(us),oc,va,st[5]));gt=[a+b for a,b in zip(gt,st)]
    if y[0]<140: head()
    c.setFont('Helvetica-Bold',7.5);c.drawString(X['room'],y[0],'COMMUNITY TOTAL')
    for k,v in zip(('mk','base','care','sec','disc','tot'),gt): c.drawRightString(X[k],y[0],par(v,m0))
    c.line(340,y[0]-3,584,y[0]-3);c.line(340,y[0]-5,584,y[0]-5);y[0]-=30
    c.setFont('Times-Bold',10);c.drawString(36,y[0],'Occupancy Recap');y[0]-=13;c.setFont('Helvetica',7)
    for x,t in((40,'Level of care'),(190,'Capacity'),(240,'Occupied'),(290,'Vacant'),(330,'Occ %'),(400,'Monthly billing')): c.drawString(x,y[0],t)
    tot=('Total',)+tuple(sum(s[i] for s in sumr) for i in(1,2,3,4))
    for s in sumr+[tot]:
        y[0]-=10;c.drawString(40,y[0],s[0])
        for x,v in((215,str(s[1])),(268,str(s[2])),(312,str(s[3])),(352,f'{s[2]/s[1]:.1%}'),(450,m0(s[4]))): c.drawRightString(x,y[0],v)
    foot();c.save()
    assert sum(o.get('totalCharges',0) for o in out)==gt[5]
    save(name,'SENIOR_HOUSING','senior operator','census by level of care, coloured banner, street vs base rate',True,'Rosehaven Village','2026-08-31',tot[1],tot[2],tot[3],out)
def run(): doc01();doc02();doc03();doc04()
if __name__=='__main__': run()
