# documents 9-14
import random, datetime as dt, csv, io
from make_common import *
import openpyxl, xlwt
from openpyxl.styles import Font, PatternFill, Alignment, Border, Side
from openpyxl.utils import get_column_letter as CL
d=dt.date; B=Font(bold=True)
TH=Side(style='thin'); 

# ---------- 9. university retail, home-made Excel
def doc9():
    name='Whitcombe_Auxiliary_Campus_Retail_Leases.xlsx'
    wb=openpyxl.Workbook(); c=wb.active; c.title='Read Me'
    for i,t in enumerate(['Auxiliary Services - Campus Retail','Update the "Retail" tab only; Budget Office links to it.','CPI tab: BLS CPI-U West, used for Feb. resets','Questions: ext. 4417'],1): c.cell(i,1,t)
    ws=wb.create_sheet('Retail')
    ws['B1']='WHITCOMBE STATE UNIVERSITY'; ws['B1'].font=Font(bold=True,size=14); ws['B2']='Campus Retail - Tenant Rent Roll'; ws['B2'].font=Font(size=12,italic=True); ws['B3']='As of'; ws['C3']=d(2025,2,28); ws['C3'].number_format='mmmm d, yyyy'; ws['C3'].alignment=Alignment(horizontal='left')
    # columns: A spacer, B space, C building, D tenant, E hidden GL, F sf, G/H term, I/J rent, K rate, L/M pct, N util, O CAM, P monthly total, Q deposit, R note
    g=[('F','F',''),('G','H','Term'),('I','K','Base Rent'),('L','M','Percentage Rent'),('N','P','Monthly Charges')]
    for a,z,t in g:
        ws[f'{a}5']=t
        if a!=z: ws.merge_cells(f'{a}5:{z}5'); ws[f'{a}5'].alignment=Alignment(horizontal='center')
    H=['Space','Building','Tenant (dba)','GL Chartfield','Area SF','Start','End','Monthly','Annual','$/SF/Yr','Rate','Natural Break','Utilities','CAM','Rent + Util. + CAM','Deposit','Note']
    for i,h in enumerate(H,2): ws.cell(6,i,h)
    for r in(5,6):
        for i in range(2,19): x=ws.cell(r,i); x.font=Font(bold=True,color='FFFFFF'); x.fill=PatternFill('solid',fgColor='4B2E83'); x.alignment=Alignment(horizontal='center',vertical='center',wrap_text=True)
    ws.row_dimensions[6].height=30
    L=[('SU-101','Student Union','Whitcombe Bookstore (Follow Page, Inc.)',14200,d(2020,7,1),d(2030,6,30),26625,.075,None,None,4260,None,'(1)'),
       ('SU-104','Student Union','Mudhen Coffee Roasters',1350,d(2022,8,15),d(2027,8,14),3712.5,.08,560000,405,270,7425,'(2)'),
       ('SU-107','Student Union','Wok This Way',980,d(2023,8,1),d(2028,7,31),2940,.09,400000,392,196,5880,None),
       ('SU-108','Student Union','VACANT (former smoothie bar)',760,None,None,None,None,None,None,None,None,'(3)'),
       ('SU-110','Student Union','Valley Educators Credit Union',1125,d(2018,1,1),d(2027,12,31),4031.25,None,None,225,225,None,None),
       ('SU-K2','Student Union','Phone Fixers kiosk',120,d(2024,9,1),'MTM',600,None,None,40,None,600,None),
       ('LIB-1','Dorrance Library','Page & Pour Cafe',890,d(2021,8,1),d(2026,7,31),1854.17,.06,375000,267,178,None,'(4)'),
       ('ENG-B','Engineering II','Circuit Sandwich Co.',610,d(2019,8,1),d(2024,7,31),1220,.06,300000,183,122,1220,'(5)'),
       ('PG-01','Parking Garage 3','Sprocket Bike Shop',1640,d(2022,3,1),d(2027,2,28),2596.67,None,None,328,246,5000,None),
       ('PG-02','Parking Garage 3','Zips Tailor & Laundry',1180,d(2023,1,1),d(2025,12,31),2163.33,None,None,472,177,2163.33,None),
       ('PG-03','Parking Garage 3','VACANT',2050,None,None,None,None,None,None,None,None,None),
       ('PG-04','Parking Garage 3','Noodle Theory',1790,d(2024,4,1),d(2034,3,31),4475,.06,900000,716,268.5,13425,'(6)'),
       ('PG-05','Parking Garage 3','Campus Parcel & Print',1420,d(2021,11,1),d(2026,10,31),2840,None,None,284,213,2840,None),
       ('REC-1','Recreation Center','Orange Line Juice',430,d(2024,8,19),d(2026,8,18),1075,.10,None,172,86,2150,None)]
    notes=['(1) Bookstore pays the greater of base rent or 7.5% of commissionable sales; base rent is also its minimum annual guarantee.',
      '(2) SU-104 base rent rises to $3,823.88 per month on 8/15/2025 and to $3,938.59 per month on 8/15/2026.',
      '(3) SU-108 asking $3.25 per SF per month; shown to two prospects in January.',
      '(4) LIB-1 Amendment No. 1 (5/6/2024): rent frozen through expiration; deposit refunded.',
      '(5) ENG-B in holdover since 8/1/2024; new RFP in Spring.',
      '(6) PG-04 base rent rises to $4,609.25 per month on 4/1/2025.']
    steps={'SU-104':[(d(2025,8,15),3823.88),(d(2026,8,15),3938.59)],'PG-04':[(d(2025,4,1),4609.25)]}
    r=7; rows=[]; S=[0]*7; ref=notes
    for sp,b,t,sf,s,e,rent,pr,br,ut,cam,dep,nt in L:
        ws.cell(r,2,sp); ws.cell(r,3,b); ws.cell(r,4,t); ws.cell(r,6,sf); ws.cell(r,18,nt); S[0]+=sf
        if rent is not None:
            an=round(rent*12,2); tot=round(rent+(ut or 0)+(cam or 0),2)
            ws.cell(r,5,f'44{r}10-AUX-{r*37}')
            for col,v in((7,s),(8,e),(9,rent),(10,an),(11,round(an/sf,2)),(12,pr),(13,br),(14,ut),(15,cam),(16,tot),(17,dep)): ws.cell(r,col,v)
            for j,v in enumerate([rent,an,ut or 0,cam or 0,tot,dep or 0],1): S[j]+=v
            rows.append(R(unit=sp,building=b,area=sf,tenantName=t,leaseStartDate=s,leaseEndDate=e,contractRent=rent,annualRent=an,deposit=dep,totalCharges=tot,
              charges=([dict(code='Utilities',amount=ut)] if ut else [])+([dict(code='CAM',amount=cam)] if cam else []),rentSteps=[dict(date=a,amount=v) for a,v in steps.get(sp,[])]))
        else: rows.append(R(unit=sp,building=b,area=sf,statusText='VACANT'))
        r+=1
    r+=1; ws.cell(r,4,'TOTAL RETAIL (12 leased / 2 vacant)')
    for col,v in zip((6,9,10,14,15,16,17),S): ws.cell(r,col,round(v,2))
    for i in range(2,19): ws.cell(r,i).font=B; ws.cell(r,i).border=Border(top=TH,bottom=Side(style='double'))
    for rr in range(7,r+1):
        for col in(9,10,11,13,14,15,16,17): ws.cell(rr,col).number_format='#,##0.00;(#,##0.00);"-"'
        ws.cell(rr,6).number_format='#,##0'; ws.cell(rr,12).number_format='0.0%'
        for col in(7,8): ws.cell(rr,col).number_format='m/d/yy'; ws.cell(rr,col).alignment=Alignment(horizontal='right')
    r+=2
    for n in notes: ws.cell(r,2,n); r+=1
    for i,w in enumerate([2,9,17,38,16,9,10,10,11,12,9,8,12,10,10,13,11,6],1): ws.column_dimensions[CL(i)].width=w
    ws.column_dimensions['E'].hidden=True; ws.freeze_panes='E7'; ws.page_setup.orientation='landscape'; ws.page_setup.fitToWidth=1; ws.page_setup.fitToHeight=0; ws.sheet_properties.pageSetUpPr=openpyxl.worksheet.properties.PageSetupProperties(fitToPage=True)
    w3=wb.create_sheet('CPI'); w3.append(['Month','Index','12-mo %'])
    for mth,v,p in(('Dec 2024',331.8,2.8),('Jan 2025',333.3,2.9),('Feb 2025',334.6,2.7)): w3.append([mth,v,p])
    wb.active=1; wb.save(doc(name))
    truth(name,'RETAIL','University auxiliary services, own Excel','several sheets, grouped merged header, hidden column, steps in footnotes','WHITCOMBE STATE UNIVERSITY','2025-02-28',rows,14,12,2,sheet='Retail')

