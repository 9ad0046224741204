from common import *
from reportlab.pdfgen import canvas
from reportlab.lib.pagesizes import letter, landscape, legal
from reportlab.lib import colors
from fpdf import FPDF
A1="Apex,Bluewater,Cordell,Dunmore,Eastfork,Fairlane,Granger,Hollins,Inverness,Jasper,Keystone,Lodestar,Monarch,Northbend,Orchard,Pinecrest,Quadrant,Redstone,Sterling,Trident,Upland,Vanguard,Westbrook,Yellowtail,Zephyr,Alder,Bison,Copperhead,Drummond,Evergreen,Foxglove,Gable,Hawthorn,Ironwood,Juno,Kingfisher,Larkspur,Mesa,Nimbus,Osprey".split(',')
A2="Cabinetry,Plumbing Supply,Freight Systems,Tile & Stone,Electric,Fasteners,Print & Mail,Auto Glass,Packaging,HVAC Services,Robotics,Fitness Equipment,Coatings,Beverage Distributing,Medical Devices,Flooring,Sign Company,Restoration,Machine Works,Calibration Labs,Roofing,E-Bikes,Granite,Moving & Storage".split(',')
SX=[", Inc."," LLC",""," Co.",", L.P."," of Georgia, LLC"]
def gen(R,n):
    s=[];
    while len(s)<n:
        x=R.choice(A1)+' '+R.choice(A2)+R.choice(SX)
        if x not in s: s.append(x)
    return s
