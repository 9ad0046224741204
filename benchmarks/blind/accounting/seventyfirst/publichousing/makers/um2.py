import openpyxl
from common import *
from openpyxl.styles import *
from openpyxl.utils import get_column_letter as L
N='Tansy Hill CHF unit mix v6.xlsx'
# income band per CHF model; by phase
SEC=[('Phase 1 - 2210 Tansy Street (woodframe, 5 storeys)',[
('Studio','Deep Subsidy',42000,8,392,425,0),('Studio','Rent Geared to Income',58000,6,392,None,1190),('1 Bedroom','Deep Subsidy',42000,9,548,425,0),('1 Bedroom','Rent Geared to Income',58000,24,548,None,1415),('1 Bedroom','Moderate / Market',84780,13,561,None,1880),('1 Bedroom Accessible','Rent Geared to Income',58000,4,604,None,1390),('2 Bedroom','Rent Geared to Income',72000,17,803,None,1735),('2 Bedroom','Moderate / Market',134140,10,810,None,2360)]),
('Phase 2 - 2236 Tansy Street (townhomes)',[
('2 Bedroom','Deep Subsidy',42000,3,846,735,0),('3 Bedroom','Deep Subsidy',42000,2,1065,835,0),('3 Bedroom','Rent Geared to Income',86000,11,1065,None,2120),('3 Bedroom','Moderate / Market',191910,5,1082,None,2895),('4 Bedroom','Rent Geared to Income',107500,4,1244,None,2465)])]
K=['other:Income Limit','units','beds','pct_units','sf','total_sf','other:Average Monthly Rent','other:Total Monthly Rent']
wb=openpyxl.Workbook();a=wb.active;a.title='Assumptions';ws=wb.create_sheet('Unit Mix');w3=wb.create_sheet('Affordability Check')
ft=lambda **k:Font(name='Segoe UI',size=k.pop('size',9),**k)
for i,(x,y) in enumerate([('Project','Tansy Hill Affordable Housing'),('Sponsor','Tansy Hill Housing Society'),('Municipality','Port Ellery, BC'),('Target mix','20% Deep Subsidy / 50% RGI / 30% Moderate'),('Income limits','Housing Income Limits 2024 (planning area) and moderate income limits'),('Vacancy allowance',.03),('Capital replacement per unit per month',72)],2):
    a.cell(i,2,x).font=ft(bold=True);a.cell(i,3,y).font=ft()
a['C7'].number_format='0.0%';a.column_dimensions['B'].width=36;a.column_dimensions['C'].width=60
ws['B2']='Tansy Hill Affordable Housing - Proposed Unit Mix and Rents';ws['B2'].font=ft(size=13,bold=True,color='1F4E3D')
ws['B3']='Version 6 | Preliminary Project Approval submission | 12-Mar-2025 | CAD';ws['B3'].font=ft(italic=True,color='777777')
H=['Unit type','Income band','Income Limit','Units','Bedrooms per unit','% of Units','Net Area (sf)','Total Net Area (sf)','Average Monthly Rent','Total Monthly Rent']
for j,x in enumerate(H,2):
    c=ws.cell(5,j,x);c.font=ft(bold=True,color='FFFFFF');c.fill=PatternFill('solid',fgColor='1F4E3D');c.alignment=Alignment(wrap_text=True,horizontal='left' if j<4 else 'center',vertical='center')
ws.row_dimensions[5].height=42
TU=sum(u[3] for s,q in SEC for u in q);i=6;rows=[];tot=[];g=[0,0,0,0.0];bands={}
NF=['"$"#,##0','0','0','0.0%','#,##0','#,##0','"$"#,##0','"$"#,##0']
th=Side('thin',color='999999')
def put(i,v,bold=False,fill=None):
    for j,x in enumerate(v,2):
        c=ws.cell(i,j,x);c.font=ft(bold=bold)
        if j>3:c.number_format=NF[j-4];c.alignment=Alignment(horizontal='right')
        if bold:c.border=Border(top=th)
        if fill:c.fill=PatternFill('solid',fgColor=fill)
for s,q in SEC:
    ws.cell(i,2,s).font=ft(bold=True);ws.merge_cells(start_row=i,start_column=2,end_row=i,end_column=11);ws.cell(i,2).fill=PatternFill('solid',fgColor='DCE9E2');i+=1
    S=[0,0,0]
    for t,b,inc,u,sf,sh,r in q:
        rent=sh or r;bd={'S':0}.get(t[0],None);bd=0 if t[0]=='S' else int(t[0])
        if b.startswith('Rent'):rent=round(r*.62)
        tm=rent*u
        put(i,[t,b,inc,u,bd,u/TU,sf,sf*u,rent,tm]);i+=1
        rows.append({'type':t,'_b':b,'other:Income Limit':inc,'units':u,'beds':bd,'pct_units':round(u/TU*100,1),'sf':sf,'total_sf':sf*u,'other:Average Monthly Rent':rent,'other:Total Monthly Rent':tm})
        S=[S[0]+u,S[1]+sf*u,S[2]+tm];z=bands.setdefault(b,[0,0]);z[0]+=u;z[1]+=tm
    lab='Subtotal '+s.split(' - ')[0]
    put(i,[lab,None,None,S[0],None,S[0]/TU,None,S[1],None,S[2]],True);i+=2
    tot.append({'label':lab,'units':S[0],'pct_units':round(S[0]/TU*100,1),'total_sf':S[1],'other:Total Monthly Rent':S[2]});g=[p+q2 for p,q2 in zip(g,S)]
put(i,['TOTAL PROJECT',None,None,g[0],None,1,round(g[1]/g[0]),g[1],round(g[2]/g[0]),g[2]],True,'F3E9C6')
tot.append({'label':'TOTAL PROJECT','units':g[0],'pct_units':100.0,'sf':round(g[1]/g[0]),'total_sf':g[1],'other:Average Monthly Rent':round(g[2]/g[0]),'other:Total Monthly Rent':g[2]})
i+=2;ws.cell(i,2,'RGI rents are average tenant contributions (30% of income); maximum rents apply to Moderate / Market units. Deep Subsidy rents equal the shelter maximum.').font=ft(italic=True,size=8)
for c,w in zip('ABCDEFGHIJK',[2,23,24,11,8,11,9,10,12,11,13]):ws.column_dimensions[c].width=w
ws.sheet_view.showGridLines=False;ws.freeze_panes='D6'
ws.page_setup.orientation='landscape';ws.page_setup.fitToHeight=0;ws.sheet_properties.pageSetUpPr=openpyxl.worksheet.properties.PageSetupProperties(fitToPage=True)
w3['B2']='Check of income mix';w3['B2'].font=ft(bold=True,size=12)
for j,x in enumerate(['Band','Homes','Share','Target'],2):w3.cell(4,j,x).font=ft(bold=True)
for k,((b,z),tg) in enumerate(zip(bands.items(),[.2,.5,.3]),5):
    for j,x in enumerate([b,z[0],z[0]/TU,tg],2):
        c=w3.cell(k,j,x);c.font=ft()
        if j>3:c.number_format='0%'
w3.column_dimensions['B'].width=26
wb.active=1;wb.save(doc(N));print(TU,bands,[r['pct_units'] for r in rows],sum(r['pct_units'] for r in rows))
for r in rows:r.pop('_b')
save(N,'UM',K,rows,tot,'BC-type community housing unit mix, three sheets, income bands by phase, subtotals, income limits',True)
