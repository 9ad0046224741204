# shopping centre, openpyxl, sections, recoveries columns; planted total_wrong in a section subtotal
from h import *
from openpyxl import Workbook
from openpyxl.styles import Font,PatternFill,Alignment,Border,Side
rng=random.Random(7104)
NAME='Cordell Marketplace - Lease Roster Q1 2026.xlsx'
wb=Workbook(); ws=wb.active; ws.title='Roster'
A=Font(name='Arial',size=9); AB=Font(name='Arial',size=9,bold=True)
def put(r,c,v,f=None,nf=None,al=None,fill=None):
    x=ws.cell(r,c,v); x.font=f or A
    if nf: x.number_format=nf
    if al: x.alignment=Alignment(horizontal=al,vertical='center',wrap_text=True)
    if fill: x.fill=PatternFill('solid',fgColor=fill)
    return x
ws['A1']='Cordell Marketplace'; ws['A1'].font=Font(name='Arial',size=14,bold=True)
ws['A2']='4400–4498 Cordell Parkway'; ws['A3']='Lease Roster at 3/31/2026'; 
for c in('A2','A3'): ws[c].font=A
ws['Q1']='CONFIDENTIAL'; ws['Q1'].font=Font(name='Arial',size=9,bold=True,color='C00000')
hd=['Space','Tenant (Trade Name)','Legal Entity','GLA (SF)','% of GLA','Rent Commence','Lease Expiration','Options Remaining','Min. Rent / Mo.','Min. Rent / SF','CAM','Taxes','Insur.','Promo Fund','Total Monthly Charges','% Rent','Natural / Stated Breakpoint','Next Bump','Min. Rent After Bump (Mo.)']
for i,x in enumerate(hd,1): put(5,i,x,Font(name='Arial',size=8,bold=True,color='FFFFFF'),al='center',fill='375623')
ws.row_dimensions[5].height=36
for i,w in enumerate([8,27,27,10,8,11,11,13,13,9,11,11,9,9,13,7,14,11,13],1): ws.column_dimensions[chr(64+i)].width=w
sec=[('ANCHORS',[('A1','FreshFare Grocers','FFG Stores West, LLC',58420,13.5),('A2','Homestride','Homestride Retail Corp.',44100,10.25)]),
('JUNIOR ANCHORS',[('B1','Ember & Oak Furniture','E&O Home Group, Inc.',24800,15),('B2','PetParade','PetParade Operating LLC',18250,17.5),('B3',None,None,21600,0),('B4','Bargain Barn Books','Barn Holdings Ltd.',12750,14.25),('B5','PulseFit Gym','Pulse Clubs IV, LLC',26330,12.75)]),
('INLINE SHOPS – NORTH STRIP',[('101','Noodle Harbor','Thuy Harbor, Inc.',2400,0),('102','Glow Tan Studio','Radiance Partners LLC',1350,0),('103','ClipStop Salon','Clipstop Franchise 22, LLC',1200,0),('104',None,None,1200,0),('105','Dr. Bright Dental','Brightline DDS, PLLC',2875,0),('106','Mobile Nation','Cellbridge Dealers, Inc.',1650,0),('107','Red Lantern Massage','Lotus Wellness LLC',1400,0),('108','UPack & Ship','Cordell Shipping Co.',1275,0),('109','Sombra Cantina','Sombra Restaurants Group',4310,0)]),
('INLINE SHOPS – SOUTH STRIP',[('201','Tailwind Cyclery','Tailwind Bikes LLC',3100,0),('202','Crisp Cleaners','Han & Sons, Inc.',1500,0),('203',None,None,1800,0),('204','First Prairie Credit Union','First Prairie CU',2650,0),('205','Vino Verde','Verde Beverage, LLC',2225,0),('206','Nailed It!','L&T Nails, Inc.',1200,0),('207','Scholar Steps Tutoring','Scholar Steps Franchising',1750,0),('208','Burrow Coffee','Burrow Coffee Co.',1610,0),('209',None,None,940,0),('210','Optic Avenue','Avenue Vision, P.C.',2040,0),('211','Knead Pizza','Crust Brothers LLC',2480,0)]),
('OUTPARCELS',[('OP-1','Zip Burger (ground lease)','Zip QSR Realty LLC',3450,46),('OP-2','Quikfill Fuel (ground lease)','Quikfill Petroleum, Inc.',5100,39),('OP-3','Corner Bank & Trust','Corner Bank & Trust, N.A.',4000,52),('OP-4','Suds Express Car Wash','Suds Express Holdings',4650,31)])]
GLA=sum(x[3] for _,l in sec for x in l)
r=6; T=[]; G=[0]*7; med=Side(style='medium'); thin=Side(style='thin')
from datetime import datetime as DT
wrong=None
for sn,l in sec:
    put(r,1,sn,AB); 
    for c in range(1,20): ws.cell(r,c).fill=PatternFill('solid',fgColor='E2EFDA')
    r+=1; S=[0]*7
    for u,tr,le,a,rt in l:
        put(r,1,u,al='left'); put(r,4,a,nf='#,##0'); put(r,5,a/GLA,nf='0.00%'); S[0]+=a
        if not tr:
            put(r,2,'AVAILABLE',Font(name='Arial',size=9,italic=True,color='C00000')); T.append(dict(unit=u,section=sn,area=a,statusText='AVAILABLE')); r+=1; continue
        if not rt: rt=rng.uniform(24,41)
        m=r2(a*rt/12)
        s=D(rng.randint(2012,2025),rng.randint(1,12),1); n=240 if sn=='ANCHORS' or sn=='OUTPARCELS' else 120 if a>9000 else rng.choice([60,84,120]); e=endof(s,n)
        while e<D(2026,6,1): n+=60; e=endof(s,n)
        gl=sn=='OUTPARCELS' and 'ground' in tr
        cam=r2(a*(2.1 if a>9000 else 4.35)/12); tx=r2(a*3.05/12); ins=r2(a*.46/12); pr=0 if a>9000 or sn=='OUTPARCELS' else r2(a*.5/12)
        if gl: cam=ins=0.0
        tot=r2(m+cam+tx+ins+pr)
        put(r,2,tr); put(r,3,le); put(r,6,DT(s.year,s.month,s.day),nf='mm/dd/yy',al='center'); put(r,7,DT(e.year,e.month,e.day),nf='mm/dd/yy',al='center'); put(r,8,rng.choice(['4 x 5 yr','2 x 5 yr','1 x 5 yr','None','3 x 5 yr']) if a>2000 else rng.choice(['None','1 x 5 yr','1 x 3 yr']),al='center')
        nf='#,##0.00;-#,##0.00;0.00'
        for c,v in zip((9,11,12,13,14,15),(m,cam,tx,ins,pr,tot)): put(r,c,v,nf=nf)
        put(r,10,round(m*12/a,2),nf='0.00')
        if rng.random()<.45 or sn=='ANCHORS': p=rng.choice([.015,.02]) if sn=='ANCHORS' else rng.choice([.05,.06,.07]); put(r,16,p,nf='0.0%'); put(r,17,round(m*12/p,0),nf='$#,##0')
        t=dict(unit=u,section=sn,tenantName=tr,area=a,leaseStartDate=iso(s),leaseEndDate=iso(e),contractRent=m,charges=[dict(code=k,amount=v) for k,v in zip(('CAM','Taxes','Insur.','Promo Fund'),(cam,tx,ins,pr))],totalCharges=tot,statusText='Occupied')
        b=s
        k=60 if a>9000 or sn=='OUTPARCELS' else 12
        while b<=D(2026,3,31): b=addm(b,k)
        if b<e:
            nm=r2(m*(1.1 if k==60 else 1.03)); put(r,18,DT(b.year,b.month,b.day),nf='mm/dd/yy',al='center'); put(r,19,nm,nf=nf); t['rentSteps']=[dict(date=iso(b),amount=nm)]
        T.append(t); 
        for i,v in enumerate((m,cam,tx,ins,pr,tot),1): S[i]=r2(S[i]+v)
        r+=1
    P=list(S)
    if 'SOUTH' in sn: P[1]=r2(S[1]-1000); wrong=(P[1],S[1])
    put(r,2,'Subtotal – '+sn.title(),AB); put(r,4,S[0],AB,'#,##0'); put(r,5,S[0]/GLA,AB,'0.00%')
    for c,v in zip((9,11,12,13,14,15),P[1:]): put(r,c,v,AB,'#,##0.00')
    for c in range(1,20): ws.cell(r,c).border=Border(top=thin)
    G=[r2(x+y) for x,y in zip(G,S)]; r+=2