# -------------------------------------------- 5 loan servicer's form, industrial park
def d05():
    name='e2_05_servicer_form_industrial.pdf'; R=random.Random(505); asof=D(2024,12,31)
    p=FPDF('L','pt',(612,1008)); p.set_creation_date(dt.datetime(2025,2,1)); p.set_auto_page_break(False); p.set_margins(30,30)
    rows=[]; nm=gen(R,30); W=[48,168,54,40,58,58,66,70,44,56,56,56,72,46,56]
    hd=['BLDG /\nBAY','TENANT NAME\n(as on lease)','RENTABLE\nSQ FT','% OF\nTOTAL','LEASE\nBEGIN','LEASE\nEXPIRE','MONTHLY\nBASE RENT','ANNUALIZED\nBASE RENT','RENT /\nSQ FT','CAM\n(MO)','RE TAX\n(MO)','INSUR.\n(MO)','TOTAL MONTHLY\nCHARGES','OPT.\nY/N','STATUS\nO / V / MTM']
    bl={'A':[2400,2400,4800,3600,2400,7200],'B':[12000,9600,4800,4800,14400],'C':[1800,1800,1800,3600,1800,2700,1800]}
    TOT=sum(map(sum,bl.values())); k=0
    def page(n):
        p.add_page(); p.set_draw_color(0); p.set_line_width(1)
        p.set_font('Helvetica','B',13); p.set_xy(30,26); p.cell(948,16,'CERTIFIED RENT ROLL - COMMERCIAL / INDUSTRIAL',align='C')
        p.set_font('Helvetica','',7); p.set_xy(30,42); p.cell(948,10,'To be completed by Borrower semi-annually and returned to Servicer within 45 days of period end.  Form CRR-4 (rev. 08/19)',align='C')
        p.set_line_width(.6)
        y=58
        for cells in [[('Servicer','Pembrook Loan Services, as Master Servicer',300),('Loan No.','30-1184477',120),('Prospectus ID','27',90),('As of Date','12/31/2024',110),('Page',f'{n} of 2',90),('Reviewed by','',238)],[('Property Name','Chattahoochee Business Park',300),('Address','4100-4140 Fulmer Industrial Blvd., Duluth, GA',320),('Borrower','CBP Fulmer Owner, LLC',328)]]:
            x=30
            for l,v,w in cells:
                p.rect(x,y,w,24); p.set_font('Helvetica','',5.8); p.text(x+3,y+7,l); p.set_font('Courier','B',8.5); p.text(x+5,y+19,v); x+=w
            y+=24
        y+=8; x=30; p.set_fill_color(225)
        for j,(w,h) in enumerate(zip(W,hd)):
            p.rect(x,y,w,32,'DF'); p.set_font('Helvetica','',5.5); p.set_xy(x,y+1); p.cell(w,7,f'({j+1})',align='C'); p.set_font('Helvetica','B',6.3)
            for i,l in enumerate(h.split('\n')): p.set_xy(x,y+9+i*9); p.cell(w,9,l,align='C')
            x+=w
        return y+32
    y=page(1)
    def put(vals,bold=False,fill=False):
        nonlocal y
        x=30
        p.set_font('Courier','B' if bold else '',8)
        for j,(w,v) in enumerate(zip(W,vals)):
            if fill: p.set_fill_color(240); p.rect(x,y,w,15,'DF')
            else: p.rect(x,y,w,15)
            p.set_xy(x+1,y); p.cell(w-2,15,v,align='L' if j in(0,1) else ('C' if j in(4,5,13,14) else 'R')); x+=w
        y+=15
    vac={('A',3),('C',1),('C',4)}; mtm={('C',2)}; grand=[0]*7; plantinfo=None
    for b,sfs in bl.items():
        if b=='C': 
            p.set_font('Helvetica','I',7); p.text(30,y+12,'Continued on page 2'); y=page(2)
        sub=[0]*7
        for i,sf in enumerate(sfs):
            u=f'{b}-{i+1}'; 
            if (b,i) in vac:
                put([u,'VACANT',m0(sf),f'{sf/TOT:.1%}','','','','','','','','','','','V']); rows.append(dict(unit=u,area=sf,statusText='V')); sub[0]+=sf; continue
            n=nm[k][:32]; k+=1
            rate=R.choice([9.25,9.75,10.5,11,11.4]) if b!='B' else R.choice([7.1,7.35,7.8]); mo=round(sf*rate/12,2); an=round(mo*12,2)
            cam,tax,ins=[round(sf*q/12,2) for q in (1.15,.98,.27)]
            st=addm(D(2016,1,1),R.randrange(0,96)); ex=eom(addm(st,R.choice([36,60,63,120])-1))
            while ex<D(2025,2,1): ex=eom(addm(ex,36))
            mt=(b,i) in mtm
            put([u,n,m0(sf),f'{sf/TOT:.1%}',us2(st),'MTM' if mt else us2(ex),m2(mo),m2(an),f'{rate:.2f}',m2(cam),m2(tax),m2(ins),m2(mo+cam+tax+ins),R.choice('YN'),'MTM' if mt else 'O'])
            rows.append(dict(unit=u,area=sf,tenantName=n,contractRent=mo,annualRent=an,leaseStartDate=st,leaseEndDate='MTM' if mt else ex,charges=[dict(code='CAM',amount=cam),dict(code='RE TAX',amount=tax),dict(code='INSUR.',amount=ins)],totalCharges=mo+cam+tax+ins,statusText='MTM' if mt else 'O'))
            for q,v in enumerate([sf,mo,an,cam,tax,ins,mo+cam+tax+ins]): sub[q]+=v
        sub=[round(v,2) for v in sub]
        pr=list(sub)
        if b=='B': pr[1]=round(sub[1]+900,2); plantinfo=dict(what=f'Building B subtotal of MONTHLY BASE RENT printed {pr[1]:,.2f}; the rows add to {sub[1]:,.2f} (grand total and all other totals are right)',kind='total_wrong')
        put([f'Bldg {b}','SUBTOTAL',m0(pr[0]),f'{pr[0]/TOT:.1%}','','',m2(pr[1]),m2(pr[2]),'',m2(pr[3]),m2(pr[4]),m2(pr[5]),m2(pr[6]),'',''],True,True)
        grand=[a+c for a,c in zip(grand,sub)]
    g=[round(v,2) for v in grand]
    put(['TOTAL','ALL BUILDINGS',m0(g[0]),'100.0%','','',m2(g[1]),m2(g[2]),'',m2(g[3]),m2(g[4]),m2(g[5]),m2(g[6]),'',''],True,True)
    vs=sum(r['area'] for r in rows if r['statusText']=='V'); y+=12
    p.set_font('Courier','',8.5)
    for l in [f'No. of bays: {len(rows)}    Occupied (O + MTM): {len(rows)-3}    Vacant (V): 3    Occupancy by sq ft: {(TOT-vs)/TOT:.1%}','Tenants more than 30 days delinquent: C-3 (Month 2)   Leases expiring in next 12 months: see attached']:
        p.text(34,y,l); y+=13
    p.set_font('Helvetica','',7.5); y+=6
    p.set_xy(30,y); p.multi_cell(600,10,'CERTIFICATION: The undersigned hereby certifies to Lender and Servicer that the foregoing rent roll is true, correct and complete in all material respects as of the date stated above, and that no tenant has prepaid rent more than one month in advance.')
    y=p.get_y()+30; p.line(30,y,280,y); p.line(320,y,420,y); p.text(30,y+9,'Authorized signatory of Borrower'); p.text(320,y+9,'Date')
    p.output(doc(name))
    save(name,'Chattahoochee Business Park',asof,len(rows),len(rows)-3,3,rows,'INDUSTRIAL','loan servicer boxed form, numbered columns, building subtotals, Courier fill-in, two pages legal',True,planted=plantinfo,checks=[('mo',sm(rows,'contractRent'),g[1]),('tot',sm(rows,'totalCharges'),g[6]),('subtotal B as printed',sum(r['contractRent'] for r in rows if r['unit'][0]=='B'),round(sum(r['contractRent'] for r in rows if r['unit'][0]=='B'),2)+900)])
