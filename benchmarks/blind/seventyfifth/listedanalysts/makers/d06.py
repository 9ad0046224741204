# Medical office, analyst workbook
from h import *
from openpyxl import Workbook
from openpyxl.styles import *
rng=random.Random(7506); f='d06_medical_office_analyst.xlsx'
nm=names(rng,["Orthopedics, P.A.","Women's Health","Cardiology Assoc.","Imaging Partners LLC","Dermatology","Family Medicine","Physical Therapy","Eye Institute","Oral Surgery","Pediatrics","Sleep Center","Urology Group","Infusion Services","Labs Inc"],22)
wb=Workbook(); s0=wb.active; s0.title='Summary'; ws=wb.create_sheet('RR'); s2=wb.create_sheet('Notes')
ws['A1']='Ashgrove Medical Pavilion I & II'; ws['A1'].font=Font(bold=True,size=13); ws['A2']='Rent roll @ 1-Apr-2026 (LCD = commencement, LXD = expiration)'
hd=['Bldg','Suite','Tenant','Specialty','RSF','% of\nRSF','LCD','LXD','Yrs left','Base rent\n$/mo','Base rent\n$/RSF/yr','Lease\ntype','CAM/Tax est.\n$/mo','Mgmt fee\n$/mo','Gross\n$/mo','Next bump\ndate','Next bump\n$/mo','Escalator','Renewal options','Sec. dep.']
for j,x in enumerate(hd,1):
    c=ws.cell(4,j,x); c.font=Font(bold=True,color='FFFFFF'); c.fill=PatternFill('solid',fgColor='7A2E3A'); c.alignment=Alignment(wrap_text=True,horizontal='center',vertical='center')
T=[];r=5;i=0;asof=D(2026,4,1); spec=['Ortho','OB/GYN','Cardio','Imaging','Derm','PCP','PT/Rehab','Ophtho','Dental','Peds','Sleep','Uro','Infusion','Lab']
L=[('I',x) for x in '100 110 120 150 200 205 210 230 300 310 320'.split()]+[('II',x) for x in '101 102 104 201 202 203 206 301 302 305'.split()]
vac={('I','205'),('II','203'),('II','305')}; areas=[rng.randint(1150,8400) for _ in L]; TA=sum(areas)
for (b,u),a in zip(L,areas):
    row=dict(unit=u,building=b,area=a); v=[b,u]
    if (b,u) in vac:
        v+=['Vacant' if u!='305' else 'Vacant (shell)',None,a,a/TA]; row['statusText']=v[2]
    else:
        n=nm[i];i+=1; st=D(rng.randint(2016,2026),rng.randint(1,3),rng.choice([1,1,15])); e=end(st,rng.choice([84,120,120,128]))
        if e<asof: e=end(st,180)
        rent=round(a*rng.choice([22.5,23.75,25,26.4])/12,2); ty=rng.choice(['NNN','NNN','NNN','MG','FSG'])
        cam=round(a*11.15/12,2) if ty=='NNN' else 0; fee=round(rent*.03,2) if ty=='NNN' else 0; g=round(rent+cam+fee,2)
        nb=addm(st,12)
        while nb<=asof: nb=addm(nb,12)
        nb=D(nb.year,nb.month,1)
        flat=rng.random()<.15
        nr=None if flat or nb>e else round(rent*1.025,2); dep=rng.choice([None,rent,rent,5000.0])
        sp=[x for x,kx in zip(spec,["Orthopedics, P.A.","Women's Health","Cardiology Assoc.","Imaging Partners LLC","Dermatology","Family Medicine","Physical Therapy","Eye Institute","Oral Surgery","Pediatrics","Sleep Center","Urology Group","Infusion Services","Labs Inc"]) if n.endswith(kx)][0]
        v+=[n,sp,a,a/TA,st,e,(e-asof).days/365.25,rent,rent*12/a,ty,cam,fee,g,nb if nr else None,nr,'2.5% ann.' if nr else 'Flat',rng.choice(['2 x 5 @ FMV','1 x 5 @ 95% FMV','None','2 x 5 @ FMV (9 mo notice)']),dep]
        row.update(tenantName=n,statusText='Occupied',leaseStartDate=iso(st),leaseEndDate=iso(e),contractRent=rent,charges=[dict(code='CAM/Tax est.',amount=cam),dict(code='Mgmt fee',amount=fee)],totalCharges=g,rentSteps=[dict(date=iso(nb),amount=nr)] if nr else None,deposit=dep)
    for j,x in enumerate(v,1):
        c=ws.cell(r,j,x)
        c.number_format={5:'#,##0',6:'0.0%',7:'m/d/yy',8:'m/d/yy',9:'0.0',10:'#,##0.00',11:'0.00',13:'#,##0.00;(#,##0.00);"-"',14:'#,##0.00;(#,##0.00);"-"',15:'#,##0.00',16:'m/d/yy',17:'#,##0.00',20:'#,##0.00'}.get(j,'General')
        if j==10: c.font=Font(color='0000FF')
    if u=='320': r+=1
    T.append(row); r+=1