# ---------- 10. foundation warehouses, Yardi commercial charges, .xls
def doc10():
    name='dunmlog_rent_roll_charges.xls'
    wb=xlwt.Workbook(); ws=wb.add_sheet('Report1'); b=xlwt.easyxf('font: bold on, name Tahoma, height 160'); n=xlwt.easyxf('font: name Tahoma, height 160'); mo=xlwt.easyxf('font: name Tahoma, height 160',num_format_str='#,##0.00'); mb=xlwt.easyxf('font: bold on, name Tahoma, height 160; borders: top thin',num_format_str='#,##0.00'); ar=xlwt.easyxf('font: name Tahoma, height 160',num_format_str='#,##0'); dd=xlwt.easyxf('font: name Tahoma, height 160',num_format_str='mm/dd/yyyy'); ti=xlwt.easyxf('font: bold on, name Tahoma, height 240')
    ws.write(0,0,'Commercial Rent Roll with Charge Schedules',ti); ws.write(1,0,'Property: Dunmore Logistics Park (dunmlog)     Owner: Hollis Family Foundation',n); ws.write(2,0,'As of Date: 04/30/2025',n); ws.write(3,0,'Only current and future schedules shown',n)
    for r,h in((5,['','','','Lease','Lease','','Charge','Charge','Schedule','Schedule','Monthly','Annual','Area','Security']),(6,['Unit(s)','Lease','Area','From','To','Term','Code','Type','From','To','Amount','Amount','Rate/Yr','Deposit'])):
        for i,x in enumerate(h): ws.write(r,i,x,b)
    L=[('100','Keystone Paper Converters',48200,d(2021,5,1),d(2028,4,30),6.15,.03,24702.5),('110','Allied Garden Wholesale',26400,d(2019,9,1),d(2026,8,31),5.8,.025,12760),('120','VACANT',18900,None,None,0,0,None),
       ('200','Food Bank of the Three Rivers',61500,d(2017,1,1),d(2026,12,31),2.4,0,None),('210','Penrose Medical Supply Co.',33750,d(2023,2,1),d(2030,1,31),6.6,.035,37125),('220-230','Tamarack Tire Distribution',54100,d(2022,10,1),d(2029,9,30),6.25,.03,28177.08),
       ('300','Northern Exhibits & Staging',22050,d(2020,3,1),d(2027,2,28),5.95,.03,10933.13),('310','VACANT',15300,None,None,0,0,None),('320','Lumen Office Liquidators',19800,d(2024,6,1),d(2029,5,31),6.75,.03,11137.5),
       ('400','Greyfriars Cold Brew Works',12650,d(2023,7,1),d(2028,6,30),7.1,.03,14969.17),('410','Vance & Ottley Moving',17400,d(2015,4,1),'MTM',5.25,0,7612.5),('YARD A','Keystone Paper Converters',40000,d(2021,5,1),d(2028,4,30),.9,.03,None)]
    r=8; rows=[]; asof=d(2025,4,30); T={'rnt':0,'cam':0,'ret':0,'ins':0}; TA=0; VA=0; dep=0
    for u,t,sf,s,e,rt,pc,dp in L:
        ws.write(r,0,u,n); ws.write(r,1,t,n); ws.write(r,2,sf,ar)
        if t=='VACANT': VA+=sf; rows.append(R(unit=u,area=sf,statusText='VACANT')); r+=2; continue
        TA+=sf; ws.write(r,3,s,dd)
        ws.write(r,4,e,dd if isinstance(e,dt.date) else n)
        if isinstance(e,dt.date): ws.write(r,5,(e.year-s.year)*12+e.month-s.month+1,ar)
        if dp: ws.write(r,13,dp,mo); dep+=dp
        rent=round(sf*rt/12,2); st=[]; cur_to=e; sd=asof; a=rent
        if pc:
            cut=nextann(s,asof)
            while cut<e and len(st)<3: a=round(a*(1+pc),2); st.append((cut,a)); cut=addy(cut,1)
        cur_from=max([addy(s,k) for k in range(20) if addy(s,k)<=asof]) if pc else s
        ch=[('rnt','Base Rent',rent)]
        if u!='YARD A': ch+=[('cam','CAM Est.',round(sf*.85/12,2)),('ins','Insurance',round(sf*.19/12,2))]
        if u not in('YARD A','200'): ch.insert(2,('ret','RE Tax',round(sf*1.12/12,2)))
        tot=0
        for i,(cd,ty,am) in enumerate(ch):
            ws.write(r,6,cd,n); ws.write(r,7,ty,n); ws.write(r,8,cur_from if cd=='rnt' else d(2025,1,1),dd)
            if cd=='rnt' and st: ws.write(r,9,st[0][0]-dt.timedelta(1),dd)
            elif cd=='rnt' and isinstance(e,dt.date): ws.write(r,9,e,dd)
            elif cd!='rnt': ws.write(r,9,d(2025,12,31),dd)
            ws.write(r,10,am,mo); ws.write(r,11,round(am*12,2),mo); ws.write(r,12,round(am*12/sf,2),mo); tot+=am; T[cd]+=am; r+=1
        ws.write(r,7,'Total current',b); ws.write(r,10,round(tot,2),mb); ws.write(r,11,round(sum(round(q[2]*12,2) for q in ch),2),mb); r+=1
        for j,(q,v) in enumerate(st):
            ws.write(r,6,'rnt',n); ws.write(r,7,'Base Rent (future)',n); ws.write(r,8,q,dd); ws.write(r,9,(st[j+1][0]-dt.timedelta(1)) if j+1<len(st) else e,dd); ws.write(r,10,v,mo); ws.write(r,11,round(v*12,2),mo); ws.write(r,12,round(v*12/sf,2),mo); r+=1
        r+=1
        rows.append(R(unit=u,area=sf,tenantName=t,leaseStartDate=s,leaseEndDate=e,contractRent=rent,annualRent=round(rent*12,2),deposit=dp,totalCharges=round(tot,2),charges=[dict(code=q[0],amount=q[2]) for q in ch],rentSteps=[dict(date=q,amount=v) for q,v in st]))
    ws.write(r,0,'Total dunmlog',b); ws.write(r,2,TA+VA,ar); ws.write(r,10,round(sum(T.values()),2),mb); ws.write(r,13,round(dep,2),mb); r+=2
    ws.write(r,0,'Charge Code Summary (current, monthly)',b); r+=1
    for k in T: ws.write(r,0,k,n); ws.write(r,2,round(T[k],2),mo); r+=1
    r+=1; ws.write(r,0,'Occupancy Summary',b); ws.write(r,1,'Area',b); ws.write(r,2,'Units',b); r+=1
    for k,a,q in(('Occupied',TA,10),('Vacant',VA,2),('Total',TA+VA,12)): ws.write(r,0,k,n); ws.write(r,1,a,ar); ws.write(r,2,q,ar); r+=1
    for i,w in enumerate([12,32,10,12,12,7,8,20,12,12,13,13,9,12]): ws.col(i).width=w*256
    ws.portrait=False; ws.fit_num_pages=1; ws.fit_width_to_pages=1; ws.fit_height_to_pages=0
    wb.save(doc(name))
    truth(name,'INDUSTRIAL','Foundation, Yardi commercial export','xls, charge schedule lines per lease incl. future rent schedules','Dunmore Logistics Park (dunmlog)','2025-04-30',rows,12,10,2,sheet=None)

