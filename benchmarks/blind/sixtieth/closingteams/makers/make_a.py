from common import *
from reportlab.pdfgen import canvas
from reportlab.lib.pagesizes import letter,landscape,A4,legal
from reportlab.lib import colors
from reportlab.platypus import *
from reportlab.lib.styles import ParagraphStyle
def p(n): return os.path.join(DOC,n)

# ---------- 1 apartments, two-line records with charge strip ----------
def d1():
    rng=random.Random(6001); N=Names(rng); fn='tamarack_bluffs_rr_0831.pdf'
    W,H=landscape(letter); c=canvas.Canvas(p(fn),pagesize=(W,H)); asof=date(2025,8,31)
    X=dict(unit=30,plan=72,sf=142,name=152,st=282,mi=330,ls=384,le=438,mkt=530,rent=585,dep=635,bal=690,mo=705)
    types=[('A1-1x1',688,1185),('A2-1x1 Den',802,1290),('B1-2x2',1014,1545),('B2-2x2 Cor',1090,1610),('C1-3x2',1288,1890)]
    state=dict(y=0,pg=0)
    def head():
        state['pg']+=1
        c.setFont('Helvetica-Bold',11); c.drawString(30,H-34,'Tamarack Bluffs Apartments  (tmbl)')
        c.setFont('Helvetica',8); c.drawString(30,H-46,'Resident Roll and Scheduled Billing  -  As of 08/31/2025')
        c.drawRightString(W-30,H-34,'Run 09/03/2025 7:52 AM'); c.drawRightString(W-30,H-46,f'Page {state["pg"]}')
        y=H-62; c.setFont('Helvetica-Bold',7.5)
        for k,t1,t2 in [('unit','Unit',''),('plan','Floor','Plan'),('name','Resident',''),('st','Unit','Status'),('mi','Move','In'),('ls','Lease','Begin'),('le','Lease','End'),('mo','Notice /','Move Out')]:
            c.drawString(X[k],y,t1); c.drawString(X[k],y-9,t2)
        for k,t1,t2 in [('sf','Sq','Ft'),('mkt','Market','Rent'),('rent','Lease','Rent'),('dep','Deposits','Held'),('bal','Account','Balance')]:
            c.drawRightString(X[k],y,t1); c.drawRightString(X[k],y-9,t2)
        c.setLineWidth(.8); c.line(30,y-13,W-30,y-13); state['y']=y-25
    def need(h):
        if state['y']-h<40: c.showPage(); head()
    head(); rows=[]; bycode={}; names={'RENT':'Residential Rent','PETR':'Pet Rent','GARG':'Garage','TRSH':'Trash Valet','CBLI':'Cable / Internet','MTMF':'Month-to-Month Fee','CONC':'Recurring Concession'}
    tot=dict(mkt=0,rent=0,dep=0,bal=0,chg=0,sf=0); cnt={}
    def rec(u,pl,sf,nm,st,mi,ls,le,mkt,rent,dep,bal,mo,ch,future=False,bld=None):
        need(24); y=state['y']; c.setFont('Helvetica',7.5)
        for k,v in [('unit',u),('plan',pl),('name',nm),('st',st),('mi',us(mi)),('ls',us(ls)),('le',le if isinstance(le,str) else us(le)),('mo',us(mo))]:
            if v: c.drawString(X[k],y,v)
        for k,v in [('sf',f'{sf:,}'),('mkt',m(mkt)),('rent',m(rent) if rent is not None else ''),('dep',m(dep) if dep is not None else ''),('bal',(m(bal) if bal>=0 else f'({m(-bal)})') if bal is not None else '')]:
            c.drawRightString(X[k],y,v)
        state['y']-=10
        if ch:
            c.setFont('Helvetica-Oblique',7); x=152
            for k,a in ch:
                c.drawString(x,state['y'],k); c.drawRightString(x+62,state['y'],m(a) if a>=0 else f'({m(-a)})'); x+=74
            c.setFont('Helvetica-BoldOblique',7); c.drawString(596,state['y'],'Total billing'); c.drawRightString(690,state['y'],m(sum(a for _,a in ch)))
        state['y']-=13
        rows.append(R(unit=u,building=bld,unitType=pl,area=sf,tenantName=None if nm=='' else nm,statusText=st,section=None if not future else 'Future Residents',marketRent=mkt,contractRent=rent,leaseStartDate=ls,leaseEndDate=le,moveInDate=mi,moveOutDate=mo,deposit=dep,balance=bal,charges=[dict(code=a,amount=b) for a,b in ch],totalCharges=round(sum(a for _,a in ch),2) if ch else None))
    fut=[]
    for b,n in (('Building 1',18),('Building 2',18),('Building 3',16)):
        need(40); c.setFillGray(.88); c.rect(28,state['y']-4,W-56,13,stroke=0,fill=1); c.setFillGray(0); c.setFont('Helvetica-Bold',8); c.drawString(31,state['y'],b); state['y']-=15
        bt=dict(mkt=0,rent=0,dep=0,bal=0,chg=0,sf=0); nu=0
        for i in range(n):
            u=f'{b[-1]}{i//6+1}{i%6+1:02d}'; pl,sf,mk=types[(i*2+int(b[-1]))%5]; mk=mk+15*(i//6)
            q=rng.random(); nu+=1
            if q<.09 and len(fut)<5:
                st=rng.choice(['Vacant Ready','Vacant Unready','Vacant Leased']) ; rec(u,pl,sf,'',st,None,None,None,mk,None,None,None,None,[],bld=b); rent=dep=bal=chg=0
                if st=='Vacant Leased': fut.append((u,pl,sf,mk,b))
            else:
                mi=date(2019,1,1)+dt.timedelta(rng.randrange(0,2400)); ls=mi
                while addm(ls,12)<=date(2025,8,15): ls=addm(ls,12)
                le=addm(ls,12)-dt.timedelta(1); rent=round(mk*rng.uniform(.88,1.0)/5)*5.0
                st='Occupied'; mo=None; ch=[('RENT',rent)]
                if rng.random()<.1: le='MTM'; ch.append(('MTMF',150.0))
                elif rng.random()<.13: st='Notice'; mo=date(2025,9,1)+dt.timedelta(rng.randrange(0,19))
                if rng.random()<.3: ch.append(('PETR',rng.choice([25.,35.,50.])))
                if rng.random()<.2: ch.append(('GARG',95.))
                ch.append(('TRSH',22.5))
                if rng.random()<.4: ch.append(('CBLI',54.99))
                if rng.random()<.12: ch.append(('CONC',-75.))
                dep=rng.choice([0.,200.,300.,500.,mk*1.0]); bal=rng.choice([0.]*6+[round(rng.uniform(20,900),2),-round(rng.uniform(5,90),2)])
                rec(u,pl,sf,N(),st,mi,ls,le,mk,rent,dep,bal,mo,ch,bld=b)
                chg=sum(a for _,a in ch)
                for k,a in ch: bycode[k]=bycode.get(k,0)+a
                if st=='Notice' and len(fut)<4: fut.append((u,pl,sf,mk,b))
            cnt[st]=cnt.get(st,0)+1
            for k,v in (('mkt',mk),('rent',rent),('dep',dep),('bal',bal),('chg',chg),('sf',sf)): bt[k]+=v
        need(24); c.setLineWidth(.4); c.line(440,state['y']+8,690,state['y']+8); c.setFont('Helvetica-Bold',7.5); c.drawString(152,state['y'],f'{b} subtotal   {nu} units')
        for k in ('sf','mkt','rent','dep','bal'): c.drawRightString(X[k],state['y'],f'{bt[k]:,}' if k=='sf' else (m(bt[k]) if bt[k]>=0 else f'({m(-bt[k])})'))
        state['y']-=18
        for k in bt: tot[k]+=bt[k]
    need(24); c.setFont('Helvetica-Bold',8); c.line(30,state['y']+9,W-30,state['y']+9); c.drawString(152,state['y'],f'Property total   {len(rows)} units')
    for k in ('sf','mkt','rent','dep','bal'): c.drawRightString(X[k],state['y'],f'{tot[k]:,}' if k=='sf' else m(tot[k]))
    state['y']-=24; nunits=len(rows)
    need(70); c.setFillGray(.88); c.rect(28,state['y']-4,W-56,13,stroke=0,fill=1); c.setFillGray(0); c.drawString(31,state['y'],'Future Residents'); state['y']-=15
    for u,pl,sf,mk,b in fut:
        mi=date(2025,9,22)+dt.timedelta(rng.randrange(0,30)); rent=round(mk*.98/5)*5.; 
        rec(u,pl,sf,N(),'Approved',mi,mi,addm(mi,12)-dt.timedelta(1),mk,rent,rng.choice([200.,300.]),0.,None,[('RENT',rent),('TRSH',22.5)],future=True)
    state['y']-=10; need(150); c.setFont('Helvetica-Bold',8); c.drawString(60,state['y'],'Current billing by code'); c.drawString(380,state['y'],'Unit count by status'); state['y']-=12; y=state['y']; c.setFont('Helvetica',7.5)
    for k in names:
        if k in bycode: c.drawString(60,y,k); c.drawString(110,y,names[k]); c.drawRightString(290,y,m(bycode[k])); y-=10
    c.setFont('Helvetica-Bold',7.5); c.drawString(110,y,'Total'); c.drawRightString(290,y,m(sum(bycode.values())))
    y=state['y']; c.setFont('Helvetica',7.5)
    for k,v in cnt.items(): c.drawString(380,y,k); c.drawRightString(500,y,str(v)); c.drawRightString(560,y,f'{v/nunits:.1%}'); y-=10
    c.drawString(380,y,'Total'); c.drawRightString(500,y,str(nunits))
    assert abs(sum(bycode.values())-tot['chg'])<.01
    c.save(); v=sum(x for k,x in cnt.items() if k.startswith('Vac'))
    save(fn,'MULTIFAMILY','closingteams','system export, two-line records with charge strip, building bands, future residents',rows,'Tamarack Bluffs Apartments',asof,nunits,nunits-v,v)

# ---------- 2 senior housing, levels of care, planted digit ----------
def d2():
    rng=random.Random(6002); N=Names(rng); fn='Larkmoor_Commons_census_rent_roll.pdf'; asof=date(2025,3,31)
    doc=SimpleDocTemplate(p(fn),pagesize=landscape(letter),leftMargin=36,rightMargin=36,topMargin=40,bottomMargin=44)
    S=ParagraphStyle('t',fontName='Times-Bold',fontSize=15,alignment=1,leading=18); s2=ParagraphStyle('u',fontName='Times-Italic',fontSize=10,alignment=1,leading=14); sec=ParagraphStyle('s',fontName='Times-Bold',fontSize=11,spaceBefore=10,spaceAfter=3)
    el=[Paragraph('LARKMOOR COMMONS SENIOR LIVING',S),Paragraph('Resident Census and Monthly Rate Schedule &mdash; March 31, 2025',s2)]
    care={'AL':[('IL',0),('L1',475),('L2',890),('L3',1350),('L4',1875)],'MC':[('MC-1',1250),('MC-2',1700)]}
    rows=[];G=[0]*5; occ=vac=0; planted=None
    secs=[('Assisted Living - First Floor','AL',[f'{100+i}' for i in range(1,17)]),('Assisted Living - Second Floor','AL',[f'{200+i}' for i in range(1,15)]),('The Harbor (Memory Care)','MC',['H1','H2','H3','H4A','H4B','H5A','H5B','H6','H7A','H7B','H8','H9'])]
    summ=[]
    for title,kind,us_ in secs:
        data=[['Apt.','Resident(s)','Style','Move-in','Care','Street','Base','Care','Second','Med.','Total'],['','','','Date','Level','Rate','Rent','Fee','Person','Mgmt','Monthly']]
        st=[0]*5; so=sv=0; stm=0
        for u in us_:
            if kind=='AL': ty,mk=rng.choice([('Studio',3650),('Studio Dlx',3950),('One BR',4600),('Two BR',5750)])
            else: ty,mk=('Companion',4850) if u[-1] in 'AB' else ('Private',6300)
            stm+=mk
            if rng.random()<.14:
                data.append([u,'VACANT',ty,'','',m(mk,0),'','','','','']); rows.append(R(unit=u,unitType=ty,section=title,statusText='VACANT',marketRent=mk)); sv+=1; continue
            so+=1; lv,cf=rng.choice(care[kind]); base=round(mk*rng.uniform(.86,1.02)/25)*25; sp=0; nm=N('FL')
            if ty in('One BR','Two BR') and rng.random()<.45: sp=950; nm=rng.choice(FN)+' & '+nm
            md=rng.choice([0,0,285,385]); mi=date(2018,6,1)+dt.timedelta(rng.randrange(2450))
            t=base+cf+sp+md; pb=base
            if u=='209' : pass
            if planted is None and title.startswith('Assisted Living - Second') and so==6:
                s=str(base); d='4' if s[1]!='4' else '9'; pb=int(s[0]+d+s[2:]); planted=dict(what=f'apt {u}: Base Rent printed {pb:,} instead of {base:,}; row total and floor subtotal carry {base:,}',kind='digit_changed')
            f=lambda v: m(v,0) if v else '-'
            data.append([u,nm,ty,mi.strftime('%b %d, %Y').replace(' 0',' '),lv,m(mk,0),m(pb,0),f(cf),f(sp),f(md),m(t,0)])
            ch=[dict(code=a,amount=b) for a,b in (('Care Fee',cf),('Second Person',sp),('Med. Mgmt',md)) if b]
            rows.append(R(unit=u,tenantName=nm,unitType=ty,section=title,statusText='Occupied',marketRent=mk,contractRent=pb,moveInDate=mi,charges=ch,totalCharges=t))
            for i,v in enumerate((base,cf,sp,md,t)): st[i]+=v
        data.append(['',f'{title.split(" (")[0]}: {so} occupied of {so+sv}','','','',m(stm,0)]+[m(v,0) for v in st])
        T=Table(data,colWidths=[40,150,66,82,44,54,54,54,54,50,62],repeatRows=2)
        T.setStyle(TableStyle([('FONT',(0,0),(-1,-1),'Times-Roman',9),('FONT',(0,0),(-1,1),'Times-Bold',9),('FONT',(0,-1),(-1,-1),'Times-Bold',9),('ALIGN',(5,0),(-1,-1),'RIGHT'),('ALIGN',(4,0),(4,-1),'CENTER'),('LINEBELOW',(0,1),(-1,1),.8,colors.black),('LINEABOVE',(0,-1),(-1,-1),.5,colors.black),('TOPPADDING',(0,0),(-1,-1),1),('BOTTOMPADDING',(0,0),(-1,-1),1.5),('ROWBACKGROUNDS',(0,2),(-1,-2),[colors.white,colors.Color(.94,.95,.9)])]))
        el+= [Paragraph(title,sec),T]; occ+=so; vac+=sv
        for i in range(5): G[i]+=st[i]
        summ.append([title,so+sv,so,sv,f'{so/(so+sv):.1%}',m(st[4],0)])
    summ=[['Unit / bed census','Capacity','Occupied','Vacant','Occ. %','Monthly Revenue']]+summ+[['Community',occ+vac,occ,vac,f'{occ/(occ+vac):.1%}',m(G[4],0)]]
    T=Table(summ,colWidths=[200,60,60,60,60,100]); T.setStyle(TableStyle([('FONT',(0,0),(-1,-1),'Times-Roman',9.5),('FONT',(0,0),(-1,0),'Times-Bold',9.5),('FONT',(0,-1),(-1,-1),'Times-Bold',9.5),('GRID',(0,0),(-1,-1),.4,colors.grey),('ALIGN',(1,0),(-1,-1),'RIGHT')]))
    el+=[Spacer(1,14),KeepTogether([T,Spacer(1,6),Paragraph('Companion suites are counted by the bed. Street Rate is the posted rate for the apartment before care. Care levels reassessed quarterly by the Director of Wellness.',ParagraphStyle('n',fontName='Times-Roman',fontSize=8.5))])]
    def foot(c,d): c.setFont('Times-Roman',8); c.drawString(36,26,'Larkmoor Commons - confidential resident information'); c.drawRightString(landscape(letter)[0]-36,26,f'{d.page}')
    doc.build(el,onFirstPage=foot,onLaterPages=foot)
    save(fn,'SENIOR_HOUSING','closingteams','platypus tables by wing, care levels, census summary',rows,'LARKMOOR COMMONS SENIOR LIVING',asof,occ+vac,occ,vac,planted=planted,hard=True)

# ---------- 3 strip mall with pads, reimbursements, steps ----------
def d3():
    rng=random.Random(6003); fn='QuarryGate_Plaza_RR.pdf'; asof=date(2025,6,1)
    W,H=landscape(legal); c=canvas.Canvas(p(fn),pagesize=(W,H)); F='Helvetica'
    T=[('A-1','Bellwether Grocers #214','Bellwether Markets, Inc.',28400,date(2016,4,1),date(2031,3,31),11.75,50000,[(date(2026,4,1),12.75)]),
       ('A-2','Pinecrest Pharmacy','PCP Drug Stores LLC',9800,date(2018,9,1),date(2028,8,31),18.5,0,[]),
       ('B-1','Sudsy\'s Coin Laundry','T&O Wash Partners',2150,date(2021,2,1),date(2026,1,31),16,5733.33,[]),
       ('B-2','Golden Noodle House','Golden Noodle House Inc.',1800,date(2023,6,15),date(2033,6,14),21,6300,[(date(2026,6,15),21.63),(date(2027,6,15),22.28),(date(2028,6,15),22.95)]),
       ('B-3',None,None,1500,None,None,None,None,[]),
       ('B-4','Lacquer & Co. Nails','Personal guaranty on file',1200,date(2022,11,1),date(2027,10,31),22.5,4500,[(date(2025,11,1),23.18),(date(2026,11,1),23.87)]),
       ('B-5','Foothills Physical Therapy','Foothills PT, P.C.',3000,date(2020,1,1),date(2029,12,31),19.25,9625,[(date(2026,1,1),19.83),(date(2028,1,1),21)]),
       ('B-6','Cash Corner Loans','CCL of the Valley LLC',1350,date(2024,3,1),date(2027,2,28),24,5400,[]),
       ('C-1','Tres Hermanas Taqueria','Hermanas Restaurants LLC',2600,date(2019,5,1),date(2029,4,30),20,8000,[(date(2026,5,1),20.6)]),
       ('C-2','Brightside Dental','Brightside Dental Group PLLC',2400,date(2022,8,1),date(2032,7,31),23,9200,[(date(2025,8,1),23.69),(date(2026,8,1),24.4),(date(2027,8,1),25.13)]),
       ('C-3',None,None,2000,None,None,None,None,[]),
       ('C-4','Valley Vapor & Tobacco','Sole proprietor',1400,date(2023,1,1),'MTM',18,2100,[])]
    P=[('Pad 1','Redline Burger Drive-In','RB Franchise Holdings LP',3200,date(2015,10,1),date(2035,9,30),84000,0,[(date(2025,10,1),92400)]),
       ('Pad 2','First Cascadia Credit Union','First Cascadia Credit Union',4100,date(2012,1,1),date(2031,12,31),102000,0,[(date(2027,1,1),112200)]),
       ('Pad 3','Speedy Lube Express','SLX Properties LLC',1950,date(2020,7,1),date(2040,6,30),61200,5100,[])]
    cols=[('suite',36,0,['','','Suite']),('ten',80,0,['','Tenant (d/b/a)','Legal name / guarantor']),('gla',262,1,['','Leased','Sq. Ft.']),('pct',300,1,['','% of','GLA']),('st',312,0,['Lease','Start','Date']),('en',366,0,['Lease','Expir.','Date']),('psf',450,1,['Base','Rent','$/SF/Yr']),('mo',506,1,['Base','Rent','Monthly']),('an',570,1,['Base','Rent','Annual']),('cam',622,1,['Reimb.','CAM','Monthly']),('tax',674,1,['Reimb.','R.E. Tax','Monthly']),('ins',722,1,['Reimb.','Insur.','Monthly']),('tot',784,1,['Total','Rent &','Reimb./Mo']),('dep',838,1,['','Security','Deposit']),('sd',850,0,['Rent Steps','Effective','Date']),('sa',950,1,['Rent Steps','New','Monthly'])]
    CX={k:(x,r) for k,x,r,_ in cols}
    def put(k,y,t):
        x,r=CX[k]; (c.drawRightString if r else c.drawString)(x,y,t)
    def head(y):
        c.setFillColorRGB(.17,.27,.4); c.rect(32,y-24,W-64,36,stroke=0,fill=1); c.setFillColorRGB(1,1,1); c.setFont('Helvetica-Bold',7.5)
        for k,x,r,h in cols:
            for i,t in enumerate(h): put(k,y+2-10*i,t)
        c.setFillColorRGB(0,0,0); return y-36
    c.setFont('Helvetica-Bold',13); c.drawString(36,H-40,'QUARRY GATE PLAZA'); c.setFont(F,9); c.drawString(36,H-53,'1400-1498 Quarry Gate Road  |  Tenant Rent Roll effective June 1, 2025'); c.drawRightString(W-36,H-40,'Prepared by: Sablewood Retail Advisors')
    y=head(H-78); gla=sum(t[3] for t in T)+sum(t[3] for t in P); rows=[]; G={}
    def line(t,pad,y):
        u,n,leg,sf,s,e,r,dep,steps=t; sec='OUTPARCELS (GROUND LEASES)' if pad else 'IN-LINE SHOPS AND ANCHOR'
        c.setFont(F,8); put('suite',y,u); put('gla',y,f'{sf:,}'); put('pct',y,f'{sf/gla:.1%}')
        if n is None:
            c.setFont('Helvetica-Oblique',8); put('ten',y,'Vacant - available'); c.setFont(F,8); rows.append(R(unit=u,area=sf,statusText='Vacant',section=sec)); return y-20,dict(gla=sf,vac=sf)
        an=r if pad else round(r*sf,2); mo=round(an/12,2); an=round(an,2)
        cam=0 if pad else round(sf*3.1/12,2); tax=round(sf*(2.05 if not pad else 4.4)/12,2); ins=0 if pad else round(sf*.48/12,2)
        if u=='C-4': cam=tax=ins=0
        tot=round(mo+cam+tax+ins,2)
        c.setFont('Helvetica-Bold',8); put('ten',y,n); c.setFont(F,6.5); put('ten',y-8,leg); c.setFont(F,8)
        put('st',y,usn(s)); put('en',y,e if isinstance(e,str) else usn(e)); 
        if not pad: put('psf',y,f'${r:.2f}')
        else: put('psf',y,'Ground')
        put('mo',y,m(mo)); put('an',y,m(an)); put('tot',y,m(tot)); put('dep',y,m(dep) if dep else 'None')
        for k,v in (('cam',cam),('tax',tax),('ins',ins)): put(k,y,m(v) if v else '-')
        st=[]; yy=y
        for d,a in steps:
            v=round(a/12,2) if pad else round(a*sf/12,2); put('sd',yy,usn(d)); put('sa',yy,m(v)); st.append(dict(date=iso(d),amount=v)); yy-=10
        rows.append(R(unit=u,tenantName=n,area=sf,statusText='Occupied',section=sec,contractRent=mo,annualRent=an,leaseStartDate=s,leaseEndDate=e,deposit=dep or None,charges=[dict(code=a,amount=b) for a,b in (('CAM',cam),('R.E. Tax',tax),('Insur.',ins)) if b],totalCharges=tot,rentSteps=st))
        return min(y-20,yy-6),dict(gla=sf,mo=mo,an=an,cam=cam,tax=tax,ins=ins,tot=tot,dep=dep,occ=sf)
    for sec,L,pad in (('IN-LINE SHOPS AND ANCHOR',T,False),('OUTPARCELS (GROUND LEASES)',P,True)):
        c.setFont('Helvetica-Bold',8.5); c.drawString(36,y,sec); c.line(36,y-3,W-36,y-3); y-=15; S={}
        for t in L:
            y,d=line(t,pad,y)
            for k,v in d.items(): S[k]=S.get(k,0)+v
            c.setStrokeGray(.8); c.line(36,y+9,W-36,y+9); c.setStrokeGray(0)
        c.setFont('Helvetica-Bold',8); put('ten',y,'Subtotal'); put('gla',y,f"{S['gla']:,}")
        for k in ('mo','an','cam','tax','ins','tot','dep'): put(k,y,m(S.get(k,0)))
        y-=20
        for k,v in S.items(): G[k]=G.get(k,0)+v
    c.rect(34,y-5,W-68,15); put('ten',y,'PROPERTY TOTAL'); put('gla',y,f"{G['gla']:,}"); put('pct',y,'100%')
    for k in ('mo','an','cam','tax','ins','tot','dep'): put(k,y,m(G[k]))
    y-=22; c.setFont(F,8); c.drawString(36,y,f"Leased: {G['occ']:,} SF ({G['occ']/gla:.1%})     Available: {G['vac']:,} SF ({G['vac']/gla:.1%})"); y-=12
    c.drawString(36,y,'Pads own their buildings; ground tenants reimburse taxes on their parcels only. Unit C-4 pays gross on a month-to-month holdover.')
    c.save(); print('y',y)
    save(fn,'RETAIL','closingteams','legal landscape, three-line header, reimbursements, nested steps, outparcels',rows,'QUARRY GATE PLAZA',asof,15,13,2,hard=True)

# ---------- 5 MHP monospace lists by status ----------
def d5():
    rng=random.Random(6005); N=Names(rng); fn='sitelist_cedarhollow_0125.pdf'; asof=date(2025,1,31)
    c=canvas.Canvas(p(fn),pagesize=letter); W,H=letter; fs=7.6; per=66
    L=[]; rows=[]
    hd=[f'{"SITE":<5} {"RESIDENT":<24} {"HOME":<10} {"SINCE":<8} {"LOT":>8} {"HOME":>9} {"WATER":>9} {"TRASH":>8} {"TOTAL":>10} {"ACCOUNT":>10}',
        f'{"NO.":<5} {"NAME":<24} {"TYPE":<10} {"":<8} {"RENT":>8} {"PMT":>9} {"/SEWR":>9} {"":>8} {"MONTHLY":>10} {"BALANCE":>10}',
        ' '.join('-'*n for n in (5,24,10,8,8,9,9,8,10,10))]
    sites=[f'{s}{i:02d}' for s,n in (('A',24),('B',22),('C',20)) for i in range(1,n+1)]
    kinds={}; 
    for s in sites: kinds[s]=rng.choices(['O','C','V','H'],[68,15,11,5])[0]
    tots=[0]*6; cnts=[]
    for k,title,stt in (('O','RESIDENT-OWNED HOMES',''),('C','COMMUNITY-FINANCED HOMES (RENT TO OWN)',''),('H','COMMUNITY HOMES - VACANT, FOR SALE','VACANT'),('V','VACANT SITES','VACANT')):
        L.append(('B',f'** {title} **')); L.append(('R','')); S=[0]*6; n=0
        for s in sites:
            if kinds[s]!=k: continue
            n+=1; ht=rng.choice(['SW 14X66','SW 16X76','DW 28X56','DW 24X48'])
            lot=rng.choice([465,465,485,485,510]) + (25 if ht[0]=='D' else 0)
            if k in 'OC':
                nm=N().upper(); d=date(2004,1,1)+dt.timedelta(rng.randrange(7600)); hp=rng.choice([312.5,385,420]) if k=='C' else 0; wa=round(rng.uniform(22,61),2); tr=14.5; t=lot+hp+wa+tr; b=rng.choice([0]*5+[round(rng.uniform(10,700),2),-round(rng.uniform(1,60),2)])
                bs=m(b) if b>=0 else m(-b)+'-'
                L.append(('R',f'{s:<5} {nm[:24]:<24} {ht:<10} {us2(d)} {lot:8.2f} {m(hp) if hp else "":>9} {wa:9.2f} {tr:8.2f} {m(t):>10} {bs:>10}'))
                ch=[dict(code='LOT RENT',amount=lot)]+([dict(code='HOME PMT',amount=hp)] if hp else [])+[dict(code='WATER/SEWR',amount=wa),dict(code='TRASH',amount=tr)]
                rows.append(R(unit=s,tenantName=nm,unitType=ht,section=title,statusText='Occupied',contractRent=lot,moveInDate=d,charges=ch,totalCharges=round(t,2),balance=b))
                for i,v in enumerate((lot,hp,wa,tr,t,b)): S[i]+=v
            else:
                h=ht if k=='H' else ''
                L.append(('R',f'{s:<5} {"*VACANT*":<24} {h:<10}'.rstrip())); rows.append(R(unit=s,unitType=h,section=title,statusText='VACANT'))
        if k in 'OC':
            L.append(('R',' '*51+' '.join('-'*q for q in (8,9,9,8,10,10)))); L.append(('R',f'{f"      {n:>3} SITES":<50}{m(S[0]):>9} {m(S[1]) if S[1] else "":>9} {m(S[2]):>9} {S[3]:8.2f} {m(S[4]):>10} {m(S[5]) if S[5]>=0 else m(-S[5])+"-":>10}'))
        else: L.append(('R',f'      {n:>3} SITES'))
        L.append(('R','')); cnts.append((title,n)); 
        for i in range(6): tots[i]+=S[i]
    L.append(('R',' '*51+' '.join('='*q for q in (8,9,9,8,10,10)))); L.append(('R',f'{f"PARK TOTAL {len(sites)} SITES":<50}{m(tots[0]):>9} {m(tots[1]):>9} {m(tots[2]):>9} {tots[3]:8.2f} {m(tots[4]):>10} {m(tots[5]) if tots[5]>=0 else m(-tots[5])+"-":>10}')); L.append(('R',''))
    occ=cnts[0][1]+cnts[1][1]
    L.append(('R',f'SITES OCCUPIED {occ}   VACANT {len(sites)-occ}   OCCUPANCY {occ/len(sites)*100:.1f} PCT'))
    pg=0; i=0
    while i<len(L):
        pg+=1; y=H-40; c.setFont('Courier',fs)
        for t in [f'CEDAR HOLLOW MOBILE HOME PARK{"":<42}PAGE {pg}',f'SITE RENT LISTING BY STATUS      FOR PERIOD ENDING 01/31/25     RPT: SRL-04','']+hd: c.drawString(44,y,t); y-=10.4
        n=0
        while i<len(L) and n<per-8:
            f,t=L[i]
            c.setFont('Courier-Bold' if f=='B' else 'Courier',fs); c.drawString(44,y,t); y-=10.4; i+=1; n+=1
        c.showPage()
    c.save()
    save(fn,'MANUFACTURED_HOUSING','closingteams','monospaced line-printer list by status',rows,'CEDAR HOLLOW MOBILE HOME PARK',asof,len(sites),occ,len(sites)-occ)

# ---------- 6 self storage, planted row dropped ----------
def d6():
    rng=random.Random(6006); N=Names(rng); fn='Ironvale_Storage_Unit_Roll.pdf'; asof=date(2025,10,15)
    doc=SimpleDocTemplate(p(fn),pagesize=A4,leftMargin=30,rightMargin=30,topMargin=54,bottomMargin=36)
    sizes=[('5x5 Inside',25,49,18),('5x10 Inside CC',50,84,26),('10x10 Inside CC',100,139,24),('10x10 Drive-up',100,125,20),('10x20 Drive-up',200,189,22),('12x30 RV Covered',360,165,10)]
    data=[['Space','Size / Type','SqFt','Customer','Moved In','Street\nRate','Current\nRate','Protect.\nPlan','Paid\nThru','Due','St']]; sty=[]; rows=[]; S=[]; planted=None; n=1; tu=to=0; gm=gr=gp=gd=0
    for ty,sf,mk,k in sizes:
        sub=[0,0,0,0]; o=0
        for j in range(k):
            blk='ABCDEF'[sizes.index((ty,sf,mk,k))]; u=f'{blk}{100+j+1}'
            q=rng.random(); tu+=1
            drop=(ty=='10x10 Drive-up' and j==11)
            if q<.13 and not drop:
                st='V' if rng.random()<.8 else 'D'; row=[u,ty,sf,'','',m(mk),'','','','',st]; tr=R(unit=u,unitType=ty,area=sf,statusText=st,marketRent=mk); sub[0]+=mk
            else:
                o+=1; nm=N('FL') if rng.random()<.93 else rng.choice(['Northfork Plumbing','Elm Street Bakery','Vantor Sales Co','Juniper Events'])+' '+str(rng.randrange(2,9)); mi=date(2017,1,1)+dt.timedelta(rng.randrange(3190)); cr=round(mk*rng.uniform(.85,1.35)); pp=rng.choice([0,11,11,15]); due=rng.choice([0]*6+[cr+20]); pt=date(2025,10,31) if not due else date(2025,9,30); st='O' if not due else 'L'
                row=[u,ty,sf,nm,us2(mi),m(mk),m(cr),m(pp) if pp else '',us2(pt),m(due),st]; tr=R(unit=u,unitType=ty,area=sf,tenantName=nm,moveInDate=mi,marketRent=mk,contractRent=cr,charges=[dict(code='Protect. Plan',amount=pp)] if pp else None,balance=due,statusText=st)
                sub=[sub[0]+mk,sub[1]+cr,sub[2]+pp,sub[3]+due]
            if drop: planted=dict(what=f'space {u} ({nm}, {cr:.2f}) left out of the list; subtotal, totals and counts still include it',kind='row_dropped'); continue
            data.append(row); rows.append(tr)
        to+=o; data.append([f'{ty}: {k} spaces, {o} rented','','','','',m(sub[0]),m(sub[1]),m(sub[2]),'',m(sub[3]),'']); r=len(data)-1; sty+=[('BACKGROUND',(0,r),(-1,r),colors.Color(.86,.91,.96)),('FONT',(0,r),(-1,r),'Helvetica-Bold',7),('SPAN',(0,r),(4,r))]
        gm+=sub[0];gr+=sub[1];gp+=sub[2];gd+=sub[3]
    data.append([f'Facility: {tu} spaces, {to} rented, {tu-to} not rented','','','','',m(gm),m(gr),m(gp),'',m(gd),'']); r=len(data)-1; sty+=[('FONT',(0,r),(-1,r),'Helvetica-Bold',7.4),('SPAN',(0,r),(4,r)),('LINEABOVE',(0,r),(-1,r),1,colors.black)]
    T=Table(data,colWidths=[34,78,28,112,42,44,46,42,42,44,18],repeatRows=1); T.setStyle(TableStyle([('FONT',(0,0),(-1,-1),'Helvetica',7),('FONT',(0,0),(-1,0),'Helvetica-Bold',7),('VALIGN',(0,0),(-1,0),'BOTTOM'),('BACKGROUND',(0,0),(-1,0),colors.Color(.2,.35,.5)),('TEXTCOLOR',(0,0),(-1,0),colors.white),('ALIGN',(2,0),(2,-1),'RIGHT'),('ALIGN',(5,0),(7,-1),'RIGHT'),('ALIGN',(9,0),(9,-1),'RIGHT'),('TOPPADDING',(0,0),(-1,-1),1),('BOTTOMPADDING',(0,0),(-1,-1),1.6),('LINEBELOW',(0,0),(-1,-1),.2,colors.lightgrey)]+sty))
    def hf(c,d): 
        c.setFont('Helvetica-Bold',11); c.drawString(36,A4[1]-34,'Ironvale Self Storage - Route 9'); c.setFont('Helvetica',8); c.drawString(36,A4[1]-46,'Unit Rent Roll   15-Oct-2025'); c.drawRightString(A4[0]-36,A4[1]-34,f'pg {d.page}')
        c.setFont('Helvetica',7); c.drawString(36,22,'St: O = occupied current, L = late / lien process (occupied), V = vacant rentable, D = down (unrentable)')
    doc.build([T],onFirstPage=hf,onLaterPages=hf)
    save(fn,'SELF_STORAGE','closingteams','A4 dense table by size, status letters, legend in footer',rows,'Ironvale Self Storage - Route 9',asof,tu,to,tu-to,planted=planted,hard=True)
ALL=[d1,d2,d3,d5,d6]
if __name__=='__main__':
    for f in ALL: f()
