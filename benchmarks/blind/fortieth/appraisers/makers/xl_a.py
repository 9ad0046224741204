from common import *
import openpyxl, xlsxwriter
from openpyxl.styles import *
from openpyxl.utils import get_column_letter as CL
P=lambda n:os.path.join(DOC,n)

# ---- X1 QuickBooks-like duplex portfolio: spacer columns, indented headings
def x1():
    name='Duplex Rent Roll by Property.xlsx'; N=Names(101); r=random.Random(101)
    ad=['214-216 Maple St','301-303 Maple St','18-20 Tanner Ct','22-24 Tanner Ct','1107 S Wheeler Ave','1111 S Wheeler Ave','640-642 Dodge Rd','905 Pinhook Ln','909 Pinhook Ln','77-79 Grant St','81-83 Grant St','1420-1422 Elm Ext','2600 Orchard Hill','2604 Orchard Hill']
    wb=openpyxl.Workbook(); ws=wb.active; ws.title='Sheet1'; ar=lambda b=False,s=8:Font(name='Arial',size=s,bold=b)
    def put(rw,c,v,b=False,nf=None,al=None,s=8):
        x=ws.cell(rw,c,v); x.font=ar(b,s)
        if nf: x.number_format=nf
        if al: x.alignment=Alignment(horizontal=al)
        return x
    ws['A1']='4:18 PM'; ws['A1'].font=ar(True); ws['A2']='06/03/25'; ws['A2'].font=ar(True)
    for i,(s,z) in enumerate([('Hartwell Duplex Portfolio',12),('Rent Roll by Property',14),('As of May 31, 2025',10)]):
        ws.merge_cells(start_row=i+1,start_column=4,end_row=i+1,end_column=18); x=put(i+1,4,s,True,s=z); x.alignment=Alignment(horizontal='center')
    H=[(5,'Unit'),(7,'Type'),(9,'Tenant'),(11,'Move-In'),(13,'Lease Exp.'),(15,'Rent'),(17,'Sec. Deposit'),(19,'Open Balance')]
    for c,t in H:
        x=put(5,c,t,True,al='center'); x.border=Border(bottom=Side(style='thick'))
    rw=6; rows=[]; G=dict(r=0,d=0,b=0); nf='#,##0.00;-#,##0.00'
    put(rw,2,'Rental Property',True); rw+=1
    for a in ad:
        put(rw,3,a,True); rw+=1; S=[0,0,0]
        ids=a.split(' ')[0].split('-') if '-' in a.split(' ')[0] else ['A','B']
        if len(ids)==2 and ids[0].isdigit() and len(ids[1])<len(ids[0]): ids=['A','B']
        for u in ids:
            ty=r.choice(['2BR/1BA','2BR/1BA','3BR/1.5BA']); q=dict(unit=u,unitType=ty,propertyName=a)
            put(rw,5,u); put(rw,7,ty)
            if (a,u) in (('22-24 Tanner Ct','24'),('909 Pinhook Ln','A')):
                q['statusText']='Vacant'; put(rw,9,'Vacant')
            else:
                mi=D(2025,5,31)-dt.timedelta(r.randint(30,2400)); mi=D(mi.year,mi.month,r.choice([1,1,15])); le='MTM' if r.random()<.3 else None
                if le is None:
                    le=eom(addm(mi,11))
                    while le<D(2025,5,31): le=eom(addm(D(le.year,le.month,1),12))
                rent=(825 if ty[0]=='2' else 1015)+r.choice([-75,-50,0,0,25,40,70]); dep=r.choice([rent,500,750]); bal=r.choice([0,0,0,0,0,rent,-25,142.6])
                q.update(tenantName=N.get('fl'),statusText='Occupied',moveInDate=mi,leaseEndDate=le,contractRent=rent,deposit=dep,balance=bal)
                put(rw,9,q['tenantName']); put(rw,11,mi,nf='mm/dd/yyyy'); put(rw,13,le,nf='mm/dd/yyyy',al='right')
                for c,v,i in ((15,rent,0),(17,dep,1),(19,bal,2)): put(rw,c,v,nf=nf); S[i]+=v
            rows.append(q); rw+=1
        put(rw,3,'Total '+a,True)
        for c,v in zip((15,17,19),S): put(rw,c,v,True,nf).border=Border(top=Side(style='thin'))
        for k,v in zip('rdb',S): G[k]+=v
        rw+=1
    put(rw,2,'Total Rental Property',True)
    for c,v in zip((15,17,19),G.values()): put(rw,c,round(v,2),True,nf).border=Border(top=Side(style='thin'))
    rw+=1; put(rw,1,'TOTAL',True,s=9)
    for c,v in zip((15,17,19),G.values()): put(rw,c,round(v,2),True,nf).border=Border(top=Side(style='thin'),bottom=Side(style='double'))
    for c in range(1,20): ws.column_dimensions[CL(c)].width=2.2
    for c,w in {3:3,5:6,7:11,9:24,11:11,13:11,15:11,17:12,19:13}.items(): ws.column_dimensions[CL(c)].width=w
    ws.freeze_panes='A6'; ws.page_setup.orientation='portrait'; ws.page_setup.fitToWidth=1; ws.page_setup.fitToHeight=0; ws.sheet_properties.pageSetUpPr=openpyxl.worksheet.properties.PageSetupProperties(fitToPage=True)
    wb.save(P(name)); n=len(rows); o=sum('tenantName' in q for q in rows)
    truth(name,'Hartwell Duplex Portfolio','2025-05-31',rows,n,o,n-o,'SINGLE_FAMILY_RENTAL','QuickBooks-like, spacer columns, property headings indented, subtotal per duplex',False)

