"""VTS tenancy schedule: two-property creative office, annual rents only, steps across, options text, future lease row."""
from common import *
import xlsxwriter
F='VTS_Tenancy_Schedule_Foundry_Portfolio.xlsx'
wb=xlsxwriter.Workbook(os.path.join(DOC,F)); ws=wb.add_worksheet('Tenancy Schedule'); ws.hide_gridlines(2)
B=dict(font_name='Arial',font_size=9,valign='vcenter')
f=wb.add_format(B); fw=wb.add_format({**B,'text_wrap':True}); n0=wb.add_format({**B,'num_format':'#,##0'}); c0=wb.add_format({**B,'num_format':'$#,##0'}); c2=wb.add_format({**B,'num_format':'$#,##0.00'}); d=wb.add_format({**B,'num_format':'mmm d, yyyy','align':'left'})
g=wb.add_format({**B,'bold':True,'font_color':'#FFFFFF','bg_color':'#4B2E83','align':'center'}); h=wb.add_format({**B,'bold':True,'text_wrap':True,'bg_color':'#E8E2F3','bottom':1,'align':'center'})
t=wb.add_format({**B,'bold':True,'font_size':14}); sm=wb.add_format({**B,'font_color':'#777777'}); tb=wb.add_format({**B,'bold':True,'top':1}); tn=wb.add_format({**B,'bold':True,'top':1,'num_format':'#,##0'}); tc=wb.add_format({**B,'bold':True,'top':1,'num_format':'$#,##0'}); gy=wb.add_format({**B,'italic':True,'font_color':'#999999'})
ws.write('A1','Tenancy Schedule',t); ws.write('A2','Foundry Works & The Annex  |  As of Sep 1, 2025  |  USD  |  SF',sm)
for x in('A4:E4|Space','F4:I4|Lease','J4:L4|In-Place Rent','M4:R4|Contractual Rent Steps (Annual)','S4:U4|Other'): a,b=x.split('|'); ws.merge_range(a,b,g)
for j,x in enumerate(['Property','Floor','Suite','Tenant','Rentable SF','Status','Lease Type','Commencement','Expiration','Annual Rent','Rent / SF','Next Rent Date','Step 1 Date','Step 1 Rent','Step 2 Date','Step 2 Rent','Step 3 Date','Step 3 Rent','Options','Termination Right','Security Deposit']): ws.write(4,j,x,h)
ws.set_row(4,30)
P1,P2='Foundry Works','The Annex'
T=[(P1,1,'101','Copper Kettle Coffee Roasters',2104,'Leased','NNN',D(2021,4,1),D(2031,3,31),88368,[(D(2026,4,1),91019),(D(2027,4,1),93750),(D(2028,4,1),96562)],'2 x 5 yr @ FMV','',22092),
(P1,1,'110',None,5390,'Vacant'),
(P1,2,'200','Loomwright Software, Inc.',18840,'Leased','MG',D(2022,9,1),D(2029,8,31),857220,[(D(2026,9,1),882937),(D(2027,9,1),909425),(D(2028,9,1),936707)],'1 x 5 yr @ 95% FMV, 12 mos notice','After Aug 2027, 9 mos notice + unamortized costs',214305),
(P1,3,'300','Halyard Robotics Corp',12115,'Leased','MG',D(2023,2,1),D(2028,1,31),563347.50,[(D(2026,2,1),580247.93),(D(2027,2,1),597655.37)],'None','',93891),
(P1,3,'325','Wren & Sable Branding',4020,'Leased','MG',D(2020,11,1),D(2025,10,31),176880,[],'1 x 3 yr @ FMV (not exercised)','',29480),
(P1,3,'325','Opaline Health Ventures',4020,'Leased - Future','MG',D(2025,12,15),D(2031,2,28),196980,[(D(2027,1,1),202889),(D(2028,1,1),208976),(D(2029,1,1),215245)],'1 x 5 yr @ FMV','',49245),
(P1,3,'340',None,2705,'Vacant'),
(P1,4,'400','Brightwater Maritime Insurance Co.',18840,'Leased','FSG',D(2018,6,1),D(2030,5,31),885480,[(D(2026,6,1),904320),(D(2028,6,1),923160)],'2 x 5 yr @ FMV, 15 mos notice','',0),
(P1,5,'PH','Loomwright Software, Inc.',7912,'Leased','MG',D(2024,3,1),D(2029,8,31),391644,[(D(2026,3,1),403393),(D(2027,3,1),415495),(D(2028,3,1),427960)],'Coterminous with Suite 200','',0),
(P2,1,'A100','Anvil Climbing Gym',14250,'Leased','NNN',D(2019,8,1),D(2034,7,31),327750,[(D(2029,8,1),360525)],'2 x 5 yr, 10% bump','',54625),
(P2,1,'A120','Petit Soleil Childcare',6120,'Leased','NNN',D(2023,8,15),D(2033,8,31),177480,[(D(2026,9,1),181030),(D(2027,9,1),184650),(D(2028,9,1),188343)],'None','Licence revocation only',29580),
(P2,2,'A200',None,9805,'Vacant'),
(P2,2,'A210','Thornquist Acoustical Consultants',3365,'Leased','MG',D(2024,10,1),D(2027,9,30),124505,[(D(2025,10,1),128240),(D(2026,10,1),132087)],'None','',20751),
(P2,2,'A220','City Arts Council (license)',1150,'Month-to-month','Gross',D(2022,5,1),'MTM',13800,[],'','30 days either party',0)]
R=4; rows=[]
def tot(name,rs):
    global R
    R+=1
    for j in range(21): ws.write_blank(R,j,None,tb)
    ws.write(R,0,name,tb); ws.write(R,4,sum(w['area'] for w in rs if w['statusText']!='Leased - Future'),tn); ws.write(R,9,sum(w.get('annualRent',0) for w in rs if w['statusText']!='Leased - Future'),tc); ws.write(R,20,sum(w.get('deposit',0) for w in rs if w['statusText']!='Leased - Future'),tc)
