from common import *; import openpyxl; from openpyxl.styles import *
r=random.Random(1414); n=N(1414); f="St Brendans Manor residents.xlsx"
wb=openpyxl.Workbook();w0=wb.active;w0.title='Summary';ws=wb.create_sheet('Residents');wo=wb.create_sheet('2023 rents (old)')
B_=Font(bold=True,name='Arial',size=9);N_=Font(name='Arial',size=9)
ws['A1']="ST. BRENDAN'S MANOR";ws['A1'].font=Font(bold=True,name='Arial',size=12);ws['A2']='Residence for seniors of the Deanery';ws['A3']='Resident and rent listing - 12/1/2025'
H=['Wing','Apt','Style','Sq Ft',None,'Resident','Second person','Moved in','Agreement thru','Full rate',None,'Rent charged','Meals','2nd person','Total / mo','Entry deposit','Status']
for i,x in enumerate(H):
    if x: c=ws.cell(5,i+1,x);c.font=B_;c.alignment=Alignment(wrap_text=True,vertical='bottom');c.border=Border(bottom=Side(style='medium'))
y=6;rows=[];T=[0]*6;occ=0
money=lambda v:f'${v:,.2f}'
def put(col,v,right=False):
    c=ws.cell(y,col,v);c.font=N_
    if right:c.alignment=Alignment(horizontal='right')
    return c
for wing,cnt in (('East',18),('West',22)):
    for k in range(cnt):
        u=(100 if k<cnt//2 else 200)+(k%(cnt//2))+1+(0 if wing=='East' else 20)
        st,sf,full=r.choice([('Studio',385,980),('Alcove',440,1075),('1 Bed',560,1290),('1 Bed',560,1290),('2 Bed',790,1640)])
        put(1,wing);put(2,u);put(3,st);put(4,sf);put(10,full,1).number_format='#,##0.00';T[0]+=full
        if r.random()<.1:
            put(6,'--');put(17,'Vac');rows.append(R(unit=str(u),building=wing,unitType=st,area=sf,marketRent=full,statusText='Vac'));y+=1;continue
        occ+=1;nm=n('{l}, {f}');d=D(r,'2012-01-01','2025-10-01');e=addy(d,2026-d.year if d.month<12 else 2025-d.year+1)
        rent=full-r.choice([0,0,0,50,110,165,240]);meals=r.choice([0,285,285,430]);two=0
        if st!='Studio' and r.random()<.15: two=175;put(7,n('{f}'+' ')+nm.split(',')[0] if 0 else n.r.choice(F))
        tot=rent+meals+two;dep=r.choice([1000,1500,full])
        put(6,nm);c=put(8,d);c.number_format='m/d/yy';c=put(9,e);c.number_format='m/d/yy'
        put(12,money(rent),1);
        if meals: put(13,money(meals),1)
        if two: put(14,money(two),1)
        put(15,money(tot),1);put(16,dep).number_format='#,##0';put(17,'Occ')
        for i,v in enumerate((rent,meals,two,tot,dep)): T[i+1]+=v
        ch=[dict(code='Rent charged',amount=rent)]+([dict(code='Meals',amount=meals)] if meals else [])+([dict(code='2nd person',amount=two)] if two else [])
        rows.append(R(unit=str(u),building=wing,unitType=st,area=sf,tenantName=nm,statusText='Occ',moveInDate=d.isoformat(),leaseEndDate=e.isoformat(),marketRent=full,contractRent=rent,charges=ch,totalCharges=tot,deposit=dep));y+=1
y+=1;put(6,'Total 40 apartments').font=B_
for col,v in ((10,money(T[0])),(12,money(T[1])),(13,money(T[2])),(14,money(T[3])),(15,money(T[4])),(16,T[5])):
    c=put(col,v,1);c.font=B_;c.border=Border(top=Side(style='thin'))
    if col==16:c.number_format='#,##0'
y+=2;put(1,'APPROVED, NOT YET MOVED IN (not in totals)').font=B_;y+=1
vs=[x for x in rows if x['statusText']=='Vac'][:2]
for x in vs:
    nm=n('{l}, {f}');d=dt.date(2026,1,r.choice([2,5,15]));rent=x['marketRent']
    put(1,x['building']);put(2,int(x['unit']));put(3,x['unitType']);put(4,x['area']);put(6,nm);c=put(8,d);c.number_format='m/d/yy';put(12,money(rent),1);put(15,money(rent),1);put(16,1000).number_format='#,##0';put(17,'Appr');y+=1
    rows.append(R(unit=x['unit'],building=x['building'],unitType=x['unitType'],area=x['area'],tenantName=nm,statusText='Appr',moveInDate=d.isoformat(),contractRent=rent,charges=[dict(code='Rent charged',amount=rent)],totalCharges=rent,deposit=1000))
for c,w in zip('ABCDEFGHIJKLMNOPQ',[6,6,8,7,1.5,25,12,10,11,10,1.5,11,10,10,11,10,7]): ws.column_dimensions[c].width=w
ws.page_setup.orientation='landscape';ws.sheet_properties.pageSetUpPr=openpyxl.worksheet.properties.PageSetupProperties(fitToPage=True);ws.page_setup.fitToHeight=0
for row in [["St. Brendan's Manor - for the board",None],['Apartments',40],['Occupied 12/1',occ],['Vacant',40-occ],['Of these promised',len(vs)],['Total billed per month',T[4]]]: w0.append(row)
w0.column_dimensions['A'].width=34
wo.append(['Apt','Rent 2023'])
for x in rows[:40]: wo.append([int(x['unit']),x['marketRent']-90])
wb.active=1;wb.save(doc(f))
save(f,'SENIOR_HOUSING','church residence workbook, money as text, spacer columns, approved applicants below',True,rows,"ST. BRENDAN'S MANOR",'2025-12-01',40,occ,40-occ,'Residents')