# ---- X2 medical condominium, small, annual rents, steps in columns, hidden column
def x2():
    name='St Brendan Medical Condo leases.xlsx'
    T=[('1A','Valley Orthopaedic Associates, PSC',4120,D(2020,1,1),D(2029,12,31),86520,89115.6,91789.07),('1B','Pediatric Partners of Evansgrove',2875,D(2022,5,1),D(2027,4,30),58937.5,60705.63,62526.79),('1C',None,1340,None,None,None,None,None),('2A','Summit Imaging, Inc.',3660,D(2018,9,1),D(2028,8,31),82350,84820.5,87365.12),('2B','L. Fontaine, DDS',1515,D(2023,2,15),D(2026,2,14),30300,31209,None),('2C','Quiet Mind Counseling Group',1490,D(2024,11,1),'M-T-M',27565,None,None)]
    wb=xlsxwriter.Workbook(P(name)); ws=wb.add_worksheet('Leases'); F=lambda **k:wb.add_format(dict(font_name='Georgia',font_size=10,**k))
    ws.hide_gridlines(2); ws.set_column(0,0,2); ws.set_column(1,1,8); ws.set_column(2,2,36); ws.set_column(3,3,9); ws.set_column(4,4,12,None,{'hidden':1}); ws.set_column(5,6,12); ws.set_column(7,10,14)
    ws.merge_range('B2:K2',"St. Brendan Medical Arts Condominium",F(bold=1,align='center',font_size=14)) if 0 else ws.merge_range('B2:K2',"St. Brendan Medical Arts Condominium",wb.add_format(dict(font_name='Georgia',font_size=14,bold=1,align='center')))
    ws.merge_range('B3:K3','Units owned by SBM Realty LLC  -  lease schedule as of 12/31/2024',F(italic=1,align='center'))
    h=F(bold=1,align='center',valign='vcenter',text_wrap=1,bg_color='#E2EFDA',border=1)
    for c,t in ((1,'Condo Unit'),(2,'Tenant'),(3,'Sq. Ft.'),(4,'GL Acct')): ws.merge_range(4,c,5,c,t,h)
    ws.merge_range(4,5,4,6,'Lease Term',h); ws.write(5,5,'From',h); ws.write(5,6,'To',h); ws.merge_range(4,7,4,9,'Annual Rent',h); ws.write(5,7,'Current',h); ws.write(5,8,'Eff. 1/1/2026',h); ws.write(5,9,'Eff. 1/1/2027',h); ws.merge_range(4,10,5,10,'Current $/SF',h)
    b=F(border=1); n=F(border=1,num_format='#,##0'); m=F(border=1,num_format='$#,##0.00'); d=F(border=1,num_format='m/d/yyyy',align='center')
    rows=[]
    for i,(u,t,sf,a,e,r0,r1,r2) in enumerate(T):
        k=6+i; ws.write(k,1,u,F(border=1,align='center')); ws.write(k,2,t or 'Vacant - unfinished shell',b); ws.write(k,3,sf,n); ws.write(k,4,f'41{10+i}',b)
        for c,v in ((5,a),(6,e)):
            if isinstance(v,dt.date): ws.write_datetime(k,c,dt.datetime(v.year,v.month,v.day),d)
            else: ws.write(k,c,v or '',d)
        for c,v in ((7,r0),(8,r1),(9,r2)): ws.write(k,c,'' if v is None else v,m)
        ws.write_formula(k,10,f'=H{k+1}/D{k+1}',m,r0/sf) if r0 else ws.write(k,10,'',m)
        q=dict(unit=u,area=sf)
        if t: q.update(tenantName=t,statusText='Occupied',leaseStartDate=a,leaseEndDate=e,annualRent=r0,rentSteps=[dict(date=dd,amount=v,per='year') for dd,v in (('2026-01-01',r1),('2027-01-01',r2)) if v])
        else: q['statusText']='Vacant - unfinished shell'
        rows.append(q)
    k=12; tb=F(bold=1,border=1,num_format='#,##0'); tm=F(bold=1,border=1,num_format='$#,##0.00')
    ws.write(k,1,'',tb); ws.write(k,2,'Total',tb); ws.write_formula(k,3,'=SUM(D7:D12)',tb,sum(t[2] for t in T)); ws.write(k,4,'',tb); ws.write(k,5,'',tb); ws.write(k,6,'',tb)
    for j,c in ((5,'H'),(6,'I'),(7,'J')): ws.write_formula(k,j+2,f'=SUM({c}7:{c}12)',tm,sum(t[j] or 0 for t in T))
    ws.write(k,10,'',tb); ws.write(14,1,'Tenants pay in-suite utilities and janitorial. Association dues ($3.10/SF) are paid by owner and not recovered.',F(italic=1)); ws.write(15,1,'Unit 1C: shell condition, never occupied.',F(italic=1))
    ws.set_landscape(); ws.fit_to_pages(1,1); wb.close()
    truth(name,'St. Brendan Medical Arts Condominium','2024-12-31',rows,6,5,1,'OFFICE','small medical condo schedule, annual rents only, grouped header, hidden column, steps in columns',True)