# ---------- 11. Archibus CSV, staff apartments
def doc11():
    name='archibus_rplm_staff_apartments_export.csv'; rnd=random.Random(1111)
    f=io.StringIO(); w=csv.writer(f,quoting=csv.QUOTE_ALL,lineterminator='\r\n')
    H=['Property Name','Building Code','Floor Code','Unit Number','Unit Type','Rentable Area sq.ft.','Lease Code','Lessee','Lease Status','Date Start','Date End','Date Moved In','Monthly Base Rent','Market Rent','Utility Allowance Charge','Parking Charge','Total Monthly','Deposit','Comments']
    w.writerow(H); rows=[]; used=set(); oc=va=0; k=4100
    TY={'ST':('Studio',430,1150,1295),'1B':('1 Bed/1 Bath',610,1480,1650),'2B':('2 Bed/1 Bath',845,1890,2100)}
    for bl,nf,npf,mix in(('RN1',4,8,['ST','1B']),('RN2',4,8,['ST','1B','2B','1B']),('HOUSE-OFF',2,7,['2B','1B'])):
        for fl in range(1,nf+1):
            for i in range(1,npf+1):
                u=f'{fl}{i:02d}' if bl!='HOUSE-OFF' else f'H{fl}{i}'; t=TY[mix[(i+fl)%len(mix)]]; r=rnd.random(); area=t[1]+rnd.choice([0,0,8,-6,15])
                st='Active' if r<.85 else 'Month-to-Month' if r<.9 else 'Vacant' if r<.965 else 'Off-Line'
                if st in('Vacant','Off-Line'):
                    va+=st=='Vacant'; w.writerow(['St. Columba Hospital Residences',bl,f'{fl:02d}',u,t[0],area,'','',st,'','','','',m(t[3]).replace(',',''),'','','','',rnd.choice(['','','Turnover paint','Hold for July residents']) if st=='Vacant' else 'Water damage, est. return Sept'])
                    rows.append(R(unit=u,building=bl,propertyName='St. Columba Hospital Residences',unitType=t[0],area=area,statusText=st,marketRent=t[3])); continue
                oc+=1
                while 1:
                    n=f'{rnd.choice(LAST)}, {rnd.choice(FIRST)}'+rnd.choice(['',', RN',', MD','',', PA-C'])
                    if n not in used: used.add(n); break
                k+=rnd.randint(1,9); s=d(rnd.randint(2021,2024),rnd.choice([6,7,7,7,9,11]),1); e=None if st!='Active' else addy(s,max(1,2025-s.year+ (1 if s.month<=5 else 0)))-dt.timedelta(1)
                if e and e<d(2025,5,1): e=addy(e,1)
                rent=t[2]+rnd.choice([0,0,20,-25,45]); ut=rnd.choice([65,85,110]); pk=rnd.choice([0,0,0,55]); dep=rnd.choice([0,500,500,t[2]]); tot=rent+ut+pk
                mi=s+dt.timedelta(rnd.choice([0,0,0,1,3]))
                w.writerow(['St. Columba Hospital Residences',bl,f'{fl:02d}',u,t[0],area,f'SCH-{k:06d}',n,st,s.isoformat(),e.isoformat() if e else '',mi.isoformat(),f'{rent:.2f}',f'{t[3]:.2f}',f'{ut:.2f}',f'{pk:.2f}' if pk else '',f'{tot:.2f}',f'{dep:.2f}',rnd.choice(['']*8+['Payroll deduction','2 cats; addendum 3'])])
                rows.append(R(unit=u,building=bl,propertyName='St. Columba Hospital Residences',unitType=t[0],area=area,tenantName=n,statusText=st,leaseStartDate=s,leaseEndDate=e,moveInDate=mi,contractRent=rent,marketRent=t[3],deposit=dep,totalCharges=tot,
                  charges=[dict(code='Utility Allowance Charge',amount=ut)]+([dict(code='Parking Charge',amount=pk)] if pk else [])))
    open(doc(name),'w',encoding='utf-8-sig',newline='').write(f.getvalue())
    off=len(rows)-oc-va
    truth(name,'MULTIFAMILY','Hospital facilities, Archibus export','flat CSV all quoted, status words, ISO dates, no totals','St. Columba Hospital Residences',None,rows,len(rows),oc,va if off==0 else None)

