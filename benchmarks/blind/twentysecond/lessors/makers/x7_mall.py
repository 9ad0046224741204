# regional mall with percentage rent, cover sheet, blank spacer columns, vacants with asking rent at the foot
from common import *
from openpyxl import Workbook
from openpyxl.styles import *
from openpyxl.utils import get_column_letter as L
import random,datetime as dt
N='x07_Eastfield_Mall_RR_with_sales.xlsx'
random.seed(77)
S={'Anchors':['Halloran\'s Department Store','Sportsbarn','CineMax 12'],'Inline':['Threads & Co.','Kid Kingdom','Gold Standard Jewelers','Shoe Depot','Vapor Lane','Candle Cottage','Game Vault','Blue Denim Works','Perfumania Plus','Book Nook','Lids and Caps','Luxe Lingerie','Mobile Planet','Yarn Barn'],'Food Court':['Wok Express','Pretzel Twist','Taco Rapido','Pizza Fetta','Smoothie Bar'],'Temporary / Specialty Leasing':['Calendar Kiosk','Airbrush Tees']}
wb=Workbook();cv=wb.active;cv.title='Cover';cv['B3']='Eastfield Mall';cv['B4']='Due diligence file 3.2 - Rent Roll and Sales';cv['B6']='Prepared for prospective lenders'
ws=wb.create_sheet('Rent Roll')
ws['A1']='Eastfield Mall';ws['A1'].font=Font(bold=True,size=14);ws['A2']='Tenant Rent Roll and Percentage Rent Schedule';ws['A3']='As of: December 31, 2025'
H=[(1,'Space','No.'),(2,'Tenant',''),(3,'Leased','GLA'),(5,'Term','From'),(6,'Term','To'),(8,'Minimum','Rent / Mo'),(9,'CAM','/ Mo'),(10,'RE Tax','/ Mo'),(11,'Mktg','/ Mo'),(12,'Total','/ Mo'),(14,'% Rent','Rate'),(15,'Natural','Breakpoint'),(16,'2025 Sales','Reported'),(17,'% Rent','Due 2025'),(19,'Remarks','')]
for c,a,b in H:
    for r,v in ((5,a),(6,b)):
        x=ws.cell(r,c,v or None);x.font=Font(bold=True,color='FFFFFF');x.fill=PatternFill('solid',fgColor='404040');x.alignment=Alignment(horizontal='center')
r=7;rows=[];G=[0]*7;n=0;M='#,##0.00'
def put(vs,b=False):
    for c,v in vs.items():
        if v is None:continue
        x=ws.cell(r,c,v);x.font=Font(bold=b)
        if isinstance(v,dt.date):x.number_format='mmm d, yyyy'
        elif c==14:x.number_format='0.0%'
        elif c in(3,15,16):x.number_format='#,##0'
        elif isinstance(v,(int,float)) and c>6:x.number_format=M
for k,(sec,ts) in enumerate(S.items()):
    put({2:sec.upper()},1);r+=1;s=[0]*7
    for j,t in enumerate(ts):
        u=[f'ANC{j+1}',f'{100+4*j}',f'FC-{j+1}',f'TMP{j+1}'][k];a=[random.randint(30,90)*1000,random.randint(9,60)*100+random.choice([0,25,48]),random.randint(500,900),150][k]
        rent=round(a*[.55,2.6,7.5,10][k]*random.uniform(.8,1.2),2);cam=0 if k==3 else round(a*[.1,.9,1.6][k],2);tx=0 if k==3 else round(a*.21,2);mk=0 if k in(0,3) else round(a*.08,2)
        y=random.randint(2016,2024);st=dt.date(y,2,1);en=dt.date(max(2027,y+10),1,31);rm=None
        if t=='Kid Kingdom':en=dt.date(2025,9,30);st=dt.date(2015,10,1);rm='Expired - holdover, 125% not enforced'
        if t=='Shoe Depot':rm='2 x 5 yr options'
        if t=='Book Nook':rm='Gross deal - % rent in lieu';rent=0;
        if k==3:st=dt.date(2025,10,15);en=dt.date(2026,1,31)
        rate=[.02,.06,.08,None][k];bp=round(rent*12/rate) if rate and rent else None;sales=round(rent*12*random.uniform(9,19)) if rent and k!=3 else (612000 if k==1 else None)
        pr=None if rate is None else round(max(0,(sales-(bp or 0))*rate),2)
        if t=='Book Nook':cam=tx=mk=0
        tot=round(rent+cam+tx+mk,2)
        put({1:u,2:t,3:a,5:st,6:en,8:rent,9:cam,10:tx,11:mk,12:tot,14:rate,15:bp,16:sales,17:pr,19:rm});r+=1;n+=1
        for i,v in enumerate((a,rent,cam,tx,mk,tot,pr or 0)):s[i]+=v;G[i]+=v
        rows.append(dict(unit=u,tenantName=t,area=a,section=sec.upper(),statusText='Expired - holdover' if rm and 'holdover' in rm else 'Occupied',leaseStartDate=str(st),leaseEndDate=str(en),contractRent=rent,charges=[dict(code=c,amount=v) for c,v in (('CAM',cam),('RE Tax',tx),('Mktg',mk))],totalCharges=tot))
    put(dict(zip((2,3,8,9,10,11,12,17),['Subtotal '+sec]+[round(v,2) for v in s])),1);r+=2
put({2:'VACANT SPACES',8:'Asking / Mo'},1);r+=1;va=0
for u,a in (('118A',1850),('160',2240),('164',3105),('FC-6',610)):
    ask=round(a*2.75,2) if u[0]=='1' else 4200.0
    put({1:u,2:'Vacant',3:a,8:ask});r+=1;va+=a;rows.append(dict(unit=u,area=a,section='VACANT SPACES',statusText='Vacant',marketRent=ask))
put({2:'Subtotal Vacant',3:va},1);r+=2
put(dict(zip((2,3,8,9,10,11,12,17),['MALL TOTAL (asking rents excluded)',G[0]+va]+[round(v,2) for v in G[1:]])),1);r+=2
put({2:f'Spaces: {n+4}   Leased: {n}   Vacant: 4   (temporary tenants included)'})
for i,w in enumerate((8,34,10,2,14,14,2,14,12,12,11,14,2,9,13,13,13,2,36),1):ws.column_dimensions[L(i)].width=w
wb.save(doc(N));print(n,G)
save(N,'RETAIL','mall with percentage rent block, spacer columns, vacants at foot, cover sheet',True,dict(propertyName='Eastfield Mall',asOnDate='2025-12-31',units=n+4,occupied=n,vacant=4,sheet='Rent Roll',printedTotals=dict(area=G[0]+va,contractRent=round(G[1],2),totalCharges=round(G[5],2)),rows=rows))
