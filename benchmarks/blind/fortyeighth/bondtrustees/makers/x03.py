# workbook: web-system export grouped by property (small properties portfolio); only an export stamp -> no as-of date
from common import *
import openpyxl
from openpyxl.styles import *
r=random.Random(4813); N=Names(r); fn='rent_roll-20251104.xlsx'
wb=openpyxl.Workbook(); ws=wb.active; ws.title='Sheet1'
P=[('Birch Avenue Fourplex - 410 Birch Avenue Larned, OH 44000',['1','2','3','4'],('2/1.00',840,995)),('Copperhill Rowhomes - 88 Copper Hill Road Larned, OH 44000',['88A','88B','88C','90A','90B','90C','92A','92B'],('3/1.50',1180,1290)),
('Dunlin House - 1207 Market Street Elkford, OH 44011',[f'{f}{k}' for f in(1,2,3) for k in('01','02','03','04','05')]+['PH'],('1/1.00',615,875)),('Garnet Street Duplex - 33 Garnet Street Elkford, OH 44011',['33','35'],('3/2.00',1400,1425)),('Old Mill Flats - 5 Millrace Way Tarn, OH 44020',[f'Apt {i}' for i in range(1,15)],('2/1.00',790,940))]
ws['A1']='Rent Roll'; ws['A1'].font=Font(bold=True,size=16); ws['A2']='Exported On: 11/04/2025 09:12 AM'; ws['A4']='Properties: All'; ws['A5']='Units: Active'; ws['A6']='Include Non-Revenue Units: No'
H=['Unit','BD/BA','Tenant','Status','Sqft','Market Rent','Rent','Deposit','Lease From','Lease To','Move-in','Move-out','Past Due','NSF Count','Late Count']
for i,h in enumerate(H,1): c=ws.cell(8,i,h); c.font=Font(bold=True); c.fill=PatternFill('solid',fgColor='EEEEEE')
R=9; rows=[]
def tl(lab,L,R):
    oc=sum('tenantName' in x for x in L); ws.cell(R,1,lab); ws.cell(R,4,f"{oc/len(L)*100:.1f}% Occupied")
    for c,k in ((5,'area'),(6,'marketRent'),(7,'contractRent'),(8,'deposit'),(13,'balance')):
        q=ws.cell(R,c,sum(x.get(k) or 0 for x in L)); q.number_format='#,##0' if c==5 else '#,##0.00'
    for c in range(1,16): ws.cell(R,c).font=Font(bold=True); ws.cell(R,c).border=Border(top=Side(style='thin'))
for name,us_,(bb,sf,mk) in P:
    ws.cell(R,1,name).font=Font(bold=True); R+=1; L=[]
    for k,u in enumerate(us_):
        ex=k%4; x=dict(unit=u,propertyName=name.split(' - ')[0],unitType=bb if u!='PH' else '2/2.00',area=sf+ex*12 if u!='PH' else 1310,marketRent=float(mk+ex*10 if u!='PH' else 1650)); z=r.random()
        if z<.07: x['statusText']=r.choice(['Vacant-Unrented','Vacant-Rented'])
        else:
            f,l=N.get(); mi=d(2025,11,1)-dt.timedelta(days=r.randint(15,2500)); rent=x['marketRent']-r.choice([0,20,45,60,95,120,150]); x.update(tenantName=f"{f} {l}"+(f", {r.choice(F)} {l}" if r.random()<.2 else ''),statusText='Current',contractRent=rent,deposit=r.choice([rent,rent,500.0,0.0]),moveInDate=mi,leaseStartDate=mi if mi>d(2024,11,1) else None,balance=r.choice([0.0]*6+[rent,75.0,412.5]))
            if x['leaseStartDate']: x['leaseEndDate']=addm(mi,12)-dt.timedelta(days=1)
            else: x['leaseStartDate']=mi
            if r.random()<.07: x['statusText']='Notice-Unrented'; x['moveOutDate']=d(2025,11,30)
        v=[x['unit'],x['unitType'],x.get('tenantName'),x['statusText'],x['area'],x['marketRent'],x.get('contractRent'),x.get('deposit')]+[us(x[k]) if x.get(k) else None for k in('leaseStartDate','leaseEndDate','moveInDate','moveOutDate')]+[x.get('balance')]+([r.choice([0,0,0,1]),r.choice([0,0,1,2,4])] if 'tenantName' in x else [])
        for i,q in enumerate(v,1):
            c=ws.cell(R,i,q)
            if i in(6,7,8,13): c.number_format='#,##0.00'
            if i==5: c.number_format='#,##0'
        L.append(x); R+=1
    tl(f'{len(L)} Units' ,L,R); R+=2; rows+=L
tl(f'Total {len(rows)} Units',rows,R)
for i,w in enumerate([14,8,30,17,8,12,11,11,11,11,11,11,10,10,10]): ws.column_dimensions['ABCDEFGHIJKLMNO'[i]].width=w
ws.page_setup.orientation='landscape'; ws.page_setup.fitToHeight=0; ws.sheet_properties.pageSetUpPr=openpyxl.worksheet.properties.PageSetupProperties(fitToPage=True)
wb.save(os.path.join(DOC,fn)); oc=sum('tenantName' in x for x in rows)
save(fn,dict(propertyName=None,asOnDate=None,units=len(rows),occupied=oc,vacant=len(rows)-oc,rows=rows),'MULTIFAMILY','web-system export grouped by property, export stamp only')