# ---------- 12. PeopleSoft query xlsx, digit changed
def doc12():
    name='CUH_RE_RENTROLL_BY_LOC_28.xlsx'; rnd=random.Random(12)
    wb=openpyxl.Workbook(); ws=wb.active; ws.title='sheet1'
    H=['Unit','Location','Location Descr','Space ID','Lease Nbr','Amend','Lessee Name','Space Use','Rentable SF','Commence Dt','Expire Dt','Lse Status','Base Rent Mo','OpEx Mo','Util Mo','Total Mo','Deposit Held']
    loc={'L0410':'Cascadia Clinic Bldg','L0425':'Harlow Research Center','L0440':'Quay Street Annex'}
    L=[('L0410','0101','Northlake Pharmacy Group','Retail',2250,34,'A'),('L0410','0110','Cascadia Eye Associates','Clinic',4130,31.5,'A'),('L0410','0200','Riverbend Dialysis LLC','Clinic',8720,30,'A'),('L0410','0215','','Clinic',1960,0,'V'),('L0410','0220','Fir Street Hearing Ctr','Clinic',1340,29.25,'H'),('L0410','0300','Pacific Crest Oncology','Clinic',6885,32.75,'A'),('L0410','0310','School of Dentistry Fdn','Office',2410,24,'A'),
       ('L0425','1A','Helixline Therapeutics','Wet lab',5600,52,'A'),('L0425','1B','Novabarrier Inc','Wet lab',3250,50.5,'A'),('L0425','1C','','Wet lab',2900,0,'V'),('L0425','2A','Helixline Therapeutics','Wet lab',4400,52,'A'),('L0425','2B','Tidepool Genomics Co-op','Dry lab',2750,41,'A'),('L0425','2C','Cascadia Tech Ventures','Office',1875,33,'A'),('L0425','3A','Institute for Rural Health','Office',3980,27.5,'A'),('L0425','3B','Sable Imaging Analytics','Dry lab',2120,42,'H'),
       ('L0440','G01','Second Cup of Joe','Food service',940,28,'A'),('L0440','G02','Quay Street Copy','Retail',1115,22,'A'),('L0440','201','Nurses Union Local 1199','Office',2640,23.5,'A'),('L0440','202','','Office',1480,0,'V'),('L0440','203','Alumni Association','Office',3050,18,'A'),('L0440','301','County Public Health','Office',7730,25.4,'A'),('L0440','302','Marrow & Stem Registry','Office',1690,24.6,'A')]
    ws.append(['CUH_RE_RENTROLL_BY_LOC',len(L)]); ws.append(H); rows=[]; S=[0]*6
    f=lambda x:x.strftime('%Y-%m-%d')
    for i,(lc,sp,t,us,sf,rt,st) in enumerate(L):
        S[0]+=sf
        if not t:
            ws.append(['CUH01',lc,loc[lc],sp,None,None,None,us,sf,None,None,'Vacant']); rows.append(R(unit=sp,building=loc[lc],unitType=us,area=sf,statusText='Vacant')); continue
        s=d(rnd.randint(2016,2023),rnd.randint(1,12),1); e=addy(s,10 if sf>3000 else 7 if s.year>2017 else 9)-dt.timedelta(1)
        if st=='H': s=d(2018,5,1); e=d(2025,4,30)
        stt='Active' if st=='A' else 'Holdover'
        base=round(sf*rt/12,2); op=round(sf*7.6/12,2) if us!='Food service' else 0; ut=round(sf*(6.2 if 'lab' in us else 1.9)/12,2); tot=round(base+op+ut,2); dep=round(base,2) if rnd.random()<.6 else None
        pb=base
        if sp=='2B': pb=round(base+500,2)
        for j,v in enumerate([base,op,ut,tot,dep or 0],1): S[j]+=v
        ln=f'{rnd.randint(10000,99999):010d}'; am=rnd.choice([0,0,1,2,3])
        ws.append(['CUH01',lc,loc[lc],sp,ln,am,t,us,sf,f(s),f(e),stt,pb,op if op else None,ut,tot,dep])
        rows.append(R(unit=sp,building=loc[lc],unitType=us,area=sf,tenantName=t,statusText=stt,leaseStartDate=s,leaseEndDate=e,contractRent=pb,deposit=dep,totalCharges=tot,
           charges=([dict(code='OpEx Mo',amount=op)] if op else [])+[dict(code='Util Mo',amount=ut)]))
    ws.append([]); ws.append([None]*6+['Total per G/L tie-out',None,S[0],None,None,None]+[round(v,2) for v in S[1:]])
    for r in ws.iter_rows(min_row=3):
        for x in r[12:17]: x.number_format='#,##0.00'
    for i,w in enumerate([8,9,24,9,12,7,28,13,11,12,12,11,13,12,12,13,13],1): ws.column_dimensions[CL(i)].width=w
    for x in ws[2]: x.font=B
    for x in ws[ws.max_row]: x.font=B
    ws.page_setup.orientation='landscape'; ws.sheet_properties.pageSetUpPr=openpyxl.worksheet.properties.PageSetupProperties(fitToPage=True); ws.page_setup.fitToHeight=0
    wb.save(doc(name))
    truth(name,'OFFICE','University health system, PeopleSoft query','query export: name and row count in row 1, text dates and ids, totals pasted below',None,None,rows,22,19,3,
      planted=dict(what='Harlow Research Center space 2B: base rent printed 9,895.83 for 9,395.83; row total and column total are right',kind='digit_changed'))

