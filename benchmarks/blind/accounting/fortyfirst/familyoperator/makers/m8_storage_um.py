# self storage: system export, saved as old .xls
import random, os, openpyxl
from openpyxl.styles import Font,Alignment,PatternFill
from common import *
R=random.Random(4108);STEM='UnitMixSummary_S0417'
G=[("Climate Interior",[("CI0505","5 x 5",5,5,36,69),("CI0510","5 x 10",5,10,58,109),("CI1010","10 x 10",10,10,44,169),("CI1015","10 x 15",10,15,22,219),("CI1020","10 x 20",10,20,10,269)]),
("Drive-Up",[("DU0510","5 x 10",5,10,40,84),("DU1010","10 x 10",10,10,62,129),("DU1015","10 x 15",10,15,48,164),("DU1020","10 x 20",10,20,54,189),("DU1030","10 x 30",10,30,18,254),("DU1224","12 x 24 odd",12,24,3,239)]),
("Mezzanine / Locker",[("LK0404","4 x 4 locker",4,4,20,34),("LK0408","4 x 8 upper",4,8,16,49)]),
("Outdoor Parking",[("PK1020","10 x 20 car",10,20,15,75),("PK1230","12 x 30 boat/RV",12,30,21,115),("PK1240","12 x 40 RV",12,40,6,145)])]
K=['sf','units','total_sf','occupied','vacant','pct_occ','market','market_total','actual_total','actual','actual_sf']
H=['Type','Description','SqFt','Units','Total SqFt','Occ','Vac','Occ %','Std Rate','Gross Potential','Occupied Rent','Avg Occ Rate','Occ Rent / SqFt']
wb=openpyxl.Workbook();ws=wb.active;ws.title='UnitMixSummary';f=lambda **k:Font(name='Tahoma',size=8,**k)
ws['A1']='Keep-It-Here Self Storage (S0417)';ws['A1'].font=Font(name='Tahoma',size=11,bold=True)
ws['A2']='Unit Mix Summary';ws['A3']='Through: 9/30/2026';ws['H3']='Run by: kjb 10/1/2026 7:02:11 AM'
for c in('A2','A3','H3'): ws[c].font=f()
r=5
for j,h in enumerate(H,1):
    c=ws.cell(r,j,h);c.font=f(bold=True,color='FFFFFF');c.fill=PatternFill('solid',fgColor='1F4E78');c.alignment=Alignment(horizontal='center',wrap_text=True)
r=6;rows=[];T=[];A=[]
fm=['0','0','#,##0','0','0','0.0%','#,##0.00','#,##0.00','#,##0.00','#,##0.00','0.00']
def put(vals,b=False):
    global r
    for j,x in enumerate(vals):
        c=ws.cell(r,3+j,x);c.number_format=fm[j];c.font=f(bold=b)
def total(lab,L,units=None):
    global r
    u,ts,o,v,mt,at,os_=[sum(x[i] for x in L) for i in range(7)]
    vals=[None,units or u,ts,o,v,round(o/u,3),None,mt,round(at,2),round(at/o,2),round(at/os_,2)]
    ws.cell(r,1,lab).font=f(bold=True);put(vals,True);T.append(dict(label=lab,**dict(zip(K,vals))));r+=1
for g,L in G:
    ws.cell(r,1,g).font=f(bold=True,italic=True);r+=1;S=[]
    for t,ds,w,l,n,rate in L:
        sf=w*l;o=max(1,round(n*R.uniform(.74,.99)))
        if t in('DU1224','PK1240'): o=n
        at=round(o*rate*R.uniform(.82,1.12),2)
        vals=[sf,n,sf*n,o,n-o,round(o/n,3),rate,rate*n,at,round(at/o,2),round(at/(o*sf),2)]
        ws.cell(r,1,t).font=f();ws.cell(r,2,ds).font=f();put(vals);r+=1
        rows.append(dict(type=t,desc=ds,**dict(zip(K,vals))));S.append((n,sf*n,o,n-o,rate*n,at,o*sf))
    total(f'Total {g}',S);A+=S;r+=1
tu=sum(x[0] for x in A);bad=tu-9
total('Grand Total',A,bad)
planted={"what":f"Grand Total Units printed {bad}; the types (and Occ + Vac) make {tu}","kind":"count_wrong"}
r+=1;ws.cell(r,1,'Std Rate excludes administration fee, insurance and tax. Company units excluded.').font=f(italic=True)
for c,w in zip('ABCDEFGHIJKLM',[19,17,7,7,10,6,6,8,10,12,12,12,17]): ws.column_dimensions[c].width=w
ws.page_setup.orientation='landscape';ws.page_setup.fitToWidth=1;ws.page_setup.fitToHeight=0;ws.sheet_properties.pageSetUpPr=openpyxl.worksheet.properties.PageSetupProperties(fitToPage=True)
os.makedirs('.',exist_ok=True);t=f'.{STEM}.xlsx';wb.save(t);soffice(t,'xls:MS Excel 97')
print(planted);save(STEM,'UM',K,rows,T,planted)
