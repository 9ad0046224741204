import json,os
from openpyxl import Workbook
from openpyxl.styles import Font,Alignment,Border,Side,PatternFill
R=os.path.dirname(os.path.dirname(os.path.abspath(__file__)));N='um_appraisal_fennimore'
# desc,beds,baths,units,occ,sf,low,high,actual,market
D=[('Efficiency',0,1,12,11,430,795,915,851.25,900),('One bedroom, garden level',1,1,18,18,602,940,1065,988.4,1040),('One bedroom, upper',1,1,30,28,602,965,1120,1031.75,1075),('One bedroom w/ balcony',1,1,14,14,655,1010,1175,1084.1,1130),
('Two bedroom, one bath',2,1,26,25,845,1125,1295,1203.6,1260),('Two bedroom, one and one-half bath',2,1.5,16,14,898,1180,1340,1254.95,1315),('Two bedroom corner',2,2,12,12,960,1225,1410,1310,1385),('Three bedroom townhouse',3,1.5,8,7,1210,1495,1675,1581.3,1650),('Employee unit',2,1,1,1,845,None,None,0,1260)]
K=['units','other:Mix','beds','baths','sf','total_sf','occupied','vacant','rent_low','rent_high','actual','actual_sf','market','market_sf','annual']
K[1]='pct_units'
U=sum(d[3] for d in D)
wb=Workbook();w=wb.active;w.title='Rent Roll Summary'
f=lambda **k:Font(name='Cambria',size=k.pop('size',10),**k)
md=Side(style='medium');th=Side(style='thin')
w['B2']='Fennimore Court Apartments';w['B2'].font=f(bold=True,size=13)
w['B3']='1180 Fennimore Avenue  -  File 24-0619';w['B3'].font=f()
w['B4']='UNIT MIX AND MARKET RENT CONCLUSIONS';w['B4'].font=f(bold=True)
w['B5']='Effective date of value: June 12, 2024';w['B5'].font=f(italic=True)
for a,b,t in(('B','B','Unit Description'),('C','C','No. of Units'),('D','D','% of Total'),('E','E','BR'),('F','F','BA'),('G','H','Living Area (SF)'),('I','J','Status'),('K','N','Contract Rent (Monthly)'),('O','P','Market Rent (Concluded)'),('Q','Q','Annual Potential Gross Income')):
    w[a+'7']=t
    if a==b:w.merge_cells(f'{a}7:{a}8')
    else:w.merge_cells(f'{a}7:{b}7')
for a,t in zip('GHIJKLMNOP',('Per Unit','Total','Occ.','Vac.','Low','High','Average','Per SF','Per Month','Per SF')):w[a+'8']=t
for r in(7,8):
    for a in 'BCDEFGHIJKLMNOPQ':
        x=w[f'{a}{r}'];x.font=f(bold=True,color='FFFFFF');x.fill=PatternFill('solid',fgColor='5B2333');x.alignment=Alignment(horizontal='center',vertical='center',wrap_text=True)
C=dict(zip(K,'CDEFGHIJKLMNOPQ'))
NF={'pct_units':'0.0%','sf':'#,##0','total_sf':'#,##0','rent_low':'"$"#,##0','rent_high':'"$"#,##0','actual':'"$"#,##0.00','actual_sf':'"$"0.00','market':'"$"#,##0','market_sf':'"$"0.00','annual':'"$"#,##0','baths':'0.0'}
def put(r,d,b=False):
    for k,v in d.items():
        if k in C:
            x=w[f'{C[k]}{r}'];x.value=v;x.number_format=NF.get(k,'0');x.font=f(bold=b);x.alignment=Alignment(horizontal='right' if k in('actual','market','annual','total_sf') else 'center')
rows=[];r=9
for de,bd,ba,u,oc,sf,lo,hi,ac,mk in D:
    o={'desc':de,'units':u,'pct_units':round(u/U,3),'beds':bd,'baths':ba,'sf':sf,'total_sf':u*sf,'occupied':oc,'vacant':u-oc}
    if lo:o.update(rent_low=lo,rent_high=hi)
    o.update(actual=ac,actual_sf=round(ac/sf+1e-9,2),market=mk,market_sf=round(mk/sf+1e-9,2),annual=mk*12*u)
    w[f'B{r}']=de;w[f'B{r}'].font=f();put(r,o);rows.append(o)
    for a in 'BCDEFGHIJKLMNOPQ':w[f'{a}{r}'].border=Border(bottom=Side(style='dotted'))
    r+=1
oc=sum(d[4] for d in D);ts=sum(d[3]*d[5] for d in D);ar=sum(d[3]*d[8] for d in D)
am=sum(d[3]*d[9] for d in D)
t={'units':U,'pct_units':1.0,'total_sf':ts,'sf':round(ts/U),'occupied':oc,'vacant':U-oc,'actual':round(ar/U+1e-9,2),'actual_sf':round(ar/ts+1e-9,2),'market':round(am/U),'market_sf':round(am/ts+1e-9,2),'annual':am*12}
w[f'B{r}']='Totals / Weighted Averages';w[f'B{r}'].font=f(bold=True);put(r,t,True)
for a in 'BCDEFGHIJKLMNOPQ':w[f'{a}{r}'].border=Border(top=md,bottom=md)
r+=2
for s in('Contract rents are averages of all units of a type, vacant units at asking. Low and high exclude the employee unit.',f'Physical occupancy at inspection: {oc/U*100:.1f}%','Compiled from owner-provided rent roll dated 5/31/2024; not audited.'):
    w[f'B{r}']=s;w[f'B{r}'].font=f(size=9,italic=True);r+=1
for a,x in zip('ABCDEFGHIJKLMNOPQ',(2,33,9,9,5,5,9,10,7,7,9,9,11,8,11,8,15)):w.column_dimensions[a].width=x
w.row_dimensions[7].height=30;w.sheet_view.showGridLines=False
w.page_setup.orientation='landscape';w.page_setup.fitToHeight=0;w.sheet_properties.pageSetUpPr.fitToPage=True
wb.save(f'{R}/documents/{N}.xlsx')
json.dump({'name':N+'.xlsx','kind':'UM','planted':None,'money':K,'rows':rows,'totals':[t]},open(f'{R}/truth/{N}.json','w'),indent=1)
print(U,t)
