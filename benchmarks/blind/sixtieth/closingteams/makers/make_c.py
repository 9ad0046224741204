from common import *
from openpyxl import Workbook
from openpyxl.styles import Font,PatternFill,Alignment,Border,Side
from openpyxl.utils import get_column_letter as L
import csv, xlwt
def p(n): return os.path.join(DOC,n)
B=Font(bold=True); thin=Side(style='thin'); fill=lambda h: PatternFill('solid',fgColor=h)
# ---------- 8 student by the bed ----------
def x1():
    rng=random.Random(6101); N=Names(rng); fn='The_Foundry_at_Ninth_BedRoll_2025-09.xlsx'; asof=date(2025,9,15)
    wb=Workbook(); s0=wb.active; s0.title='Summary'; ws=wb.create_sheet('Bed Roll'); 
    ws['A1']='The Foundry at Ninth'; ws['A1'].font=Font(bold=True,size=14); ws['A2']='Bed Rent Roll  |  Academic Year 2025-26  |  As of 9/15/2025'
    hd=['Apt','Floorplan','Baths','Bed Space','Resident','Bed Status','Lease Start','Lease End','Market Rate / Bed','Contracted Rate','Parking','Furniture Pkg','Utility Cap Fee','Total Installment','Deposit','Guarantor Y/N']
    for j,h in enumerate(hd,1):
        c=ws.cell(4,j,h); c.font=Font(bold=True,color='FFFFFF'); c.fill=fill('7A2E2E'); c.alignment=Alignment(wrap_text=True,vertical='center',horizontal='center')
    ws.row_dimensions[4].height=32; ws.freeze_panes='A5'
    plans={'S1 Studio':(1,428,1395),'D2 2x2':(2,812,1040),'Q4 4x4':(4,1386,865),'Q4T 4x4 Townhome':(4,1530,925)}
    r=5; rows=[]; st={}; T=[0]*7; byplan={}
    for f in range(1,5):
        for a in range(1,8):
            apt=f'{f}{a:02d}'; pl=['S1 Studio','D2 2x2','Q4 4x4','D2 2x2','Q4 4x4','D2 2x2','Q4T 4x4 Townhome'][a-1]; n,sf,mk=plans[pl]; r0=r
            for b in 'ABCD'[:n]:
                bed=f'{apt}-{b}'; q=rng.random(); bp=byplan.setdefault(pl,[0,0]); bp[0]+=1
                ws.cell(r,4,bed); ws.cell(r,9,mk)
                if q<.1:
                    s='Available' if q<.07 else 'Offline'; ws.cell(r,6,s); rows.append(R(unit=bed,building=None,unitType=pl,statusText=s,marketRent=mk)); T[0]+=mk
                elif q<.14:
                    s='Model'; s='Available'; ws.cell(r,6,s); rows.append(R(unit=bed,unitType=pl,statusText=s,marketRent=mk)); T[0]+=mk
                else:
                    bp[1]+=1; s='Occupied' if q<.93 else 'RA / Staff'; ra=s!='Occupied'; cr=0 if ra else mk-rng.choice([0,0,10,25,40]); pk=rng.choice([0,0,60]); fu=rng.choice([0,35]); ut=0 if ra else 15; tot=cr+pk+fu+ut; dp=0 if ra else rng.choice([0,150,250]); ls=date(2025,8,16); le=date(2026,7,31) if rng.random()<.9 else date(2026,5,15); nm=N()
                    for j,v in ((5,nm),(6,s),(7,ls),(8,le),(10,cr),(11,pk),(12,fu),(13,ut),(14,tot),(15,dp),(16,rng.choice('YYN'))): ws.cell(r,j,v)
                    ws.cell(r,7).number_format=ws.cell(r,8).number_format='m/d/yyyy'
                    rows.append(R(unit=bed,unitType=pl,tenantName=nm,statusText=s,leaseStartDate=ls,leaseEndDate=le,marketRent=mk,contractRent=cr,charges=[dict(code='Parking',amount=pk),dict(code='Furniture Pkg',amount=fu),dict(code='Utility Cap Fee',amount=ut)],totalCharges=tot,deposit=dp))
                    for i,v in enumerate((mk,cr,pk,fu,ut,tot,dp)): T[i]+=v
                st[s]=st.get(s,0)+1
                for j in range(9,16): ws.cell(r,j).number_format='#,##0'
                r+=1
            for j,v in ((1,apt),(2,pl),(3,n)):
                c=ws.cell(r0,j,v if j!=1 else int(v)); c.alignment=Alignment(vertical='top')
                if n>1: ws.merge_cells(start_row=r0,start_column=j,end_row=r-1,end_column=j)
            for j in range(1,17): ws.cell(r-1,j).border=Border(bottom=Side(style='hair'))
    ws.cell(r,4,'TOTAL'); ws.cell(r,5,f'{len(rows)} beds')
    for j,v in zip(range(9,16),T): ws.cell(r,j,v).number_format='#,##0'
    for j in range(1,17): ws.cell(r,j).font=B
    for j,w in enumerate([6,18,8,10,24,12,11,11,10,11,9,10,9,12,9,10],1): ws.column_dimensions[L(j)].width=w
    ws.page_setup.orientation='landscape'; ws.page_setup.fitToHeight=0; ws.sheet_properties.pageSetUpPr.fitToPage=True; ws.print_title_rows='4:4'
    occ=st['Occupied']+st.get('RA / Staff',0)
    s0['B2']='The Foundry at Ninth'; s0['B2'].font=Font(bold=True,size=14); s0['B3']='Occupancy by floor plan, 9/15/2025'
    for j,h in enumerate(['Floor plan','Beds','Filled','Filled %'],2): s0.cell(5,j,h).font=B
    i=6
    for k,(a,b) in byplan.items(): s0.cell(i,2,k); s0.cell(i,3,a); s0.cell(i,4,b); s0.cell(i,5,b/a).number_format='0.0%'; i+=1
    s0.cell(i,2,'All').font=B; s0.cell(i,3,len(rows)); s0.cell(i,4,occ); s0.cell(i,5,occ/len(rows)).number_format='0.0%'; i+=2
    for k,v in st.items(): s0.cell(i,2,k); s0.cell(i,3,v); i+=1
    s0.column_dimensions['B'].width=24
    wb.save(p(fn)); save(fn,'STUDENT_HOUSING','closingteams','xlsx by bed, merged apartment cells, summary sheet first',rows,'The Foundry at Ninth',asof,len(rows),occ,len(rows)-occ,sheet='Bed Roll')
