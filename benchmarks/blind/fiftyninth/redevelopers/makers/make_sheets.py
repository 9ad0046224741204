from make_common import *
import openpyxl, xlwt, csv, random
from openpyxl.styles import Font, PatternFill, Alignment, Border, Side
from openpyxl.utils import get_column_letter as GL
B=Font(bold=True); thin=Side(style='thin',color='999999')
def fill(c): return PatternFill('solid',fgColor=c)
# ---------- 9. broker's stacking & availability workbook
def doc9():
    X=Doc('Westgate Tech & Flex - Leasing RR (Jul-25).xlsx','INDUSTRIAL','redevelopers','leasing broker workbook, several sheets, grouped merged headers, hidden column, future tenant rows, asking rents monthly','Westgate Tech & Flex Center','2025-07-01',True,'RR')
    wb=openpyxl.Workbook();cv=wb.active;cv.title='Cover';cv['B3']='Westgate Tech & Flex Center';cv['B3'].font=Font(bold=True,size=20);cv['B4']='Leasing rent roll, July 1, 2025';cv['B6']='Exclusive agent: Harlan Pike Commercial';cv.sheet_view.showGridLines=False
    w=wb.create_sheet('RR');w['B1']='Westgate Tech & Flex Center';w['B1'].font=Font(bold=True,size=14);w['B2']='Rent roll as of';w['C2']=d('2025-07-01');w['C2'].number_format='mmmm d, yyyy'
    for a,h in (('B4:D4','PREMISES'),('E4:G4','OCCUPANCY'),('H4:J4','TERM'),('K4:M4','MONTHLY $'),('N4:O4','NEXT INCREASE')):
        w.merge_cells(a);c=w[a.split(':')[0]];c.value=h;c.font=Font(bold=True,color='FFFFFF');c.fill=fill('1F6F5C');c.alignment=Alignment(horizontal='center')
    H=['Suite','Use','SF','Tenant','Status','Broker code','Commences','Expires','Months Left','Base Rent','NNN Est.','Asking Rent','Date','New Monthly']
    for i,h in enumerate(H): c=w.cell(5,2+i,h);c.font=B;c.fill=fill('D8EAE4');c.alignment=Alignment(wrap_text=True,horizontal='center')
    w.column_dimensions['G'].hidden=True;w.row_dimensions[5].height=30
    L=[('101','Flex',8400,'Ostrander Prosthetics','Leased','2021-09-01','2026-08-31',9.75,('2025-09-01',10.05)),('102','Flex',4200,None,'Vacant'),('103','Flex',4200,'Peerless Vending Co','Leased','2023-01-01','2025-12-31',10.2,None),('104-105','Flex/Lab',12600,'Helix Agronomics','Leased','2022-04-01','2029-03-31',14.0,('2026-04-01',14.42)),
       ('106','Flex',4200,'Martinez Stone Works','Notice','2019-08-01','2025-08-31',8.9,None),('106','Flex',4200,'Beacon Robotics Lab','Pre-leased','2025-10-01','2030-09-30',11.25,('2026-10-01',11.59)),('110','Warehouse',21000,'Continental Party Rentals','Leased','2018-05-01','2028-04-30',6.4,('2026-05-01',6.55)),('120','Warehouse',18500,None,'Vacant'),
       ('201','Office',2650,'Gilded Oak Insurance','Leased','2024-03-01','2027-02-28',15.5,('2026-03-01',15.97)),('202','Office',1875,None,'Vacant'),('203','Office',3110,'Tri-River Hospice','Leased','2020-11-01','2025-10-31',16.1,None),('204','Office',1480,'Westgate Ownership (mgmt office)','Mgmt'),
       ('205','Office',2900,None,'Hold - fit-out'),('301','Showroom',7700,'Acme Lighting Outlet','MTM','2012-06-01','MTM',8.25,None),('302','Showroom',9600,None,'Vacant')]
    r=6;S=[0,0,0];ask=0
    for q in L:
        u,us_,a,t,st=q[:5];k=dict(unit=u,area=a,unitType=us_,tenantName=t,statusText=st)
        v=[u,us_,a,t or None,st,f'HP-{r:02d}']
        if len(q)>5:
            fr,to,rt,ns=q[5:];b=r2(a*rt/12);nn=r2(a*2.95/12);k.update(leaseStartDate=fr,leaseEndDate=to,contractRent=b,charges=[dict(code='NNN Est.',amount=nn)])
            v+=[d(fr),d(to) if to!='MTM' else to,((d(to)-d('2025-07-01')).days//30 if to!='MTM' else None),b,nn,None]
            if ns: sv=r2(a*ns[1]/12);v+=[d(ns[0]),sv];k['rentSteps']=[dict(date=ns[0],amount=sv)]
            if st!='Pre-leased': S[1]+=b;S[2]+=nn
        elif st in('Vacant','Hold - fit-out'):
            m_=r2(a*{'Office':15.0,'Flex':10.8,'Warehouse':6.9,'Showroom':9.0}[us_]/12);v+=[None]*5+[m_];k['marketRent']=m_;ask+=m_
        if st!='Pre-leased': S[0]+=a
        for i,x in enumerate(v):
            c=w.cell(r,2+i,x);c.border=Border(bottom=thin)
            if isinstance(x,dt.date):c.number_format='m/d/yy'
            elif i in(9,10,11,13):c.number_format='#,##0.00'
            elif i==2:c.number_format='#,##0'
        if st=='Vacant':
            for i in range(14):w.cell(r,2+i).fill=fill('FBE3E0')
        X.add(**k);r+=1
    for c,v in ((2,'TOTAL (excl. pre-leased)'),(4,S[0]),(11,r2(S[1])),(12,r2(S[2])),(13,r2(ask))): z=w.cell(r,c,v);z.font=B;z.number_format='#,##0.00' if c>4 else '#,##0'
    w.cell(r+2,2,'Suite 106: current tenant vacates 8/31/25; successor signed 5/19/25.').font=Font(italic=True,size=9)
    w.cell(r+3,2,'Fourteen suites: 8 occupied by tenants incl. the notice and month-to-month, 1 management, 4 vacant, 1 held.').font=Font(italic=True,size=9)
    for i,x in enumerate((3,16,14,10,34,14,9,11,11,9,12,11,12,11,13)): w.column_dimensions[GL(i+1)].width=x
    w.freeze_panes='E6';w.page_setup.orientation='landscape';w.page_setup.fitToWidth=1;w.page_setup.fitToHeight=0;w.sheet_properties.pageSetUpPr=openpyxl.worksheet.properties.PageSetupProperties(fitToPage=True)
    v=wb.create_sheet('Availabilities');v.append(['Suite','SF','Ask $/SF','Comment'])
    for q in L:
        if q[4]=='Vacant': v.append([q[0],q[2],{'Office':15.0,'Flex':10.8,'Warehouse':6.9,'Showroom':9.0}[q[1]],'Immediate'])
    wb.save(X.path);assert len(L)==15;X.save(14,None,4)
# ---------- 10. Canada department store
def doc10():
    X=Doc('Spring Garden Exchange_Halifax_Rent Schedule.xlsx','RETAIL','redevelopers','Canadian developer schedule; vertical steps below tenant rows, monthly stacked net charges with HST, use subtotals','Spring Garden Exchange','2025-05-31',True,'Rent Schedule')
    wb=openpyxl.Workbook();w=wb.active;w.title='Rent Schedule'
    w['A1']='SPRING GARDEN EXCHANGE (former Wm. Tupper & Co. department store) - HALIFAX, NS';w['A1'].font=Font(bold=True,size=12)
    w['A2']='Rent schedule at 31 May 2025 - C$, monthly';w['A2'].font=Font(italic=True)
    H=['Unit','Tenant (o/a)','GLA (sf)','Commence','Expiry','Minimum\nRent','Realty\nTax','CAM','Promo\nFund','Subtotal\nbefore HST','HST\n15%','Total\nper Month']
    for i,h in enumerate(H):c=w.cell(4,1+i,h);c.font=Font(bold=True,name='Arial Narrow');c.alignment=Alignment(wrap_text=True,horizontal='center',vertical='bottom');c.border=Border(top=Side(style='medium'),bottom=Side(style='medium'))
    w.row_dimensions[4].height=30
    G=[('RETAIL - STREET LEVEL',[('R-01','2847711 NS Ltd. o/a Citadel Pharmacy',9650,'01-Sep-2020','31-Aug-2030',28,7.2,6.4,.5,[('2025-09-01',30)]),('R-02','Barrington Books Co-operative',3120,'01-Nov-2022','31-Oct-2027',24,7.2,6.4,.5,[('2025-11-01',25),('2026-11-01',26)]),('R-03','VACANT',2275),('R-04','Bluenose Yoga Inc.',2840,'01-Apr-2024','31-Mar-2029',22.5,7.2,6.4,.5,[]),('R-05','Seasonal: Lobster Trap Gifts',910,'15-May-2025','15-Oct-2025','2200',0,0,0,[])]),
       ('OFFICE - LEVELS 2 & 3',[('200','Province of NS - Service Centre',18400,'01-Jul-2023','30-Jun-2033',17,4.1,8.2,0,[('2028-07-01',18.5)]),('210','VACANT',6100),('300','Fundy Gaming Studio Inc.',11250,'01-Feb-2025','31-Jan-2030',16.5,4.1,8.2,0,[('2026-02-01',17)]),('310','VACANT',14980)]),
       ('STORAGE & OTHER',[('S-1','Barrington Books Co-operative',None,'01-Nov-2022','31-Oct-2027','275',0,0,0,[]),('S-2','Citadel Pharmacy',None,'01-Sep-2020','31-Aug-2030','340',0,0,0,[]),('ATM','Tidal Credit Union',None,'01-Jan-2019','MTM','600',0,0,0,[])])]
    iso=lambda s:dt.datetime.strptime(s,'%d-%b-%Y').date().isoformat() if s!='MTM' else s
    r=5;GT=[0]*8
    def num(row,col,v,b=False):
        c=w.cell(row,col,v);c.number_format='#,##0.00' if col>3 else '#,##0';c.font=Font(bold=b)
    for sec,L in G:
        w.cell(r,1,sec).font=Font(bold=True,color='7A1F1F');r+=1;S=[0]*8
        for q in L:
            w.cell(r,1,q[0]);w.cell(r,2,q[1]);a=q[2]
            if a:num(r,3,a);S[0]+=a
            k=dict(unit=q[0],section=sec,area=a,statusText='VACANT' if q[1]=='VACANT' else 'Occupied')
            if len(q)>3:
                fr,to,mr,tx,cm,pf,st=q[3:];mm=float(mr) if isinstance(mr,str) else r2(a*mr/12);v=[mm]+[r2((a or 0)*x/12) for x in (tx,cm,pf)]
                sub=r2(sum(v));h=r2(sub*.15);tt=r2(sub+h);w.cell(r,4,fr);w.cell(r,5,to)
                for i,x in enumerate(v+[sub,h,tt]):num(r,6+i,x);S[1+i]+=x
                k.update(tenantName=q[1],leaseStartDate=iso(fr),leaseEndDate=iso(to),contractRent=mm,totalCharges=tt,charges=[dict(code=c_,amount=x) for c_,x in zip(('Realty Tax','CAM','Promo Fund','HST'),v[1:]+[h])])
                r+=1;ss=[]
                for sd,rate in st:
                    sv=r2(a*rate/12);w.cell(r,2,'      step').font=Font(italic=True,color='666666');c=w.cell(r,4,d(sd).strftime('%d-%b-%Y'));c.font=Font(italic=True,color='666666');num(r,6,sv);w.cell(r,6).font=Font(italic=True,color='666666');ss.append(dict(date=sd,amount=sv));r+=1
                k['rentSteps']=ss
            else:r+=1
            X.add(**k)
        w.cell(r,2,'Total '+sec.split(' - ')[0].title()).font=B
        for i,x in enumerate(S):num(r,3 if i==0 else 5+i,r2(x) if i else x,True);w.cell(r,3 if i==0 else 5+i).border=Border(top=thin)
        GT=[g+x for g,x in zip(GT,S)];r+=2
    w.cell(r,2,'TOTAL PROPERTY').font=B
    for i,x in enumerate(GT):num(r,3 if i==0 else 5+i,r2(x) if i else x,True)
    w.cell(r+2,1,'Step lines show the monthly minimum rent from the date given and are not in the totals.').font=Font(size=9)
    for i,x in enumerate((8,38,10,13,13,12,11,11,9,13,11,13)):w.column_dimensions[GL(i+1)].width=x
    w.page_setup.orientation='landscape';w.sheet_properties.pageSetUpPr=openpyxl.worksheet.properties.PageSetupProperties(fitToPage=True);w.page_setup.fitToHeight=0
    wb.save(X.path);X.sheet=None;X.save(None,None,3)
# ---------- 11. old .xls export: charge codes stacked below each lease, two-line record
def doc11():
    X=Doc('RR_BREWERY_SQ.xls','MIXED_USE','redevelopers','legacy .xls export, blank spacer columns, text dates, two-line record with charge lines, run date only','BREWERY SQUARE ASSOCIATES LP',None,True)
    wb=xlwt.Workbook();w=wb.add_sheet('Report1');b=xlwt.easyxf('font: bold on');mf=xlwt.easyxf(num_format_str='#,##0.00');mb=xlwt.easyxf('font: bold on',num_format_str='#,##0.00');af=xlwt.easyxf(num_format_str='#,##0')
    w.write(0,0,'BREWERY SQUARE ASSOCIATES LP',b);w.write(1,0,'Rent Roll with Recurring Charges');w.write(2,0,'Run: 06/03/2025 14:22:07  User: KDW')
    for c,h in ((0,'Unit'),(2,'Occupant / Lease No.'),(4,'Sq Ft'),(6,'Lease Dates'),(8,'Chg'),(9,'Description'),(11,'Monthly'),(13,'Deposit'),(14,'Balance')):w.write(4,c,h,b)
    L=[('BH-1','Hopyard Taproom & Kitchen','BSQ0012',6820,'2022-03-01','2032-02-29',[('BRT','Base Rent',12503.33),('CAM','Common Area',1420.83),('RET','RE Taxes',1136.67),('GRS','Grease Trap',85.0)],12503.33,0.0),
       ('BH-2','Vacant','',3140),('BH-3','Silver Thimble Tailors','BSQ0031',960,'2023-07-01','2026-06-30',[('BRT','Base Rent',1520.0),('ELE','Electric',110.0)],1520.0,1630.0),
       ('BH-201','Foundry Street Law Group','BSQ0019',5400,'2020-10-01','2027-09-30',[('BRT','Base Rent',9675.0),('STO','Storage Cage 4',125.0)],0.0,-125.0),('BH-202','Vacant','',4875),('BH-203','Cobalt Marketing Inc','BSQ0044',3300,'2025-02-01','2030-01-31',[('BRT','Base Rent',6050.0),('ABT','Rent Abatement',-6050.0),('ELE','Electric',385.0)],12100.0,0.0),
       ('ICE-1','Glacier Climbing Gym LLC','BSQ0008',14200,'2019-01-01','2033-12-31',[('BRT','Base Rent',15383.33),('CAM','Common Area',2248.33),('RET','RE Taxes',1893.33)],30766.66,4210.55),('ICE-2','Vacant','',2600),
       ('STB-A','Old Stable Antiques','BSQ0003',2150,'2011-05-01','M-T-M',[('BRT','Base Rent',1900.0)],950.0,0.0),('STB-B','Rolling Pin Pop-Up','BSQ0047',780,'2025-05-01','2025-09-30',[('LIC','License Fee',1100.0)],0.0,1100.0),
       ('STK','Peak Outdoor Signs','BSQ0022',0,'2017-01-01','2026-12-31',[('SGN','Sign License',1750.0)],0.0,0.0),('LOT-B','City Courts Parking','BSQ0027',0,'2024-01-01','2028-12-31',[('PKG','Parking Lease',4800.0)],4800.0,0.0)]
    r=5;T=[0,0,0,0];oc=0;code={};va=0
    for q in L:
        u,n,no,a=q[:4];w.write(r,0,u);w.write(r,2,n)
        if a:w.write(r,4,a,af)
        T[0]+=a
        if n=='Vacant':va+=1;X.add(unit=u,area=a,statusText='Vacant');r+=2;continue
        fr,to,ch,dp,bl=q[4:];w.write(r,6,us(fr));w.write(r+1,2,no);w.write(r+1,6,us(to) if to[0]=='2' else to)
        w.write(r,13,dp,mf);w.write(r,14,bl,mf);tt=r2(sum(x for *_,x in ch))
        for i,(c,de,x) in enumerate(ch):w.write(r+i,8,c);w.write(r+i,9,de);w.write(r+i,11,x,mf);code[c,de.replace(' Cage 4','')]=code.get((c,de.replace(' Cage 4','')),0)+x
        e=r+max(len(ch),2);w.write(e,9,'Total Charges',b);w.write(e,11,tt,mb)
        base=[x for c,_,x in ch if c=='BRT']
        X.add(unit=u,area=a or None,tenantName=n,statusText='Occupied',leaseStartDate=fr,leaseEndDate=to,contractRent=base[0] if base else None,charges=[dict(code=c,amount=x) for c,_,x in ch],totalCharges=tt,deposit=dp,balance=bl)
        T[1]+=tt;T[2]+=dp;T[3]+=bl;r=e+2
    w.write(r,2,'Property Totals',b);w.write(r,4,T[0],xlwt.easyxf('font: bold on',num_format_str='#,##0'));w.write(r,11,r2(T[1]),mb);w.write(r,13,r2(T[2]),mb);w.write(r,14,r2(T[3]),mb);r+=2
    w.write(r,8,'Recap by Charge Code',b);r+=1
    for (c,de),x in sorted(code.items()):w.write(r,8,c);w.write(r,9,de);w.write(r,11,r2(x),mf);r+=1
    for c,wd in ((0,9),(1,2),(2,30),(3,2),(4,9),(5,2),(6,12),(7,2),(8,6),(9,18),(10,2),(11,13),(12,2),(13,12),(14,12)):w.col(c).width=256*wd
    w.portrait=False;wb.save(X.path);X.save(None,None,va)
# ---------- 12. CSV: 130 maker studios in a mill
def doc12():
    X=Doc('tannery_row_studios_export_2025-04-01.csv','MIXED_USE','redevelopers','CSV export with title lines, text dollars, floor subtotals, many small studios','Tannery Row Studios','2025-04-01')
    R=random.Random(1212)
    a1=['Juniper','Otter','Red Door','Slate','Lantern','Cinder','Marigold','Paper Moon','Knot & Grain','Blue Heron','Ironwood','Tidepool','Foxglove','Second Shift','North Light','Quarter Sawn','Rivet','Wren','Saltbox','Plumb Line','Half Acre','Thistle','Copper Hen','Long Table']
    b1=['Ceramics','Letterpress','Upholstery','Photo','Woodworks','Jewelry','Print Shop','Leather Goods','Textiles','Guitars','Glass','Animation','Bicycle Co','Framing','Soap Co','Recording','Architecture','Web Design','Tattoo','Neon']
    pool=[f'{x} {y}' for x in a1 for y in b1];R.shuffle(pool)
    f=open(X.path,'w',newline='');c=csv.writer(f);c.writerow(['Tannery Row Studios']);c.writerow(['Rent Roll','As of 4/1/2025']);c.writerow([])
    c.writerow(['Floor','Studio','Type','Sq Ft','Occupant','From','Thru','Rent','Utilities','Internet','Freight/Storage','Monthly Total','Deposit','Past Due'])
    G=[0]*8;nv=0;n=0
    M=lambda x:f'${x:,.2f}' if x>=0 else f'(${-x:,.2f})'
    for fl,cnt in ((1,18),(2,34),(3,36),(4,32)):
        S=[0]*8
        for i in range(cnt):
            u=f'{fl}{i+1:02d}';ty='Storefront' if fl==1 and i<9 else R.choice(['Studio','Studio','Studio','Corner Studio','Interior Studio']);a=R.randrange(240,1400,10) if fl>1 else R.randrange(700,2600,25);n+=1;S[0]+=a
            if R.random()<.17:
                nv+=1;c.writerow([fl,u,ty,a,'VACANT','','','','','','','','','']);X.add(unit=u,section=None,area=a,unitType=ty,statusText='VACANT');continue
            t=pool.pop();y=R.choice([2021,2022,2023,2024,2024]);mo=R.randint(1,12);fr=dt.date(y,mo,1)
            if R.random()<.25: to='MTM'
            else:
                ey=2025+(1 if mo<=4 else 0)+(R.random()<.3);to=(dt.date(ey,mo,1)-dt.timedelta(days=1))
                if to<dt.date(2025,4,1):to=dt.date(ey+1,mo,1)-dt.timedelta(days=1)
            rt=float(round(a*R.choice([13.5,14,14.5,15,16])/12/5)*5);ut=float(round(a*.11));it=R.choice([0.0,35.0,35.0]);fs=R.choice([0.0,0.0,0.0,40.0,65.0]);tt=rt+ut+it+fs;dp=R.choice([rt,rt,0.0]);bl=R.choice([0.0]*7+[tt,-50.0])
            c.writerow([fl,u,ty,a,t,us2(fr),to if to=='MTM' else us2(to),M(rt),M(ut),M(it),M(fs),M(tt),M(dp),M(bl)])
            X.add(unit=u,area=a,unitType=ty,tenantName=t,statusText='Occupied',leaseStartDate=fr.isoformat(),leaseEndDate=to if to=='MTM' else to.isoformat(),contractRent=rt,totalCharges=tt,deposit=dp,balance=bl,charges=[dict(code=k,amount=v) for k,v in (('Utilities',ut),('Internet',it),('Freight/Storage',fs))])
            for j,v in enumerate((a,rt,ut,it,fs,tt,dp,bl)):
                if j:S[j]+=v
        c.writerow([f'Floor {fl} Total','','',S[0],f'{cnt} studios','','']+[M(v) for v in S[1:]]);G=[g+v for g,v in zip(G,S)]
    c.writerow(['Grand Total','','',G[0],f'{n} studios','','']+[M(v) for v in G[1:]]);c.writerow([]);c.writerow(['Occupied',n-nv]);c.writerow(['Vacant',nv]);f.close()
    X.save(n,n-nv,nv)
# ---------- 13. construction lender: tower conversion
def doc13():
    X=Doc('Draw 07 - Founders Tower rent roll.xlsx','OFFICE','redevelopers','construction lender draw package sheet; termination and relocation columns, holdbacks, hidden spacer row, annual rents, recap to the right','Founders Tower','2025-06-30',True,'3 Rent Roll')
    wb=openpyxl.Workbook();w=wb.active;w.title='1 Draw Summary';w.append(['Draw request no. 07']);w.append(['Period to',d('2025-06-30')]);w.append(['Hard costs',1842300.55]);w.append(['Soft costs',211904.12]);w.append(['Retainage',-184230.06])
    w=wb.create_sheet('3 Rent Roll');w['A1']='Founders Tower - Interim tenancies during conversion';w['A1'].font=Font(bold=True,size=13);w['A2']='Position at June 30, 2025';w.row_dimensions[3].hidden=True
    H=['Flr','Space','Occupant','Status','NRSF','Lease start','Lease end','Annual rent','Monthly rent','Early term. date','Sec. dep.','Remarks']
    for i,h in enumerate(H):
        c=w.cell(4,i+1,h);c.font=Font(bold=True);c.fill=fill('FFE699');c.border=Border(bottom=thin,top=thin)
    L=[('1','1-A','Metro Deli Express','In place',1650,'2018-02-01','2028-01-31',54450,None,4537.50,''),('1','1-B','Capital Savings FSB','In place',5200,'2012-10-01','2027-09-30',192400,None,0,'Branch stays through works'),('1','1-C',None,'Vacant',2120),('2','2nd Flr','Kinder Steps Academy','In place',13400,'2021-08-15','2031-08-14',281400,None,23450,''),
       ('3','3rd Flr',None,'Holdback - amenity',13400),('4','4-A','Delgado Immigration Law','Terminated',3800,'2019-05-01','2026-04-30',83600,'2025-09-30',6966.67,'Fee $41,800 paid'),('4','4-B','Franklin Benefit Group','Terminated',5150,'2020-01-01','2026-12-31',123600,'2025-12-31',10300,'Relocating to 2 Plaza'),('4','4-C',None,'Vacant',4450),
       ('5','5th Flr',None,'Offline - demolition',13400),('6','6th Flr',None,'Offline - demolition',13400),('7','7-A','Sentinel Actuarial LLC','In place',6900,'2023-02-01','2028-01-31',175950,None,14662.50,''),('7','7-B',None,'Vacant',6500),('8','8th Flr','Lumen Cloud Services, Inc.','In place',13400,'2017-04-01','2027-03-31',361800,None,0,'LC held by Borrower'),
       ('PH','PH','Clearview Broadcasting','In place',2400,'2010-01-01','2029-12-31',81600,None,None,''),('R','Roof-1','Clearview Broadcasting','In place',None,'2010-01-01','2029-12-31',38400,None,None,'Antenna'),('B','B-12','Capital Savings FSB','In place',900,'2012-10-01','2027-09-30',9000,None,None,'Vault storage'),('B','B-14',None,'Vacant',1750)]
    r=5;S=[0,0,0,0];rec={}
    for q in L:
        fl,u,t,st,a=q[:5];k=dict(unit=u,tenantName=t,statusText=st,area=a);S[0]+=a or 0;e=rec.setdefault(st,[0,0,0]);e[0]+=1;e[1]+=a or 0
        v=[fl,u,t,st,a]
        if len(q)>5:
            fr,to,an,et,dp,rm=q[5:];mo=r2(an/12);pa=an
            S[1]+=an;S[2]+=mo;S[3]+=dp or 0;e[2]+=an
            if u=='7-A': mo_p=14962.50   # planted: digit changed (14,662.50 due on 175,950 a year)
            else: mo_p=mo
            v+=[d(fr),d(to),pa,mo_p,d(et) if et else None,dp,rm]
            k.update(leaseStartDate=fr,leaseEndDate=to,annualRent=pa,contractRent=mo_p,deposit=dp,moveOutDate=None)
        for i,x in enumerate(v):
            c=w.cell(r,i+1,x)
            if isinstance(x,dt.date):c.number_format='mmm d, yyyy'
            elif i in(7,8,10):c.number_format='$#,##0.00'
            elif i==4:c.number_format='#,##0'
        X.add(**k);r+=1
    for c,v,f in ((3,'Totals',None),(5,S[0],'#,##0'),(8,S[1],'$#,##0.00'),(9,r2(S[2]),'$#,##0.00'),(11,r2(S[3]),'$#,##0.00')):
        z=w.cell(r,c,v);z.font=B;z.border=Border(top=Side(style='double'))
        if f:z.number_format=f
    w.cell(4,14,'Recap').font=B;w.cell(4,15,'Spaces').font=B;w.cell(4,16,'NRSF').font=B;w.cell(4,17,'Annual').font=B
    for i,(k,e) in enumerate(rec.items()):
        w.cell(5+i,14,k)
        for j,x in enumerate(e):c=w.cell(5+i,15+j,x);c.number_format='#,##0'
    for i,x in enumerate((5,10,28,20,9,14,14,15,14,15,13,26,3,20,8,10,12)):w.column_dimensions[GL(i+1)].width=x
    w.page_setup.orientation='landscape';w.sheet_properties.pageSetUpPr=openpyxl.worksheet.properties.PageSetupProperties(fitToPage=True);w.page_setup.fitToHeight=0
    wb.save(X.path);X.save(17,None,4,dict(what='Monthly rent of 7-A printed 14,962.50 instead of 14,662.50 (annual 175,950.00); total does not tie',kind='digit_changed'))
# ---------- 14. managing agent: downtown blocks, several properties
def doc14():
    X=Doc('lower_main_holdings_rentroll.xlsx','MIXED_USE','redevelopers','managing agent house sheet, several addresses as blocks, numbers as text for units, shops/flats/garages, renewal text, dash for vacant',None,'2025-05',True)
    X.prop='Lower Main Holdings LLC'
    wb=openpyxl.Workbook();w=wb.active;w.title='May 2025'
    w['A1']='LOWER MAIN HOLDINGS LLC';w['A2']='RENT ROLL - MAY 2025';w['A1'].font=w['A2'].font=Font(name='Courier New',bold=True,size=12)
    P_=[('31 LOWER MAIN ST',[('1','Shop','Dutch Treat Bakery','1,450',1900,'6/30/2028',210,1900,0),('2A','2 bed flat','Esposito',None,1325,'8/31/2025',0,1325,0),('2B','1 bed flat','-',None,None,'',None,None,None),('3A','2 bed flat','Grady / Ruiz',None,1290,'M/M',0,1200,1290),('G1','Garage','Dutch Treat Bakery',None,120,'6/30/2028',0,0,0)]),
        ('33-35 LOWER MAIN ST',[('S','Shop','Union Street Tattoo','980',1400,'12/31/2026',145,2800,0),('N','Shop','-','1,120',None,'',None,None,None),('21','Office','Wexler CPA','1,600',1733.33,'4/30/2027',0,1733.33,-100),('22','Office','-','850',None,'',None,None,None),('31','3 bed flat','Abara',None,1675,'7/31/2025',0,1675,0),('32','Studio','Holm',None,890,'M/M',0,850,0)]),
        ('40 LOWER MAIN ST (OLD OPERA HOUSE)',[('HALL','Hall','Footlight Players Inc','7,800',2600,'5/31/2030',0,0,0),('BAR','Shop','Curtain Call Tavern','2,300',4025,'10/31/2029',480,8050,4505),('WALL','Sign','Mural Media Co',None,350,'12/31/2025',0,0,0),('OFC','Office','-','640',None,'',None,None,None)])]
    H=['Unit','Kind','Tenant','Area sf','Rent','Lease ends','Water/Tax Reimb','Total due monthly','Deposit','Arrears']
    r=4;G=[0]*5;n=0;nv=0
    for ad,L in P_:
        w.merge_cells(start_row=r,start_column=1,end_row=r,end_column=10);c=w.cell(r,1,ad);c.font=Font(bold=True,color='FFFFFF');c.fill=fill('404040');r+=1
        for i,h in enumerate(H):c=w.cell(r,i+1,h);c.font=Font(bold=True,size=9);c.alignment=Alignment(wrap_text=True);c.border=Border(bottom=thin)
        r+=1;S=[0]*5
        for u,kd,t,a,rt,to,re,dp,ar in L:
            v=t=='-';n+=1;nv+=v;w.cell(r,1,u);w.cell(r,2,kd);w.cell(r,3,'- vacant -' if v else t)
            if a:c=w.cell(r,4,a);c.alignment=Alignment(horizontal='right')
            k=dict(unit=u,building=ad,unitType=kd,area=int(a.replace(',','')) if a else None,statusText='vacant' if v else 'Occupied')
            if not v:
                tt=r2(rt+re)
                for c_,x in ((5,rt),(7,re),(8,tt),(9,dp),(10,ar)):z=w.cell(r,c_,x);z.number_format='#,##0.00;(#,##0.00);0.00'
                w.cell(r,6,to)
                k.update(tenantName=t,contractRent=rt,leaseEndDate=to if to=='M/M' else dt.datetime.strptime(to,'%m/%d/%Y').date().isoformat(),charges=[dict(code='Water/Tax Reimb',amount=re)],totalCharges=tt,deposit=dp,balance=ar)
                for i,x in enumerate((rt,re,tt,dp,ar)):S[i]+=x
            X.add(**k);r+=1
        w.cell(r,3,'Total building').font=B
        for c_,x in zip((5,7,8,9,10),S):z=w.cell(r,c_,r2(x));z.number_format='#,##0.00;(#,##0.00);0.00';z.font=B;z.border=Border(top=thin)
        G=[g+x for g,x in zip(G,S)];r+=2
    w.cell(r,3,'TOTAL ALL BUILDINGS').font=B
    for c_,x in zip((5,7,8,9,10),G):z=w.cell(r,c_,r2(x));z.number_format='#,##0.00;(#,##0.00);0.00';z.font=B
    r+=1;w.cell(r,3,f'{n} units, {n-nv} let, {nv} vacant')
    for i,x in enumerate((8,12,26,9,12,12,12,13,12,12)):w.column_dimensions[GL(i+1)].width=x
    wb.save(X.path);X.save(n,n-nv,nv)
doc9();doc10();doc11();doc12();doc13();doc14()