# -------------------------------------------- 6 receiver's schedule
def d06():
    name='e2_06_receiver_exhibit_c.pdf'
    from reportlab.platypus import SimpleDocTemplate, Paragraph, Table, TableStyle, Spacer
    from reportlab.lib.styles import ParagraphStyle as PS
    b=PS('b',fontName='Times-Roman',fontSize=12,leading=16); s=PS('s',fontName='Times-Roman',fontSize=8.6,leading=9.8); sb=PS('sb',parent=s,fontName='Times-Bold'); sr=PS('sr',parent=s,alignment=2); ctr=PS('c',parent=b,alignment=1,fontName='Times-Bold')
    com=[("1401","Lucky Anchor Bar & Grill, LLC",7250,14500,10000,"03/15/2018 – 03/14/2028","Two months in arrears. Personally guaranteed; demand on guarantor sent."),("1403","Vacant",None,None,None,None,"Vacant. Former dry cleaner; environmental report pending. Asking $4,100 per month."),("1405","Paloma Market (Mini-mart)",3875,0,3875,"08/01/2021 – 07/31/2026","Current."),("1407-A","Threadneedle Alterations",1450,725,1000,"Month-to-month","No written lease located."),("1407-B","Bay Cities Check Cashing, Inc.",2100,0,4200,"01/01/2023 – 12/31/2025","Current. Shares premises 1407 with alterations shop."),("1409","Nopal Taqueria",4600,18400,0,"11/01/2019 – 10/31/2024","Holdover. Unlawful detainer filed 04/02/2025.")]
    off=[("201","Ostrander Bail Bonds",1325,0,1325,"05/01/2022 – 04/30/2027","Current."),("202","Mission District Legal Aid",2480,0,None,"07/01/2020 – 06/30/2025","Current; renewal being negotiated at $2,600."),("203","Vacant",None,None,None,None,"Vacant."),("204 & 205","Zanzibar Travel Bureau",1990,1990,1500,"09/15/2023 – 09/14/2026","One month in arrears.")]
    apt=[("301","Occupied",1865,0,1200,"Month-to-month","1 BR."),("302","Occupied",1640,0,1640,"Month-to-month","Studio. Rent-controlled."),("303","Occupied",2250,6750,2000,"02/01/2025 – 01/31/2026","2 BR. Three-day notice served."),("304","Vacant",None,None,None,None,"Vacant. 1 BR. Not habitable; water damage."),("305","Resident Manager",0,0,0,"None","1 BR. Rent-free in exchange for services."),("306","Occupied",1725,0,1725,"10/01/2024 – 09/30/2025","1 BR.")]
    names={"301":"D. Almazan-Reyes","302":"P. Whitcombe","303":"J. Tarrow & K. Lindqvist","306":"S. Abernathy-Cole"}
    hd=[Paragraph(x,sb) for x in ['Premises','Occupant','Monthly Rent<br/>Per Lease','Arrears at<br/>04/30/2025','Deposit Per<br/>Books','Lease Term','Receiver’s Remarks']]
    T=[hd]; st=[]; rows=[]; tot=[0,0,0]
    f=lambda v:'' if v is None else (f'${v:,.2f}' if v else '$0.00')
    for sec,lst in [('I.  GROUND FLOOR RETAIL (Valencia Street)',com),('II.  SECOND FLOOR OFFICES',off),('III.  THIRD FLOOR APARTMENTS',apt)]:
        T.append([Paragraph(sec,sb)]+['']*6); st.append(('SPAN',(0,len(T)-1),(-1,len(T)-1))); sub=[0,0,0]
        for u,n,r,a,d,t,rm in lst:
            n=names.get(u,n); T.append([u,Paragraph(n.replace('&','&amp;') if n!='Vacant' else '<i>– Vacant –</i>',s),f(r),f(a),f(d),Paragraph(t or '',s),Paragraph(rm,s)])
            row=dict(unit=u,section=sec.split('.  ')[1],area=None)
            if n=='Vacant': 
                row['statusText']='Vacant'
                if u=='1403': row['marketRent']=4100
            else:
                row.update(tenantName=n,contractRent=r,balance=a,deposit=d,statusText='Holdover' if u=='1409' else 'Occupied')
                if '–' in t:
                    x,z=[dt.datetime.strptime(q.strip(),'%m/%d/%Y').date() for q in t.split('–')]; row.update(leaseStartDate=x,leaseEndDate=z)
                elif t!='None': row['leaseEndDate']=t
                sub=[p+(q or 0) for p,q in zip(sub,(r,a,d))]
            for q in('1 BR','2 BR','Studio'):
                if q in rm: row['unitType']=q
            rows.append(row)
        T.append(['',Paragraph('Subtotal',sb)]+[f(v) for v in sub]+['','']); st+= [('LINEABOVE',(2,len(T)-1),(4,len(T)-1),.5,colors.black),('FONT',(2,len(T)-1),(4,len(T)-1),'Times-Bold',8.6),('BOTTOMPADDING',(0,len(T)-1),(-1,len(T)-1),8)]; tot=[p+q for p,q in zip(tot,sub)]
    T.append(['',Paragraph('TOTAL ALL PREMISES',sb)]+[f(v) for v in tot]+['','']); n=len(T)-1
    st+=[('LINEABOVE',(2,n),(4,n),.5,colors.black),('LINEBELOW',(2,n),(4,n),.5,colors.black),('LINEBELOW',(2,n),(4,n),.5,colors.black,0,None,None,2,2),('FONT',(2,n),(4,n),'Times-Bold',8.6)]
    t=Table(T,colWidths=[48,98,62,58,58,74,104],repeatRows=1); t.setStyle(TableStyle([('FONT',(0,0),(-1,-1),'Times-Roman',8.6),('VALIGN',(0,0),(-1,-1),'TOP'),('ALIGN',(2,1),(4,-1),'RIGHT'),('LINEBELOW',(0,0),(-1,0),.8,colors.black),('TOPPADDING',(0,0),(-1,-1),2),('BOTTOMPADDING',(0,0),(-1,-1),2.5),('LEFTPADDING',(0,0),(-1,-1),3),('RIGHTPADDING',(0,0),(-1,-1),3)]+st))
    def pg(c,d):
        c.setFont('Times-Roman',12)
        for i in range(28): c.drawRightString(62,716-i*24,str(i+1))
        c.line(70,20,70,772); c.line(72.5,20,72.5,772); c.line(594,20,594,772)
        c.setLineWidth(.5); c.line(90,40,580,40); c.setFont('Times-Roman',9); c.drawCentredString(335,29,f'EXHIBIT C TO RECEIVER’S THIRD INTERIM REPORT – {d.page}')
    body=[Paragraph('EXHIBIT C',ctr),Paragraph('SCHEDULE OF TENANCIES AND RENTS',ctr),Paragraph('1401–1409 Valencia Street and Upper Floors (the “Receivership Property”)',PS('q',parent=b,alignment=1)),Spacer(1,6),Paragraph('<i>Coldwater Savings Bank v. Valencia Block Partners, L.P.</i>, Case No. CGC-24-618802. The following schedule reflects tenancies at the Receivership Property as of April 30, 2025, compiled from the books turned over by the prior manager and from the Receiver’s inspection. Entries have not been confirmed by estoppel.',PS('r',parent=b,fontSize=11,leading=13)),Spacer(1,8),t,Spacer(1,10),Paragraph('The Receiver holds only $8,440.16 of the deposits stated above; the balance was not turned over. Of sixteen premises, thirteen are occupied and three are vacant.',PS('r2',parent=b,fontSize=11,leading=13))]
    SimpleDocTemplate(doc(name),pagesize=letter,leftMargin=82,rightMargin=24,topMargin=56,bottomMargin=52,invariant=1).build(body,onFirstPage=pg,onLaterPages=pg)
    vac=[r for r in rows if r['statusText']=='Vacant']
    assert len(rows)==16 and len(vac)==3
    save(name,'1401–1409 Valencia Street',D(2025,4,30),16,13,3,rows,'MIXED_USE','court exhibit on pleading paper, three use sections, remarks, holdover and arrears',True,checks=[('rent',sm(rows,'contractRent'),tot[0]),('arrears',sm(rows,'balance'),tot[1]),('dep',sm(rows,'deposit'),tot[2])])
