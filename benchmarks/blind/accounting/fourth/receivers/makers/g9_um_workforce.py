# UM, workforce housing with AMI bands, merged floor-plan cells, hidden column
import random
from common import *
from openpyxl import Workbook
from openpyxl.styles import Font, PatternFill, Alignment, Border, Side
rnd=random.Random(SEED+9)
K=['ami','units','pct_units','sf','gross','ua','net','monthly','annual','other:Mkt Rent per Appraiser']
# plan, beds, baths, sf, ua, market, {ami:(units, gross limit)}
P=[('S1 Studio',0,1,455,61,1340,{60:(8,1009),80:(6,1346)}),('A1 One Bed',1,1,640,78,1560,{60:(18,1081),80:(24,1442),120:(10,1700)}),('A2 One Bed + Den',1,1,755,82,1710,{80:(8,1442),120:(6,1845)}),('B1 Two Bed',2,1,885,101,1890,{60:(14,1297),80:(20,1730),120:(8,2050)}),('B2 Two Bed / Two Bath',2,2,960,104,2025,{80:(16,1730),120:(12,2190)}),('C1 Three Bed Townhome',3,2.5,1290,139,2460,{60:(4,1499),80:(6,1999)})]
U=sum(n for p in P for n,_ in p[6].values())
rows=[]
for n,b,ba,sf,ua,m,mx in P:
    for a,(u,g) in mx.items():
        net=g-ua
        rows.append({'type':n,'beds':b,'baths':ba,'ami':a,'units':u,'pct_units':round(u/U*100,1),'sf':sf,'gross':g,'ua':ua,'net':net,'monthly':net*u,'annual':net*u*12,'other:Mkt Rent per Appraiser':m})
def sm(ix,l):
    rs=[rows[i] for i in ix];u=S(rs,'units')
    return {'label':l,'units':u,'pct_units':round(u/U*100,1),'monthly':S(rs,'monthly'),'annual':S(rs,'annual')}
tot=[];chk=[];AK=['units','monthly','annual']
wb=Workbook();ws=wb.active;ws.title='Unit Mix'
F=lambda b=False,s=10,c='000000',i=False:Font(name='Cambria',size=s,bold=b,color=c,italic=i)
ws.merge_cells('B2:O2');ws['B2']='Foundry Yards Workforce Apartments, 1100 Slag Street';ws['B2'].font=F(True,14);ws['B2'].alignment=Alignment(horizontal='center')
ws.merge_cells('B3:O3');ws['B3']='Exhibit C to Receiver\'s First Report: regulated unit mix, 2023 limits';ws['B3'].font=F(i=True);ws['B3'].alignment=Alignment(horizontal='center')
H=['Floor Plan','Beds','Baths','AMI\nLevel','No. of\nUnits','% of\nUnits','Net\nSq. Ft.','LURA ref','Gross Rent\nLimit','Utility\nAllow.','Max Net\nRent','Total Net\nper Month','Annual','Mkt Rent\nper Appraiser']
keys=['type','beds','baths','ami','units','pct_units','sf',None,'gross','ua','net','monthly','annual','other:Mkt Rent per Appraiser']
for i,h in enumerate(H):
    x=ws.cell(5,2+i,h);x.font=F(True,9.5);x.alignment=Alignment(horizontal='center',vertical='bottom',wrap_text=True);x.border=Border(top=Side(style='medium'),bottom=Side(style='medium'))
ws.row_dimensions[5].height=30
y=6
def put(r,b=False,typ=True):
    for i,k in enumerate(keys):
        if k is None or (k=='type' and not typ) or k not in r: continue
        x=ws.cell(y,2+i);v=r[k];x.font=F(b)
        if k in('ami','pct_units'): x.value=v/100;x.number_format='0%' if k=='ami' else '0.0%'
        elif k=='type':x.value=v
        elif k in('gross','ua','net','monthly','annual') or k[0]=='o': x.value=v;x.number_format='_("$"* #,##0_);_("$"* (#,##0);_("$"* "-"_)'
        else:x.value=v;x.number_format='#,##0' if k!='baths' else '0.0'
        x.alignment=Alignment(horizontal='center') if k in('beds','baths','ami') else Alignment()
i=0
for p in P:
    y0=y
    for q in range(len(p[6])):
        put(rows[i],typ=q==0);ws.cell(y,9,f'Sch. B-{i+1}').font=F();i+=1;y+=1
    ws.merge_cells(start_row=y0,end_row=y-1,start_column=2,end_column=2);x=ws.cell(y0,2);x.alignment=Alignment(vertical='center',wrap_text=True);x.font=F(True)
    for cc in range(2,16): ws.cell(y-1,cc).border=Border(bottom=Side(style='dotted'))
def tline(t,fill=None):
    global y
    ws.cell(y,2,t['label']).font=F(True);put(t,True)
    for cc in range(2,16):
        if fill:ws.cell(y,cc).fill=PatternFill('solid',fgColor=fill)
    y+=1
t=sm(range(len(rows)),'Total regulated');tot.append(t);chk.append((0,range(len(rows)),AK))
t['sf']=round(sum(r['sf']*r['units'] for r in rows)/U)
t['ami']=round(sum(r['ami']*r['units'] for r in rows)/U)
tline(t,'DDEBF7');y+=1
for a in (60,80,120):
    ix=[j for j,r in enumerate(rows) if r['ami']==a]
    t=sm(ix,f'Subtotal at {a}% AMI');tot.append(t);chk.append((len(tot)-1,ix,AK));tline(t)
y+=1
for l in ('Beds 0 = studio. Net Sq. Ft. and AMI on the total line are averages weighted by units.','Limits eff. May 15, 2023. Utility allowance: electric, water and trash, Housing Authority schedule.','One two-bedroom (B1, 80%) is used as the leasing office and is counted above.'):
    ws.cell(y,2,l).font=F(i=True,s=9);y+=1
for c_,w in zip('ABCDEFGHIJKLMNO',[2,24,7,7,8,8,8,9,11,12,10,11,13,14,14]):ws.column_dimensions[c_].width=w
ws.column_dimensions['I'].hidden=True
ws.sheet_view.showGridLines=False;ws.page_setup.orientation='landscape';ws.page_setup.fitToWidth=1;ws.page_setup.fitToHeight=0;ws.sheet_properties.pageSetUpPr.fitToPage=True
N='Foundry_Yards_ExhibitC_unit_mix.xlsx';wb.save(D+N)
save(N,'UM',K,rows,tot,checks=chk)