# ---- X3 Buildium-like garden export, charge columns, future section
def x3():
    name='rentroll_export_cedar_glen.xlsx'; N=Names(103); r=random.Random(103); asof=D(2025,8,1)
    wb=openpyxl.Workbook(); ws=wb.active; ws.title='Rent roll'
    hd=['Unit','Bed/Bath','SqFt','Lease status','Tenants','Lease start','Lease end','Rent','Pet Rent','Parking','Water/Sewer/Trash','Credits','Total monthly charges','Market rent','Deposits held','Past due']
    ws.append(['Rent roll']); ws.append(['Properties: Cedar Glen Garden Apartments']); ws.append(['As of: Aug 1, 2025']); ws.append([]); ws.append(hd)
    ws['A1'].font=Font(name='Calibri',size=16,bold=True,color='1F6FB2')
    for c in ws[5]: c.font=Font(bold=True,color='444444'); c.fill=PatternFill('solid',fgColor='F3F6F9'); c.border=Border(bottom=Side(style='medium',color='1F6FB2')); c.alignment=Alignment(wrap_text=True,vertical='bottom')
    rows=[]; types={'1/1.00':(650,899),'2/1.00':(860,1049),'2/2.00':(945,1149),'3/2.00':(1180,1375)}
    vac={'B-104','C-201','D-203'}; 
    T=[0]*9
    def write(q,vals,fut=False):
        ws.append(vals); k=ws.max_row
        for c in (6,7): ws.cell(k,c).number_format='m/d/yyyy'
        for c in range(8,17): ws.cell(k,c).number_format='$#,##0.00;-$#,##0.00'
        ws.cell(k,3).number_format='#,##0'; ws.cell(k,4).alignment=Alignment(indent=1); ws.cell(k,7).alignment=Alignment(horizontal='right')
    def sec(s): ws.append([s]); ws.cell(ws.max_row,1).font=Font(bold=True); ws.cell(ws.max_row,1).fill=PatternFill('solid',fgColor='DCE9F5')
    sec1='Current leases and vacant units'; sec2='Future leases'; sec(sec1)
    for b in 'ABCD':
        for fl in (1,2):
            for k in range(1,6):
                u=f'{b}-{fl}0{k}'; ty=list(types)[[0,1,1,2,3][k-1]]; sf,mk=types[ty]; q=dict(unit=u,unitType=ty,area=sf,marketRent=mk,section=sec1)
                if u in vac:
                    q.update(statusText='Vacant'); write(q,[u,ty,sf,'Vacant']+[None]*9+[mk,None,None])
                else:
                    ls=addm(D(2025,8,1),-r.randint(0,11)); le=eom(addm(ls,11)); nt=N.get('fl')+(', '+N.get('fl') if r.random()<.2 else '')
                    if r.random()<.12: le='At-will'
                    rent=mk-r.choice([0,0,20,35,50,74]); ch=[rent,r.choice([0,0,0,30]),r.choice([0,0,40]),45,r.choice([0]*8+[-100])]
                    dep=r.choice([400,rent,400]); bal=r.choice([0]*6+[rent,212.45,45]); tot=sum(ch)
                    st='Active' if le!='At-will' else 'Active (month-to-month)'
                    q.update(statusText=st,tenantName=nt,leaseStartDate=ls,leaseEndDate=le,contractRent=rent,charges=[dict(code=hd[7+i],amount=v) for i,v in enumerate(ch) if v],totalCharges=tot,deposit=dep,balance=bal)
                    vals=ch+[tot]; write(q,[u,ty,sf,st,nt,ls,le]+[v if v else None for v in ch]+[tot,mk,dep,bal])
                    for i,v in enumerate(ch+[tot]): T[i]+=v
                    T[7]+=dep; T[8]+=bal
                T[6]+=mk; rows.append(q)
    ws.append(['Total (40 units, 37 occupied, 3 vacant)']+[None]*6+[round(v,2) for v in T]); k=ws.max_row
    for c in range(1,17): ws.cell(k,c).font=Font(bold=True); ws.cell(k,c).border=Border(top=Side(style='thin'))
    for c in range(8,17): ws.cell(k,c).number_format='$#,##0.00;-$#,##0.00'
    ws.append([]); sec(sec2)
    for u,ls,rent in (('B-104',D(2025,8,15),1049),('C-201',D(2025,9,1),879)):
        base=[q for q in rows if q['unit']==u][0]; nt=N.get('fl')
        q=dict(unit=u,unitType=base['unitType'],area=base['area'],section=sec2,statusText='Future',tenantName=nt,leaseStartDate=ls,leaseEndDate=eom(addm(D(ls.year,ls.month,1),11)),contractRent=rent,charges=[dict(code='Rent',amount=rent),dict(code='Water/Sewer/Trash',amount=45)],totalCharges=rent+45,deposit=400)
        write(q,[u,q['unitType'],q['area'],'Future',nt,ls,q['leaseEndDate'],rent,None,None,45,None,rent+45,None,400,None]); rows.append(q)
    for i,w in enumerate([9,10,8,23,38,12,12,12,10,10,13,10,13,12,12,12]): ws.column_dimensions[CL(i+1)].width=w
    ws.row_dimensions[5].height=45; ws.freeze_panes='B6'; ws.page_setup.orientation='landscape'; ws.page_setup.fitToHeight=0; ws.sheet_properties.pageSetUpPr=openpyxl.worksheet.properties.PageSetupProperties(fitToPage=True)
    wb.save(P(name)); o=sum(q['section']==sec1 and 'tenantName' in q for q in rows); assert o==37
    truth(name,'Cedar Glen Garden Apartments','2025-08-01',rows,40,37,3,'MULTIFAMILY','Buildium-like export, charge columns, blank where no charge, future leases section under totals',False)

