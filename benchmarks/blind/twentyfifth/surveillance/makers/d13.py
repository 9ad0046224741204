# HUD Sec. 8 elderly high-rise, Yardi affordable export; floors as sections; planted digit_changed
from xl import *
r=random.Random(3713);N=Namer(r);FN='st_brannoc_towers_HAP_RR.xlsx';wb=Workbook();ws=wb.active;ws.title='Report1'
for i,t in enumerate(['Affordable Rent Roll','Property: St. Brannoc Towers (brannoc)','As Of: 04/30/2025   Program: Section 8 / LIHTC'],1): ws.cell(i,1,t).font=Font(name='Arial',size=9,bold=i==1)
H=[['','','','Household','Cert','','Contract','Utility','Tenant','HAP','Total','Move','Recert','Sec Dep','Tenant'],['Unit','BR','SqFt','Name','Type','Status','Rent','Allow','Rent','Subsidy','Collectible','In','Due','Held','Balance']]
for i in(0,1):
    for j,h in enumerate(H[i],1): c=ws.cell(5+i,j,h);c.font=Font(name='Arial',size=8,bold=True);c.alignment=Alignment(horizontal='right' if j>6 else 'left')
R=7;rows=[];G=[0]*6;o=v=n=0;changed=None
for fl in range(2,9):
    ws.cell(R,1,f'Floor {fl}').font=Font(name='Arial',size=8,bold=True,underline='single');R+=1;S=[0]*6
    for k in 'ABCDEFGH':
        u=f'{fl}{k}';br='0' if k in 'CF' else '1' if k!='H' else '2';sf={'0':430,'1':560,'2':780}[br];cr={'0':1088,'1':1274,'2':1549}[br];n+=1
        if u in('3D','6B','7G'):
            v+=1
            for j,x in((1,u),(2,br+'BR'),(3,sf),(4,'VACANT'),(6,'Vacant'),(7,cr)): ws.cell(R,j,x)
            R+=1;rows.append(row(unit=u,unitType=br+'BR',area=sf,statusText='Vacant',section=f'Floor {fl}',contractRent=cr));S[0]+=cr;continue
        if u=='2A':
            for j,x in((1,u),(2,br+'BR'),(3,sf),(4,'EMPLOYEE UNIT'),(6,'Non-revenue')): ws.cell(R,j,x)
            R+=1;rows.append(row(unit=u,unitType=br+'BR',area=sf,statusText='Non-revenue',section='Floor 2'));continue
        o+=1;s={'4E':'Notice','5C':'Eviction'}.get(u,'Current');nm=N(2);tr=r.randint(148,520);ha=cr-tr;ua=0 if br=='0' else r.choice([0,41]);mi=D(r,'2003-01-01','2025-03-15');rc=dt.date(2025+(r.random()<.4),r.randint(1,12),1)
        if rc<dt.date(2025,5,1): rc=rc.replace(year=2026)
        dep=r.choice([50,tr,tr]);bal=r.choice([0,0,0,tr,round(r.uniform(5,300),2)])
        S=[a+b for a,b in zip(S,[cr,tr,ha,cr,dep,bal])];pha=ha
        if u=='6E': pha=ha+90 if (ha//10)%10==0 else ha-(ha//10%10)*10+((ha//10%10)+4)%10*10;changed=(u,ha,pha)
        for j,x in enumerate([u,br+'BR',sf,nm,r.choice(['AR','AR','IR','MI']),s,cr,ua,tr,pha,cr,us(mi),us(rc),dep,bal],1): ws.cell(R,j,x)
        R+=1
        rows.append(row(unit=u,unitType=br+'BR',area=sf,tenantName=nm,statusText=s,section=f'Floor {fl}',contractRent=cr,charges=[dict(code='Tenant Rent',amount=tr),dict(code='HAP Subsidy',amount=pha)],totalCharges=cr,moveInDate=mi,deposit=dep,balance=bal))
    ws.cell(R,4,f'Subtotal Floor {fl}')
    for j,x in zip((7,9,10,11,14,15),S): c=ws.cell(R,j,round(x,2));c.border=top
    for j in(4,7,9,10,11,14,15): ws.cell(R,j).font=Font(name='Arial',size=8,italic=True)
    R+=2;G=[a+b for a,b in zip(G,S)]
ws.cell(R,4,f'Property Total  {n} units')
for j,x in zip((7,9,10,11,14,15),G): ws.cell(R,j,round(x,2))
for j in range(1,16): ws.cell(R,j).font=Font(name='Arial',size=8,bold=True);ws.cell(R,j).border=Border(top=thin,bottom=Side(style='double'))
for i,(k,x) in enumerate([('Occupied (incl. notice/eviction)',o),('Vacant',v),('Non-revenue',1),('Total units',n)],R+2): ws.cell(i,4,k);ws.cell(i,7,x)
for rr in ws.iter_rows(min_row=7,max_row=R):
    for c in rr:
        if c.column>=7 and isinstance(c.value,(int,float)): c.number_format='#,##0.00'
        if c.font.sz==11: c.font=Font(name='Arial',size=8)
widths(ws,[7,6,6,28,6,12,11,8,10,11,12,11,11,10,10]);land(ws);ws.print_title_rows='5:6';fin(wb,FN)
save(FN,'MULTIFAMILY','Affordable (HUD) roll by floor, tenant rent and subsidy columns',True,rows,n,o,v,'St. Brannoc Towers','2025-04-30','Report1',planted=dict(what=f'unit {changed[0]}: HAP Subsidy printed {changed[2]:,.2f} instead of {changed[1]:,.2f}; contract rent = tenant rent + HAP and the floor/property subsidy totals tie with the original',kind='digit_changed'))