# ---------- 13. cathedral chapter, UK tenancy schedule
def doc13():
    name='Thornminster Chapter tenancy schedule LD2025.xlsx'
    wb=openpyxl.Workbook(); ws=wb.active; ws.title='Tenancy Schedule'
    ws['A1']='THE DEAN AND CHAPTER OF THORNMINSTER'; ws['A1'].font=Font(bold=True,size=13,name='Garamond'); ws.merge_cells('A1:L1'); ws['A2']='Close and City Estate - Tenancy Schedule as at Lady Day, 25 March 2025'; ws.merge_cells('A2:L2'); ws['A2'].font=Font(italic=True,name='Garamond',size=11)
    H=['Ref','Demise','Tenant','Use','NIA\n(sq m)','Lease date','Term\ncommences','Term\nexpires','Passing rent\n(£ p.a.)','£ / sq m','Next review','Rent\ndeposit (£)','Remarks']
    for i,h in enumerate(H,1):
        x=ws.cell(4,i,h); x.font=B; x.alignment=Alignment(wrap_text=True,horizontal='center',vertical='center'); x.border=Border(top=TH,bottom=TH); 
    ws.row_dimensions[4].height=32
    L=[('Old Deanery Buildings, Minster Yard',[('OD/1','Ground floor shop','Minster Books Limited','Bookshop',118.4,d(2017,9,29),d(2017,9,29),d(2027,9,28),24500,'29/09/2022 (outstanding)',6125,'1954 Act protected'),('OD/2','Undercroft','The Pilgrim\'s Pantry','Cafe',141.0,d(2021,6,1),d(2021,6,24),d(2031,6,23),31250,'24/06/2026',15625,'Turnover top-up 8% over £410,000'),('OD/3','First floor','Thornminster Choir School Trust','Music rooms',205.7,d(2012,3,14),d(2012,3,25),d(2037,3,24),1,'None',None,'Peppercorn'),('OD/4','Second floor','VOID','Office',96.2,None,None,None,None,None,None,'Marketing at £12,500')]),
       ('Sadlergate Nos. 8-18',[('SG/8','No. 8, shop & basement','Fettle & Co. (Cheesemongers)','Shop',64.8,d(2020,11,2),d(2020,12,25),d(2025,12,24),18750,'None',4687.50,None),('SG/10','No. 10, shop','Argent Jewellery Workshop','Shop',41.3,d(2022,5,5),d(2022,5,5),d(2032,5,4),15000,'05/05/2027',3750,'Fixed increase to £16,500 from 5 May 2025'),('SG/10A','No. 10A, maisonette','Mr C. Ravensworth','Flat',72.5,d(2023,8,21),d(2023,8,21),'Periodic',11700,'None',1125,'Paid monthly £975'),('SG/12','No. 12, shop','VOID','Shop',58.9,None,None,None,None,None,None,'Under offer'),('SG/14','Nos. 14-16, shop','Northern Hospice Shops','Charity shop',133.6,d(2014,12,1),d(2014,12,25),d(2024,12,24),27000,'None',None,'Holding over'),('SG/18','No. 18, shop & upper parts','Bell Foundry Antiques','Shop',187.2,d(2019,2,11),d(2019,3,25),d(2029,3,24),33500,'None',16750,'Break option 25/03/2027')]),
       ('Bishop\'s Mill and Tithe Yard',[('TY/1','The Tithe Barn','Barnstorm Events Ltd','Events hall',612.0,d(2018,10,15),d(2019,1,1),d(2038,12,31),62000,'01/01/2029',31000,'RPI 1-4%'),('TY/2','Workshop A','Hallam Organ Builders','Workshop',248.5,d(2009,6,24),d(2009,6,24),d(2029,6,23),13800,'None',None,None),('TY/3','Workshop B','Stoneyard (Chapter Works Dept.)','Masons\' yard',302.1,None,None,None,0,None,None,'In hand, no rent'),('TY/4','Mill, ground floor','Millrace Physiotherapy','Clinic',110.9,d(2024,3,18),d(2024,3,25),d(2029,3,24),16200,'None',4050,None),('TY/5','Mill, first floor','Ledgerdene Accountants LLP','Office',163.3,d(2022,9,9),d(2022,9,29),d(2027,9,28),22050,'None',5512.50,None),('TY/6','Scout hut','2nd Thornminster Scouts','Hall',95.0,d(2005,5,1),d(2005,5,1),d(2030,4,30),50,'None',None,None)])]
    r=5; rows=[]; G=[0]*3
    for b,its in L:
        ws.cell(r,1,b); ws.merge_cells(start_row=r,start_column=1,end_row=r,end_column=13); ws.cell(r,1).font=B; ws.cell(r,1).fill=PatternFill('solid',fgColor='EFE6D5'); r+=1; S=[0]*3
        for ref,dm,t,us,ar,ld,s,e,rent,rv,dp,rm in its:
            vac=t=='VOID'
            for c,v in enumerate([ref,dm,t,us,ar,ld,s,e,rent,round(rent/ar,2) if rent and rent>100 else None,rv,dp,rm],1):
                x=ws.cell(r,c,v)
                if c in(6,7,8): x.number_format='dd/mm/yyyy'; x.alignment=Alignment(horizontal='center')
                if c==5: x.number_format='#,##0.0'
                if c in(9,12): x.number_format='£#,##0.00' if c==12 else '£#,##0'
                if c==10: x.number_format='0.00'
            S[0]+=ar;S[1]+=rent or 0;S[2]+=dp or 0
            if vac: rows.append(R(unit=ref,building=b,unitType=us,area=ar,statusText='VOID'))
            else:
                st=[dict(date=d(2025,5,5),amount=16500,per='year')] if ref=='SG/10' else []
                rows.append(R(unit=ref,building=b,unitType=us,area=ar,tenantName=t,leaseStartDate=s,leaseEndDate=e,annualRent=rent,deposit=dp,rentSteps=st,statusText='Holding over' if rm=='Holding over' else 'In hand' if ref=='TY/3' else 'Occupied'))
            r+=1
        ws.cell(r,4,'Sub-total'); ws.cell(r,5,round(S[0],1)).number_format='#,##0.0'; ws.cell(r,9,S[1]).number_format='£#,##0'; ws.cell(r,12,S[2]).number_format='£#,##0.00'
        for c in(4,5,9,12): ws.cell(r,c).font=B; ws.cell(r,c).border=Border(top=TH)
        r+=2; G=[a+q for a,q in zip(G,S)]
    ws.cell(r,4,'ESTATE TOTAL'); ws.cell(r,5,round(G[0],1)).number_format='#,##0.0'; ws.cell(r,9,G[1]).number_format='£#,##0'; ws.cell(r,12,G[2]).number_format='£#,##0.00'
    for c in(4,5,9,12): ws.cell(r,c).font=B; ws.cell(r,c).border=Border(top=TH,bottom=Side(style='double'))
    r+=2; ws.cell(r,1,'Commercial rents are payable on the usual quarter days in advance. All commercial leases on internal repairing terms with insurance rent recharged.'); ws.cell(r+1,1,'Chapter Estates Office, 3 Minster Yard')
    for i,w in enumerate([8,25,31,14,9,12,12,12,13,9,22,12,36],1): ws.column_dimensions[CL(i)].width=w
    ws.page_setup.orientation='landscape'; ws.page_setup.paperSize=9; ws.sheet_properties.pageSetUpPr=openpyxl.worksheet.properties.PageSetupProperties(fitToPage=True); ws.page_setup.fitToHeight=0; ws.print_title_rows='4:4'
    wb.save(doc(name))
    truth(name,'MIXED_USE','English cathedral estates office, Excel','sq m and £ per annum, merged building bands, lease date beside term','Close and City Estate','2025-03-25',rows,None,None,2,hard=True)

