# commercial export to excel (Yardi-like "Tenancy Schedule"), many buildings in an office park, 46 rows, amounts per charge in annual/monthly/area, blank columns, building subtotals, future/expired sections; raw export look
import openpyxl,datetime,random
from openpyxl.styles import *
from common import *
from datetime import date as D,timedelta
R=random.Random(808)
N='TenancySchedule_I_brookmere_10_2025.xlsx'
names='''Abacus Payroll Svcs|Bellweather Insurance|Cobalt Staffing, Inc.|Dovetail Architects|Everline Mortgage|Fenwick Counseling Ctr|Gannet Engineering|Hilltop Realty Group|Inlet Software|Jubilee Travel|Kincaid & Moss, Attys|Larkspur Pediatrics|Midland Crop Insurance|Noble Hearing Aids|Orchid Spa & Laser|Pinnacle Bail Bonds|Quarry Creek Church|Redwing Security|Stonebridge Escrow|Tidewater Title|Union Local 1188|Valor Veterans Clinic|Westgate Tutoring|Xenith Labs|Yarrow Wealth Mgmt|Zephyr Telecom|Alder Home Health|Basin Geotech|Canopy Nonprofit Alliance|Dray & Sons|Ember Marketing|Flint River Water Assn|Glasswing Media|Hartwell Orthodontics|Ivory Key Music School|Jasper Appraisals|Kelp Biosciences|Lumen Solar Sales'''.split('|')
R.shuffle(names);it=iter(names)
B=[('bm100','Brookmere 100',12),('bm200','Brookmere 200',14),('bm300','Brookmere 300',9)]
wb=openpyxl.Workbook();ws=wb.active;ws.title='Report1'
A8=Font(name='Tahoma',size=8);A8b=Font(name='Tahoma',size=8,bold=True)
def put(r,c,v,f=A8,nf=None,al=None):
    x=ws.cell(r,c,v);x.font=f
    if nf:x.number_format=nf
    if al:x.alignment=Alignment(horizontal=al,vertical='top',wrap_text=True)
put(1,1,'Tenancy Schedule I',Font(name='Tahoma',size=11,bold=True));put(2,1,'Property: Brookmere Office Park (.brookmre)    As of Date: 10/31/2025    By Property',A8)
H=[(1,'Building'),(2,'Unit(s)'),(3,'Lease'),(5,'Lease Type'),(6,'Area'),(7,'Lease From'),(8,'Lease To'),(9,'Term'),(10,'Tenancy\nYears'),(11,'Monthly\nRent'),(12,'Monthly\nRent/Area'),(13,'Annual\nRent'),(14,'Annual\nRent/Area'),(16,'Annual\nRec./Area'),(17,'Annual\nMisc/Area'),(18,'Security\nDeposit'),(19,'LOC Amount/\nBank Guarantee')]
for c,h in H:
    put(4,c,h,A8b,al='center');
