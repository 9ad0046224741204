# UM, privatised military housing, printed from a workbook by LibreOffice
import random,subprocess,shutil,os
from common import *
from openpyxl import Workbook
from openpyxl.styles import Font, PatternFill, Alignment, Border, Side
rnd=random.Random(SEED+7)
AD,OE='other:Occupied By Active Duty','other:Occupied By Other Eligible'
K=['sf','units',AD,OE,'vacant','down','pct_occ','market','actual','actual_total']
G=[('JUNIOR ENLISTED  E-1 to E-6',[('Pinewood 2A - 1962 duplex (unrenovated)',2,1,912,48,1395,.72),('Pinewood 2B - 1962 duplex, renovated 2014',2,1.5,940,64,1450,.9),('Liberty Row 3A Townhome',3,1.5,1240,72,1620,.91),('Liberty Row 3A-ADA',3,2,1285,4,1620,.8),('Liberty Row 4A Townhome',4,2,1466,30,1785,.85)]),
('SENIOR ENLISTED  E-7 to E-9',[('Harbor View 3B',3,2,1510,36,1890,.93),('Harbor View 4B',4,2.5,1735,28,2040,.95)]),
('COMPANY & FIELD GRADE  O-1 to O-5',[('Officers Circle 3C (historic)',3,2.5,1985,14,2110,.8),('Officers Circle 4C (historic)',4,2.5,2340,12,2295,.85),('Bluff Drive 4D Single Family',4,2.5,2110,18,2265,1)]),
('SENIOR / COMMAND',[('Command Qtrs 5E',5,3.5,3420,3,2655,1)])]
rows=[];tot=[];secs=[]
for s,fs in G:
    rs=[]
    for n,b,ba,sf,u,m,o in fs:
        oc=round(u*o); oe=rnd.randint(0,max(0,oc//8)) if u>5 else 0; va=u-oc; dn=rnd.randint(0,va) if u>4 else 0
        if 'unreno' in n: dn=9
        r={'type':n,'beds':b,'baths':ba,'sf':sf,'units':u,AD:oc-oe,OE:oe,'vacant':va-dn,'down':dn,'pct_occ':round(oc/u*100,1),'market':m*100}
        at=sum(m*100-rnd.choice([0,0,0,5000,rnd.randint(1000,20000)]) for _ in range(oc)); at=round(at/100)*100
        r['actual']=round(at/oc); r['actual_total']=at; rs.append(r);rows.append(r)
    secs.append((s,rs))
def sm(rs,l):
    u=S(rs,'units');oc=S(rs,AD)+S(rs,OE)
    return {'label':l,'sf':round(sum(r['sf']*r['units'] for r in rs)/u),'units':u,AD:S(rs,AD),OE:S(rs,OE),'vacant':S(rs,'vacant'),'down':S(rs,'down'),'pct_occ':round(oc/u*100,1),'market':round(sum(r['market']*r['units'] for r in rs)/u),'actual':round(S(rs,'actual_total')/oc),'actual_total':S(rs,'actual_total')}
wb=Workbook();ws=wb.active;ws.title='Mix'
f='Liberation Sans Narrow';F=lambda b=False,s=10,c='000000',i=False:Font(name=f,size=s,bold=b,color=c,italic=i)
box=Border(*[Side(style='hair',color='808080')]*4)
cols=['type','beds','baths']+K
ws.cell(1,1,'FORT ALDERSON FAMILY HOUSING LLC').font=F(True,15);ws.cell(2,1,'Inventory and Rent by Floor Plan  |  installation-wide  |  count date 30 SEP 2023').font=F(s=11)
H=[('Floor Plan',''),('BR',''),('BA',''),('Avg\nSq Ft',''),('Total\nHomes',''),('Occupied By','Active\nDuty'),('','Other\nEligible'),('Vacant\nReady',''),('Down /\nOffline',''),('Pct\nOccupied',''),('Market\nRent',''),('Avg Actual\nRent',''),('Total Actual\nRent / Month','')]
for i,(a,b) in enumerate(H,1):
    for rr,v in ((4,a),(5,b)):
        x=ws.cell(rr,i,v or None);x.font=F(True,9.5,'FFFFFF');x.fill=PatternFill('solid',fgColor='3B4A2F');x.alignment=Alignment(horizontal='center',vertical='center',wrap_text=True);x.border=box
    if not b: ws.merge_cells(start_row=4,end_row=5,start_column=i,end_column=i)
ws.merge_cells('F4:G4');ws.row_dimensions[4].height=16;ws.row_dimensions[5].height=27
y=6
def put(r,b=False,fill=None):
    for i,k in enumerate(cols,1):
        v=r.get(k) if k!='type' else r.get('type',r.get('label'))
        x=ws.cell(y,i);x.border=box;x.font=F(b)
        if fill:x.fill=PatternFill('solid',fgColor=fill)
        if v is None:continue
        if k in('market','actual','actual_total'): x.value=v/100;x.number_format='"$"#,##0' if k!='actual' else '"$"#,##0.00'
        elif k=='pct_occ': x.value=v/100;x.number_format='0.0%'
        else: x.value=v;x.number_format='#,##0' if k not in('baths','beds') else 'General'
        if k=='type':x.alignment=Alignment(wrap_text=True,vertical='center')
        else:x.alignment=Alignment(horizontal='right' if k not in('beds','baths') else 'center',vertical='center')
def money_total(t): t['market']=round(t['market']/100)*100; return t
chk=[];i=0;AK=['units',AD,OE,'vacant','down','actual_total']
for s,rs in secs:
    x=ws.cell(y,1,s);x.font=F(True,10);ws.merge_cells(start_row=y,end_row=y,start_column=1,end_column=13)
    x.fill=PatternFill('solid',fgColor='DDE3D3');y+=1
    for r in rs:
        put(r)
        if len(r['type'])>34: ws.row_dimensions[y].height=26
        y+=1
    if len(rs)>1:
        t=money_total(sm(rs,'Subtotal / average'));tot.append(t);chk.append((len(tot)-1,range(i,i+len(rs)),AK));put(t,True);y+=1
    i+=len(rs)
t=money_total(sm(rows,'INSTALLATION TOTAL / WTD AVG'));tot.append(t);chk.append((len(tot)-1,range(len(rows)),AK));put(t,True,'C9D2BA');y+=2
for l in ('Market Rent = BAH with dependents for the anchor grade of the floor plan. "Other Eligible" = retirees, DoD civilians and unaccompanied members under waiver (tier 3-5).',
          'Down / Offline includes homes held for mold remediation (Pinewood) and fire damage. Avg Actual Rent is over occupied homes.',
          'Source: project owner monthly report, not verified by the Receiver.'):
    x=ws.cell(y,1,l);x.font=F(s=9,i=True);y+=1
for c_,w in zip('ABCDEFGHIJKLM',[33,5,5,8,8,9,9,9,9,10,10,12,15]):ws.column_dimensions[c_].width=w
ws.page_setup.orientation='landscape';ws.page_setup.paperSize=1;ws.page_setup.fitToWidth=1;ws.page_setup.fitToHeight=0;ws.sheet_properties.pageSetUpPr.fitToPage=True
ws.oddFooter.left.text='Fort Alderson / Receiver file 22-0117';ws.oddFooter.right.text='Page &P of &N';ws.print_options.horizontalCentered=True
st='fort_alderson_home_inventory'
wb.save(B+st+'.xlsx')
subprocess.run(['nice','soffice','--headless','--convert-to','pdf','--outdir',D,B+st+'.xlsx'],check=True,stdout=subprocess.DEVNULL,stderr=subprocess.DEVNULL)
save(st+'.pdf','UM',K,rows,tot,cents=['market','actual','actual_total'],checks=chk)