# ---------- 9 flex/industrial ----------
def x2():
    fn='Rent Roll - Stonecutter Business Park - Q2 25 (bank copy).xlsx'; asof=date(2025,6,30)
    wb=Workbook(); ws=wb.active; ws.title='RR'
    ws['B2']='STONECUTTER BUSINESS PARK'; ws['B2'].font=Font(bold=True,size=13,name='Calibri'); ws['B3']='Rent Roll  -  June 30, 2025'; ws['B4']='Borrower: Stonecutter Flex Holdings LLC'
    g=[(2,4,'PREMISES'),(5,8,'LEASE'),(9,11,'BASE RENT'),(12,14,'ADDITIONAL RENT (MONTHLY)'),(15,15,''),(16,19,'SCHEDULED INCREASES')]
    for a,b,t in g:
        if t: ws.cell(6,a,t); ws.merge_cells(start_row=6,start_column=a,end_row=6,end_column=b); 
        for j in range(a,b+1): c=ws.cell(6,j); c.fill=fill('DDE3D0'); c.font=B; c.alignment=Alignment(horizontal='center')
    hd=['Unit','Size (SF)','Use','Tenant','From','To','Deposit','Per Month','Per Year','Rate','Opex','Taxes','Water','Tot. Monthly','1st Date','1st Rent','2nd Date','2nd Rent']
    for j,h in enumerate(hd,2): c=ws.cell(7,j,h); c.font=B; c.border=Border(bottom=Side(style='medium')); c.alignment=Alignment(horizontal='center',wrap_text=True)
    data={'Building 100 - 4100 Stonecutter Way':[('101',6200,'Flex','Aerolume Lighting Corp.',date(2021,5,1),date(2026,4,30),9300,6200,[(date(2025,5,1),None)]),('102',4800,'Flex','Juniper Creek Brewing Supply',date(2023,10,1),date(2028,9,30),5200,5400,[(date(2025,10,1),5562),(date(2026,10,1),5728.86)]),('103',4800,'Flex',None,None,None,None,None,[]),('104-105',11050,'Whse/Office','Tri-Valley Restoration Services',date(2020,1,1),date(2029,12,31),22100,10773.75,[(date(2026,1,1),11096.96),(date(2027,1,1),11429.87)])],
      'Building 200 - 4150 Stonecutter Way':[('201',15600,'Warehouse','Continental Cabinet Doors, Inc.',date(2018,7,1),date(2028,6,30),15000,13650,[(date(2025,7,1),14059.5),(date(2026,7,1),14481.29)]),('202',8400,'Warehouse','Pallas Logistics Group',date(2024,3,1),date(2027,2,28),15400,7700,[(date(2026,3,1),7931)]),('203',7900,'Showroom','Emberline Fireplace & Patio',date(2022,9,1),date(2025,8,31),0,7571,[])],
      'Building 300 - 4200 Stonecutter Way':[('301',3600,'Flex','Precision Orthotic Lab',date(2019,11,1),date(2025,10,31),3500,3960,[]),('302',3600,'Flex','Norquist Gymnastics Academy',date(2023,2,1),date(2033,1,31),7200,3810,[(date(2026,2,1),3924.3),(date(2027,2,1),4042.03)]),('303',3600,'Flex',None,None,None,None,None,[]),('304',3600,'Flex','Birchwater Systems (sublease to Nordell Print)',date(2020,6,1),'MTM',3600,4050,[]),('305',7200,'Flex','Hexapod Robotics Co.',date(2025,4,1),date(2030,3,31),14850,7425,[(date(2026,4,1),7647.75),(date(2027,4,1),7877.18)])]}
    r=8; rows=[]; G=[0]*7
    for b,Ls in data.items():
        ws.cell(r,2,b).font=Font(bold=True,italic=True); r+=1; S=[0]*7
        for u,sf,use,n,a,e,dep,mo,stp in Ls:
            ws.cell(r,2,u); ws.cell(r,3,sf); ws.cell(r,4,use); stp=[x for x in stp if x[1]]
            if n is None:
                ws.cell(r,5,'Vacant').font=Font(italic=True,color='C00000'); rows.append(R(unit=u,building=b,area=sf,unitType=use,statusText='Vacant')); S[0]+=sf
            else:
                ox=round(sf*1.9/12,2); tx=round(sf*1.35/12,2); wa=45 if use!='Warehouse' else 80; tot=round(mo+ox+tx+wa,2)
                for j,v in ((5,n),(6,a),(7,e),(8,dep),(9,mo),(10,round(mo*12,2)),(11,round(mo*12/sf,2)),(12,ox),(13,tx),(14,wa),(15,tot)): ws.cell(r,j,v)
                for k,(d,v) in enumerate(stp): ws.cell(r,16+2*k,d); ws.cell(r,17+2*k,v)
                rows.append(R(unit=u,building=b,area=sf,unitType=use,tenantName=n,statusText='Occupied',leaseStartDate=a,leaseEndDate=e,deposit=dep,contractRent=mo,annualRent=round(mo*12,2),charges=[dict(code='Opex',amount=ox),dict(code='Taxes',amount=tx),dict(code='Water',amount=wa)],totalCharges=tot,rentSteps=[dict(date=iso(d),amount=v) for d,v in stp]))
                for i,v in enumerate((sf,dep,mo,mo*12,ox+0,tx,tot)): S[i]+=v
            r+=1
        def tl(lab,S):
            ws.cell(r,2,lab); ws.cell(r,3,S[0]); 
            for j,v in ((8,S[1]),(9,S[2]),(10,S[3]),(12,S[4]),(13,S[5]),(15,S[6])): ws.cell(r,j,round(v,2))
            for j in range(2,20): ws.cell(r,j).font=B; ws.cell(r,j).border=Border(top=thin)
        tl('Sub-total',S); r+=2
        for i in range(7): G[i]+=S[i]
    tl('PARK TOTAL',G); e=r
    for q in range(8,e+1):
        for j in (6,7,16,18): ws.cell(q,j).number_format='mmm-dd-yy'; ws.cell(q,j).alignment=Alignment(horizontal='center')
        for j in (8,9,10,12,13,14,15,17,19): ws.cell(q,j).number_format='#,##0.00'
        ws.cell(q,3).number_format='#,##0'; ws.cell(q,11).number_format='0.00'
    ws.cell(e+2,2,'Notes: 203 has given notice it will not renew at 8/31/25. 304 holding over. 101 at final-year rent. Gross leasable area per 2017 re-measurement.').font=Font(italic=True,size=9)
    for j,w in zip(range(1,20),[2,11,9,12,36,11,11,11,11,12,7,10,10,8,12,11,11,11,11]): ws.column_dimensions[L(j)].width=w
    ws.page_setup.orientation='landscape'; ws.page_setup.fitToHeight=0; ws.sheet_properties.pageSetUpPr.fitToPage=True
    wb.save(p(fn)); save(fn,'INDUSTRIAL','closingteams','xlsx grouped header, buildings as bands, increases in column pairs',rows,'STONECUTTER BUSINESS PARK',asof,12,10,2)