# ---- X4 mobile home park hand sheet, planted row_dropped
def x4():
    name='Shady Acres MHP lots July.xlsx'; N=Names(104); r=random.Random(104)
    wb=xlsxwriter.Workbook(P(name)); ws=wb.add_worksheet('July 25'); w2=wb.add_worksheet('Phone numbers'); w2.write(0,0,'Office'); w2.write(0,1,'555-0142'); w2.write(1,0,'Well pump service'); w2.write(1,1,'555-0177')
    F=lambda **k:wb.add_format(dict(font_name='Calibri',font_size=11,**k))
    ws.write(0,0,'SHADY ACRES MOBILE HOME PARK',F(bold=1)); ws.write(1,0,'Lot rents for July 2025',F()); ws.write(1,6,'due on the 1st, late after the 5th',F(italic=1))
    hd=['Lot','Name','Home','Lot rent','Home pmt','Water','Trash','Pet','TOTAL','Dep.','Behind','Notes']; h=F(bold=1,bottom=2); hr=F(bold=1,bottom=2,align='right')
    for i,t in enumerate(hd): ws.write(3,i,t,hr if 3<=i<=10 else h)
    rows=[]; n0=F(num_format='#,##0.00'); k=4; tot=[0]*8; occ=vac=0; drop='23'
    for i in range(1,43):
        lot=str(i) if i not in (7,) else '7'; z=r.random(); home=r.choice(['SW','SW','SW','DW'])
        if i in (9,17,30,31): home='empty lot'
        q=dict(unit=str(i),unitType=home); vals=None; note=''
        if home=='empty lot': q['statusText']='empty lot'; q.pop('unitType'); vac+=1; 
        elif i==14: q['statusText']='Vacant'; note='park owned trailer, needs floor'; vac+=1
        else:
            poh=r.random()<.22; ch=[310 if i<30 else 295,r.choice([325,350,400]) if poh else 0,22,12,r.choice([0,0,0,10])]; t=sum(ch); dep=r.choice([300,300,0,500]) ; bal=r.choice([0]*6+[t,60,344,25])
            q.update(tenantName=N.get('lf'),statusText='Occupied',contractRent=ch[0],charges=[dict(code=hd[3+j],amount=v) for j,v in enumerate(ch) if v],totalCharges=t,deposit=dep,balance=bal); note='rent to own trailer' if poh else r.choice(['','','','','pays cash','new title pending']); occ+=1
            for j,v in enumerate(ch+[t,dep,bal]): tot[j]+=v
            vals=ch+[t,dep,bal]
        if str(i)==drop: assert vals; dropped=q; continue
        ws.write_number(k,0,i,F(align='left')); ws.write(k,1,q.get('tenantName','VACANT' if i==14 else ''),F()); ws.write(k,2,home,F())
        if i==14: q['statusText']='VACANT'
        if vals:
            for j,v in enumerate(vals):
                if v or j in (6,7): ws.write_number(k,3+j,v,n0)
        ws.write(k,11,note,F(font_color='#7F7F7F',indent=1)); rows.append(q); k+=1
    tf=F(bold=1,top=1,num_format='#,##0.00'); ws.write(k,1,'TOTALS',F(bold=1,top=1))
    for j in range(8): ws.write_number(k,3+j,tot[j],tf)
    ws.write(k+2,1,'Lots in park',F()); ws.write(k+2,2,42,F()); ws.write(k+3,1,'Rented',F()); ws.write(k+3,2,occ,F()); ws.write(k+4,1,'Vacant or empty',F()); ws.write(k+4,2,vac,F()); ws.write(k+6,1,'SW = single wide   DW = double wide',F(italic=1))
    ws.set_column(0,0,5); ws.set_column(1,1,25); ws.set_column(2,2,10); ws.set_column(3,10,10); ws.set_column(11,11,30); ws.set_landscape(); ws.fit_to_pages(1,0); wb.close()
    assert occ+vac==42
    truth(name,'Shady Acres Mobile Home Park','2025-07',rows,42,occ,vac,'MANUFACTURED_HOUSING','hand-kept sheet, plain, second sheet of phone numbers',False,sheet='July 25',planted=dict(what=f'lot 23 is not printed though the totals and lot counts include it (lot rent {dropped["contractRent"]}, total {dropped["totalCharges"]})',kind='row_dropped'))