# -------------------------------------------- 7 stacking schedule
def d07():
    name='e2_07_stacking_schedule.pdf'; R=random.Random(707); asof=D(2025,6,1)
    W,H=1224,792; c=canvas.Canvas(doc(name),pagesize=(W,H),invariant=1)
    fl={9:[("900","Galloway Trust Company",14820,'LC 250,000',D(2017,9,1),D(2032,8,31),38.5,'2018','')],
        8:[("800","Galloway Trust Company",9310,'',D(2019,1,1),D(2032,8,31),38.5,'2019',''),("850","Fennimore Actuarial, Ltd.",5510,'18,400',D(2022,5,1),D(2027,4,30),36.25,'2022','')],
        7:[("700","Ashdown Biostatistics",7200,'45,000',D(2021,2,1),D(2028,1,31),36.0,'2021','E'),("710","— AVAILABLE —",3120,'',None,None,39.0,'',''),("720","Peregrine Film Finance",4500,'27,000',D(2023,10,1),D(2030,9,30),37.5,'2024','')],
        6:[("600","Office of the Public Guardian",14820,'None',D(2012,7,1),D(2026,6,30),31.75,'2012','T')],
        5:[("500","Moorland Reinsurance",6640,'LC 120,000',D(2020,4,1),D(2030,3,31),35.0,'2020','G'),("510","Stavely, Quist & Arden LLP",4180,'12,540',D(2018,6,1),D(2028,5,31),34.5,'2018','G'),("510","Quist Mediation Services",600,'',D(2018,6,1),D(2028,5,31),30.0,'2018','S'),("520","Bellweather Realty (Mgmt Office)",3400,'',None,'MTM',0.0,'','M')],
        4:[("400","— AVAILABLE —",7480,'',None,None,38.0,'',''),("420","Cordovan Search Partners",3140,'9,800',D(2024,1,1),D(2029,3,31),36.75,'2024',''),("430","Ilex Therapeutics (signed, not commenced)",4200,'LC 95,000',D(2025,10,1),D(2032,9,30),39.25,'2026','E')],
        3:[("300","Thornbury Engineering Group",14820,'50,000',D(2016,3,1),D(2027,2,28),33.0,'2016','')],
        2:[("200","Marigold Early Learning",6020,'15,050',D(2021,8,1),D(2031,7,31),30.0,'NNN','G'),("210","County Bar Association",4300,'',D(2009,1,1),'MTM',28.5,'2009',''),("220","Rosen & Tuttle, CPAs",2400,'7,000',D(2020,11,1),D(2025,10,31),34.0,'2020',''),("230","— AVAILABLE —",2100,'',None,None,37.0,'','')],
        1:[("100","First Penrose Bank",4650,'None',D(2015,1,1),D(2034,12,31),46.0,'NNN','G'),("110","Gilt Spoon Cafe",1820,'5,000',D(2022,3,1),D(2027,2,28),34.0,'NNN','P'),("120","Building Conference Center",2240,'',None,None,None,'','B'),("130","Nightingale Florist",710,'1,900',D(2023,7,1),D(2026,6,30),32.0,'Gross','')]}
    # page 1: stack diagram
    c.setFont('Helvetica-Bold',20); c.drawString(50,H-56,'PENROSE EXCHANGE BUILDING'); c.setFont('Helvetica',11); c.drawString(50,H-74,'Stacking Plan  -  June 1, 2025'); y=H-150; x0=120; ww=960
    for f,l in fl.items():
        tot=sum(t[2] for t in l); x=x0; c.setFillColor(colors.black); c.setFont('Helvetica-Bold',11); c.drawRightString(x0-14,y+22,f'Floor {f}')
        for t in l:
            w=ww*t[2]/tot; av='AVAIL' in t[1]; c.setFillColor(colors.white if av else [colors.HexColor(k) for k in('#BFD3C1','#F4D9B0','#C7D3E8','#E5C3C0','#DDD5EA')][(t[5].year if isinstance(t[5],D) else 2025)%5]); c.rect(x,y,w,54,fill=1,stroke=1); c.setFillColor(colors.black); c.setFont('Helvetica',7.5)
            n=t[1].strip('— ').split(' (')[0]; 
            while c.stringWidth(n,'Helvetica',7.5)>w-6 and len(n)>1: n=n[:-1]
            c.drawString(x+3,y+34,n); c.drawString(x+3,y+22,f'{t[2]:,} SF' if w>44 else ''); x+=w
        y-=62
    c.setFont('Helvetica-Oblique',8); c.drawString(50,30,'Colours denote year of expiration. Not to scale vertically.'); c.drawRightString(W-50,30,'Fairhaven Asset Management  |  Data Room 3.2'); c.showPage()
    X=dict(s=54,n=110,a=372,p=424,c=500,e=580,m=672,an=768,by=806,sec=930,l=950)
    def head():
        c.setFillColor(colors.black); c.setFont('Helvetica-Bold',14); c.drawString(50,H-44,'Penrose Exchange Building - Stacking Schedule'); c.setFont('Helvetica',9); c.drawString(50,H-58,'Rents in place June 1, 2025; top floor first')
        c.setFillColor(colors.HexColor('#333333')); c.rect(50,H-100,W-100,30,fill=1,stroke=0); c.setFillColor(colors.white); c.setFont('Helvetica-Bold',8.5)
        for k,a,b_,rt in[('s','Suite','',0),('n','Tenant','',0),('a','RSF','',1),('p','% of','Floor',1),('c','RCD','',1),('e','LXD','',1),('m','Base Rent','per Month',1),('an','Base Rent','per Annum',1),('by','Base','Year',1),('sec','Security','Cash or L/C',1),('l','Remarks','',0)]:
            g=c.drawRightString if rt else c.drawString; g(X[k],H-83,a); g(X[k],H-94,b_)
        c.setFillColor(colors.black); return H-120
    y=head(); rows=[]; G=[0,0.0,0.0]; sec=0; plant=None; rem={'E':'Expansion right on contiguous space','G':'Guaranteed','T':'Termination right with appropriation','S':'Shares Suite 510; separate lease','M':'No rent charged','P':'+ 6% over natural breakpoint','B':'Building amenity; not leasable','':''}
    trueG=0.0
    for f,l in fl.items():
        if y<60+18*(len(l)+2): c.showPage(); y=head()
        ft=sum(t[2] for t in l); c.setFillColor(colors.HexColor('#E2E2E2')); c.rect(50,y-5,W-100,16,fill=1,stroke=0); c.setFillColor(colors.black); c.setFont('Helvetica-Bold',9); c.drawString(54,y,f'FLOOR {f}'); y-=18; fs=0.0; fa=0.0
        for s,n,a,se,st,ex,rt,by,rm in l:
            r=dict(unit=s,area=a,section=f'FLOOR {f}'); c.setFont('Helvetica',8.8); c.drawString(X['s'],y,s); c.drawString(X['n'],y,n); c.drawRightString(X['a'],y,m0(a)); c.drawRightString(X['p'],y,f'{a/ft:.1%}')
            fmt=lambda d:d.strftime('%d-%b-%y') if isinstance(d,D) else (d or '')
            c.drawRightString(X['c'],y,fmt(st)); c.drawRightString(X['e'],y,fmt(ex)); c.drawRightString(X['by'],y,by); c.drawRightString(X['sec'],y,se)
            t=rem[rm]
            if 'AVAIL' in n: t=f'Asking ${rt:.2f}/RSF full service'; r['statusText']='AVAILABLE'
            elif rm=='B': r.update(tenantName=n)
            else:
                mo=round(a*rt/12,2); an=round(mo*12,2); r.update(leaseStartDate=st,leaseEndDate=ex,tenantName=n,statusText='Occupied')
                if 'signed' in n: r['statusText']='signed, not commenced'; r['tenantName']='Ilex Therapeutics'; t='Initial rent; not in totals. '+t
                else: fs+=mo; fa+=an
                if s=='520': r['statusText']='Occupied'
                pm=mo
                if s=='850': # planted digit
                    pm=round(mo+1000,2) ; plant=dict(what=f'Suite 850 base rent per month printed {pm:,.2f}, should be {mo:,.2f} (digit changed); annual and floor 8 subtotal carry the right figure. Truth row holds the printed one.',kind='digit_changed')
                c.drawRightString(X['m'],y,m2(pm)); c.drawRightString(X['an'],y,m2(an)); r.update(contractRent=pm,annualRent=an)
                if se and se[0].isdigit(): r['deposit']=float(se.replace(',','')); sec+=r['deposit']
            c.setFont('Helvetica',7.6); c.drawString(X['l'],y,t); rows.append(r); y-=16
        c.setFont('Helvetica-Bold',8.8); c.line(330,y+11,X['an'],y+11); c.drawRightString(X['n']+180,y,f'Floor {f} total'); c.drawRightString(X['a'],y,m0(ft)); c.drawRightString(X['m'],y,m2(fs)); c.drawRightString(X['an'],y,m2(fa)); y-=22; G[0]+=ft; G[1]+=fs; G[2]+=fa
    c.setLineWidth(1.4); c.line(50,y+12,W-50,y+12); c.drawString(54,y-2,'BUILDING TOTAL'); c.drawRightString(X['a'],y-2,m0(G[0])); c.drawRightString(X['m'],y-2,m2(G[1])); c.drawRightString(X['an'],y-2,m2(G[2])); c.drawRightString(X['sec'],y-2,m0(sec)); c.setFont('Helvetica',7.6); c.drawString(X['l'],y-2,'Cash only; letters of credit not added')
    c.setFont('Helvetica',7.5); c.drawString(50,y-20,'RCD = rent commencement date.  LXD = lease expiration date.  LC = letter of credit.  Base Year: operating expense and tax base; NNN tenants pay pro rata share.'); c.save()
    chk=[('mo (less signed)',sm([r for r in rows if r.get('statusText')!='signed, not commenced'],'contractRent'),round(G[1],2)),('an',sm([r for r in rows if r.get('statusText')!='signed, not commenced'],'annualRent'),round(G[2],2)),('dep',sm(rows,'deposit'),sec)]
    save(name,'Penrose Exchange Building',asof,None,None,None,rows,'OFFICE','tabloid stacking plan diagram, then floor-by-floor schedule; shared suite, signed lease, L/C as text',True,planted=plant,checks=chk)