# ---------- 10 SFR csv, planted total_wrong ----------
def x3():
    rng=random.Random(6103); N=Names(rng); fn='houses_rentlist_july.csv'; asof=date(2025,7,1)
    ST=['Maple','Orchard','Pike','Larkspur','Old Mill','Sycamore','Dunbar','Cherry']; CT=['Wexley','Fallbrook','Port Amity']
    out=[['Birchgrove Homes LLC - house list'],['July 1 2025'],[],['#','Property Address','City','Bd/Ba','Sq Ft','Tenant','Lease Thru','Rent','Pet','Security Dep','Sec 8?','Past Due','Comments']]; rows=[]; T=[0]*4; used=set(); ad=[]
    while len(ad)<27:
        a=f'{rng.randrange(102,2900)} {rng.choice(ST)} {rng.choice(["St","Ave","Ln","Ct"])}'
        if a not in used: used.add(a); ad.append((a,rng.choice(CT)))
    ad.sort(key=lambda t:(t[1],t[0])); vac=0
    for i,(a,c) in enumerate(ad,1):
        bb,sf=rng.choice([('2/1',870),('3/1',1040),('3/2',1320),('4/2',1610)]); sf+=rng.randrange(-60,90)
        if i in (6,15,22):
            cm={6:'turn - paint and floors',15:'VACANT listed at $1,495',22:'fire damage insurance claim open'}[i]; out.append([i,a,c,bb,sf,'VACANT','','','','','','',cm]); rows.append(R(unit=a,unitType=bb,area=sf,statusText='VACANT')); vac+=1; continue
        nm=N('IL') if rng.random()<.6 else N('L')+' family'; rent=rng.randrange(95,185)*10+rng.choice([0,5]); le=rng.choice(['mtm','mtm',None,None,None,None]) or eom(addm(asof,rng.randrange(1,14))); pet=rng.choice([0,0,0,25,40]); dep=rng.choice([rent,rent,900,0]); due=rng.choice([0]*5+[rent,215.5]); cm=rng.choice(['','','','','pays weekly','new roof 2023','HVAC on order','cosigner is mother','rent up $50 next renewal'])
        out.append([i,a,c,bb,sf,nm,le if isinstance(le,str) else usn(le),f'${rent:,}',f'${pet}' if pet else '',f'${dep:,}',rng.choice(['','','Y']),f'${due:,.2f}' if due else '',cm])
        rows.append(R(unit=a,unitType=bb,area=sf,tenantName=nm,statusText='Occupied',leaseEndDate=le,contractRent=rent,deposit=dep,charges=[dict(code='Pet',amount=pet)] if pet else None,balance=due or None))
        for k,v in enumerate((rent,pet,dep,due)): T[k]+=v
    bad=T[0]+1300
    out+=[['','TOTAL',f'{len(ad)} houses','','','','',f'${bad:,}',f'${T[1]:,}',f'${T[2]:,}','',f'${T[3]:,.2f}',''],[],['',f'{len(ad)-vac} rented / {vac} vacant']]
    with open(p(fn),'w',newline='',encoding='utf-8') as f: csv.writer(f).writerows(out)
    save(fn,'SINGLE_FAMILY_RENTAL','closingteams','csv hand list of houses, dollar strings, comments',rows,'Birchgrove Homes LLC',asof,27,24,3,planted=dict(what=f'TOTAL of Rent printed ${bad:,}; rows add to ${T[0]:,}',kind='total_wrong'),hard=True)