# ---------- 14. harbour authority sheds, semicolon csv
def doc14():
    name='vlissaert_havenloodsen_huurlijst_2025-05.csv'
    def eu(x,dec=2): return f'{x:,.{dec}f}'.replace(',','#').replace('.',',').replace('#','.')
    f=lambda x:x.strftime('%d.%m.%Y')
    out=['Port Authority of Vlissaert - Property Department;;;;;;;;;;;;','RENT LIST OF SHEDS AND WAREHOUSES;;;;;;;;;;;;','Situation at 31.05.2025;;;;;;;;;;;;','Amounts in EUR excl. VAT;;;;;;;;;;;;','',
     'Shed no.;Type;Tenant;Contract;Contract date;Start;End;m2;EUR/m2/year;Rent per month;Service charge per month;Quay & security per month;Total per month;Bank guarantee']
    L=[('North Dock',[('N-01','Transit shed','Zeebaken Stevedoring NV','2016/031',d(2016,2,11),d(2016,4,1),d(2026,3,31),6200,48,True),('N-02','Transit shed','Zeebaken Stevedoring NV','2016/032',d(2016,2,11),d(2016,4,1),d(2026,3,31),5850,48,True),('N-03','Transit shed',None,'',None,None,None,4400,0,False),('N-04 A','Warehouse','Polder Potato Export BV','2022/007',d(2022,5,17),d(2022,6,1),d(2027,5,31),2600,57.6,True),('N-04 B','Warehouse','Coenraads Timber BV','2021/044',d(2021,10,4),d(2021,11,1),d(2026,10,31),2575,56.4,True),('N-05','Cold store','Arctic Lane Reefer Services','2019/019',d(2019,3,29),d(2019,7,1),d(2034,6,30),8100,96,True)]),
       ('Sluice Quay',[('S-11','Warehouse','Steenhuis Fertilizers NV','2013/002',d(2013,1,8),d(2013,2,1),'indefinite',3350,45,True),('S-12','Warehouse','De Wielingen Yacht Supplies','2023/015',d(2023,3,1),d(2023,4,1),d(2028,3,31),1180,66,False),('S-13','Workshop','Marine Hydrauliek Vlissaert','2020/028',d(2020,8,24),d(2020,9,1),d(2025,8,31),940,63,False),('S-14','Workshop',None,'',None,None,None,910,0,False),('S-15','Net loft','Fishermen\'s Cooperative "De Branding"','2008/011',d(2008,12,19),d(2009,1,1),'indefinite',760,24,False),('S-16','Office over shed','Harbour Pilots Association','2024/003',d(2024,1,30),d(2024,2,1),d(2029,1,31),420,132,False)]),
       ('Industrial Canal',[('K-1','Bulk hall','Kaliwerk Handels GmbH','2018/050',d(2018,11,12),d(2019,1,1),d(2028,12,31),9400,42,True),('K-2','Bulk hall','Kaliwerk Handels GmbH','2018/051',d(2018,11,12),d(2019,1,1),d(2028,12,31),9400,42,True),('K-3','Bulk hall','Delta Grain & Feed','2021/009',d(2021,3,22),d(2021,5,1),d(2031,4,30),7250,43.2,True),('K-4','Warehouse',None,'',None,None,None,3900,0,False),('K-5','Warehouse','Vintage Car Storage Zeeland','2024/021',d(2024,6,14),d(2024,7,1),d(2025,6,30),2050,51,False),('K-6','Dangerous goods store','Chemikor Logistics','2022/030',d(2022,9,6),d(2022,10,1),d(2032,9,30),1500,120,True)])]
    rows=[]; G=[0]*6; no=nv=0
    for b,its in L:
        out.append(b+';'*13); S=[0]*6
        for u,ty,t,cn,cd,s,e,ar,rt,q in its:
            S[0]+=ar
            if not t: nv+=1; out.append(f'{u};{ty};not let;;;;;{eu(ar,0)};;;;;;'); rows.append(R(unit=u,building=b,unitType=ty,area=ar,statusText='not let')); continue
            no+=1; rent=round(ar*rt/12,2); sc=round(ar*.32,2); qs=round(ar*.11,2) if q else 0; tot=round(rent+sc+qs,2); bg=round(rent*3,2) if q else 0
            tn='"'+t.replace('"','""')+'"' if '"' in t else t
            out.append(';'.join([u,ty,tn,cn,f(cd),f(s),f(e) if isinstance(e,dt.date) else e,eu(ar,0),eu(rt),eu(rent),eu(sc),eu(qs) if qs else '',eu(tot),eu(bg) if bg else '']))
            for j,v in enumerate([rent,sc,qs,tot,bg],1): S[j]+=v
            rows.append(R(unit=u,building=b,unitType=ty,area=ar,tenantName=t,leaseStartDate=s,leaseEndDate=e,contractRent=rent,deposit=bg or None,totalCharges=tot,
               charges=[dict(code='Service charge per month',amount=sc)]+([dict(code='Quay & security per month',amount=qs)] if qs else [])))
        out.append(';'.join(['Subtotal '+b]+['']*6+[eu(S[0],0),'']+[eu(v) for v in S[1:]])); out.append(''); G=[a+v for a,v in zip(G,S)]
    out.append(';'.join(['TOTAL']+['']*6+[eu(G[0],0),'']+[eu(v) for v in G[1:]])); out.append(f'Sheds: {no+nv};let: {no};not let: {nv}'+';'*11)
    out.append('Rents are indexed every year on 1 January (health index). Contract 2024/021: from 01.07.2025 renewed by the month.'+';'*13)
    out=[(l if l.count(';')>=13 or not l else l+';'*(13-l.count(';'))) for l in out]
    open(doc(name),'w',encoding='cp1252',newline='').write('\r\n'.join(out)+'\r\n')
    truth(name,'WAREHOUSE','Port authority property department (Low Countries)','semicolon CSV, decimal commas, cp1252, dotted dates, section lines','Port Authority of Vlissaert','2025-05-31',rows,no+nv,no,nv)
if __name__=='__main__':
    doc9();doc10();doc11();doc12();doc13();doc14()