put(r,2,'TOTAL CORDELL MARKETPLACE',AB); put(r,4,G[0],AB,'#,##0'); put(r,5,1,AB,'0.00%')
for c,v in zip((9,11,12,13,14,15),G[1:]): put(r,c,v,AB,'#,##0.00')
for c in range(1,20): ws.cell(r,c).border=Border(top=med,bottom=med)
r+=2; v=sum(x['statusText']=='AVAILABLE' for x in T); va=sum(x['area'] for x in T if x['statusText']=='AVAILABLE')
put(r,2,'Spaces leased'); put(r,4,len(T)-v); r+=1; put(r,2,'Spaces available'); put(r,4,v); r+=1; put(r,2,'Leased %'); put(r,4,1-va/GLA,nf='0.0%'); r+=2
put(r,2,'Ground lessees maintain own parcels. Promo Fund not charged to anchors, junior anchors or outparcels.',Font(name='Arial',size=8,italic=True))
ws.freeze_panes='C6'; ws.page_setup.orientation='landscape'; ws.page_setup.fitToHeight=0; ws.sheet_properties.pageSetUpPr.fitToPage=True; ws.print_title_rows='5:5'
wb.save(path(NAME))
save(NAME,'RETAIL','shopping centre lease roster by section with recoveries',False,'Cordell Marketplace','2026-03-31',len(T),len(T)-v,v,T,sheet=None,planted=dict(what=f'South strip subtotal of Min. Rent / Mo. prints {m2(wrong[0])}; its rows add to {m2(wrong[1])} and the centre total holds that',kind='total_wrong'))
