# Yardi affordable rent roll: tenant rent / subsidy
from util import *
from openpyxl import Workbook
from openpyxl.styles import *
g=G(2811); f='x01_affordable_hap.xlsx'; asof=dt.date(2025,7,31)
wb=Workbook();ws=wb.active;ws.title='Report1';B=Font(bold=True,name='Tahoma',size=9)
for i,s in enumerate(['Affordable Rent Roll','Property: Marigold Commons (mari)','As of Date: 07/31/2025','By Property']):ws.cell(i+1,1,s).font=B;ws.merge_cells(start_row=i+1,end_row=i+1,start_column=1,end_column=17)
h1=['Unit','Unit','Bed','Sq','Tenant','Name','Program','Status','Move','Next','Gross','Utility','Contract','Subsidy','Tenant','Security','Ending']
h2=['','Type','rooms','Ft','Code','','','','In','Recert','Rent Limit','Allowance','Rent','(HAP)','Rent','Deposit','Balance']
for c,(a,b) in enumerate(zip(h1,h2),1):
    for r,x in((6,a),(7,b)):
        q=ws.cell(r,c,x);q.font=B;q.fill=PatternFill('solid',fgColor='DDDDDD');q.alignment=Alignment(horizontal='center')
r=8;rows=[];t=[0]*6;n=o=v=0
for k in range(36):
    un=f'MC-{k//12+1}{k%12+1:02d}';br=[1,2,2,3][k%4];sf={1:610,2:840,3:1075}[br];lim={1:1048,2:1257,3:1452}[br];ua={1:71,2:94,3:118}[br];cr={1:962,2:1144,3:1310}[br];ty=f'{br}BR{[50,60][k%3==0]}';n+=1
    if un!='MC-101' and (g.random()<.07 or un=='MC-204'):
        v+=1;vals=[un,ty,br,sf,'VACANT','VACANT','','Vacant',None,None,lim,ua,0,0,0,0,0];rows.append(row(unit=un,unitType=ty,area=sf,statusText='Vacant',contractRent=0,deposit=0,balance=0));x=[0]*5
    elif un=='MC-101':
        vals=[un,ty,br,sf,'ADMIN','ADMIN UNIT','','Admin',None,None,lim,ua,0,0,0,0,0];rows.append(row(unit=un,unitType=ty,area=sf,statusText='Admin',contractRent=0,deposit=0,balance=0));x=[0]*5
    else:
        o+=1;nm=g.nm(0);pr=g.choice(['S8 PBRA','S8 PBRA','S8 PBRA','LIHTC','HCV']);sub=0 if pr=='LIHTC' else g.randint(300,cr-60);tr=cr-sub;mi=dt.date(g.randint(2012,2025),g.randint(1,6),g.randint(1,28));rec=dt.date(2026 if mi.month<=7 else 2025,mi.month,1);dep=g.choice([50,124,206,310]);bal=g.choice([0,0,0,0,-4,27.5,tr]);st='Notice' if g.random()<.06 else 'Current'
        vals=[un,ty,br,sf,f't{g.randint(12000,18999):07d}',nm,pr,st,mi,rec,lim,ua,cr,sub,tr,dep,bal];x=[cr,sub,tr,dep,bal]
        rows.append(row(unit=un,unitType=ty,area=sf,tenantName=nm,statusText=st,moveInDate=mi,contractRent=cr,deposit=dep,balance=bal,charges=[dict(code='Subsidy (HAP)',amount=sub),dict(code='Tenant Rent',amount=tr)]))
    for i,y in enumerate(x):t[i]=round(t[i]+y,2)
    for c,y in enumerate(vals,1):
        q=ws.cell(r,c,y);q.font=Font(name='Tahoma',size=8)
        if c in(9,10):q.number_format='mm/dd/yyyy'
        if c>10:q.number_format='#,##0.00'
    r+=1
ws.cell(r,1,'Total Marigold Commons').font=B
for c,y in zip(range(13,18),t):q=ws.cell(r,c,y);q.font=B;q.number_format='#,##0.00'
r+=2
for a,b in [('Total Units',n),('Occupied Units',o),('Vacant Units',v),('Admin Units',n-o-v),('Subsidized households',sum(1 for q in rows if q.get('charges') and q['charges'][0]['amount']))]:ws.cell(r,1,a);ws.cell(r,4,b);r+=1
for c,w in zip('ABCDEFGHIJKLMNOPQ',[11,8,7,7,11,24,10,9,11,11,11,10,11,11,11,10,10]):ws.column_dimensions[c].width=w
ws.page_setup.orientation='landscape';ws.page_setup.fitToWidth=1;ws.page_setup.fitToHeight=0;ws.sheet_properties.pageSetUpPr.fitToPage=True
wb.save(H+'documents/'+f)
save(f,'MULTIFAMILY','yardi affordable HAP',True,'Marigold Commons',asof,rows,n,o,v,ties=[(t[0],sm(rows,'contractRent')),(t[4],sm(rows,'balance')),(t[1]+t[2],t[0])])