# ---- X5 downtown office, several sheets, floors as sections, step lines below
def x5():
    name='Fountain Square Bldg - model.xlsx'; 
    wb=openpyxl.Workbook(); cov=wb.active; cov.title='Cover'; cov['B3']='Fountain Square Building'; cov['B3'].font=Font(name='Cambria',size=22,bold=True); cov['B4']='88 East Court Street, Springfield, Missouri'; cov['B6']='Acquisition model - draft 3'
    ws=wb.create_sheet('RR 9-30-25'); asm=wb.create_sheet('Assumptions')
    for i,(a,b) in enumerate([('Market rent, floors 2-4 ($/SF)',16.5),('Market rent, ground ($/SF)',21),('Downtime (months)',9),('Renewal probability',.65)]): asm.cell(i+2,2,a); asm.cell(i+2,3,b)
    f=lambda b=False,i=False,c='000000':Font(name='Cambria',size=10,bold=b,italic=i,color=c)
    ws['B1']='Fountain Square Building'; ws['B1'].font=Font(name='Cambria',size=14,bold=True); ws['B2']='Rent roll effective September 30, 2025'; ws['B2'].font=f(i=True)
    hd=['Suite','Tenant','RSF','Start','Expiration','Base rent / month','Electric','Parking','Total / month','Security deposit','Step date','Step to (monthly)']
    for j,t in enumerate(hd):
        x=ws.cell(4,2+j,t); x.font=f(True,c='FFFFFF'); x.fill=PatternFill('solid',fgColor='7B2D26'); x.alignment=Alignment(wrap_text=True,horizontal='center',vertical='center')
    S='Ground Floor|Second Floor|Third Floor|Fourth Floor'.split('|')
    T=[(0,'G-1','Court Street Deli',1650,D(2021,2,1),D(2026,1,31),2750,180,0,2750,[]),(0,'G-2','Ozark Frame & Gallery',1820,D(2023,7,1),D(2028,6,30),2884,140,0,2800,[(D(2026,7,1),2970),(D(2027,7,1),3059)]),(0,'G-3',None,2300,0,0,0,0,0,0,[]),(0,'G-4','First Prairie ATM kiosk',120,D(2020,1,1),D(2029,12,31),650,25,0,0,[]),
    (1,'200','Stedham Court Reporting',1410,D(2022,4,1),D(2027,3,31),1892,95,75,1800,[(D(2026,4,1),1948)]),(1,'205','Whitlow & Burke, Attorneys',3320,D(2016,10,1),D(2026,9,30),4565,210,225,4000,[]),(1,'210','Greene County Legal Aid',2890,D(2019,1,1),D(2028,12,31),3612,190,0,0,[(D(2026,1,1),3721),(D(2027,1,1),3832),(D(2028,1,1),3947)]),(1,'220',None,980,0,0,0,0,0,0,[]),(1,'230','J. Amado, CPA',860,D(2017,5,1),'MTM',1146,60,75,1000,[]),
    (2,'300','Heartland Benefit Administrators',6240,D(2023,11,1),D(2030,10,31),8320,400,600,8320,[(D(2025,11,1),8528),(D(2027,11,1),8960)]),(2,'310','Vantage Survey Co.',1985,D(2024,6,1),D(2027,5,31),2647,120,150,2600,[(D(2026,6,1),2726)]),(2,'315','Pixel & Plow Design',1040,D(2025,3,1),D(2028,2,29),1430,70,0,1430,[(D(2026,3,1),1473)]),
    (3,'400','State Rep. district office',1520,D(2025,1,1),D(2026,12,31),1976,90,75,0,[]),(3,'405',None,4110,0,0,0,0,0,0,[]),(3,'410','Midland Crop Insurance',2600,D(2018,8,1),D(2028,7,31),3467,155,225,3000,[(D(2026,8,1),3553)]),(3,'420','Noor Architecture Studio',1675,D(2022,9,15),D(2025,12,31),2233,100,150,2200,[])]
    rows=[]; k=5; G=[0]*6; money_='#,##0;(#,##0);"-"'
    for si,sn in enumerate(S):
        ws.cell(k,2,sn).font=f(True); ws.cell(k,2).fill=PatternFill('solid',fgColor='F2E3E1'); 
        for j in range(3,14): ws.cell(k,j).fill=PatternFill('solid',fgColor='F2E3E1')
        k+=1; g=[0]*6
        for _,u,t,sf,a,e,r0,el,pk,dp,st in [x for x in T if x[0]==si]:
            q=dict(unit=u,area=sf,section=sn)
            ws.cell(k,2,int(u) if u.isdigit() else u); ws.cell(k,3,t or 'VACANT'); ws.cell(k,4,sf).number_format='#,##0'; g[0]+=sf
            if t:
                q.update(tenantName=t,statusText='Occupied',leaseStartDate=a,leaseEndDate=e,contractRent=r0,charges=[dict(code=c,amount=v) for c,v in (('Electric',el),('Parking',pk)) if v],totalCharges=r0+el+pk,deposit=dp if dp else None,rentSteps=[dict(date=iso(d_),amount=v) for d_,v in st])
                ws.cell(k,5,a); ws.cell(k,6,e)
                for j,v in enumerate([r0,el,pk,r0+el+pk,dp]): ws.cell(k,7+j,v).number_format=money_; g[j+1]+=v
            else: q['statusText']='VACANT'
            for i,(d_,v) in enumerate(st or [(None,None)]):
                if d_: ws.cell(k+i,12,d_).number_format='mmm d, yyyy'; ws.cell(k+i,13,v).number_format='#,##0'
            for c in (5,6): ws.cell(k,c).number_format='mmm d, yyyy'; ws.cell(k,c).alignment=Alignment(horizontal='right')
            ws.cell(k,2).alignment=Alignment(horizontal='left'); rows.append(q); k+=max(1,len(st))
        ws.cell(k,3,'Subtotal '+sn).font=f(True)
        for j,v in enumerate(g): x=ws.cell(k,[4,7,8,9,10,11][j],v); x.number_format='#,##0'; x.border=Border(top=Side(style='thin'))
        G=[a+b for a,b in zip(G,g)]; k+=2
    ws.cell(k,3,'Building total')
    for j,v in enumerate(G): x=ws.cell(k,[4,7,8,9,10,11][j],v); x.number_format='#,##0'; x.border=Border(top=Side(style='thin'),bottom=Side(style='double'))
    vs=sum(t[3] for t in T if not t[2]); ws.cell(k+1,3,'Vacant RSF'); ws.cell(k+1,4,vs).number_format='#,##0'
    ws.cell(k+2,3,'Occupancy'); ws.cell(k+2,4,1-vs/G[0]).number_format='0.0%'
    for row in ws.iter_rows(min_row=5,max_row=k+2):
        for x in row:
            if x.value is not None: x.font=f(x.font.bold or x.row==k)
    for c,w in zip('ABCDEFGHIJKLM',[2,9,33,9,13,13,11,10,10,11,11,13,12]): ws.column_dimensions[c].width=w
    ws.row_dimensions[4].height=32; ws.sheet_view.showGridLines=False; ws.freeze_panes='D5'; ws.page_setup.orientation='landscape'; ws.page_setup.fitToHeight=0; ws.sheet_properties.pageSetUpPr=openpyxl.worksheet.properties.PageSetupProperties(fitToPage=True)
    wb.active=1; wb.save(P(name))
    truth(name,'Fountain Square Building','2025-09-30',rows,16,13,3,'OFFICE','acquisition model workbook, floors as sections, step lines below the tenant row, several sheets',True,sheet='RR 9-30-25')