# ---------- 11 co-op xls ----------
def x4():
    rng=random.Random(6104); N=Names(rng); fn='WARRINGTON_TENANTS_CORP_maint_roll.xls'; asof=date(2025,1,1)
    wb=xlwt.Workbook(); ws=wb.add_sheet('Maintenance'); bs=xlwt.easyxf('font: bold on'); mn=xlwt.easyxf(num_format_str='#,##0.00'); mb=xlwt.easyxf('font: bold on; borders: top thin',num_format_str='#,##0.00'); ib=xlwt.easyxf('font: bold on; borders: top thin',num_format_str='#,##0'); ii=xlwt.easyxf(num_format_str='#,##0'); hb=xlwt.easyxf('font: bold on; align: wrap on, horiz center; borders: bottom medium'); df=xlwt.easyxf(num_format_str='D-MMM-YY')
    ws.write(0,3,'WARRINGTON TENANTS CORP.',bs); ws.write(1,3,'Maintenance & Rent Roll - January 1, 2025'); ws.write(2,3,'Maintenance $1.24 per share per month; capital assessment $0.11 per share per month')
    hd=['Line','Apt.','Rooms','Shareholder','Shares','Maintenance','Assessment','Garage','Storage','Total Billed','Arrears']
    for j,h in enumerate(hd): ws.write(4,j,h,hb)
    r=5; rows=[]; T=[0]*7
    ws.write(r,0,'A. SHAREHOLDER APARTMENTS',bs); r+=1; n=0; sp=[]; lines='ABCDEF'
    for f in range(1,8):
        for l in lines:
            u=f'{f}{l}'; rm=[3,4,5,3.5,4.5,2.5][lines.index(l)]
            if u in('1A',): continue
            if u in('2C','5F','6B','3E'): sp.append((u,rm)); continue
            n+=1; sh=int(rm*70+f*5); mt=round(sh*1.24,2); az=round(sh*.11,2); ga=rng.choice([0,0,0,185]); so=rng.choice([0,0,30]); t=round(mt+az+ga+so,2); ar=rng.choice([0]*7+[t,round(t*1.5,2)]); nm=N()+rng.choice(['','',' & '+rng.choice(FN)])
            ws.write(r,0,n); ws.write(r,1,u); ws.write(r,2,rm); ws.write(r,3,nm); ws.write(r,4,sh,ii)
            for j,v in ((5,mt),(6,az),(7,ga),(8,so),(9,t),(10,ar)):
                if v or j not in (7,8): ws.write(r,j,v,mn)
            rows.append(R(unit=u,unitType=str(rm),tenantName=nm,statusText='Occupied',section='A. SHAREHOLDER APARTMENTS',charges=[dict(code=a,amount=b) for a,b in (('Maintenance',mt),('Assessment',az),('Garage',ga),('Storage',so)) if b],totalCharges=t,balance=ar))
            for i,v in enumerate((sh,mt,az,ga,so,t,ar)): T[i]+=v
            r+=1
    ws.write(r,3,f'Total A - {n} apartments',bs); ws.write(r,4,T[0],ib)
    for j,v in zip(range(5,11),T[1:]): ws.write(r,j,round(v,2),mb)
    r+=2; ws.write(r,0,'B. CORPORATION-OWNED APARTMENTS (RENTED)',bs); r+=1
    for j,h in ((0,'Line'),(1,'Apt.'),(2,'Rooms'),(3,'Tenant'),(5,'Monthly Rent'),(6,'Lease From'),(7,'Lease To'),(10,'Arrears')): ws.write(r,j,h,hb)
    r+=1; rt=0
    for u,rm in sp:
        n+=1; ws.write(r,0,n); ws.write(r,1,u); ws.write(r,2,rm)
        if u=='6B': ws.write(r,3,'VACANT'); rows.append(R(unit=u,unitType=str(rm),statusText='VACANT',section='B. CORPORATION-OWNED APARTMENTS (RENTED)')); r+=1; continue
        nm=N(); rn=rng.choice([1985.4,2310,2675.25]); a=date(2024,rng.choice([2,5,9]),1); e=addm(a,12)-dt.timedelta(1); ws.write(r,3,nm); ws.write(r,5,rn,mn); ws.write(r,6,a,df); ws.write(r,7,e,df); ws.write(r,10,0,mn); rt+=rn
        rows.append(R(unit=u,unitType=str(rm),tenantName=nm,statusText='Occupied',section='B. CORPORATION-OWNED APARTMENTS (RENTED)',contractRent=rn,leaseStartDate=a,leaseEndDate=e,balance=0)); r+=1
    ws.write(r,3,f'Total B - {len(sp)} apartments',bs); ws.write(r,5,round(rt,2),mb); r+=2
    ws.write(r,3,'Monthly billing A + B',bs); ws.write(r,9,round(T[5]+rt,2),mb); ws.write(r+1,3,'Apt. 1A is the lobby office and is not a unit.')
    for j,w in enumerate([6,7,7,32,8,13,12,11,9,13,12]): ws.col(j).width=w*256
    ws.portrait=0; ws.set_fit_num_pages(1); ws.fit_width_to_pages=1; ws.fit_height_to_pages=0
    wb.save(p(fn)); save(fn,'COOPERATIVE','closingteams','BIFF xls, two blocks (shareholders by shares / corporation-owned rentals)',rows,'WARRINGTON TENANTS CORP.',asof,n,n-1,1)