# -------------------------------------------- 8 Yardi tenancy schedule, large
def d08():
    name='e2_08_tenancy_schedule_portfolio.pdf'; R=random.Random(808); asof=D(2025,2,28)
    W,H=landscape(letter); c=canvas.Canvas(doc(name),pagesize=(W,H),invariant=1)
    props=[("gwx100","Gateway Crossing Flex I",22),("gwx200","Gateway Crossing Flex II",20),("nfd010","Northfield Distribution Center",9),("pvt310","Pivot Industrial Park",28),("rlb400","Railbelt Small Bay",38),("sth050","Southport Logistics 5",5),("tcn220","Technology Center North",26)]
    nm=gen(R,175); k=0; tid=11873
    C=[28,104,248,300,346,388,428,452,482,530,560,614,646,676,704,736,W-20]
    pg=[0]; y=[0]
    def ctx(t,x,yy,right=True): (c.drawRightString if right else c.drawString)(x,yy,t)
    def head():
        pg[0]+=1; 
        if pg[0]>1: c.showPage()
        c.setFont('Helvetica-Bold',9); c.drawString(24,H-26,'Tenancy Schedule I'); c.setFont('Helvetica',7); c.drawString(24,H-36,'Property: .gwyflex   As of Date: 02/28/2025   By Property'); c.drawRightString(W-20,H-26,f'Page {pg[0]}')
        yy=H-50; c.setFillColor(colors.HexColor('#D9E1EC')); c.rect(22,yy-22,W-42,28,fill=1,stroke=0); c.setFillColor(colors.black); c.setFont('Helvetica-Bold',6)
        hs=[('Unit(s)','',C[0],0),('Lease','',C[1],0),('Lease Type','',C[2],0),('Area','',C[3]+18,1),('Lease From','',C[4]+12,1),('Lease To','',C[5]+12,1),('Term','',C[6]+4,1),('Tenancy','Years',C[7]+8,1),('Monthly','Rent',C[8]+30,1),('Monthly','Rent/Area',C[9]+14,1),('Annual','Rent',C[10]+36,1),('Annual','Rent/Area',C[11]+16,1),('Annual','Rec./Area',C[12]+18,1),('Annual','Misc/Area',C[13]+20,1),('Security','Deposit',C[14]+28,1),('LOC Amt/','Bank Guar.',W-22,1)]
        for a,b,x,rt in hs: ctx(a,x,yy-4,rt); ctx(b,x,yy-13,rt)
        y[0]=yy-34
    head(); rows=[]; G=[0,0,0.0,0.0,0]; vtot=0
    for pc,pn,n in props:
        if y[0]<90: head()
        c.setFont('Helvetica-Bold',7.2); c.drawString(24,y[0],f'{pn} ({pc})'); y[0]-=12; S=[0,0,0.0,0.0,0.0]; vn=0; va=0
        num=100
        for i in range(n):
            num+=R.choice([1,2,5,10]); 
            sf={'nfd010':R.choice([28000,41600,60250,84000]),'sth050':R.choice([118000,152400,96000])}.get(pc) or (R.choice([1250,1500,1500,2500,3000]) if pc=='rlb400' else R.choice([2214,3180,4025,5360,6790,9100]))
            u=f'{num}' if pc[0]!='r' else f'{"ABCD"[i*4//n]}{num:03d}'
            if R.random()<.08 and pc not in('sth050',):
                u2=num+1; u=f'{u}, {u2}' if pc[0]!='r' else f'{u}, {u[0]}{u2}'; num+=1; sf=sf*2
            rate={'nfd010':6.1,'sth050':5.4,'rlb400':13.0}.get(pc,10.75)*R.uniform(.88,1.14)
            v=R.random()<.085
            if y[0]<40: head()
            c.setFont('Helvetica',6.3); c.drawString(C[0],y[0],u); row=dict(unit=u,area=sf,propertyName=pn)
            ctx(f'{sf:,.2f}',C[3]+18,y[0])
            if v:
                c.drawString(C[1],y[0],'VACANT'); row['statusText']='VACANT'; rows.append(row); vn+=1; va+=sf; y[0]-=12; continue
            t=nm[k]; k+=1; tid+=R.randrange(1,90); lt=R.choice(['Ind NNN','Ind NNN','Ind Gross','Flex MG'])
            st=addm(D(2015,1,1),R.randrange(0,122)); term=R.choice([24,36,38,60,62,84,120]); ex=eom(addm(st,term-1)); mtm=False
            while ex<D(2025,3,31):
                term+=36; ex=eom(addm(ex,36))
            if R.random()<.04: mtm=True
            mo=round(sf*rate/12,2); an=round(mo*12,2); dep=R.choice([0.0,mo,round(mo,0),round(mo*2,0)]); loc=R.choice([0]*9+[25000,100000]) if sf>5000 else 0
            rec=0 if 'Gross' in lt else R.choice([2.1,2.45,3.02]); ten=round((asof-st).days/365.25,2)
            x=t
            if c.stringWidth(f'{t} (t00{tid})','Helvetica',6.3)>142: x=t[:30].rstrip()
            c.drawString(C[1],y[0],f'{x} (t00{tid})'); c.drawString(C[2],y[0],lt)
            ctx(us4(st),C[4]+12,y[0]); 
            if not mtm: ctx(us4(ex),C[5]+12,y[0]); ctx(str(term),C[6]+4,y[0])
            else: ctx('MTM',C[5]+12,y[0])
            for val,xx in[(f'{ten:.2f}',C[7]+8),(m2(mo),C[8]+30),(f'{mo/sf:.2f}',C[9]+14),(m2(an),C[10]+36),(f'{an/sf:.2f}',C[11]+16),(f'{rec:.2f}',C[12]+18),('0.00',C[13]+20),(m2(dep),C[14]+28),(m2(loc),W-22)]: ctx(val,xx,y[0])
            row.update(tenantName=x,contractRent=mo,annualRent=an,leaseStartDate=st,leaseEndDate='MTM' if mtm else ex,deposit=dep,statusText='Occupied'); rows.append(row)
            S=[S[0]+1,S[1]+sf,S[2]+mo,S[3]+an,S[4]+dep]; y[0]-=11
            if not mtm and R.random()<.3:
                steps=[]; d=st; q=mo
                while len(steps)<3:
                    d=addm(d,12)
                    if d>ex: break
                    if d>asof: q=round(q*1.03,2); steps.append((d,min(ex,eom(addm(d,11))),q))
                if steps:
                    if y[0]<34+9*(len(steps)+1): head()
                    c.setFont('Helvetica-BoldOblique',5.8); c.drawString(C[1]+8,y[0],'Rent Steps'); 
                    for l,xx in[('Charge',C[2]),('Area',C[3]+18),('From',C[4]+12),('To',C[5]+12),('Monthly Amt',C[8]+30),('Amt/Area',C[9]+14),('Annual',C[10]+36),('Ann./Area',C[11]+16)]: ctx(l,xx,y[0],xx!=C[2])
                    y[0]-=8.5; c.setFont('Helvetica',5.8)
                    for a,b,q in steps:
                        ctx('rent',C[2],y[0],False); ctx(f'{sf:,.2f}',C[3]+18,y[0]); ctx(us4(a),C[4]+12,y[0]); ctx(us4(b),C[5]+12,y[0]); ctx(m2(q),C[8]+30,y[0]); ctx(f'{q/sf:.2f}',C[9]+14,y[0]); ctx(m2(q*12),C[10]+36,y[0]); ctx(f'{q*12/sf:.2f}',C[11]+16,y[0]); y[0]-=8.5
                    row['rentSteps']=[dict(date=a,amount=q) for a,b,q in steps]; y[0]-=3
        if y[0]<64: head()
        c.setLineWidth(.5); c.line(C[1],y[0]+8,W-20,y[0]+8); c.setFont('Helvetica-Bold',6.3)
        for lab,nn,a,mo,an,dp in[('Total Current',S[0],S[1],S[2],S[3],S[4]),('Total Vacant',vn,va,None,None,None),(f'Total {pc}',S[0]+vn,S[1]+va,S[2],S[3],S[4])]:
            c.drawString(C[1],y[0],f'{lab}   ({nn})'); ctx(f'{a:,.2f}',C[3]+18,y[0])
            if mo is not None: ctx(m2(mo),C[8]+30,y[0]); ctx(m2(an),C[10]+36,y[0]); ctx(m2(dp),C[14]+28,y[0])
            y[0]-=10
        y[0]-=8; G=[G[0]+S[0]+vn,G[1]+S[1]+va,G[2]+S[2],G[3]+S[3],G[4]+S[4]]; vtot+=vn
    if y[0]<50: head()
    c.line(C[1],y[0]+9,W-20,y[0]+9); c.line(C[1],y[0]+7.5,W-20,y[0]+7.5); c.setFont('Helvetica-Bold',6.5); c.drawString(C[1],y[0]-2,f'Grand Total   ({G[0]})'); ctx(f'{G[1]:,.2f}',C[3]+18,y[0]-2); ctx(m2(G[2]),C[8]+30,y[0]-2); ctx(m2(G[3]),C[10]+36,y[0]-2); ctx(m2(G[4]),C[14]+28,y[0]-2); c.save()
    assert G[0]==len(rows)
    save(name,None,asof,len(rows),len(rows)-vtot,vtot,rows,'INDUSTRIAL','Yardi-like Tenancy Schedule I of seven properties, rent-step sub-blocks, LOC column, several units per lease',True,checks=[('mo',sm(rows,'contractRent'),round(G[2],2)),('an',sm(rows,'annualRent'),round(G[3],2)),('dep',sm(rows,'deposit'),round(G[4],2))])
if __name__=='__main__':
    d05();d06();d07();d08()