# ---- X6 walk-up over shops, grouped header, text numbers, hidden rows
def x6():
    name='appeal_form_Main_St_614-618.xlsx'; N=Names(106); r=random.Random(106)
    wb=openpyxl.Workbook(); ws=wb.active; ws.title='Form RR'; th=Side(style='thin'); bx=Border(top=th,bottom=th,left=th,right=th)
    def put(k,c,v,b=False,al=None,fill=None,bo=True):
        x=ws.cell(k,c,v); x.font=Font(name='Tahoma',size=9,bold=b); x.alignment=Alignment(horizontal=al,vertical='center',wrap_text=True)
        if bo: x.border=bx
        if fill: x.fill=PatternFill('solid',fgColor=fill)
        return x
    ws.merge_cells('A1:L1'); put(1,1,'RENTAL SCHEDULE FOR PROPERTY TAX APPEAL  (mixed use)',True,'center',bo=False)
    for k,(a,v) in enumerate([('Property:','Gaines Row, 614-618 Main Street, Natchez, Mississippi'),('Rents in effect as of:','January 1, 2025'),('Prepared by:','D. Rennick for the owner')],2): put(k,1,a,True,bo=False).alignment=Alignment(); ws.cell(k,4,v).font=Font(name='Tahoma',size=9)
    g='BDD7EE'
    for c,t in ((1,'Bldg.'),(2,'Flr.'),(3,'Unit'),(4,'Occupant'),(5,'Type')): ws.merge_cells(start_row=6,start_column=c,end_row=7,end_column=c); put(6,c,t,True,'center',g); put(7,c,None)
    ws.merge_cells('F6:G6'); put(6,6,'Lease',True,'center',g); put(6,7,None); put(7,6,'Begins',True,'center',g); put(7,7,'Ends',True,'center',g)
    ws.merge_cells('H6:I6'); put(6,8,'Monthly rent',True,'center',g); put(6,9,None); put(7,8,'Actual',True,'center',g); put(7,9,'Asking if vacant',True,'center',g)
    ws.merge_cells('J6:L6'); put(6,10,'Paid by owner (X)',True,'center',g); put(6,11,None); put(6,12,None)
    for c,t in ((10,'Heat'),(11,'Elec.'),(12,'Water')): put(7,c,t,True,'center',g)
    rows=[]; k=8; tot=0; ask=0
    plan=[]
    for b,shop,shrent,vac in (('614','Magnolia Street Bakery',1350,()),('616','Natchez Trace Bookshop',1100,('2R',)),('618',None,None,('3F',))):
        plan.append((b,'1','Shop',shop,'Retail shop',shrent,1250))
        for fl in '23':
            for p in 'FR': plan.append((b,fl,fl+p,None if fl+p in vac else N.get('fl'),{'F':'1 bedroom','R':'2 bedroom'}[p],None,None))
        if b!='616': plan.append((b,'Attic','A',N.get('fl'),'Studio',None,None))
    for b,fl,u,t,ty,rt,ak in plan:
        q=dict(unit=u,building=b,unitType=ty)
        base={'1 bedroom':675,'2 bedroom':825,'Studio':500}.get(ty)
        vals=[b,fl,u]
        if t:
            rent=rt or base+r.choice([-50,-25,0,25,50]); ls=addm(D(2025,1,1),-r.randint(1,40)); le=r.choice(['Monthly',None,None,None])
            if le is None:
                le=eom(addm(ls,35 if ty=='Retail shop' else 11))
                while le<D(2025,1,1): le=eom(addm(D(le.year,le.month,1),12))
            q.update(tenantName=t,statusText='Occupied',leaseStartDate=ls,leaseEndDate=le,contractRent=rent); tot+=rent
            vals+=[t,ty,us(ls,two=True,pad=False),us(le,two=True,pad=False),f'${rent:,}','']
        else:
            a=ak if ty=='Retail shop' else base; q.update(statusText='Vacant',marketRent=a); ask+=a; vals+=['Vacant',ty,'','','',f'${a:,}']
        vals+=['X' if fl!='1' else '','','X']
        for c,v in enumerate(vals,1): put(k,c,v or None,al='right' if c in (8,9) else ('center' if c in (1,2,3,6,7,10,11,12) else None))
        rows.append(q); k+=1
    ws.merge_cells(start_row=k,start_column=1,end_row=k,end_column=7); put(k,1,f'TOTAL   {len(rows)} units, {sum("tenantName" in q for q in rows)} occupied',True)
    put(k,8,f'${tot:,}',True,'right'); put(k,9,f'${ask:,}',True,'right'); 
    put(k+2,1,'Taxpayer certifies that the above is a complete list of all rental space.',bo=False).alignment=Alignment(); ws.cell(k+4,1,'Signed ____________________   Date 2/10/2025').font=Font(name='Tahoma',size=9)
    for c,w in zip('ABCDEFGHIJKL',[7,7,8,27,13,11,11,11,11,7,7,7]): ws.column_dimensions[c].width=w
    ws.row_dimensions[7].height=26; ws.page_setup.orientation='landscape'; ws.page_setup.fitToHeight=0; ws.sheet_properties.pageSetUpPr=openpyxl.worksheet.properties.PageSetupProperties(fitToPage=True); wb.save(P(name))
    n=len(rows); o=sum('tenantName' in q for q in rows)
    truth(name,'Gaines Row','2025-01-01',rows,n,o,n-o,'MIXED_USE','tax appeal form in a workbook, grouped headers, rents and dates as text, bordered grid',False)