# ---------- 12 lease-up by status codes ----------
def x5():
    rng=random.Random(6105); N=Names(rng); fn='HalyardPointe_LeaseUp_RentRoll_10-27-25.xlsx'; asof=date(2025,10,27)
    wb=Workbook(); ws=wb.active; ws.title='RentRollExport'; ws2=wb.create_sheet('Lease-Up Tracker')
    ws['A1']='HALYARD POINTE'; ws['A2']='Report: UNIT_STATUS_RR'; ws['C2']='Date:'; ws['D2']='10/27/2025'; ws['F2']='Params: all buildings; include preleased'
    hd=['BLDG','UNIT','PLAN_CD','BEDS','SQFT','STATUS','RESIDENT','APPLIED','MOVE_IN','LEASE_FROM','LEASE_TO','TERM','MKT_RENT','EFF_DT','ACT_RENT','CONC_MO','DEP_HELD','AVAIL_DT']
    for j,h in enumerate(hd,1): c=ws.cell(4,j,h); c.font=Font(name='Consolas',bold=True,size=9); c.fill=fill('D9D9D9')
    PL=[('S0',0,545,1460),('A1',1,688,1690),('A2',1,731,1745),('B1',2,1022,2180),('B2',2,1104,2265)]
    r=5; rows=[]; cnt={}; tm=ta=tc=td=0
    for b,n,wt in (('N',30,[60,12,20,4,4]),('S',34,[30,22,40,5,3])):
        for i in range(n):
            u=f'{b}{i//10+1}{i%10+1:02d}'; pc,bd,sf,mk=PL[(i*3)%5]; mk+=20*(i//10); st=rng.choices(['OCC','PRE','VAC','NTV','DWN'],wt)[0]
            if u=='N101': st='MDL'
            cnt[(b,st)]=cnt.get((b,st),0)+1
            v=dict(BLDG=b,UNIT=u,PLAN_CD=pc,BEDS=bd,SQFT=sf,STATUS=st,MKT_RENT=mk); k=R(unit=u,building=b,unitType=pc,area=sf,statusText=st,marketRent=mk); tm+=mk
            if st in('OCC','NTV','PRE'):
                nm=N().upper(); act=mk-rng.choice([0,0,25,50]); term=rng.choice([12,13,14,15]); mi=date(2025,3,1)+dt.timedelta(rng.randrange(235)) if st!='PRE' else date(2025,10,29)+dt.timedelta(rng.randrange(40)); le=addm(mi,term)-dt.timedelta(1); con=-round(act*rng.choice([1,1,1.5])/term,2) if rng.random()<.7 else 0; dep=rng.choice([250,250,500])
                v.update(RESIDENT=nm,APPLIED=mi-dt.timedelta(rng.randrange(9,40)),LEASE_FROM=mi,LEASE_TO=le,TERM=term,ACT_RENT=act,CONC_MO=con,DEP_HELD=dep,MOVE_IN=mi)
                k.update(R(tenantName=nm,leaseStartDate=mi,leaseEndDate=le,moveInDate=mi,contractRent=act,charges=[dict(code='CONC_MO',amount=con)],deposit=dep)); ta+=act; tc+=con; td+=dep
                if st=='NTV': v['AVAIL_DT']=asof+dt.timedelta(rng.randrange(8,50))
            elif st=='VAC': v['AVAIL_DT']=asof
            for j,h in enumerate(hd,1):
                if h in v:
                    c=ws.cell(r,j,v[h])
                    if isinstance(v[h],date): c.number_format='yyyy-mm-dd'
                    if h in('ACT_RENT','CONC_MO','MKT_RENT','DEP_HELD'): c.number_format='0.00'
            rows.append(k); r+=1
    for j,v in ((1,'TOTALS'),(2,len(rows)),(13,tm),(15,ta),(16,round(tc,2)),(17,td)): ws.cell(r,j,v).font=B
    for j in(13,15,16,17): ws.cell(r,j).number_format='0.00'
    for j,w in enumerate([6,8,9,6,7,8,26,12,12,12,12,6,10,8,10,10,10,12],1): ws.column_dimensions[L(j)].width=w
    ws.column_dimensions['N'].hidden=True; ws['A2'].value='UNIT_STATUS_RR'; ws.page_setup.orientation='landscape'; ws.page_setup.fitToHeight=0; ws.sheet_properties.pageSetUpPr.fitToPage=True
    ws2['A1']='Halyard Pointe - lease-up tracker'; ws2['A1'].font=B
    codes=[('OCC','Occupied'),('NTV','Occupied, on notice'),('PRE','Vacant, pre-leased'),('VAC','Vacant, available'),('DWN','Vacant, down / punch list'),('MDL','Model')]
    for j,h in enumerate(['Code','Meaning','Bldg N','Bldg S','Total'],1): ws2.cell(3,j,h).font=B
    for i,(c,t) in enumerate(codes,4):
        a,b2=cnt.get(('N',c),0),cnt.get(('S',c),0)
        for j,v in enumerate([c,t,a,b2,a+b2],1): ws2.cell(i,j,v)
    for j,v in enumerate(['','Total',30,34,64],1): ws2.cell(10,j,v).font=B
    g=lambda *c: sum(v for (b,s),v in cnt.items() if s in c)
    occ=g('OCC','NTV'); ws2['A12']='Physical occupancy'; ws2['C12']=occ/64; ws2['A13']='Leased'; ws2['C13']=(occ+g('PRE'))/64; ws2['A14']='Stabilization test: 90% for 90 days'
    for x in('C12','C13'): ws2[x].number_format='0.0%'
    ws2.column_dimensions['B'].width=28
    wb.save(p(fn)); save(fn,'MULTIFAMILY','closingteams','xlsx raw export, code headers, status codes with key on second sheet, pre-leased names on vacant units, hidden column',rows,'HALYARD POINTE',asof,64,occ,g('PRE','VAC','DWN') if not g('MDL') else None,sheet='RentRollExport',hard=True)
# ---------- 13 hand-made fourplexes ----------
def x6():
    rng=random.Random(6106); N=Names(rng); fn='Rents Nov - 4plexes.xlsx'; asof='2024-11'
    wb=Workbook(); ws=wb.active; ws.title='Nov'; wo=wb.create_sheet('phone list')
    ws['A1']='NOVEMBER 2024 RENTS'; ws['A1'].font=Font(bold=True,size=16,name='Comic Sans MS'); ws['D1']='(from Wendell - call w/ questions)'
    r=3; rows=[]; G=0; gp=0; blds=['12 Tannery Row','14 Tannery Row','600 Hobart','608 Hobart','33 W. Elm']; v=0
    for b in blds:
        ws.cell(r,1,b).font=Font(bold=True,size=12); ws.cell(r,1).fill=fill('FFF2CC'); r+=1
        for j,h in enumerate(['apt','who','beds','rent','water','paid in Nov','dep','since','notes'],1): ws.cell(r,j,h).font=Font(italic=True,underline='single')
        r+=1; S=[0,0]
        for k in range(4):
            u=['#1','#2','#3','#4'][k] if b[0] in '16' and '600' not in b else ['Up L','Up R','Dn L','Dn R'][k]
            bd=rng.choice([1,2,2,3])
            if rng.random()<.1 or (b,k)==('608 Hobart',2):
                ws.cell(r,1,u); ws.cell(r,2,'EMPTY'); ws.cell(r,3,f'{bd}br'); ws.cell(r,9,rng.choice(['needs carpet','showing Saturday'])); rows.append(R(unit=u,building=b,unitType=f'{bd}br',statusText='EMPTY')); v+=1; r+=1; continue
            nm=N('FL') if rng.random()<.7 else N('L'); rn=550+bd*130+rng.choice([0,15,25,-20]); wa=rng.choice([0,30,30]); dep=rng.choice([500,600,rn]); yr=f"{rng.choice(['Mar','Aug','June','Jan'])} {rng.randrange(2011,2024)}"; paid=rng.choice([rn+wa]*5+[rn//2]); nt=rng.choice(['','','','sec 8 pays 612','M to M','fixes mower for $25 off','dog'])
            for j,val in enumerate([u,nm,f'{bd}br',rn if rng.random()<.8 else f'{rn} ',wa or None,paid,dep,yr,nt or None],1):
                if val is not None: ws.cell(r,j,val)
            rows.append(R(unit=u,building=b,unitType=f'{bd}br',tenantName=nm,statusText='Occupied',contractRent=rn,charges=[dict(code='water',amount=wa)] if wa else None,deposit=dep,moveInDate=yr)); S[0]+=rn; S[1]+=paid; r+=1
        ws.cell(r,3,'tot').font=B; ws.cell(r,4,S[0]).font=B; ws.cell(r,6,S[1]).font=B; r+=2; G+=S[0]; gp+=S[1]
    ws.cell(r,1,'ALL 5 BLDGS').font=B; ws.cell(r,4,G).font=B; ws.cell(r,6,gp).font=B; ws.cell(r+1,1,f'{v} empty out of 20')
    for j,w in enumerate([16,24,7,9,8,12,8,12,24],1): ws.column_dimensions[L(j)].width=w
    wo['A1']='plumber'; wo['B1']='555-0142'; wo['A2']='locksmith'; wo['B2']='555-0177'; wo['A3']='bank - Gwen'; wo['B3']='555-0110'
    wb.save(p(fn)); save(fn,'MULTIFAMILY','closingteams','xlsx hand list, one block per fourplex, lower-case headers, notes, text numbers, phone list sheet',rows,None,asof,20,20-v,v,sheet='Nov',hard=True)
# ---------- 14 affordable senior, crystal-like xls ----------
def x7():
    rng=random.Random(6177); N=Names(rng); fn='rptTenantRentRoll_StBrannoc.xls'; asof=date(2025,2,28)
    wb=xlwt.Workbook(); ws=wb.add_sheet('rptTenantRentRoll'); f8='font: name Arial, height 160'; n=xlwt.easyxf(f8); b=xlwt.easyxf(f8+', bold on'); mo=xlwt.easyxf(f8,num_format_str='#,##0.00;(#,##0.00)'); mb=xlwt.easyxf(f8+', bold on; borders: top thin',num_format_str='#,##0.00;(#,##0.00)'); d=xlwt.easyxf(f8,num_format_str='MM/DD/YYYY')
    C=dict(u=0,ty=2,nm=4,hh=6,mi=7,ce=9,gr=11,su=13,tr=15,ua=16,bal=18)
    w=[8,1,14,1,26,2,6,12,1,13,1,12,2,12,1,12,10,1,12]
    for j,x in enumerate(w): ws.col(j).width=x*256
    ws.write_merge(0,0,0,18,'St. Brannoc Terrace Apartments',xlwt.easyxf('font: name Arial, height 240, bold on; align: horiz center')); ws.write_merge(1,1,0,18,'Tenant Rent Roll - Subsidy Detail',xlwt.easyxf(f8+'; align: horiz center')); ws.write_merge(2,2,0,18,'As of Date: 02/28/2025      Contract: Section 8 PRAC / HAP and LIHTC 60%',xlwt.easyxf(f8+'; align: horiz center'))
    def head(r):
        for k,t1,t2 in (('u','Unit',''),('ty','Unit','Type'),('nm','Tenant',''),('hh','HH','Size'),('mi','Move-In',''),('ce','Next','Recert'),('gr','Contract','Rent'),('su','Subsidy','(HAP)'),('tr','Tenant','Rent'),('ua','Utility','Allow.'),('bal','Tenant','Balance')):
            ws.write(r,C[k],t1,b); ws.write(r+1,C[k],t2,xlwt.easyxf(f8+', bold on; borders: bottom thin'))
        return r+2
    r=head(4); rows=[]; G=[0]*4; occ=vac=0; TY=[('0BR/1BA',812),('1BR/1BA',968),('1BR/1BA HC',968),('2BR/1BA',1175)]
    for fl in (1,2,3):
        ws.write(r,0,f'Floor {fl}',b); r+=1; S=[0]*4; k=0
        for i in range(1,15):
            u=f'{fl}{i:02d}'; ty,gr=TY[(i+fl)%4]; k+=1; ws.write(r,C['u'],u,n); ws.write(r,C['ty'],ty,n)
            if fl==1 and i==1:
                ws.write(r,C['nm'],'** NON-REVENUE - Manager **',n); ws.write(r,C['gr'],0,mo); rows.append(R(unit=u,unitType=ty,statusText='NON-REVENUE',section=f'Floor {fl}',contractRent=0)); r+=1; continue
            if rng.random()<.08: ws.write(r,C['nm'],'VACANT',n); ws.write(r,C['gr'],gr,mo); vac+=1; rows.append(R(unit=u,unitType=ty,statusText='VACANT',section=f'Floor {fl}',contractRent=gr)); S[0]+=gr; r+=1; continue
            nm=N(); tr=rng.randrange(140,430); ua=rng.choice([42,55]); su=gr-tr; mi=date(2009,1,1)+dt.timedelta(rng.randrange(5800)); bal=rng.choice([0]*5+[tr,-12.0,37.5]); occ+=1
            ce=addm(date(2025,mi.month,1),0); ce=ce if ce>asof else addm(ce,12)
            ws.write(r,C['nm'],nm,n); ws.write(r,C['hh'],rng.choice([1,1,2]),n); ws.write(r,C['mi'],mi,d); ws.write(r,C['ce'],ce,d)
            for kk,v in (('gr',gr),('su',su),('tr',tr),('ua',ua),('bal',bal)): ws.write(r,C[kk],v,mo)
            rows.append(R(unit=u,unitType=ty,tenantName=nm,statusText='Occupied',section=f'Floor {fl}',contractRent=gr,moveInDate=mi,charges=[dict(code='Subsidy (HAP)',amount=su),dict(code='Tenant Rent',amount=tr)],balance=bal))
            for q,v in enumerate((gr,su,tr,bal)): S[q]+=v
            r+=1
        ws.write(r,C['nm'],f'Floor {fl} Total ({k} units)',b)
        for kk,v in zip(('gr','su','tr','bal'),S): ws.write(r,C[kk],v,mb)
        for q in range(4): G[q]+=S[q]
        r+=2
        if fl<3: r=head(r)
    ws.write(r,C['nm'],f'Grand Total ({len(rows)} units)',b)
    for kk,v in zip(('gr','su','tr','bal'),G): ws.write(r,C[kk],v,mb)
    r+=2; ws.write(r,C['nm'],f'Occupied {occ}   Vacant {vac}   Non-revenue 1',n); ws.write(r+1,C['nm'],'Contract rent of vacant units is shown at the approved contract amount.',n)
    ws.portrait=0; ws.set_fit_num_pages(1); ws.fit_width_to_pages=1; ws.fit_height_to_pages=0
    wb.save(p(fn)); save(fn,'MULTIFAMILY','closingteams','BIFF xls report export, spacer columns, headers repeated per floor, subsidy and tenant rent',rows,'St. Brannoc Terrace Apartments',asof,len(rows),occ,vac)
ALL=[x1,x2,x3,x4,x5,x6,x7]
if __name__=='__main__':
    for f in ALL: f()