# truth: cam printed as dash -> leave out
for t in T:
    if t.get('charges'): t['charges']=[x for x in t['charges'] if x['amount']]
S=lambda k:round(sum(t.get(k) or 0 for t in T),2)
ch=lambda c:round(sum(x['amount'] for t in T for x in t.get('charges') or [] if x['code']==c),2)
r+=1; vals={3:'Total / wtd. avg',5:TA,6:1,10:S('contractRent'),11:S('contractRent')*12/sum(t['area'] for t in T if t.get('tenantName')),13:ch('CAM/Tax est.'),14:ch('Mgmt fee'),15:S('totalCharges'),20:S('deposit')}
for j in range(1,21):
    c=ws.cell(r,j,vals.get(j)); c.font=Font(bold=True); c.border=Border(top=Side('thin')); c.number_format={5:'#,##0',6:'0.0%'}.get(j,'#,##0.00')
va=sum(t['area'] for t in T if not t.get('tenantName'))
walt=sum(t['contractRent']*(D.fromisoformat(t['leaseEndDate'])-asof).days/365.25 for t in T if t.get('tenantName'))/S('contractRent')
ws.cell(r+2,3,'Vacant RSF'); ws.cell(r+2,5,va).number_format='#,##0'; ws.cell(r+3,3,'Occupancy'); ws.cell(r+3,5,1-va/TA).number_format='0.0%'; ws.cell(r+4,3,'WALT (yrs, by rent)'); ws.cell(r+4,5,walt).number_format='0.0'; ws.cell(r+5,3,'Suites leased / total'); ws.cell(r+5,5,f'{len(T)-3} / {len(T)}')
for k,w in zip('ABCDEFGHIJKLMNOPQRST',[6,8,32,11,9,8,10,10,8,12,10,8,13,11,12,11,12,11,24,11]): ws.column_dimensions[k].width=w
ws.column_dimensions['D'].hidden=True; ws.freeze_panes='D5'; ws.row_dimensions[4].height=32
s0['B2']='Ashgrove Medical Pavilion – underwriting summary'; s0['B2'].font=Font(bold=True)
for k,(a,b) in enumerate([('RSF',TA),('In-place base rent (annual)',round(S('contractRent')*12,2)),('Occupancy',1-va/TA),('WALT',round(walt,1)),('Purchase price',41250000),('Going-in cap',.0665)]): s0.cell(4+k,2,a); c=s0.cell(4+k,3,b); c.number_format='0.0%' if isinstance(b,float) and b<1 else '#,##0.0' if a=='WALT' else '#,##0'
s0.column_dimensions['B'].width=34; s0.column_dimensions['C'].width=16
s2['A1']='1) Abstracted from leases; not estoppel-verified.'; s2['A2']='2) Suite 305 in Bldg II is first-generation shell, $95/RSF TI assumed.'
wb.save(p(f))
save(f,'OFFICE','analyst medical office workbook, hidden column, summary sheet',False,'Ashgrove Medical Pavilion I & II','2026-04-01',T,len(T),len(T)-3,3,sheet='RR')