# ---- X7 warehouse bays, two-line records
def x7():
    name='WH_RentRoll_Airport_Commerce.xlsx'
    T=[('Building 100','100-A','Delta Cold Chain Packaging','dba DeltaPak',14400,D(2021,6,1),D(2026,5,31),6840,1440,1080,288,0),('Building 100','100-B','Gulf States Fastener','guar. parent co.',9600,D(2022,1,1),D(2026,12,31),4720,960,720,192,4720),('Building 100','100-C',None,'',9600,None,None,None,None,None,None,None),('Building 100','100-D','Pelican Party Rentals','',14400,D(2024,3,1),D(2029,2,28),7080,1440,1080,288,7080),
    ('Building 200','200-A','Bayou Tire Wholesale','dba Tire Barn',24000,D(2018,11,1),D(2028,10,31),10800,2400,1800,480,9500),('Building 200','200-B','Crestline Flooring Supply','',12000,D(2023,9,1),D(2026,8,31),5900,1200,900,240,5900),('Building 200','200-C','Southern Spice Importers','',12000,D(2025,2,1),D(2030,1,31),6200,1200,900,240,12400),
    ('Building 300','300-A','Medway Courier Systems','guar. R. Medway',8000,D(2020,7,1),'MTM',4000,800,600,160,3500),('Building 300','300-B',None,'',8000,None,None,None,None,None,None,None),('Building 300','300-C','Tombigbee Marine Parts','',8000,D(2024,10,15),D(2027,10,14),4133.33,800,600,160,4133.33),('Building 300','300-D','Parish Records Storage','dba SafeBox',16000,D(2019,4,1),D(2027,3,31),7466.67,1600,1200,320,0)]
    wb=xlsxwriter.Workbook(P(name)); ws=wb.add_worksheet('Report1'); fn=dict(font_name='Verdana',font_size=8); F=lambda **k:wb.add_format({**fn,**k})
    ws.hide_gridlines(2); ws.merge_range('A1:L1','Tenancy Schedule I',F(bold=1,align='center')); ws.merge_range('A2:L2','Property: Airport Commerce Warehouses (apcw)   As of Date: 06/30/2025   By Building',F(align='center'))
    l1=['Building','Unit(s)','Tenant','Area','Lease From','Monthly','Monthly','Monthly','Monthly','Total','Security','Annual']; l2=['','','DBA / Guarantor','SF','Lease To','Base Rent','CAM','RE Tax','Insurance','Monthly','Deposit','Base Rent']
    h=F(bold=1,bg_color='#CCCCCC',align='center')
    for i,(a,b) in enumerate(zip(l1,l2)): ws.write(3,i,a,h); ws.write(4,i,b,h)
    n=F(num_format='#,##0'); m=F(num_format='#,##0.00'); d=F(num_format='mm/dd/yyyy',align='right'); t_=F(); it=F(italic=1,font_color='#555555'); k=5; rows=[]; G=[0]*8
    bm=F(num_format='#,##0.00',bold=1,top=1); bn=F(num_format='#,##0',bold=1,top=1); bt=F(bold=1,top=1)
    def tl(lab,g):
        nonlocal k
        ws.write(k,0,'',bt); ws.write(k,1,'',bt); ws.write(k,2,lab,bt); ws.write(k,3,g[0],bn); ws.write(k,4,'',bt)
        for j in range(7): ws.write(k,5+j,round(g[1+j],2),bm)
        k+=2
    last=None; g=None
    def flush():
        if g: tl('Total '+last,g)
    for b,u,t,sub,sf,a,e,r0,cam,tx,ins,dp in T:
        if b!=last:
            if g: flush()
            g=[0]*8; last=b
        q=dict(unit=u,building=b,area=sf); ws.write(k,0,b,t_); ws.write(k,1,u,t_); ws.write(k,3,sf,n); g[0]+=sf; G[0]+=sf
        if t:
            tot=round(r0+cam+tx+ins,2); ann=round(r0*12,2)
            ws.write(k,2,t,t_); ws.write(k+1,2,sub,it); ws.write_datetime(k,4,dt.datetime(a.year,a.month,a.day),d); ws.write(k+1,4,e if isinstance(e,str) else dt.datetime(e.year,e.month,e.day),d)
            for j,v in enumerate([r0,cam,tx,ins,tot,dp,ann]): ws.write(k,5+j,v,m); g[1+j]+=v; G[1+j]+=v
            q.update(tenantName=t,statusText='Occupied',leaseStartDate=a,leaseEndDate=e,contractRent=r0,annualRent=ann,charges=[dict(code=c,amount=v) for c,v in (('Base Rent',r0),('CAM',cam),('RE Tax',tx),('Insurance',ins))],totalCharges=tot,deposit=dp)
        else: ws.write(k,2,'VACANT',t_); q['statusText']='VACANT'
        rows.append(q); k+=2
    flush(); tl('Total Airport Commerce Warehouses',G); vs=sum(x[4] for x in T if not x[2])
    for lab,c,s in (('Occupied',9,G[0]-vs),('Vacant',2,vs),('Total',11,G[0])): ws.write(k,2,lab,t_); ws.write(k,3,s,n); ws.write(k,4,f'{c} units',F(align='right')); ws.write(k,5,s/G[0],F(num_format='0.00%')); k+=1
    ws.set_column(0,0,13); ws.set_column(1,1,8); ws.set_column(2,2,33); ws.set_column(3,3,9); ws.set_column(4,11,11.5); ws.set_landscape(); ws.fit_to_pages(1,0); ws.set_footer('&L&8apcw&R&8Page &P of &N'); wb.close()
    truth(name,'Airport Commerce Warehouses','2025-06-30',rows,11,9,2,'WAREHOUSE','Yardi commercial tenancy schedule, two-line records (DBA and lease end on the second line), building totals',True)
if __name__=='__main__': x1();x2();x3();x4();x5();x6();x7();index()
