# Retail centre, commercial PM export: lease row, then Charge schedule sub-rows and future steps, blank rows between; gridless
from common import *
from openpyxl import Workbook
from openpyxl.styles import *
r=random.Random(4812); N='commercial_rent_roll_pinehollow.xlsx'; AS=dt.date(2026,6,30)
T=['Saver Barn Thrift','Pho Hollow','Smoke Ring BBQ','Allure Threading Bar','Bright Path Learning Loft','Rivertown Vape','Blue Heron Hardware','Dollar Corner','Maple & Main Realty','Quick Shear Salon','Mattress Meadow','Urgent Paws Veterinary','Pine Hollow Liquors','Taqueria La Paloma','Sunny Tan','Orchard Federal Credit Union','Twisted Tap House']
ids=['01','02','03','04A','04B','05','06','07','08','09','10','11','12','13','14','15','16','17','18','ATM1']
vac={'05','14'}; rows=[]; ti=0
for s in ids:
    sf=r.randrange(950,4200,25) if s not in('06','07') else r.randrange(8500,12500,50)
    if s=='ATM1': 
        rows.append(dict(unit=s,area=0,tenantName='Orchard Federal CU - ATM',statusText='Current',leaseStartDate=dt.date(2024,1,1),leaseEndDate='MTM',contractRent=350.,annualRent=4200.,charges=[('rent - Base Rent',350.)],totalCharges=350.,deposit=0)); continue
    if s in vac: rows.append(dict(unit=s,area=sf,statusText='VACANT',contractRent=None)); continue
    t=T[ti];ti+=1; st=dt.date(r.randint(2017,2025),r.randint(1,12),1); en=lend(st,r.choice([60,60,120]))
    while en<AS: en=lend(en+dt.timedelta(days=1),60)
    mo=round(sf*r.choice([11.5,16,17.25,18.5,19.75] if sf<8000 else [7.5,8.25])/12,2)
    ch=[('rent - Base Rent',mo),('cam - Common Area Maint.',round(sf*3.05/12,2)),('ret - Real Estate Tax',round(sf*2.2/12,2)),('ins - Insurance',round(sf*.48/12,2))]
    if r.random()<.2: ch.append(('sign - Pylon Sign',75.))
    if r.random()<.2: ch=ch[:1]
    d=add_m(st,12); steps=[]
    while d<=AS: d=add_m(d,12)
    p=mo; q=r.choice([0,1,2,3])
    while d<en and len(steps)<q: p=round(p*1.025,2); steps.append((d,p)); d=add_m(d,12)
    rows.append(dict(unit=s,area=sf,tenantName=t,statusText='Current',leaseStartDate=st,leaseEndDate=en,contractRent=mo,annualRent=round(mo*12,2),charges=ch,totalCharges=sum(a for _,a in ch),deposit=r.choice([0,mo,mo,2000]),rentSteps=steps))
wb=Workbook(); ws=wb.active; ws.title='rs_Comm_RentRoll'; ws.sheet_view.showGridLines=False
f=Font(name='Arial',size=8); fb=Font(name='Arial',size=8,bold=True)
ws['B1']='Commercial Rent Roll'; ws['B1'].font=Font(name='Arial',size=12,bold=True); ws['B2']='Property: Pine Hollow Plaza (phplaza)'; ws['B3']='As of Date: 06/30/2026     By: Suite'; 
Hd=['Suite','Lease','Area','Lease\nFrom','Lease\nTo','Security\nDeposit','Charge','Monthly\nAmount','Annual\nAmount','Annual\nPer Area','','Step\nEffective','Step Monthly\nAmount']
for j,h in enumerate(Hd,2): c=ws.cell(5,j,h); c.font=fb; c.alignment=Alignment(wrap_text=True,horizontal='center',vertical='bottom'); c.border=Border(bottom=Side(style='medium'))
ws.row_dimensions[5].height=26
R=6
def put(R,col,v,fmt=None,b=False):
    c=ws.cell(R,col,v); c.font=fb if b else f
    if fmt: c.number_format=fmt
D8='mm/dd/yyyy'; M='#,##0.00'
for w in rows:
    put(R,2,w['unit']); put(R,3,w.get('tenantName') or 'VACANT'); put(R,4,w['area'],'#,##0')
    if w.get('tenantName'):
        put(R,5,w['leaseStartDate'],D8); put(R,6,w['leaseEndDate'],D8); put(R,7,w['deposit'],M)
        ch=w['charges']; sp=w.get('rentSteps',[])
        for i in range(max(len(ch),len(sp))):
            if i<len(ch): put(R+i,8,ch[i][0]); put(R+i,9,ch[i][1],M); put(R+i,10,round(ch[i][1]*12,2),M); w['area'] and put(R+i,11,round(ch[i][1]*12/w['area'],2),M)
            if i<len(sp): put(R+i,13,sp[i][0],D8); put(R+i,14,sp[i][1],M)
        R+=max(len(ch),len(sp)); put(R,8,'Total',None,True); put(R,9,w['totalCharges'],M,True); put(R,10,round(w['totalCharges']*12,2),M,True); ws.cell(R,9).border=Border(top=Side(style='thin')); ws.cell(R,10).border=Border(top=Side(style='thin'))
    R+=2
oc=[w for w in rows if w.get('tenantName')]; S=lambda g,k: sum(w.get(k) or 0 for w in g)
put(R,2,'Total Pine Hollow Plaza',None,True); put(R,4,S(rows,'area'),'#,##0',True); put(R,7,S(rows,'deposit'),M,True); put(R,9,S(oc,'totalCharges'),M,True); put(R,10,round(sum(round(a*12,2) for w in oc for _,a in w['charges']),2),M,True); R+=2
va=[w for w in rows if not w.get('tenantName')]
for lab,n,a in (('Occupied Area',len(oc),S(oc,'area')),('Vacant Area',len(va),S(va,'area')),('Total',len(rows),S(rows,'area'))): put(R,3,lab,None,True); put(R,4,a,'#,##0'); put(R,5,f'{n} suites'); put(R,6,round(a/S(rows,'area'),4),'0.00%'); R+=1
R+=1; put(R,3,'Charges by code',None,True); R+=1
agg={}
for w in oc:
    for q,a in w['charges']: agg[q]=agg.get(q,0)+a
for q,a in agg.items(): put(R,3,q); put(R,4,round(a,2),M); R+=1
for col,wd in zip('ABCDEFGHIJKLMN',[2,8,28,10,11,11,11,25,11,12,9,3,11,13]): ws.column_dimensions[col].width=wd
ws.page_setup.orientation='landscape'; ws.page_setup.fitToHeight=0; ws.sheet_properties.pageSetUpPr.fitToPage=True
wb.save(f'{D}/{N}')
for w in rows:
    w.pop('annualRent',None)
    if w.get('tenantName'): w['annualRent']=round(w['contractRent']*12,2); w['statusText']='Occupied'
save(N,'RETAIL','commercial PM export, charge sub-rows per lease with totals, steps at right',True,rows,'Pine Hollow Plaza','2026-06-30',len(rows),len(oc),len(va),'rs_Comm_RentRoll')