for k,x in enumerate(T):
    if k and x[0]!=T[k-1][0]: tot(T[k-1][0]+' Total',[w for w in rows if w['propertyName']==P1]); R+=1
    R+=1; p,fl,s,n,sf,st=x[:6]; w=dict(unit=s,propertyName=p,area=sf,statusText=st,section=None)
    for j,v in enumerate((p,fl,s)): ws.write(R,j,v,f)
    ws.write(R,3,n or '',fw); ws.write(R,4,sf,n0); ws.write(R,5,st,f if n else gy)
    if n:
        lt,a,b,ar,sp,op,te,dep=x[6:]
        w.update(tenantName=n,leaseStartDate=a,leaseEndDate=b,annualRent=float(ar),deposit=float(dep),rentSteps=[dict(date=y,amount=float(z),per='year') for y,z in sp])
        ws.write(R,6,lt,f); ws.write_datetime(R,7,dt.datetime.combine(a,dt.time()),d)
        if isinstance(b,str): ws.write(R,8,b,f)
        else: ws.write_datetime(R,8,dt.datetime.combine(b,dt.time()),d)
        ws.write(R,9,ar,c0 if ar==int(ar) else c2); ws.write(R,10,ar/sf,c2)
        if sp: ws.write_datetime(R,11,dt.datetime.combine(sp[0][0],dt.time()),d)
        for i,(y,z) in enumerate(sp): ws.write_datetime(R,12+2*i,dt.datetime.combine(y,dt.time()),d); ws.write(R,13+2*i,z,c0 if z==int(z) else c2)
        ws.write(R,18,op,fw); ws.write(R,19,te,fw); ws.write(R,20,dep,c0); ws.set_row(R,26 if len(op)>25 or len(te)>24 else 15)
    rows.append(w)
tot('The Annex Total',[w for w in rows if w['propertyName']==P2]); R+=1; tot('Portfolio Total',rows)
R+=2; phys=[w for w in rows if w['statusText']!='Leased - Future']; oc=[w for w in phys if w.get('tenantName')]
osf=sum(w['area'] for w in oc); asf=sum(w['area'] for w in phys)
for a,v,ff in(('Spaces',len(phys),n0),('Leased spaces',len(oc),n0),('Vacant spaces',len(phys)-len(oc),n0),('Leased SF',osf,n0),('Vacant SF',asf-osf,n0),('% leased',osf/asf,wb.add_format({**B,'num_format':'0.0%'}))): ws.write(R,0,a,f); ws.write(R,4,v,ff); R+=1
ws.write(R+1,0,'Future leases are excluded from totals. Lease types: NNN = triple net, MG = modified gross, FSG = full service gross.',sm)
for j,wd in enumerate([15,6,7,30,10,14,8,13,13,13,9,13,13,12,13,12,13,12,27,26,12]): ws.set_column(j,j,wd)
ws.freeze_panes(5,4); ws.set_landscape(); ws.fit_to_pages(1,0); ws.set_paper(5); wb.close()
save(F,dict(assetType='OFFICE',style='VTS tenancy schedule, two properties with totals, annual rents, steps across columns, options text, future lease row',hard=True),
 dict(propertyName='Foundry Works & The Annex',asOnDate='2025-09-01',units=len(phys),occupied=len(oc),vacant=len(phys)-len(oc),rows=rows))