for c in range(1,20):ws.cell(4,c).fill=PatternFill('solid',fgColor='C0C0C0');ws.cell(4,c).border=Border(top=Side(style='thin'),bottom=Side(style='thin'))
r=5;truth=[];GT=[0]*5;sumrows=[];M='#,##0.00'
asof=D(2025,10,31)
for code,bn,n in B:
    put(r,1,f'{bn} ({code})',A8b);r+=1
    fut=[];T=[0]*5
    put(r,1,'Current Leases',A8b);r+=1
    for i in range(n):
        fl=1+i//5;u=f'{code[2]}{fl}{(i%5)*10+10:02d}'
        sf=R.choice([640,812,945,1100,1260,1475,1730,2050,2390,3105,3820])
        x=dict(unit=u,building=bn,area=sf,section='Current Leases')
        put(r,1,code);put(r,2,u,al='left');put(r,6,float(sf),nf=M)
        x['building']=code;
        T[0]+=sf
        if R.random()<.17 or (code=='bm200' and i==3):
            put(r,3,'VACANT');x['statusText']='VACANT';T[3]+=sf
            for c in(11,12,13,14,16,17,18,19):put(r,c,0,nf=M)
            x.update(contractRent=0,annualRent=0,deposit=0)
            if len(fut)==0 and code!='bm300':fut.append((u,sf))
        else:
            nm=next(it);tid=f't{R.randrange(1200,9999):07d}'
            s=D(R.randrange(2016,2025),R.randrange(1,13),1);term=R.choice([36,60,60,84,120])
            while (s.year*12+s.month-1+term)<(2025*12+11):term+=24
            e=D((s.year*12+s.month-1+term)//12,(s.year*12+s.month-1+term)%12+1,1)-timedelta(1)
            psf=R.randrange(1750,2450,25)/100;ann=round(psf*sf,2);mo=round(ann/12,2);ann=round(mo*12,2)
            dep=R.choice([0,mo,mo,round(mo*2,2)]);mtm=R.random()<.07
            put(r,3,f'{nm} ({tid})');put(r,5,R.choice(['Office Gross','Office Net','Office Net']));put(r,7,s,nf='mm/dd/yyyy')
            if not mtm:put(r,8,e,nf='mm/dd/yyyy');put(r,9,term)
            else:put(r,8,'MTM',al='right')
            put(r,10,round((asof-s).days/365.25,2),nf='0.00')
            rec=R.choice([0,4.1,4.35,5.0]);
            for c,v in ((11,mo),(12,mo/sf),(13,ann),(14,ann/sf),(16,rec),(17,R.choice([0,0,.25])),(18,dep),(19,0)):put(r,c,v,nf=M)
            x.update(tenantName=f'{nm} ({tid})',statusText='Occupied',leaseStartDate=s,leaseEndDate='MTM' if mtm else e,contractRent=mo,annualRent=ann,deposit=dep)
            T[1]+=mo;T[2]+=ann;T[4]+=dep
        truth.append(x);r+=1
    put(r,1,'Total Current',A8b);put(r,6,T[0],A8b,M);put(r,11,T[1],A8b,M);put(r,13,T[2],A8b,M);put(r,18,T[4],A8b,M)
    for c in range(1,20):ws.cell(r,c).border=Border(top=Side(style='thin'))
    r+=1;vc=sum(1 for x in truth if x['building']==code and x['statusText']=='VACANT')
    put(r,1,'Occupied Area',A8b);put(r,6,T[0]-T[3],A8b,M);put(r,7,f'{n-vc} units');r+=1
    put(r,1,'Vacant Area',A8b);put(r,6,T[3],A8b,M);put(r,7,f'{vc} units');r+=2
    if fut:
        put(r,1,'Future Leases',A8b);r+=1
        for u,sf in fut:
            nm=next(it);tid=f't{R.randrange(1200,9999):07d}';s=D(2026,2,1);e=D(2031,1,31);mo=round(sf*21.5/12,2)
            put(r,1,code);put(r,2,u,al='left');put(r,3,f'{nm} ({tid})');put(r,5,'Office Net');put(r,6,float(sf),nf=M);put(r,7,s,nf='mm/dd/yyyy');put(r,8,e,nf='mm/dd/yyyy');put(r,9,60);put(r,10,0,nf='0.00')
            for c,v in ((11,mo),(12,mo/sf),(13,round(mo*12,2)),(14,mo*12/sf),(16,4.35),(17,0),(18,mo),(19,0)):put(r,c,v,nf=M)
            truth.append(dict(unit=u,building=code,area=sf,section='Future Leases',statusText='Future Leases',tenantName=f'{nm} ({tid})',leaseStartDate=s,leaseEndDate=e,contractRent=mo,annualRent=round(mo*12,2),deposit=mo));r+=1
        r+=1
    for k in range(5):GT[k]+=T[k]
put(r,1,'Grand Total (current)',A8b);put(r,6,GT[0],A8b,M);put(r,11,GT[1],A8b,M);put(r,13,GT[2],A8b,M);put(r,18,GT[4],A8b,M)
for c in range(1,20):ws.cell(r,c).border=Border(top=Side(style='thin'),bottom=Side(style='double'))
for c,w in zip('ABCDEFGHIJKLMNOPQRS',[15,8,32,1.5,12,10,11,11,6,8,11,9,12,9,1.5,9,9,11,12]):ws.column_dimensions[c].width=w
ws.row_dimensions[4].height=24
ws.page_setup.orientation='landscape';ws.page_setup.fitToHeight=0;ws.sheet_properties.pageSetUpPr=openpyxl.worksheet.properties.PageSetupProperties(fitToPage=True);ws.print_title_rows='4:4'
wb.properties.created=wb.properties.modified=datetime.datetime(2025,11,4);wb.save(doc(N))
cur=[x for x in truth if x['section']=='Current Leases'];v=sum(1 for x in cur if x['statusText']=='VACANT')
save(N,dict(propertyName='Brookmere Office Park (.brookmre)',asOnDate='2025-10-31',units=len(cur),occupied=len(cur)-v,vacant=v,rows=truth),'OFFICE','asset manager, system export','tenancy schedule export, one sheet, three buildings, current and future leases sections, blank spacer columns')
print(len(truth),v,GT)
