from common import *
import openpyxl
r=R(808); f='tenantcloud_export_rent_roll.xlsx'
wb=openpyxl.Workbook(); ws=wb.active; ws.title='Rent Roll'
ws.append(['Rent Roll']); ws.append(['Generated for: Juniper & Fife Rentals']); ws.append(['Period: 11/01/2024 - 11/30/2024']); ws.append([])
H=['Property / Unit','Property Type','Bed','Bath','Size, sq.ft.','Occupancy','Tenant(s)','Lease #','Lease Start','Lease End','Monthly Rent','Security Deposit','Outstanding']
ws.append(H)
for c in ws[5]: c.font=openpyxl.styles.Font(bold=True)
st=['Cedar Hollow Rd','Fenn Ave','Lockhart St','Old Quarry Ln','Mercer St','W Tupelo Dr','Bramble Ct','Sycamore Pl','Dillard Ave','Ridgeway Cir']
rows=[];T=[0]*3; props=sorted({f'{r.randint(100,2900)} {r.choice(st)}' for _ in range(30)},key=lambda s:(s.split(' ',1)[1],int(s.split()[0])))[:27]; n=O=0
for i,p in enumerate(props):
    dup=i in(4,11,19)
    for u in (['Unit A','Unit B'] if dup else ['Single']):
        bd=2 if dup else r.choice([2,3,3,4]); ba=1 if dup else r.choice([1,1.5,2]); sf=860+bd*180+r.randrange(0,300,10); rn=float(round((sf*.72+320)/25)*25); n+=1
        vac=i in(7,22); ty='Duplex' if dup else 'Single-Family'
        row=dict(unit=p if not dup else u,propertyName=p,unitType=ty,area=sf)
        row.pop('propertyName'); pu=row['unit']=p if not dup else f'{p}, {u}'
        if vac: row['statusText']='Vacant'; ws.append([pu,ty,bd,ba,sf,'Vacant']); rows.append(row); continue
        O+=1; mtm=r.random()<.2; a=r.first(2021,2022) if mtm else r.choice([D(2024,r.randint(1,11),1),D(2023,12,1)]); e=None if mtm else end(a,12)
        t=r.name()+(', '+r.name() if r.random()<.4 else ''); dep=r.choice([rn,rn,rn+200,500.0]); bal=r.choice([0.0]*6+[rn,150.0])
        row.update(tenantName=t,statusText='Occupied',leaseStartDate=a,leaseEndDate='Month-to-Month' if mtm else e,contractRent=rn,deposit=dep,balance=bal); rows.append(row)
        ws.append([pu,ty,bd,ba,sf,'Occupied',t,str(r.randint(104000,168999)),a.strftime('%b %d, %Y'),'Month-to-Month' if mtm else e.strftime('%b %d, %Y'),f'${rn:,.2f}',f'${dep:,.2f}',f'${bal:,.2f}'])
        for j,v in enumerate((rn,dep,bal)):T[j]+=v
ws.append(['Total']+['']*9+[f'${v:,.2f}' for v in T])
for c in ws[ws.max_row]: c.font=openpyxl.styles.Font(bold=True)
for k,w in zip('ABCDEFGHIJKLM',[29,14,6,6,11,11,36,9,14,15,13,15,12]): ws.column_dimensions[k].width=w
ws.page_setup.orientation='landscape'; ws.page_setup.fitToWidth=1; ws.page_setup.fitToHeight=0; ws.sheet_properties.pageSetUpPr=openpyxl.worksheet.properties.PageSetupProperties(fitToPage=True)
wb.save(f'{B}/documents/{f}')
save(f,('SINGLE_FAMILY_RENTAL','TenantCloud-like export, scattered houses, money as text',False),None,'2024-11-30',n,O,n-O,rows,dict(contractRent=T[0],deposit=T[1],balance=T[2]))
